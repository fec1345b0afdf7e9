/** Small drawings of the real boards, for the lobby: apart from the games, for at a table nobody looks at them. */

import type { Component } from 'svelte';
import CyberweddingPicture from './cyberwedding/Picture.svelte';
import FourthdimPicture from './fourthdim/Picture.svelte';
import HexnetPicture from './hexnet/Picture.svelte';
import IamzombiePicture from './iamzombie/Picture.svelte';
import IlluminatiPicture from './illuminati/Picture.svelte';

export const PICTURES: { readonly [game: string]: Component } = {
  fourthdim: FourthdimPicture,
  hexnet: HexnetPicture,
  illuminati: IlluminatiPicture,
  iamzombie: IamzombiePicture,
  cyberwedding: CyberweddingPicture,
};
