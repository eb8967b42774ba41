import { expect, test } from 'vitest';
import { rulesetOf } from '../../src/games/index.js';
import { LOCALES } from '../../src/i18n/locales.js';
import type { Shows } from '../../src/present/picture.js';
import { presenterOf } from '../../src/present/registry.js';
import { sceneOf } from '../../src/render/index.js';
import { seatId } from '../../src/rules/kernel/ids.js';
import { seated, spectator, type Viewer } from '../../src/rules/kernel/seats.js';
import type { Action } from '../../src/rules/tactic148/commands.js';
import { tactic148 } from '../../src/rules/tactic148/index.js';
import { begin, cover, move, pass, suppress, type Figure, type Play } from '../support/tactic148.js';
import { wildOf } from '../fuzz/wild.js';
import { seededChance } from '../../src/opponent/chance.js';

/** Actions queued in 1-48 Tactic (T48-09): until the next of them is carried out, nobody else can tell which they are, or how many. */

const FIGURES: readonly Figure[] = [
  { unit: 'US1', card: 'rifleman', at: [10, 20] },
  { unit: 'US2', card: 'gunner', at: [20, 20] },
  { unit: 'VG1', card: 'grenadier', at: [10, 8] },
];
const FIRST = move('US1', [10, 19]);
/** What may come after it. */
const QUEUES: readonly (readonly Action[])[] = [
  [move('US1', [10, 18])],
  [cover('US1')],
  [move('US2', [19, 19]), cover('US1'), cover('US2')],
  [suppress('US2', 10, 8)],
];

/** All that is made for a viewer, whether at once or of what happened before. */
function madeFor(play: Play, viewer: Viewer): readonly unknown[] {
  const view = tactic148.view(play.match, viewer);
  const lately = play.log.flatMap((event) => {
    const told = tactic148.tell(event, play.match, viewer, play.match);
    return told && told.type !== 'Redacted' ? [told] : [];
  });
  const stretch = { before: view, after: view, events: lately };
  const shown: readonly Shows[] = [
    { kind: 'map', crop: 'whole', overlay: null },
    { kind: 'sheets', units: view.game.characters.map(({ id }) => id) },
  ];
  const presenter = presenterOf('tactic148');
  const seat = viewer.as === 'seat' ? viewer.seat : null;
  const wild = wildOf(play.game, seededChance('queued')).nonsense;
  return [
    view,
    lately,
    play.log.map((event) => tactic148.tell(event, play.match, viewer)?.type ?? null),
    ...(seat === null ? [] : [tactic148.choices(view, seat, {})]),
    ...(seat === null
      ? []
      : wild.map((command) => {
          const order = { by: 'seat', seat, question: null, at: 0, command } as const;
          const done = ANY.decide(play.match, order, { dice: NONE, past: null });
          return done.ok ? 'accepted' : done.error;
        })),
    ...LOCALES.flatMap((locale) => [
      presenter.report(stretch, locale),
      presenter.story(stretch, locale),
      presenter.standing(view, locale),
      presenter.board(view, locale),
      ...shown.flatMap((shows) => [
        presenter.alt(shows, stretch, locale),
        sceneOf({ game: 'tactic148', view, before: view, events: lately, shows, locale }),
      ]),
    ]),
  ];
}

/** The same rules, for orders of any game. */
const ANY = rulesetOf('tactic148');

const NONE = {
  roll: (): never => {
    throw new Error('nonsense was rolled for');
  },
};

/** What others see after each of their answers, until the next action of the queue is carried out. */
function world(queued: readonly Action[]): readonly unknown[] {
  const play = begin({ figures: FIGURES, windows: true });
  play.give('us', { type: 'plan', actions: [FIRST, ...queued] });
  return [seated(seatId('vg')), spectator].map((viewer) => madeFor(play, viewer));
}

test('T48-09 S-03 worlds that differ in what is queued, and how much, look the same until it is carried out', () => {
  const [here, ...others] = QUEUES.map(world);
  for (const other of others) expect(other).toEqual(here);
});

test('T48-09 S-03 what was queued is told once it is carried out', () => {
  const [here, there] = QUEUES.slice(0, 2).map((queued) => {
    const play = begin({ figures: FIGURES, windows: true });
    play.give('us', { type: 'plan', actions: [FIRST, ...queued] });
    play.give('vg', pass);
    return madeFor(play, spectator);
  });
  expect(here).not.toEqual(there);
});
