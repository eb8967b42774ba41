import { describe, expect, test } from 'vitest';
import { unitId } from '../../../src/rules/kernel/ids.js';
import { chances } from '../../../src/rules/tactic148/inspect.js';
import { prospectOf } from '../../../src/rules/tactic148/needed.js';
import { line, lineToPlace } from '../../../src/rules/tactic148/lines.js';
import type { Options, Piece, WeaponId } from '../../../src/rules/tactic148/types.js';
import type { Prospect } from '../../../src/rules/tactic148/events.js';
import {
  answer,
  assault,
  begin,
  cardOf,
  cover,
  opportunity,
  piece,
  place,
  round,
  shoot,
  wall,
  type Figure,
  type Play,
  type Situation,
} from '../../support/tactic148.js';

const RIFLE = 'rifle' as WeaponId;
/** Two riflemen, edge to edge so many u apart, north to south. */
const apart = (far: number, target: Figure['card'] = 'rifleman', more: Partial<Situation> = {}): Play =>
  begin({
    figures: [
      { unit: 'US1', card: 'rifleman', at: [10, 20] },
      { unit: 'VG1', card: target, at: [10, 19 - far] },
    ],
    ...more,
  });
const prospect = (play: Play): Prospect | null =>
  prospectOf(play.game, play.unit('US1'), play.unit('VG1'), RIFLE, false);
const needed = (play: Play): number | undefined => prospect(play)?.needed;
/** A hedge across the line, next to the target. */
const hedge = (far: number) => [piece('hedge', 'cover', wall(5, 19.55 - far, 15, 19.65 - far))];

describe('shooting', () => {
  test('T48-18 one token, a line of sight, an enemy', () => {
    const play = apart(8);
    play.give('us', shoot('US1', 'VG1'), [1, 1, 1]);
    expect(play.tokens('us')).toBe(4);
    expect(play.refused('us', shoot('US1', 'US1')).code).toBe('tactic148/no-such-target');
    const hidden = apart(8, 'rifleman', { pieces: [piece('house', 'obstruction', wall(5, 14, 15, 16))] });
    expect(hidden.refused('us', shoot('US1', 'VG1'))).toMatchObject({
      code: 'tactic148/no-line-of-sight',
      rule: 'T48-49',
    });
  });

  test('T48-20 TC-T48-02 10.0 u is short, 10.1 u is long', () => {
    expect(prospect(apart(10))).toMatchObject({ range: 'short', dice: 3, distance: 10_000 });
    expect(prospect(apart(10.1))).toMatchObject({ range: 'long', dice: 2, distance: 10_100 });
    expect(prospect(apart(10.001))).toMatchObject({ range: 'long' });
  });

  test('T48-21 T48-29 T48-53 TC-T48-03 open 4, cover 5, with Take Cover 5 and 6; nearer than 5 u it does nothing; up to 2 u cover neither', () => {
    expect(needed(apart(6))).toBe(4);
    expect(needed(apart(6, 'rifleman', { pieces: hedge(6) }))).toBe(5);
    expect(needed(apart(6).mark('VG1', { inCover: true }))).toBe(5);
    expect(needed(apart(6, 'rifleman', { pieces: hedge(6) }).mark('VG1', { inCover: true }))).toBe(6);
    expect(needed(apart(4.9).mark('VG1', { inCover: true }))).toBe(4);
    expect(needed(apart(4.9, 'rifleman', { pieces: hedge(4.9) }).mark('VG1', { inCover: true }))).toBe(5);
    expect(needed(apart(2, 'rifleman', { pieces: hedge(2) }).mark('VG1', { inCover: true }))).toBe(4);
  });

  test('T48-22 TC-T48-04 one Wound whatever the successes; a double 6 eliminates, in cover and Take Cover too', () => {
    const shots: readonly (readonly [faces: number[], becomes: string | null])[] = [
      [[4, 5, 2], 'wounded'],
      [[3, 2, 1], null],
      [[6, 6, 1], 'eliminated'],
      [[6, 5, 5], 'wounded'],
    ];
    for (const [faces, becomes] of shots) {
      const play = apart(8);
      play.give('us', shoot('US1', 'VG1'), faces);
      expect(play.events('CharacterHurt').map((event) => event.becomes)).toEqual(becomes ? [becomes] : []);
    }
    const down = apart(8, 'rifleman', { pieces: hedge(8) }).mark('VG1', { inCover: true });
    down.give('us', shoot('US1', 'VG1'), [6, 6, 1]);
    expect(down.unit('VG1').status).toBe('eliminated');
    const one = apart(12, 'rifleman').mark('US1', { wounded: true });
    one.give('us', shoot('US1', 'VG1'), [6]);
    expect(one.last('CharacterHurt').becomes).toBe('wounded');
  });

  test('T48-19 TC-T48-05 5.0 u: no answer, but Take Cover in force counts; 5.1 u: the target may answer', () => {
    const at = (far: number): Play => apart(far).mark('VG1', { coverAnswer: 'ask' });
    const near = at(5);
    near.give('us', shoot('US1', 'VG1'), [1, 1, 1]);
    expect(needed(at(5).mark('VG1', { inCover: true }))).toBe(5);
    const far = at(5.1);
    far.give('us', shoot('US1', 'VG1'));
    expect(far.awaited).toEqual(['vg:answer-shot']);
    far.give('vg', answer(true), [4, 4, 1]);
    expect(far.last('ShotFired')).toMatchObject({ successes: 0, prospect: { needed: 5 } });
    expect(far.tokens('vg')).toBe(4);
    expect(far.unit('VG1').inCover).toBe(true);
  });

  test('T48-19 the answer exists for the shot of an Assault Fire too', () => {
    const play = apart(8).mark('VG1', { coverAnswer: 'ask' });
    play.give('us', assault('US1', 'VG1', 'move', [[10, 18]]));
    expect(play.awaited).toEqual(['vg:answer-shot']);
    play.give('vg', answer(false), [1, 1, 1]);
  });

  test('AMB-T48-34 a standing answer can be given to the question itself, beside the answer: it counts for this shot and the next', () => {
    for (const [answer, needed] of [
      ['always', 5],
      ['never', 4],
    ] as const) {
      const play = apart(8, 'rifleman').mark('VG1', { coverAnswer: 'ask' });
      play.give('us', shoot('US1', 'VG1'));
      const asked = play.choice('vg');
      if (asked.kind !== 'pick') throw new Error(asked.kind);
      expect(asked.options.map(({ value, aside }) => (aside ? `(${value})` : value))).toEqual([
        'stand',
        'take-cover',
        '(always)',
        '(never)',
      ]);
      const chosen = play.choice('vg', { answer });
      if (chosen.kind !== 'done') throw new Error(chosen.kind);
      play.give('vg', chosen.command, [1, 1, 1]);
      expect(play.last('ShotFired').prospect.needed).toBe(needed);
      expect(play.unit('VG1').coverAnswer).toBe(answer);
      play.give('us', shoot('US1', 'VG1'), [1, 1, 1]);
      expect(play.last('ShotFired').prospect.needed).toBe(needed);
      expect(play.awaited).toEqual(['us:act']);
    }
  });

  test('AMB-T48-34 an instruction about something else leaves the question open', () => {
    const play = apart(8, 'rifleman').mark('VG1', { coverAnswer: 'ask' });
    play.give('us', shoot('US1', 'VG1'));
    play.give('vg', { type: 'instruct', instruction: { about: 'ask', when: 'sighted-or-shot-at' } });
    expect(play.awaited).toEqual(['vg:answer-shot']);
  });

  test('AMB-T48-34 asked only if it helps and can be paid; standing answers; unanswered: no, by option yes', () => {
    const asks = (play: Play): boolean => {
      play.give('us', shoot('US1', 'VG1'), []);
      return play.awaited.includes('vg:answer-shot');
    };
    const ask = (far: number, more: Partial<Situation> = {}): Play =>
      apart(far, 'rifleman', more).mark('VG1', { coverAnswer: 'ask' });
    expect(asks(ask(8))).toBe(true);
    const silent = [
      ask(8).withTokens('vg', 0),
      ask(8).mark('VG1', { inCover: true }),
      ask(8).mark('VG1', { shocked: true, wounded: true }),
    ];
    for (const play of silent) play.give('us', shoot('US1', 'VG1'), [1, 1, 1]);
    const hiddenScout = apart(8, 'scout', { pieces: hedge(8) }).mark('VG1', { coverAnswer: 'ask' });
    hiddenScout.give('us', shoot('US1', 'VG1'), [1, 1, 1]);
    const always = apart(8).mark('VG1', { coverAnswer: 'always' });
    always.give('us', shoot('US1', 'VG1'), [4, 1, 1]);
    expect(always.last('ShotFired').prospect.needed).toBe(5);
    const late = ask(8);
    late.give('us', shoot('US1', 'VG1'));
    late.timeout('vg', [4, 1, 1]);
    expect(late.last('ShotFired').prospect.needed).toBe(4);
    const accepting = ask(8, { options: { takeCoverDefault: 'accept' } });
    accepting.give('us', shoot('US1', 'VG1'));
    accepting.timeout('vg', [4, 1, 1]);
    expect(accepting.last('ShotFired').prospect.needed).toBe(5);
  });

  test('T48-26 TC-T48-25 AMB-T48-06 Aim: more dice, two tokens, two actions; not with one action, nor with Assault Fire', () => {
    const keen = cardOf('rifleman', { aim: 2 });
    const play = begin({
      figures: [
        { unit: 'US1', card: keen, at: [10, 20] },
        { unit: 'VG1', card: 'rifleman', at: [10, 12] },
      ],
    });
    play.give('us', shoot('US1', 'VG1', true), [1, 1, 1, 1, 1]);
    expect(play.last('ActionTaken').price).toMatchObject({ pa: 2, actions: 2, shots: 1 });
    expect(play.tokens('us')).toBe(3);
    const one = begin({
      figures: [
        { unit: 'US1', card: cardOf('rifleman', { actions: 1 }), at: [10, 20] },
        { unit: 'VG1', card: 'rifleman', at: [10, 12] },
      ],
    });
    expect(one.refused('us', shoot('US1', 'VG1', true)).code).toBe('tactic148/no-actions-left');
    // An Assault Fire order has no place for Aim: its shot never has the dice.
    const rush = apart(8);
    rush.give('us', assault('US1', 'VG1', 'move', [[10, 18]]), [1, 1, 1]);
    expect(rush.last('ShotFired').shot.aim).toBe(false);
  });

  test('AMB-T48-33 no dice at that distance: refused before anything is paid, Aim or not', () => {
    const play = begin({
      figures: [
        { unit: 'US1', card: cardOf('sergeant'), at: [10, 30] },
        { unit: 'VG1', card: 'rifleman', at: [10, 12] },
      ],
    }).mark('US1', { wounded: true });
    for (const aim of [false, true])
      expect(play.refused('us', shoot('US1', 'VG1', aim, 'smg')).code).toBe('tactic148/no-dice');
    expect(play.tokens('us')).toBe(5);
  });

  test('T48-45 TC-T48-17 AMB-T48-04 Camouflage: in cover 6, with Take Cover still 6, in the open 4, in cover at 4.9 u 5', () => {
    expect(needed(apart(6, 'scout', { pieces: hedge(6) }))).toBe(6);
    expect(needed(apart(6, 'scout', { pieces: hedge(6) }).mark('VG1', { inCover: true }))).toBe(6);
    expect(needed(apart(6, 'scout'))).toBe(4);
    expect(needed(apart(4.9, 'scout', { pieces: hedge(4.9) }))).toBe(5);
  });

  test('AMB-T48-05 by option both count, but never more than 6 is needed', () => {
    const options: Partial<Record<keyof Options, string>> = { camoStacks: 'on' };
    const play = apart(6, 'scout', { pieces: hedge(6), options }).mark('VG1', { inCover: true });
    expect(prospect(play)?.terms.map(({ reason, value }) => [reason, value])).toEqual([
      ['base', 4],
      ['cover', 1],
      ['take-cover', 1],
      ['camouflage', 1],
      ['no-more-than-6', -1],
    ]);
  });

  test('the odds of a shot are those of every roll counted', () => {
    for (const dice of [1, 2, 3, 4]) {
      for (const score of [4, 5, 6]) {
        const all = rolls(dice);
        const hits = all.filter((faces) => faces.some((face) => face >= score)).length;
        const sixes = all.filter((faces) => faces.filter((face) => face === 6).length >= 2).length;
        expect(chances({ dice, needed: score }, false)).toEqual({ wound: hits, eliminate: sixes, of: all.length });
        expect(chances({ dice, needed: score }, true).eliminate).toBe(hits);
      }
    }
  });
});

const rolls = (dice: number): readonly (readonly number[])[] =>
  dice === 0 ? [[]] : rolls(dice - 1).flatMap((faces) => [1, 2, 3, 4, 5, 6].map((face) => [...faces, face]));

describe('lines of sight', () => {
  const seen = (far: number, pieces: Situation['pieces'] = [], options: Situation['options'] = {}) => {
    const play = apart(far, 'rifleman', { pieces, options });
    return line(play.game, play.unit('US1'), play.unit('VG1'));
  };
  const house = (x1: number, x2: number, y1 = 14, y2 = 16) => piece('house', 'obstruction', wall(x1, y1, x2, y2));

  test('T48-49 T48-50 TC-T48-21 partly hidden by a wall: cover; fully: none; not at all: open', () => {
    expect(seen(8, [house(10, 15, 12, 12.5)])).toBe('cover');
    expect(seen(8, [house(5, 15)])).toBe('none');
    expect(seen(8, [house(11, 15)])).toBe('open');
  });
  test('T48-51 TC-T48-21 partly visible around a hedge: open; every line crosses it: cover', () => {
    expect(seen(8, [piece('hedge', 'cover', wall(10, 12, 15, 12.5))])).toBe('open');
    expect(seen(8, [piece('hedge', 'cover', wall(5, 12, 15, 12.5))])).toBe('cover');
  });
  test('T48-50 T48-51 TC-T48-30 AMB-T48-32 the wall decides first; with the whole base visible the hedge does', () => {
    const wide = piece('hedge', 'cover', wall(5, 17, 15, 17.3));
    expect(seen(8, [house(10, 15, 12, 12.5)])).toBe('cover');
    expect(seen(8, [house(11, 15), wide])).toBe('cover');
    expect(seen(8, [house(11, 15), piece('hedge', 'cover', wall(10, 17, 15, 17.3))])).toBe('open');
  });
  test('T48-53 TC-T48-29 at 2.0 u partly behind a wall: open; at 2.1 u cover; wholly hidden at 1.5 u: none', () => {
    const corner = (far: number) => house(10, 15, 19.55 - far, 19.65 - far);
    expect(seen(2, [corner(2)])).toBe('open');
    expect(seen(2.1, [corner(2.1)])).toBe('cover');
    expect(seen(1.5, [house(5, 15, 18.1, 18.3)])).toBe('none');
    // It is so too for whoever may yet come to stand there.
    const toPlace = (far: number) => {
      const play = apart(far, 'rifleman', { pieces: [corner(far)] });
      return lineToPlace(play.game, play.unit('US1'), place(10, 19 - far));
    };
    expect([toPlace(2), toPlace(2.1)]).toEqual(['open', 'cover']);
  });
  test('AMB-T48-20 figures are cover beyond 2 u, friend or enemy, never shooter and target; by option not', () => {
    const three = (options: Situation['options'] = {}): Play =>
      begin({
        figures: [
          { unit: 'US1', card: 'rifleman', at: [10, 20] },
          { unit: 'US2', card: 'rifleman', at: [10, 14] },
          { unit: 'VG1', card: 'rifleman', at: [10, 11] },
        ],
        options,
      });
    expect(needed(three())).toBe(5);
    expect(needed(three({ figuresGiveCover: 'off' }))).toBe(4);
    expect(needed(three().mark('US2', { status: 'eliminated' }))).toBe(4);
  });
  test('AMB-T48-31 a cover piece on which the shooter stands is left, not crossed; by option it counts', () => {
    const own = [piece('wood', 'cover', wall(8, 19, 12, 22))];
    expect(seen(8, own)).toBe('open');
    expect(seen(8, own, { shooterCover: 'counts' })).toBe('cover');
    expect(seen(8, [piece('hedge', 'cover', wall(8, 19, 12, 19.4))])).toBe('cover');
  });
  test('T48-47 ERR-T48-06 measured edge to edge, in steps of a thousandth of u', () => {
    const play = apart(7.5);
    expect(prospect(play)?.distance).toBe(7500);
    expect(play.inspect({ about: 'los', from: { x: 5000, y: 5000 }, to: { x: 5000, y: 9000 } })).toMatchObject({
      distance: 3000,
      line: 'open',
    });
  });
  test('T48-52 AMB-T48-19 round scenic bases are cover; measured from the own base, by option from the scenic one', () => {
    const nest = (options: Situation['options'] = {}, look: Piece['look'] = 'scenic-base'): Play =>
      begin({
        figures: [
          { unit: 'US1', card: 'rifleman', at: [10, 20] },
          { unit: 'VG1', card: 'rifleman', at: [10, 8.5] },
        ],
        pieces: [piece('nest', 'cover', round(10, 8.5, 1.2), { look })],
        options,
      });
    expect(prospect(nest())).toMatchObject({ cover: 'cover', range: 'long', distance: 10_500 });
    expect(prospect(nest({ scenicMeasure: 'scenic' }))).toMatchObject({
      cover: 'cover',
      range: 'short',
      distance: 9800,
    });
    expect(prospect(nest({ scenicMeasure: 'scenic' }, 'crater'))).toMatchObject({ range: 'long', distance: 10_500 });
  });
  test('who stands on a roof is seen over its walls, and sees over them', () => {
    const roof = piece('roof', 'obstruction', wall(7, 9, 13, 12), { climb: true });
    const play = begin({
      figures: [
        { unit: 'US1', card: 'rifleman', at: [10, 20] },
        { unit: 'VG1', card: 'rifleman', at: [10, 10.5] },
      ],
      pieces: [roof],
    });
    expect(needed(play)).toBe(4);
  });
  test('T48-18 odds tell dice, score, chances and refusals for each enemy', () => {
    const play = apart(8);
    const told = play.inspect({ about: 'odds', unit: unitId('US1'), target: null, aim: true, from: null });
    expect(told).toMatchObject({
      targets: [{ target: 'VG1', odds: [{ prospect: { dice: 4, needed: 4 }, of: 1296, wound: 1215 }] }],
    });
    expect(play.inspect({ about: 'sheet', unit: unitId('US1') })).toMatchObject({
      actionsLeft: 3,
      extrasLeft: 0,
      shotsLeft: 2,
    });
  });
});

describe('Take Cover', () => {
  test('T48-29 TC-T48-24 another action ends it: moving, shooting, fighting; the Wound marker does not', () => {
    const play = apart(8);
    play.give('us', cover('US1'));
    play.give('us', shoot('US1', 'VG1'), [1, 1, 1]);
    expect(play.unit('US1').inCover).toBe(false);
    expect(play.last('MarkersRemoved')).toMatchObject({ unit: 'US1', markers: ['take-cover'], why: 'acted' });
  });
  test("TC-T48-24 AMB-T48-35 taking cover as an answer ends the answering character's Opportunity and Suppression Fire", () => {
    const play = apart(8);
    play.give('us', opportunity('US1', 10, 14));
    play.endTurn('us');
    play.mark('US1', { coverAnswer: 'ask' });
    play.give('vg', shoot('VG1', 'US1'));
    play.give('us', answer(true), [1, 1, 1]);
    expect(play.unit('US1')).toMatchObject({ opportunity: null, inCover: true });
  });
});
