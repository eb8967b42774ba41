import { describe, expect, test } from 'vitest';
import { atBoundary } from '../../../../src/rules/battletech/standard/boundaries.js';
import { endTurnRule } from '../../../../src/rules/battletech/standard/end-phase.js';
import type { Crew } from '../../../../src/rules/battletech/standard/kinds.js';
import { takeEffect } from '../../../../src/rules/battletech/standard/phase-end.js';
import { Resolution } from '../../../../src/rules/battletech/standard/resolution.js';
import { binId, type Body, type Field } from '../../../../src/rules/battletech/standard/types.js';
import { SOUND } from '../../../../src/rules/battletech/standard/vehicles.js';
import type { StandardState, StandardUnit, Terrain } from '../../../../src/rules/battletech/types.js';
import { withTerrain } from '../../../../src/rules/battletech/terrain.js';
import { mountId } from '../../../../src/rules/battletech/vocabulary.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { sideId } from '../../../../src/rules/kernel/ids.js';
import { hex, unit } from '../../../support/quick-start.js';
import { beginFull, marked, type FullPlay } from '../../../support/standard.js';

/** What the beginning and the end of phases and turns leave on units, and what happens in the end phase. */

const NAMES = ['HBK-4G', 'VEDETTE', 'SARACEN'];
const table = (
  options: Readonly<Record<string, string>> = {},
  hexes: Readonly<Record<string, Partial<Terrain>>> = {},
) =>
  beginFull({
    pieces: [
      ...NAMES.map((name, i) => ({ unit: name, seat: 'defender', at: `0${i + 2}12 N` })),
      { unit: 'ENF-4R', seat: 'attacker', at: '0202 S' },
    ],
    options,
    hexes,
  });
const bodyIn = (state: StandardState, id: string): Body | undefined => state.units.find((one) => one.id === id)?.body;

describe('SEQ-16 at the end of a turn', () => {
  const ended = { type: 'TurnEnded', turn: 1, jams: 'told' } as const;
  const after = (id: string, body: Partial<Body>) => bodyIn(atBoundary(marked(table().game, id, body), ended), id);

  test('AMB-SEQ-12 pods that hit this turn stick with the others, and send', () => {
    const [old, fresh] = [
      { side: sideId('attacker'), location: 'LT' },
      { side: sideId('attacker'), location: 'RA' },
    ] as const;
    expect(after('HBK-4G', { pods: [old], newPods: [fresh] })).toMatchObject({ pods: [old, fresh], newPods: [] });
    expect(after('HBK-4G', { pods: [old] })).toMatchObject({ pods: [old] });
    expect(after('HBK-4G', { pods: [old] })).not.toHaveProperty('newPods');
  });

  test.each([
    [true, 2, 2],
    [false, 2, 1],
    [false, 1, 0],
    [false, 0, 0],
  ])('AMB-SEQ-21 MASC that is on: %s, strained %i turns: is off, strained %i', (on, strain, left) => {
    expect(after('HBK-4G', { masc: { on, strain } })?.masc).toEqual({ on: false, strain: left });
  });

  test.each([
    [null, null],
    [1, null],
    [2, 1],
    [3, 2],
  ])('UNI-21 a crew that is stunned for %s turns is for %s', (stunned, left) => {
    expect(after('VEDETTE', { crew: { ...SOUND, stunned } })?.crew?.stunned).toBe(left);
  });

  test('SEQ-16 torsos and turrets return, one that is stuck does not', () => {
    expect(after('HBK-4G', { twist: 1 })?.twist).toBe(0);
    expect(after('VEDETTE', { twist: 1, crew: SOUND })?.twist).toBe(0);
    expect(after('VEDETTE', { twist: 0, crew: { ...SOUND, stuck: 2 } })).toMatchObject({
      twist: 2,
      crew: { stuck: 2 },
    });
  });

  const jam: Crew = { ...SOUND, stuck: 2 };
  test.each([
    ['has fired nothing', {}, {}, { jammed: [], twist: 0, crew: { stuck: null } }],
    ['has fired', { fired: ['B'] }, {}, { jammed: ['A'], twist: 2, crew: { stuck: 2 } }],
    ['was stunned', {}, { stunned: 2 }, { jammed: ['A'], twist: 2, crew: { stuck: 2, stunned: 1 } }],
    ['has a locked turret', {}, { hits: ['turret-lock'] }, { jammed: [], twist: 2, crew: { stuck: 2 } }],
  ] as const)('UNI-21 of old a crew that %s had cleared what it could', (_, body, crew, left) => {
    const before = marked(table().game, 'VEDETTE', {
      jammed: [mountId('A')],
      crew: { ...jam, ...crew },
      fired: 'fired' in body ? body.fired.map(mountId) : [],
    });
    expect(bodyIn(atBoundary(before, { type: 'TurnEnded', turn: 1 }), 'VEDETTE')).toMatchObject(left);
    expect(bodyIn(atBoundary(before, ended), 'VEDETTE')).toMatchObject({ jammed: ['A'], crew: { stuck: 2 } });
  });
});

describe('SEQ-01 as a turn or a phase begins', () => {
  const began = { type: 'TurnBegan', turn: 2 } as const;

  test('SEQ-01 nothing of the turn before is left on a unit', () => {
    const before = marked(table().game, 'HBK-4G', {
      fired: [mountId('A')],
      spots: unit('ENF-4R'),
      skidded: true,
      tags: unit('ENF-4R'),
      pace: 'evade',
      destruct: { ejects: true },
      rolledFor: ['LL'],
    });
    const fresh = { fired: [], spots: null, skidded: false, charge: null };
    const after = atBoundary(before, began);
    expect(bodyIn(after, 'HBK-4G')).toMatchObject({ ...fresh, tags: null, pace: null, destruct: null, rolledFor: [] });
    expect(bodyIn(after, 'VEDETTE')).toEqual({ ...bodyIn(before, 'VEDETTE'), ...fresh });
  });

  test('SEQ-01 nor on the table: no fire, no blows, no scans, and fires of then are of old', () => {
    const before = table().game;
    const left: Partial<Field> = {
      fire: [{ unit: unit('HBK-4G'), twist: 0, shots: [], resolved: [], sinksOff: null, unjam: null }],
      blows: [{ unit: unit('HBK-4G'), blows: [], toHits: [], damages: [] }],
      scans: [{ by: unit('HBK-4G'), target: unit('ENF-4R') }],
      kindled: [hex('0808')],
    };
    const { field } = before;
    const changed = { ...before, field: { ...field, ...left } };
    expect(atBoundary(changed, began).field).toEqual({ ...field, fire: [], blows: [], scans: [], kindled: [] });
    expect(atBoundary(before, began).field).toEqual(field);
    const shooting = atBoundary(changed, { type: 'PhaseBegan', phase: 'weapons', order: [] }).field;
    expect(shooting).toEqual({ ...changed.field, fire: [] });
    expect(atBoundary(changed, { type: 'PhaseBegan', phase: 'heat', order: [] }).field).toEqual(changed.field);
  });

  test('table 7.2.2, UNI-18 a phase forgets what shook a unit in the one before, and motive damage is in force from its end', () => {
    const shaken = marked(table().game, 'HBK-4G', { damage: 25, due: ['kicked'], shaken: true });
    const after = bodyIn(atBoundary(shaken, { type: 'PhaseBegan', phase: 'heat', order: [] }), 'HBK-4G');
    expect(after).toMatchObject({ damage: 0, due: [] });
    expect(after).not.toHaveProperty('shaken');
    const crew: Crew = { ...SOUND, motive: ['minor'], fresh: ['heavy'] };
    const driven = atBoundary(marked(table().game, 'VEDETTE', { crew }), { type: 'PhaseEnded', phase: 'weapons' });
    expect(bodyIn(driven, 'VEDETTE')?.crew).toEqual({ ...SOUND, motive: ['minor', 'heavy'] });
  });
});

describe('SEQ-15 SEQ-16 the end phase', () => {
  const ends = (play: FullPlay, faces: readonly number[] = []) =>
    endTurnRule.run(play.full, { type: 'end-turn' }, [], scriptedDice(faces));
  const types = (play: FullPlay, faces: readonly number[] = []) => ends(play, faces).events.map(({ type }) => type);
  const out = (hits: number, turn: number, more: Partial<StandardUnit['body']['pilot']> = {}) => {
    const play = table();
    play.alter('HBK-4G', (one) => ({
      ...one,
      body: { ...one.body, pilot: { ...one.body.pilot, hits, out: turn, ...more } },
    }));
    return play;
  };

  test.each([
    [1, 3],
    [2, 5],
    [3, 7],
    [4, 10],
    [5, 11],
  ])('SEQ-15 a pilot of %i wounds who fainted in an earlier turn wakes on %i', (hits, need) => {
    const faces = (sum: number) => [Math.min(6, sum - 1), sum - Math.min(6, sum - 1)];
    for (const [sum, awake] of [
      [need - 1, false],
      [need, true],
    ] as const) {
      const { events } = ends(out(hits, 0), faces(sum));
      expect(events).toMatchObject([{ type: 'PilotWoke', unit: 'HBK-4G', need, awake }, { type: 'TurnEnded' }]);
    }
  });

  test('SEQ-15 ADV-04 not one who fainted this turn; the iron-willed wake on one less', () => {
    expect(types(out(1, 1))).toEqual(['TurnEnded']);
    const { events } = ends(out(3, 0, { talents: ['iron-willed'] }), [3, 3]);
    expect(events).toMatchObject([{ type: 'PilotWoke', need: 6, awake: true }, { type: 'TurnEnded' }]);
  });

  test('SEQ-16 what was said with the declaration of fire: rounds dumped, heat sinks switched', () => {
    const play = table();
    const bins = [binId('RT-1')];
    const said = (sinksOff: number | null, id = 'HBK-4G') =>
      ({ unit: unit(id), twist: 0, shots: [], resolved: [], sinksOff, unjam: null }) as const;
    const given = (off: number, fire: Field['fire'], dumping: typeof bins = []) => {
      play.alter('HBK-4G', (one) => ({ ...one, body: { ...one.body, sinksOff: off, dumping } }));
      const { field } = play.game;
      const state = { ...play.full, game: { ...play.game, field: { ...field, fire } } };
      return endTurnRule.run(state, { type: 'end-turn' }, [], scriptedDice([])).events.slice(0, -1);
    };
    const switched = (off: number) => ({ type: 'SinksSwitched', unit: 'HBK-4G', off });
    expect(given(0, [said(3, 'ENF-4R'), said(2)])).toEqual([
      switched(2),
      { type: 'SinksSwitched', unit: 'ENF-4R', off: 3 },
    ]);
    expect(given(2, [said(0)])).toEqual([switched(0)]);
    expect(given(2, [said(2)])).toEqual([]);
    expect(given(2, [said(null)])).toEqual([]);
    expect(given(2, [], bins)).toEqual([{ type: 'AmmoDumped', unit: 'HBK-4G', bins }]);
  });

  test('FIN-46 the smoke of a map clears where the match has fires or somebody has laid smoke, and nowhere else', () => {
    const smoke = { '0808': { smoke: true } } as const;
    expect(types(table({}, smoke))).toEqual(['TurnEnded']);
    expect(types(table({ fires: 'on' }, smoke))).toEqual(['SmokeDrifted', 'TurnEnded']);
    const play = table({}, smoke);
    const screens = [{ hex: hex('0303'), until: 9 }];
    const laid = { ...play.full, game: { ...play.game, field: { ...play.game.field, screens } } };
    const { events } = endTurnRule.run(laid, { type: 'end-turn' }, [], scriptedDice([]));
    expect(events).toMatchObject([{ type: 'SmokeDrifted', cleared: ['0808'] }, { type: 'TurnEnded' }]);
  });

  test.each([
    ['off', {}, []],
    ['on', {}, ['FireSpread']],
    ['on', { burnDown: 'on' }, ['WoodsBurned', 'FireSpread']],
  ] as const)('FIN-45 fires %s, %j: they spread, and eat up what burns', (fires, more, expected) => {
    const play = table({ fires, ...more }, { '0808': { woods: 1 }, '0807': { woods: 1 }, '0809': { woods: 1 } });
    const { field } = play.game;
    const state = { ...play.full, game: { ...play.game, field: { ...field, burning: [hex('0808')] } } };
    const dice = scriptedDice(fires === 'on' ? Array<number>(8).fill(6) : []);
    const found = endTurnRule.run(state, { type: 'end-turn' }, [], dice).events.map(({ type }) => type);
    expect([...new Set(found.filter((type) => type === 'FireSpread' || type === 'WoodsBurned'))]).toEqual(expected);
  });

  test.each([
    ['not reached', 500, [{ type: 'turn' }], undefined],
    ['reached', 0, [], { reason: 'goal', winners: ['attacker'] }],
  ])('SEQ-18 goals are counted where there are any: %s', (_, points, then, outcome) => {
    const play = table();
    expect(ends(play).events).toEqual([{ type: 'TurnEnded', turn: 1, jams: 'told' }]);
    const goal = { goal: 'points', side: sideId('attacker'), points } as const;
    const field = { ...play.game.field, victory: { ...play.game.field.victory, goals: [goal] } };
    const state = { ...play.full, game: { ...play.game, field } };
    const found = endTurnRule.run(state, { type: 'end-turn' }, [], scriptedDice([]));
    expect(found.events).toMatchObject([
      { type: 'GoalsCounted', points: { attacker: 0, defender: 0 } },
      { type: 'TurnEnded', jams: 'told' },
    ]);
    expect(found.then).toEqual(then);
    expect(found.outcome && { reason: found.outcome.reason, winners: found.outcome.winners }).toEqual(outcome);
  });

  test.each([
    ['off', []],
    ['on', ['Withdrawing']],
  ])('AMB-SEQ-19 who is crippled withdraws where the match has it %s', (forcedWithdrawal, expected) => {
    const play = table({ forcedWithdrawal });
    play.alter('HBK-4G', (one) => ({ ...one, body: { ...one.body, pilot: { ...one.body.pilot, hits: 4 } } }));
    expect(types(play).slice(0, -1)).toEqual(expected);
  });
});

describe('UNI-19 a hovercraft that can move no more', () => {
  const effect = (name: string, at: Partial<Terrain>, body: Partial<Body>) => {
    const { game } = table();
    const board = withTerrain(game.board, [hex(`0${NAMES.indexOf(name) + 2}12`)], at);
    const resolution = new Resolution(marked({ ...game, board }, name, body), scriptedDice([]));
    takeEffect(resolution);
    return resolution.events;
  };
  const still = (more: Partial<Crew> = {}): Partial<Body> => ({ crew: { ...SOUND, fresh: ['immobile'], ...more } });
  const sunk = [{ type: 'UnitDestroyed', unit: 'SARACEN', why: 'sunk' }];

  test.each([
    ['sinks on water, from the end of the phase that stopped it', 'SARACEN', { water: 1 }, still(), sunk],
    ['sinks where it was stopped before', 'SARACEN', { water: 2 }, still({ fresh: [], motive: ['immobile'] }), sunk],
    ['stays on dry land', 'SARACEN', {}, still(), []],
    ['stays under way', 'SARACEN', { water: 1 }, still({ fresh: ['heavy'] }), []],
    ['stays on a bridge', 'SARACEN', { water: 1, pavement: true, bridge: { levels: 1, cf: 90 } }, still(), []],
  ] as const)('UNI-19 %s', (_, name, at, body, expected) => {
    expect(effect(name, at, body)).toMatchObject(expected);
  });

  test('UNI-19 one that is destroyed anyhow does not sink as well', () => {
    const events = effect('SARACEN', { water: 1 }, { ...still(), doomed: 'hull' });
    expect(events).toMatchObject([{ type: 'UnitDestroyed', unit: 'SARACEN', why: 'hull' }]);
  });

  test('UNI-19 a tank that has lost its tracks does not, wherever it is', () => {
    expect(effect('VEDETTE', { water: 1 }, still())).toEqual([]);
  });
});
