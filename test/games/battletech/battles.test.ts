import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { aftermath, muster } from '../../../src/games/battletech/battles.js';
import { lossesOf } from '../../../src/games/battletech/squads.js';
import { remainsOf } from '../../../src/rules/battletech/damage/brought.js';
import { deedsOf } from '../../../src/rules/battletech/deeds.js';
import { pilotAfter } from '../../../src/rules/battletech/damage/wear.js';
import { begun } from '../../../src/rules/battletech/evolve.js';
import { checkSetup } from '../../../src/rules/battletech/setup.js';
import type { Setup, StandardUnit, Unit } from '../../../src/rules/battletech/types.js';
import type { Fighter } from '../../../src/rules/campaign/battle.js';
import { surviving } from '../../../src/rules/kernel/rewind.js';
import { replayTranscript, readTranscript } from '../../../src/match/read-transcript.js';
import { rulesetOf } from '../../../src/games/index.js';
import { keptTranscripts } from '../../support/kept.js';
import { begin } from '../../support/quick-start.js';
import { beginFull } from '../../support/standard.js';
import { library } from '../../support/played.js';

/** Battles of a campaign in this game: from the hangar to the map, and back. */

const fighter = (label: string, model: string, more: Partial<Fighter> = {}): Fighter => ({
  label,
  model,
  marks: null,
  gunnery: 4,
  piloting: 5,
  hits: 0,
  bonuses: {},
  talents: [],
  cocoon: null,
  troopers: null,
  ...more,
});

const raid = (
  attacker: readonly Fighter[],
  defender: readonly Fighter[],
  options: Readonly<Record<string, string>> = {},
) => {
  const scenario = library.scenario('battletech/meeting-engagement');
  if (!scenario) throw new Error('no scenario');
  const mustered = muster(scenario, { 'south-column': attacker, 'north-column': defender }, options);
  if (!mustered.ok) throw new Error(JSON.stringify(mustered.error));
  return mustered.value;
};

/** A whole match of the standard level that was kept, with the set-up with which it began. */
const [kept] = keptTranscripts()
  .filter(({ name }) => basename(name).startsWith('battletech-standard-'))
  .slice(0, 1)
  .map(({ bytes }) => readTranscript(bytes().toString('utf8')));

describe('C-10 a battle is raised from hangars', () => {
  test('with pilots of their own, and two of a model under labels of their own', () => {
    const setup = raid(
      [fighter('LCT-1V-M1', 'LCT-1V', { gunnery: 2 }), fighter('LCT-1V-M12', 'LCT-1V')],
      [fighter('KOSHI-M3', 'KOSHI')],
    );
    expect(setup.units.map(({ id }) => id)).toEqual(['KOSHI-M3', 'LCT-1V-M1', 'LCT-1V-M12']);
    expect(setup.units[1]).toMatchObject({ pilot: { gunnery: 2, piloting: 5, hits: 0, out: null } });
    expect(checkSetup(setup)).toBeNull();
  });

  test('what remains begins as it remained, with whoever sits in it today', () => {
    const first = raid([fighter('LCT-1V-M1', 'LCT-1V')], [fighter('KOSHI-M3', 'KOSHI')]);
    const [, whole] = first.units;
    if (!whole) throw new Error('no unit');
    const marks = { armor: { ...whole.sheet.armor, LA: 1 }, pilot: { gunnery: 0, piloting: 0, hits: 5, out: null } };
    const again = raid([fighter('LCT-1V-M1', 'LCT-1V', { marks, hits: 1 })], [fighter('KOSHI-M3', 'KOSHI')]);
    const left = Object.entries(remainsOf(begun(again))).find(([id]) => id === 'LCT-1V-M1')?.[1];
    expect(left).toMatchObject({ armor: marks.armor, pilot: { gunnery: 4, piloting: 5, hits: 1 } });
  });
});

describe('CLN-20 Elementals in the battles of a campaign', () => {
  const squad = (label: string, troopers: number, more: Partial<Fighter> = {}) =>
    fighter(label, 'ELEMENTAL-LASER', { troopers, ...more });

  test('come down with their machine, as many as there are; pilots bring what they have learned', () => {
    const mech = fighter('KOSHI-M1', 'KOSHI', {
      cocoon: 'C1',
      bonuses: { gunnery: 2, piloting: 1, sensors: 1, physical: 0 },
      talents: ['marksman', 'what another game knows'],
    });
    const setup = raid([mech, squad('ELEMENTAL-1A', 3, { cocoon: 'C1' })], [fighter('LCT-1V-M3', 'LCT-1V')], {
      league: 'clan-invasion',
      talents: 'on',
    });
    expect(checkSetup(setup)).toBeNull();
    const { units, options } = begun(setup);
    expect(options).toMatchObject({ cocoons: 'on', talents: 'on' });
    const [, koshi, elementals] = units;
    expect(koshi).toMatchObject({
      cocoon: 'C1',
      body: { pilot: { talents: ['marksman'], bonuses: { gunnery: 2, sensors: 1 } } },
    });
    expect(elementals).toMatchObject({ cocoon: 'C1', lost: ['T4', 'T5'], armor: { T3: 10, T4: 0, T5: 0 } });
  });

  test('CLN-18 each trooper who falls is told, with the event that cost the last', () => {
    const setup = raid([squad('ELEMENTAL-1A', 5)], [fighter('LCT-1V-M3', 'LCT-1V')]);
    const fallen = (location: string) => [
      { harm: 'structure', location, damage: 1, after: 0 },
      { harm: 'location-lost', location, why: 'destroyed' },
    ];
    const hurt = (seq: number, ...locations: readonly string[]) => ({
      seq,
      event: { type: 'PilotHurt', unit: 'ELEMENTAL-1A', harm: locations.flatMap(fallen) },
    });
    const events = [
      { seq: 1, event: { type: 'Began', setup, steps: [] } },
      hurt(2, 'T1'),
      hurt(3, 'T2', 'T3'),
      hurt(4),
    ];
    expect(lossesOf(setup, events as never)).toEqual({ 'ELEMENTAL-1A': { lost: 3, event: 3 } });
    expect(lossesOf(raid([fighter('KOSHI-M1', 'KOSHI')], [fighter('LCT-1V-M3', 'LCT-1V')]), [])).toEqual({});
  });
});

describe('C-10 what came of a battle', () => {
  if (!kept) throw new Error('no kept match');
  const { state } = replayTranscript(kept, rulesetOf('battletech'));
  const [began] = kept.events;
  if (!state || began?.event.type !== 'Began' || !('units' in state.game) || !('field' in state.game)) {
    throw new Error('no match of this game');
  }
  const setup = began.event.setup as Setup;
  const events = surviving(kept.events) as Parameters<typeof aftermath>[2];
  const told = () => aftermath(setup, state as Parameters<typeof aftermath>[1], events);

  test('CLN-13 every attack with its number, by whom and in which event', () => {
    const deeds = deedsOf(events);
    expect(deeds.length).toBeGreaterThan(10);
    for (const { event: seq, by, need, hit } of deeds) {
      const event = events.find((one) => one.seq === seq)?.event;
      if (event?.type === 'ShotFired')
        expect([event.unit, event.toHit.number, event.outcome === 'hit' || event.outcome === 'sure']).toEqual([
          by,
          need,
          hit,
        ]);
      else if (event?.type === 'BlowStruck')
        expect([event.unit, event.toHit.number, event.hit]).toEqual([by, need, hit]);
      else throw new Error(`event ${seq} is no attack`);
    }
  });

  test('what is left of each unit and what was worn out; who was destroyed, by the event with which that was', () => {
    const { fighters } = told();
    const units = 'units' in state.game ? state.game.units : [];
    for (const { id, status } of units) {
      const one = fighters[id];
      expect(one?.lost).toBe(status === 'destroyed');
      expect(Object.values(one?.wear ?? {}).every((worn) => worn >= 0)).toBe(true);
      const event = events.find(({ seq }) => seq === one?.event)?.event;
      expect(event?.type).toBe(status === 'destroyed' ? 'UnitDestroyed' : 'Ended');
    }
    expect(Object.values(fighters).some(({ wear }) => (wear['armor'] ?? 0) > 0)).toBe(true);
  });
});

test('C-10 at the quick-start level a pilot dies with the head of a machine that is destroyed, and with nothing else', () => {
  const [unit] = begin({
    pieces: [
      { unit: 'HBK-4G', seat: 'defender', at: '0815 N' },
      { unit: 'ENF-4R', seat: 'attacker', at: '0801 S' },
    ],
  }).game.units;
  if (!unit) throw new Error('no Hunchback');
  const isDead = (status: Unit['status'], lost: Unit['lost']) => pilotAfter({ ...unit, status, lost }).dead;
  expect(isDead('destroyed', ['HD'])).toBe(true);
  expect(isDead('destroyed', ['CT'])).toBe(false);
});

test('SEQ-12 at the standard level a pilot dies of six wounds, with head, cockpit or reactor, and with nothing else', () => {
  const play = beginFull({
    pieces: [
      { unit: 'HBK-4G', seat: 'defender', at: '0815 N' },
      { unit: 'ENF-4R', seat: 'attacker', at: '0801 S' },
    ],
  });
  const whole = play.unit('HBK-4G');
  const slot = whole.sheet.full.slots.HD?.findIndex((one) => one?.holds === 'part' && one.part === 'cockpit') ?? -1;
  const after = (lost: Unit['lost'], body: Partial<StandardUnit['body']> = {}) =>
    pilotAfter({ ...whole, status: 'destroyed', lost, body: { ...whole.body, ...body } });
  const wounds = (hits: number) => after([], { pilot: { ...whole.body.pilot, hits } });
  expect(wounds(5)).toEqual({ hits: 5, dead: false });
  expect(wounds(6)).toEqual({ hits: 6, dead: true });
  expect(after(['CT'])).toEqual({ hits: 0, dead: false });
  expect(after(['HD']).dead).toBe(true);
  expect(after([], { struck: { HD: [slot] } }).dead).toBe(true);
  expect(after([], { struck: { HD: [slot - 1] } }).dead).toBe(false);
  expect(after([], { doomed: 'reactor' }).dead).toBe(true);
  expect(after([], { doomed: 'ammunition' }).dead).toBe(false);
});

test('CLN-13 what was carried out is an attack, at either level; what was held, found no lock or could not be done is none', () => {
  const shot = { unit: 'A', target: 'B', toHit: { number: 7 } };
  const blow = { unit: 'A', blow: { target: 'B' }, toHit: { number: 5 } };
  const events = [
    ...['hit', 'miss', 'held'].map((result) => ({ type: 'ShotResolved', ...shot, result })),
    ...['hit', 'miss', 'no-lock'].map((outcome) => ({ type: 'ShotFired', ...shot, outcome })),
    { type: 'BlowStruck', ...blow, why: null, hit: true },
    { type: 'BlowStruck', ...blow, why: null, hit: false },
    { type: 'BlowStruck', ...blow, why: 'target-gone', hit: false },
    { type: 'PhaseBegan' },
  ].map((event, seq) => ({ seq, event }));
  const found = deedsOf(events as never).map(({ need, hit, event }) => [event, need, hit]);
  expect(found).toEqual([
    [0, 7, true],
    [1, 7, false],
    [3, 7, true],
    [4, 7, false],
    [6, 5, true],
    [7, 5, false],
  ]);
});
