import { describe, expect, test } from 'vitest';
import { momentOf, placeOf, replayLink, studyLink, studyOf, targetOf } from './links';

test('a path leads to one screen', () => {
  expect(placeOf('/')).toEqual({ screen: 'lobby' });
  expect(placeOf('/t/Ab-3_x/')).toEqual({ screen: 'table', table: 'Ab-3_x' });
  expect(placeOf('/t/abc/replay')).toEqual({ screen: 'replay', table: 'abc' });
  expect(placeOf('/t/abc/verify/')).toEqual({ screen: 'verify', table: 'abc' });
  expect(placeOf('/verify')).toEqual({ screen: 'verify', table: null });
  expect(placeOf('/keepsakes')).toEqual({ screen: 'keepsakes' });
  expect(placeOf('/analysis/fourthdim')).toEqual({ screen: 'analysis', game: 'fourthdim' });
  expect(placeOf('/t/abc/else')).toEqual({ screen: 'lobby' });
});

describe('a moment of a replay', () => {
  test('is found again from its link', () => {
    expect(replayLink('abc', { n: null, seat: null })).toBe('/t/abc/replay');
    const link = replayLink('abc', { n: 12, seat: 0 });
    expect(link).toBe('/t/abc/replay?n=12&seat=0');
    expect(momentOf(link.slice(link.indexOf('?')))).toEqual({ n: 12, seat: 0 });
  });

  test('what is no number says nothing', () => {
    expect(momentOf('?n=x&seat=-1')).toEqual({ n: null, seat: null });
  });

  test('a pasted link leads to it', () => {
    expect(targetOf('https://house.example/t/abc/replay?n=7')).toBe('/t/abc/replay?n=7');
    expect(targetOf(' abc ')).toBe('/t/abc');
    expect(targetOf('https://house.example/t/abc/#i=x.y')).toBe('/t/abc#i=x.y');
    expect(targetOf('/t/abc/rules and more')).toBeNull();
  });
});

describe('a position in a fragment', () => {
  test('comes back as it was, spaces and all', () => {
    const study = { position: 'w Tb2,Wa1 - Tb6 B2:c1>c4 3', options: { no_progress_limit: 50, rings: [4, 8] } };
    const link = studyLink('fourthdim', study);
    expect(studyOf(link.slice(link.indexOf('#')))).toEqual(study);
    expect(studyLink('fourthdim', { position: '', options: {} })).toBe('/analysis/fourthdim');
  });

  test('a link that was cut short says nothing of the options', () => {
    expect(studyOf('#position=w&options=%7B%22a')).toEqual({ position: 'w', options: {} });
    expect(studyOf('#options=[1]')).toEqual({ position: '', options: {} });
    expect(studyOf('')).toEqual({ position: '', options: {} });
  });
});
