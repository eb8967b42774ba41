import { describe, expect, it, test } from 'vitest';
import { remainsOf } from '../../../../src/rules/battletech/damage/brought.js';
import { wearOf } from '../../../../src/rules/battletech/damage/wear.js';
import { LEAGUE_TABLES } from '../../../../src/rules/battletech/league/tables.js';
import { getsIn, reactorNeed, thingsStopped, workingIn } from '../../../../src/rules/battletech/league/flooding.js';
import { NO_LEAGUE, type LeagueRules } from '../../../../src/rules/battletech/league/rules.js';
import { isUsable } from '../../../../src/rules/battletech/standard/condition.js';
import { slotName, withFullFact } from '../../../../src/rules/battletech/standard/correct.js';
import { DamageResolution } from '../../../../src/rules/battletech/standard/damage-resolution.js';
import type { StandardUnit } from '../../../../src/rules/battletech/types.js';
import type { Location } from '../../../../src/rules/battletech/vocabulary.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { unit as label } from '../../../support/quick-start.js';
import { beginFull, passTurn, step, type FullPlay } from '../../../support/standard.js';
import { boxed } from './boxed.js';

/** Water that gets into a 'Mech part by part (CLN-43 to CLN-48). */

/** Water comes to a part of a unit, with exactly these faces. */
function wet(
  unit: StandardUnit,
  at: Location,
  faces: readonly number[],
  league: Partial<LeagueRules> = {},
): DamageResolution {
  const rules = { ...NO_LEAGUE, ...league };
  const damaging = new DamageResolution(unit, scriptedDice(faces), 1, [], undefined, false, [], rules);
  getsIn(damaging, at);
  return damaging;
}

test.each([
  [11, 0],
  [12, 1],
  [13, 1],
  [14, 2],
  [15, 2],
  [16, 3],
  [18, 4],
])('TC-CLN-16, CLN-44 a sum of %i stops %i', (sum, things) => {
  expect(thingsStopped(LEAGUE_TABLES, sum)).toBe(things);
});

test('TC-GRID-10, AMB-CLN-24 each box of structure that a part has lost adds 1: three and a 9 stop one thing', () => {
  const hbk = boxed('HBK-4G');
  const open = { ...hbk, body: { ...hbk.body, structure: { ...hbk.body.structure, LL: 21 } } };
  const { steps } = wet(open, 'LL', [4, 5, 2]);
  expect(steps).toMatchObject([
    { harm: 'soaked', more: 3, things: 1 },
    { harm: 'stopped', location: 'LL' },
  ]);
});

test.each([
  [1, 5],
  [2, 10],
  [3, null],
] as const)('TC-CLN-17, AMB-CLN-34 with %i of its slots stopped a reactor runs on %s', (slots, need) => {
  expect(reactorNeed(LEAGUE_TABLES, slots)).toBe(need);
});

describe('CLN-46, CLN-47 what is stopped', () => {
  const hbk = boxed('HBK-4G', { armour: 'points' });

  it('has the effects of destruction: an actuator calls for its roll, a weapon is silent', () => {
    const leg = wet(hbk, 'LL', [6, 6, 1]).unit;
    expect(leg.body.due).toEqual(['hip-hit']);
    expect(leg.body.stopped).toEqual({ LL: [0] });
  });

  it('is a bin that is jammed, and neither feeds nor explodes', () => {
    const slot = (hbk.sheet.full.slots.LT ?? []).findIndex((one) => one?.holds === 'ammo');
    const nth = workingIn(hbk, 'LT').indexOf(slot) + 1;
    const flooded = wet(hbk, 'LT', [6, 6, nth]);
    const [bin] = flooded.unit.ammo.filter(({ stowed }) => stowed.location === 'LT');
    expect(flooded.steps.map(({ harm }) => harm)).toEqual(['soaked', 'stopped']);
    expect(bin && isUsable(flooded.unit, bin)).toBe(false);
  });

  it('is no hit on the engine, but may stop the reactor until the workshop', () => {
    const first = workingIn(hbk, 'CT').indexOf(0) + 1;
    const runs = wet(hbk, 'CT', [6, 6, first, 2, 3]).unit;
    expect(runs.body.struck.CT).toEqual([]);
    expect(runs.body.shutdown).toBe(false);
    const stops = wet(hbk, 'CT', [6, 6, first, 2, 2]).unit;
    expect(stops.body).toMatchObject({ shutdown: true, shorted: true });
  });

  it('CLN-48, AMB-CLN-25 is a cockpit that its pilot leaves or, unconscious, drowns in', () => {
    const cockpit = workingIn(hbk, 'HD').findIndex((slot) => {
      const holds = hbk.sheet.full.slots.HD?.[slot];
      return holds?.holds === 'part' && holds.part === 'cockpit';
    });
    expect(wet(hbk, 'HD', [6, 6, cockpit + 1]).unit.body.doomed).toBe('ejected');
    const out = { ...hbk, body: { ...hbk.body, pilot: { ...hbk.body.pilot, out: 1 } } };
    expect(wet(out, 'HD', [6, 6, cockpit + 1]).unit.body.doomed).toBe('pilot');
    const ruled = (unit: StandardUnit, cockpitFlood: 'ejects' | 'drowns') =>
      wet(unit, 'HD', [6, 6, cockpit + 1], { cockpitFlood }).unit.body.doomed;
    expect([ruled(out, 'ejects'), ruled(hbk, 'drowns')]).toEqual(['ejected', 'pilot']);
  });

  it('AMB-CLN-34 is an engine by the slots that are stopped, or by the locations in which any is', () => {
    // Two slots in the centre torso: 10+ by slots, 5+ for one location. A 7 decides.
    const faces = [6, 6, 1, 3, 4];
    const one = { ...hbk, body: { ...hbk.body, stopped: { CT: [1] } } };
    expect(wet(one, 'CT', faces).steps.at(-1)).toMatchObject({ harm: 'reactor', need: 10, runs: false });
    const bySide = wet(one, 'CT', faces, { engineFlood: 'locations' }).steps.at(-1);
    expect(bySide).toMatchObject({ harm: 'reactor', need: 5, runs: true });
  });
});

test('TC-CLN-17 with three of its slots stopped a reactor stops without a roll, and one that has stopped is not rolled for again', () => {
  const hbk = boxed('HBK-4G', { armour: 'points' });
  const two = { ...hbk, body: { ...hbk.body, stopped: { CT: [0, 1] } } };
  const stops = wet(two, 'CT', [6, 6, 1]);
  expect(stops.steps.at(-1)).toEqual({ harm: 'reactor', need: null, roll: null, runs: false });
  const shorted: StandardUnit = { ...hbk, body: { ...hbk.body, shutdown: true, shorted: true } };
  expect(wet(shorted, 'CT', [6, 6, 1]).steps.map(({ harm }) => harm)).toEqual(['soaked', 'stopped']);
});

test('CLN-44 water gets into nothing that is gone', () => {
  const hbk = boxed('HBK-4G', { armour: 'points' });
  expect(wet({ ...hbk, lost: ['LL'] }, 'LL', []).steps).toEqual([]);
});

describe('CLN-43 in a match', () => {
  const play = (depth: number): FullPlay =>
    beginFull({
      pieces: [
        { unit: 'HBK-4G', seat: 'attacker', at: '0812 N' },
        { unit: 'ENF-4R', seat: 'defender', at: '0202 S' },
      ],
      hexes: { '0811': { water: depth } },
      options: { flooding: 'parts' },
    });

  it('CLN-46, CLN-47 a correction that says a slot works, or that the reactor runs, dries it', () => {
    const dry = boxed('HBK-4G');
    const struck = { ...dry.body.struck, LL: [0] };
    const soaked: StandardUnit = { ...dry, body: { ...dry.body, stopped: { LL: [0], CT: [1] }, struck } };
    const works = withFullFact(soaked, { set: 'slot', which: slotName('LL', 0), to: 'ok' });
    expect(works.body.stopped).toEqual({ CT: [1] });
    expect(works.body.struck.LL).toEqual([]);
    expect(withFullFact(works, { set: 'slot', which: slotName('CT', 1), to: 'ok' }).body).not.toHaveProperty('stopped');
    const shorted: StandardUnit = { ...soaked, body: { ...soaked.body, shutdown: true, shorted: true } };
    expect(withFullFact(shorted, { set: 'shutdown', to: 'no' }).body).not.toHaveProperty('shorted');
    expect(withFullFact(shorted, { set: 'shutdown', to: 'yes' }).body.shorted).toBe(true);
  });

  it('CLN-45, AMB-CLN-26 each part is tested once when it comes under; what is stopped is worn out by nothing but water', () => {
    const wading = play(1);
    wading.give(wading.awaited[0]?.split(':')[0] ?? '', step('HBK-4G', 'walk', 'F'), [6, 6, 6, 6, 1, 1, 2, 6, 6]);
    expect(wading.last('Breached')).toMatchObject({ unit: 'HBK-4G', soaked: ['LL', 'RL'] });
    const { body } = wading.unit('HBK-4G');
    expect(body.stopped).toEqual({ LL: [0] });
    expect(wearOf(wading.unit('HBK-4G'))).toMatchObject({ slots: 0, flooded: 1 });
    expect(remainsOf(wading.game)[label('HBK-4G')]).toMatchObject({ stopped: { LL: [0] }, struck: { LL: [0] } });
    passTurn(wading, [6, 6, 1, 1, 6, 6, 1, 1]);
    expect(wading.events('Breached')).toHaveLength(1);
  });

  it.each([
    ['damage', 1],
    ['once', 0],
  ] as const)(
    'AMB-CLN-26 a location whose structure is opened under water is tried again (%s: %i)',
    (waterRetest, tried) => {
      const unit = boxed('HBK-4G', { armour: 'points' });
      const league = { ...NO_LEAGUE, floods: true, waterRetest };
      const damaging = new DamageResolution(
        unit,
        scriptedDice(Array(12).fill(1)),
        1,
        ['LL'],
        undefined,
        false,
        [],
        league,
      );
      damaging.strike('LL', 25, false, false);
      expect(damaging.steps.filter(({ harm }) => harm === 'soaked')).toHaveLength(tried);
    },
  );
});
