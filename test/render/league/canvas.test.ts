import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../src/i18n/locales.js';
import { PALETTES } from '../../../src/match/people.js';
import { LEAGUE_PICTURES, type LeaguePicture, type LeaguePictureKind } from '../../../src/present/league-picture.js';
import { drawNow, LARGEST } from '../../../src/render/index.js';
import { leagueScene } from '../../../src/render/league/index.js';
import type { Format } from '../../../src/rules/league/setup.js';
import { e, LeagueAtPlay, leagueOf } from '../../support/league.js';
import { textsOf, wordsAt } from '../../support/scenes.js';
import { faults } from '../../support/seen-scenes.js';

/** P-01: pictures of leagues are legible where they are seen: 350 high on a desktop and 314 wide on a phone. */

const FORMATS: Readonly<Record<LeaguePictureKind, Format>> = {
  standings: { kind: 'swiss', rounds: 3 },
  cross: { kind: 'round-robin', legs: 2 },
  bracket: { kind: 'knockout', drawn: 'replay' },
  lower: { kind: 'double', drawn: 'replay' },
  ladder: { kind: 'ladder', reach: 3 },
  curve: { kind: 'swiss', rounds: 3 },
};

/** A league of so many after two rounds, with long names, and somebody who has left. */
function pictureOf(kind: LeaguePictureKind, entrants: number, locale: LeaguePicture['locale']): LeaguePicture {
  const play = new LeagueAtPlay(leagueOf(FORMATS[kind], { most: 64, table: null }), entrants);
  if (kind === 'ladder') {
    play.give(e(2), { type: 'challenge', entrant: e(1) });
    play.playRound();
    play.give(e(3), { type: 'challenge', entrant: e(1) });
  } else {
    const once = play.open.slice(0, Math.ceil(entrants / 2));
    for (const { id } of once) play.book(Number(id.slice(1)), 'first');
    if (kind === 'lower') for (let i = 0; i < 3; i++) play.playRound();
    play.give(e(entrants), { type: 'leave' });
  }
  const called = play.state.entrants.map((one, i) =>
    i % 3 === 0 ? { ...one, name: `Wolfgang Amadeus von Hohenstaufen ${i}` } : { ...one, name: `Ann ${i}` },
  );
  const title = 'The league of the long winter evenings of the northern marches';
  return {
    game: 'league',
    view: { ...play.state, entrants: called },
    shows: { kind, stage: 0, division: 0 },
    title,
    locale,
  };
}

describe('P-01 pictures of leagues', () => {
  it.each(LEAGUE_PICTURES)('%s: nothing is too small, hidden or cut, of few and of many', (kind) => {
    for (const entrants of kind === 'cross' ? [3, 14] : [3, 16, 40]) {
      const picture = pictureOf(kind, entrants, 'en');
      for (const locale of LOCALES) {
        expect(faults(leagueScene({ ...picture, locale })), `${entrants} ${locale}`).toEqual([]);
      }
    }
  });

  it('in both palettes they are drawn, and are small to load', () => {
    for (const palette of PALETTES) {
      const { png, width } = drawNow({ ...pictureOf('cross', 8, 'en'), palette });
      expect(width).toBe(1040);
      expect(png.length).toBeLessThan(LARGEST / 3);
    }
  });

  it('who is out says so, a challenge names whom, and what has no room is counted', () => {
    const standings = leagueScene(pictureOf('standings', 40, 'en'));
    expect(wordsAt(standings, 'card:more')).toBe('… and 18 more');
    expect(textsOf(leagueScene(pictureOf('standings', 5, 'en'))).some(({ text }) => text.endsWith('(out)'))).toBe(true);
    expect(wordsAt(leagueScene(pictureOf('ladder', 5, 'en')), 'card:2:challenges')).toMatch(/^↑ challenges Wolfgang/);
  });
});
