import { expect, test } from 'vitest';
import { deedsOf, endsOf } from '../../../src/rules/battletech/deeds.js';
import type { Event, ShotResult } from '../../../src/rules/battletech/events.js';
import type { ShotOutcome } from '../../../src/rules/battletech/standard/shot-outcomes.js';
import { mountId } from '../../../src/rules/battletech/vocabulary.js';
import { unitId } from '../../../src/rules/kernel/ids.js';

/** What of a match counts as an attack, at both levels, and with which event a unit was destroyed (CLN-13). */

const HBK = unitId('HBK-4G');
const ENF = unitId('ENF-4R');
const shot = { unit: HBK, mount: mountId('A'), target: ENF, roll: null } as const;
const number = { number: 8, terms: [], distance: 4, range: 'short' } as const;
const side = { side: 'front', cover: false } as const;

const resolved = (result: ShotResult): Event => ({
  type: 'ShotResolved',
  ...shot,
  toHit: number,
  result,
  ammoLeft: null,
  hits: [],
});

const fired = (outcome: ShotOutcome): Event => ({
  type: 'ShotFired',
  ...shot,
  mode: 'normal',
  bin: null,
  aim: null,
  range: 'short',
  toHit: { ...number, ...side },
  outcome,
  jammed: false,
  heat: 3,
  rounds: 0,
  roundsLeft: null,
  cluster: null,
  aimRoll: null,
  wounds: [],
  targetHeat: 0,
  pod: null,
  tag: false,
  missilesStopped: null,
});

const struck = (why: 'attacker-gone' | 'target-gone' | 'out-of-reach' | null, hit: boolean): Event => ({
  type: 'BlowStruck',
  unit: HBK,
  blow: { kind: 'punch', limb: 'LA', target: ENF },
  toHit: { number: 8, terms: [], side: 'front', table: 'punch' },
  why,
  roll: null,
  hit,
  wounds: [],
  recoil: [],
});

const deeds = (event: Event) => deedsOf([{ seq: 7, event }]);
const deed = (hit: boolean) => [{ by: HBK, against: ENF, need: 8, hit, event: 7 }];

test.each([
  ['of the quick-start level', 'hit', resolved('hit'), deed(true)],
  ['of the quick-start level', 'sure', resolved('sure'), deed(true)],
  ['of the quick-start level', 'miss', resolved('miss'), deed(false)],
  ['of the quick-start level', 'impossible', resolved('impossible'), deed(false)],
  ['of the quick-start level', 'held', resolved('held'), []],
  ['of the standard level', 'hit', fired('hit'), deed(true)],
  ['of the standard level', 'sure', fired('sure'), deed(true)],
  ['of the standard level', 'miss', fired('miss'), deed(false)],
  ['of the standard level', 'impossible', fired('impossible'), deed(false)],
  ['of the standard level', 'unspotted', fired('unspotted'), deed(false)],
  ['of the standard level', 'no-lock', fired('no-lock'), []],
  ['by hand', 'hit', struck(null, true), deed(true)],
  ['by hand', 'miss', struck(null, false), deed(false)],
  ['by hand', 'attacker-gone', struck('attacker-gone', false), []],
  ['by hand', 'target-gone', struck('target-gone', false), []],
  ['by hand', 'out-of-reach', struck('out-of-reach', false), []],
] as const)('CLN-13 an attack %s, %s: what is not carried out is none', (_, __, event, expected) => {
  expect(deeds(event)).toEqual(expected);
});

test('CLN-13 nothing else is an attack, and deeds keep the order of their events', () => {
  expect(deeds({ type: 'TurnEnded', turn: 3 })).toEqual([]);
  const order = deedsOf([struck(null, true), resolved('hit')].map((event, seq) => ({ seq, event })));
  expect(order.map(({ event }) => event)).toEqual([0, 1]);
});

test('CLN-13 a unit is destroyed with the event that says so, at the quick-start level with its damage', () => {
  const took = (destroyed: 'HD' | 'CT' | null): Event => ({
    type: 'DamageTookEffect',
    unit: ENF,
    lost: ['CT'],
    destroyed,
  });
  const ends = (event: Event) => [...endsOf([{ seq: 9, event }])];
  expect(ends(took('HD'))).toEqual([[ENF, 9]]);
  expect(ends(took('CT'))).toEqual([[ENF, 9]]);
  expect(ends(took(null))).toEqual([]);
  expect(ends({ type: 'UnitDestroyed', unit: HBK, why: 'ammunition' })).toEqual([[HBK, 9]]);
  expect(ends({ type: 'TurnEnded', turn: 3 })).toEqual([]);
});
