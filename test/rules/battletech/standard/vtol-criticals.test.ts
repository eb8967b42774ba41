import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../../../src/i18n/locales.js';
import { landingText } from '../../../../src/games/battletech/present/standard/moving.js';
import { tongueOf } from '../../../../src/games/battletech/words/index.js';
import { allowanceOf } from '../../../../src/rules/battletech/standard/mobility.js';
import { Resolution } from '../../../../src/rules/battletech/standard/resolution.js';
import type { Crew } from '../../../../src/rules/battletech/standard/kinds.js';
import { crewTerms, drivingTerms, SOUND } from '../../../../src/rules/battletech/standard/vehicles.js';
import { land } from '../../../../src/rules/battletech/standard/wounds.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { locationsOf } from '../../../../src/rules/battletech/damage/left.js';
import type { Terrain } from '../../../../src/rules/battletech/types.js';
import { hex, unit } from '../../../support/quick-start.js';
import { beginFull, eventsOf, passTo, type FullPlay } from '../../../support/standard.js';

/** Critical hits on VTOLs, and where they come down that can fly no more (table 11.2.4, UNI-32, UNI-33). */

const ID = unit('WARRIOR-H7');
const flight = (crew: Partial<Crew> = {}, terrain: Partial<Terrain> = {}): FullPlay => {
  const play = beginFull({
    pieces: [
      { unit: 'HBK-4G', seat: 'defender', at: '0801 S' },
      { unit: 'WARRIOR-H7', seat: 'attacker', at: '0810 N' },
    ],
    hexes: { '0810': terrain },
  });
  play.alter('WARRIOR-H7', (one) => ({
    ...one,
    place: { hex: hex('0810'), facing: 0, elevation: 3 },
    body: { ...one.body, crew: { ...SOUND, ...crew } },
  }));
  return play;
};

/** A shot of five points at its front, with these dice for location and critical hit. */
function hit(faces: readonly number[], crew: Partial<Crew> = {}) {
  const resolution = new Resolution(flight(crew).game, scriptedDice(faces));
  const damaging = resolution.damageTo(ID);
  const wound = land(damaging, { table: 'full', side: 'front', cover: false }, 5, resolution.dice);
  return { critical: wound.harm.find(({ harm }) => harm === 'vehicle-critical'), vtol: damaging.unit };
}
const NOSE = [1, 1] as const;
const ROTOR = [6, 6] as const;

describe('table 11.2.4 a critical hit on a VTOL', () => {
  test.each([
    ['copilot', [...NOSE, 3, 3], null],
    ['sensors', [...NOSE, 4, 5], null],
    ['pilot', [...NOSE, 5, 5], null],
    ['crew-killed', [...NOSE, 6, 6], 'crew'],
    ['rotor-damage', [...ROTOR, 4, 4], null],
    ['flight-stabiliser', [...ROTOR, 4, 5], null],
    ['flight-stabiliser', [...ROTOR, 5, 5], null],
    ['rotor-destroyed', [...ROTOR, 5, 6], 'rotor'],
  ] as const)('%s', (critical, faces, doomed) => {
    const struck = hit(faces);
    expect(struck.critical).toMatchObject({ critical });
    expect(struck.vtol.body.doomed).toBe(doomed);
    expect(struck.vtol.body.crew?.hits).toEqual([critical]);
  });

  test('UNI-32 a rotor that is damaged loses a cruising MP for the hit and one for the critical hit', () => {
    expect(allowanceOf(hit([...ROTOR, 3, 3]).vtol, 'walk').mp).toBe(7);
  });

  test('UNI-17 a flight stabiliser is hit once: the next hit on it takes the rotor', () => {
    const again = hit([...ROTOR, 4, 5], { hits: ['flight-stabiliser'] });
    expect(again.critical).toMatchObject({ critical: 'rotor-destroyed' });
    expect(again.vtol.body.doomed).toBe('rotor');
  });

  test('a copilot makes shots one harder, a pilot flying two, the flight stabiliser three', () => {
    const hurt = (...hits: Crew['hits']) => flight({ hits }).unit('WARRIOR-H7');
    const flying = (...hits: Crew['hits']) => drivingTerms(hurt(...hits)).filter(({ reason }) => reason !== 'driving');
    expect([crewTerms(hurt()), flying()]).toEqual([[], []]);
    expect(crewTerms(hurt('copilot'))).toEqual([{ reason: 'copilot-hit', value: 1 }]);
    expect(crewTerms(hurt('sensors', 'sensors', 'copilot'))).toEqual([
      { reason: 'sensors-hit', value: 2, n: 2 },
      { reason: 'copilot-hit', value: 1 },
    ]);
    expect(flying('copilot')).toEqual([]);
    expect(crewTerms(hurt('pilot', 'flight-stabiliser'))).toEqual([]);
    expect(flying('pilot')).toEqual([{ reason: 'pilot-hit', value: 2 }]);
    expect(flying('pilot', 'flight-stabiliser')).toEqual([
      { reason: 'pilot-hit', value: 2 },
      { reason: 'flight-stabiliser', value: 3 },
    ]);
  });
});

describe('UNI-33 coming down without an engine', () => {
  test.each<readonly [string, Partial<Terrain>, readonly object[]]>([
    ['clear', {}, []],
    ['light woods', { woods: 1 }, [{ reason: 'landing-woods', value: 5 }]],
    ['rough in woods', { woods: 2, rough: true }, [{ reason: 'landing-woods', value: 5 }]],
    ['rough', { rough: true }, [{ reason: 'landing-rough', value: 4 }]],
    ['rubble', { rubble: true }, [{ reason: 'landing-rough', value: 4 }]],
  ])('%s', (_, terrain, terms) => {
    const play = flight({ hits: ['engine'] }, terrain);
    passTo(play, 'attack', [6, 6, 1, 1, 1, 1]);
    const [rolled] = eventsOf(play, 'PilotingRolled');
    expect(rolled?.roll).toMatchObject({ cause: 'forced-landing' });
    expect(rolled?.roll.terms.filter(({ reason }) => reason.startsWith('landing'))).toEqual(terms);
    expect(play.unit('WARRIOR-H7').place).toEqual({ hex: '0810', facing: 0 });
  });

  test('TER-28 over a roof nothing is rolled: it crashes', () => {
    const play = flight({ hits: ['engine'] }, { building: { kind: 'light', cf: 15, levels: 1 } });
    passTo(play, 'attack', [1, 3, 3, 3, 3, 3, 3, 1, 1, 1, 1, 1, 1]);
    expect(eventsOf(play, 'PilotingRolled')).toEqual([]);
    expect(eventsOf(play, 'Crashed')).toMatchObject([{ hex: '0810', levels: 3, damage: 12 }]);
    expect(eventsOf(play, 'Landed')).toEqual([]);
  });
});

describe('table 11.2.4 UNI-33 a pilot who is hit rolls at once', () => {
  /** It is struck in the nose, with these dice for the pilot's roll and what comes of it. */
  const after = (faces: readonly number[], terrain: Partial<Terrain> = {}, elevation = 3) => {
    const play = flight({}, terrain);
    play.alter('WARRIOR-H7', (one) => ({
      ...one,
      place: { hex: hex('0810'), facing: 0, ...(elevation > 0 ? { elevation } : {}) },
    }));
    const resolution = new Resolution(play.game, scriptedDice([...NOSE, 5, 5, ...faces]));
    const damaging = resolution.damageTo(ID);
    const wound = land(damaging, { table: 'full', side: 'front', cover: false }, 5, resolution.dice);
    resolution.happen({ type: 'Blasted', unit: ID, hex: hex('0810'), by: null, damage: 5, wounds: [wound] });
    return { told: resolution.events.slice(1), vtol: resolution.unit(ID) };
  };

  test('UNI-33 on driving with 2 more; who makes it stays where it is', () => {
    const { told, vtol } = after([3, 4]);
    expect(told).toMatchObject([{ type: 'PilotingRolled', roll: { cause: 'pilot-hit', number: 7, success: true } }]);
    expect(vtol.place).toMatchObject({ elevation: 3 });
  });

  test('UNI-33 who fails sinks a level, from the first onto the ground', () => {
    expect(after([3, 3]).vtol.place).toEqual({ hex: '0810', facing: 0, elevation: 2 });
    expect(after([3, 3], {}, 1).vtol.place).toEqual({ hex: '0810', facing: 0 });
  });

  test('UNI-33 UNI-30 where no VTOL may sink to it crashes, and over water it is lost', () => {
    const woods = after([1, 1, 1, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], { woods: 1 }, 3);
    expect(woods.told[1]).toMatchObject({ type: 'Crashed', levels: 3, damage: 12 });
    expect(after([1, 1], { water: 1 }, 1).told[1]).toMatchObject({ type: 'UnitDestroyed', why: 'sunk' });
  });

  test('UNI-33 on the ground nobody rolls', () => {
    expect(after([], {}, 0).told).toEqual([]);
  });

  test('UNI-33 it is told in every language', () => {
    const [sunk] = after([3, 3]).told.slice(1);
    for (const locale of LOCALES)
      expect(sunk?.type === 'Landed' && landingText(sunk, tongueOf(locale))).toMatch(/WARRIOR-H7.*2.*0810/);
  });
});

test('UNI-13 a VTOL has a rotor, and some a turret too', () => {
  const { sheet } = flight().unit('WARRIOR-H7');
  if (sheet.kind !== 'vtol') throw new Error(sheet.kind);
  expect(locationsOf({ sheet })).toEqual(['FR', 'RS', 'LS', 'RR', 'RO']);
  expect(locationsOf({ sheet: { ...sheet, turret: true as const } })).toEqual(['FR', 'RS', 'LS', 'RR', 'RO', 'TU']);
});
