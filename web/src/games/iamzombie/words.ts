/** Cards, abilities, specials and features in the reader's words. */

import { label, texts } from '../../lib/texts.svelte';
import { ARCHETYPES, LOCATIONS, textId } from './cards';

export const archetypeName = (card: number): string => {
  const facts = ARCHETYPES[card];
  return facts ? label(`iamzombie-archetype-${textId(facts.id)}`) : '';
};

export const locationName = (card: number): string => {
  const facts = LOCATIONS[card];
  return facts ? label(`iamzombie-location-${textId(facts.id)}`) : '';
};

export const abilityName = (ability: string): string => label(`iamzombie-ability-${ability}`);
export const colourName = (colour: string): string => label(`iamzombie-colour-${colour}`);
export const specialName = (special: string): string => label(`iamzombie-special-${special}`);
export const featureName = (feature: string, n: number): string => label(`iamzombie-feature-${feature}`, { n });

/** An effect in words; in co-op, where it differs there, what it is then. */
export interface Effect {
  text: string;
  coop: boolean;
}

function effect(id: string, coop: boolean, n = 0): Effect {
  const own = coop && texts.has(`${id}-coop`);
  return { text: texts.get(own ? `${id}-coop` : `${id}-help`, { n }), coop: own };
}

export const specialEffect = (special: string, coop: boolean): Effect => effect(`iamzombie-special-${special}`, coop);
export const featureEffect = (feature: string, n: number, coop: boolean): Effect =>
  effect(`iamzombie-feature-${feature}`, coop, n);

/** In the reader's language: `a, b and c`. */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(texts.language, { type: 'conjunction' }).format(names);
