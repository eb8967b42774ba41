import { expect, test } from 'vitest';
import { LOCALES } from '../../../src/i18n/locales.js';
import { sceneOf } from '../../../src/render/index.js';
import { battletech } from '../../../src/rules/battletech/index.js';
import { spectator } from '../../../src/rules/kernel/seats.js';
import { MAP, textsOf } from '../../support/scenes.js';
import { beginFull, type FullPiece } from '../../support/standard.js';

/** What a channel's pictures show of units whose sheets are secret (LEA-02): what happened on the table, and that in full. */

const PIECES: readonly FullPiece[] = [
  { unit: 'HBK-4G', seat: 'near', at: '0809 N' },
  { unit: 'ENF-4R', seat: 'enemy', at: '0806 S' },
];
const play = beginFull({ pieces: PIECES, options: { sheets: 'secret', infernoTurns: 'on' } });
play.alter('ENF-4R', (one) => ({
  ...one,
  body: {
    ...one.body,
    shutdown: true,
    burns: (['LL', 'RL', 'LA', 'RT'] as const).map((location) => ({ location, heat: 2, turns: 3 })),
  },
}));
const view = battletech.view(play.match, spectator);

test.each(LOCALES)('LEA-02 a card says all that is known and what is not, nothing cut off, in %s', (locale) => {
  const picture = { game: 'battletech', view, before: view, events: [], locale } as const;
  const cards = sceneOf({ ...picture, shows: { kind: 'sheets', units: ['HBK-4G', 'ENF-4R'], short: true } });
  const lines = textsOf(cards).filter(({ tag }) => tag === 'card:ENF-4R:changes');
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.filter(({ text }) => text.endsWith('…'))).toEqual([]);
  // Its words begin at the edge of the card: no room is kept for a body that is not shown.
  expect(Math.min(...lines.map(({ at }) => at[0]))).toBeLessThan(cards.width / 2 + 20);
  const told = lines.map(({ text }) => text).join(' ');
  expect(told).toContain({ en: 'A secret sheet', fr: 'Fiche secrète', ru: 'Карточка скрыта' }[locale]);
});

test.each(LOCALES)('LEA-02 the rows beside the map say what happens, not that sheets are secret, in %s', (locale) => {
  const picture = { game: 'battletech', view, before: view, events: [], locale } as const;
  const rows = textsOf(sceneOf({ ...picture, shows: MAP })).filter(({ tag }) => tag.startsWith('force:HBK-4G'));
  expect(rows.map(({ text }) => text)).toContain('HBK-4G');
  expect(rows.filter(({ text }) => text.includes('?') || text.endsWith('…'))).toEqual([]);
});
