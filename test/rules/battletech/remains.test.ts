import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readTranscript, replayTranscript } from '../../../src/match/read-transcript.js';
import { rulesetOf } from '../../../src/games/index.js';
import { remainsOf } from '../../../src/rules/battletech/damage/brought.js';
import { begun } from '../../../src/rules/battletech/evolve.js';
import type { Setup, StandardUnitSetup, State } from '../../../src/rules/battletech/types.js';
import { checkSetup } from '../../../src/rules/battletech/setup.js';
import { complete } from '../../support/complete.js';
import { keptTranscripts } from '../../support/kept.js';
import { binId } from '../../../src/rules/battletech/standard/types.js';
import { inSoak } from '../../support/soak.js';
import { beginFull, fullSetup, type FullPiece } from '../../support/standard.js';

/** What a match leaves of a unit is what the next one begins with (C-10). */

const HBK: FullPiece = { unit: 'HBK-4G', seat: 'defender', at: '0812 N' };
const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0202 S' };

/** The set-up of a match with what is left of its units. */
function again(setup: Setup, state: State): Setup {
  const marks: Readonly<Record<string, object>> = remainsOf(state);
  return { ...setup, units: setup.units.map((unit) => ({ ...unit, ...marks[unit.id] })) } as Setup;
}

/** The set-up with only one of its units marked; the others are as they were. */
const only = (setup: Setup, marked: Setup, id: string): Setup =>
  ({ ...setup, units: setup.units.map((unit, i) => (unit.id === id ? marked.units[i] : unit)) }) as Setup;

describe('C-10 what remains of a unit begins the next match as it remained', () => {
  const played = keptTranscripts()
    .filter(({ name }) => basename(name).startsWith('battletech-'))
    .filter((_, i) => i % (inSoak ? 4 : 16) === 0);

  test.each(played)('$name', ({ bytes }) => {
    const transcript = readTranscript(bytes().toString('utf8'));
    const { state } = replayTranscript(transcript, rulesetOf(transcript.ruleset));
    const [began] = transcript.events;
    if (began?.event.type !== 'Began' || !state || !('units' in state.game)) throw new Error('no match of this game');
    const setup = began.event.setup as Setup;
    const next = again(setup, state.game);
    expect(remainsOf(begun(next))).toEqual(remainsOf(state.game));
    expect(checkSetup(setup)).toBeNull();
    for (const unit of state.game.units) {
      // Who was not destroyed can fight again; of those who were some can be mended, head and engine permitting.
      if (unit.status === 'active') expect(checkSetup(only(setup, next, unit.id))).toBeNull();
    }
  });

  test('the outcome brings it, through JSON and back', () => {
    const play = beginFull({ pieces: [HBK, ENF] });
    play.alter('HBK-4G', (unit) => ({
      ...unit,
      armor: { ...unit.armor, LA: 3 },
      body: {
        ...unit.body,
        heat: 7,
        pilot: { ...unit.body.pilot, hits: 2, out: 1 },
        struck: { ...unit.body.struck, RT: [0] },
      },
    }));
    play.give('attacker', { type: 'concede' });
    const marks = JSON.parse(JSON.stringify(play.match.outcome?.marks)) as Readonly<Record<string, object>>;
    const whole = play.unit('HBK-4G');
    expect(marks['HBK-4G']).toEqual({
      armor: { ...whole.sheet.armor, LA: 3 },
      rearArmor: whole.sheet.rearArmor,
      ammo: whole.ammo,
      lost: [],
      structure: whole.sheet.full.structure,
      struck: { ...whole.body.struck, RT: [0] },
      breached: [],
      jammed: [],
      spent: [],
      pilot: { gunnery: 4, piloting: 5, hits: 2, out: null },
    });
    const setup = fullSetup({ pieces: [HBK, ENF] });
    const next = { ...setup, units: setup.units.map((unit) => ({ ...unit, ...marks[unit.id] })) };
    expect(remainsOf(begun(next))).toEqual(marks);
  });
});

describe('C-10 marks that a unit brings fit its sheet', () => {
  const refused = (change: (unit: StandardUnitSetup) => Partial<StandardUnitSetup>) =>
    checkSetup(
      fullSetup({ pieces: [HBK, ENF], change: (unit) => (unit.id === 'HBK-4G' ? { ...unit, ...change(unit) } : unit) }),
    );
  const structure = (unit: StandardUnitSetup, at: object) => ({ structure: { ...unit.sheet.full.structure, ...at } });
  const bare = { HD: [], CT: [], LT: [], RT: [], LA: [], RA: [], LL: [], RL: [] };
  const struck = (at: object) => ({ struck: { ...bare, ...at } });

  test.each([
    ['more structure than there is', (unit: StandardUnitSetup) => structure(unit, { CT: 17 }), 'structure-off-sheet'],
    [
      'none in a location that is there',
      (unit: StandardUnitSetup) => structure(unit, { LA: 0 }),
      'structure-off-sheet',
    ],
    ['some in one that is gone', () => ({ lost: ['LA'] as const }), 'structure-off-sheet'],
    [
      'armour on one that is gone',
      (unit: StandardUnitSetup) => ({ ...structure(unit, { LA: 0 }), lost: ['LA'] as const }),
      'armor-off-sheet',
    ],
    ['an empty slot struck', () => struck({ HD: [9] }), 'slot-off-sheet'],
    ['a slot struck twice', () => struck({ CT: [0, 0] }), 'slot-off-sheet'],
    [
      'ammunition in a bin that it has not',
      ({ ammo }: StandardUnitSetup) => ({
        ammo: ammo.map((bin) => ({ ...bin, stowed: { ...bin.stowed, id: binId('LL-1') } })),
      }),
      'bin-off-sheet',
    ],
    [
      'a bin elsewhere than on its sheet',
      ({ ammo }: StandardUnitSetup) => ({
        ammo: ammo.map((bin) => ({ ...bin, stowed: { ...bin.stowed, location: 'HD' as const } })),
      }),
      'bin-off-sheet',
    ],
    [
      'the same bin twice',
      ({ ammo }: StandardUnitSetup) => ({ ammo: [...ammo, ...ammo.slice(0, 1)] }),
      'bin-off-sheet',
    ],
    ['not all its bins', ({ ammo }: StandardUnitSetup) => ({ ammo: ammo.slice(1) }), 'bin-missing'],
    ['a weapon that it has not', () => ({ jammed: ['Z' as never] }), 'no-such-weapon'],
    ['no engine', () => struck({ CT: [0, 1, 2] }), 'ruined'],
    ['no cockpit', () => struck({ HD: [2] }), 'ruined'],
    ['a dead pilot', () => ({ pilot: { gunnery: 4, piloting: 5, hits: 6, out: null } }), 'ruined'],
    ['a head full of water', () => ({ breached: ['HD'] as const }), 'ruined'],
    [
      'no centre torso',
      (unit: StandardUnitSetup) => ({
        ...structure(unit, { CT: 0 }),
        armor: { ...unit.sheet.armor, CT: 0 },
        rearArmor: { ...unit.sheet.rearArmor, CT: 0 },
        lost: ['CT'] as const,
      }),
      'ruined',
    ],
  ] as const)('%s', (_, change, code) => {
    expect(complete(refused(change))).toMatchObject({ code: `battletech/${code}` });
  });

  const centreGone = (unit: StandardUnitSetup): Partial<StandardUnitSetup> => ({
    ...structure(unit, { CT: 0 }),
    armor: { ...unit.sheet.armor, CT: 0 },
    rearArmor: { ...unit.sheet.rearArmor, CT: 0 },
    lost: ['CT'],
  });
  const wounded = (hits: number) => ({ pilot: { gunnery: 4, piloting: 5, hits, out: null } });

  test.each<readonly [string, (unit: StandardUnitSetup) => Partial<StandardUnitSetup>, string | null]>([
    ['a head full of water', () => ({ breached: ['HD'] }), 'head'],
    ['a centre torso full of water', () => ({ breached: ['CT'] }), 'centre-torso'],
    ['an arm full of water', () => ({ breached: ['LA'] }), null],
    ['no centre torso', centreGone, 'centre-torso'],
    ['neither it nor a dry head', (unit) => ({ ...centreGone(unit), breached: ['HD'] }), 'head'],
    ['the engine struck three times', () => struck({ CT: [0, 1, 2] }), 'engine'],
    ['twice', () => struck({ CT: [0, 1] }), null],
    ['engine and cockpit', () => struck({ CT: [0, 1, 2], HD: [2] }), 'engine'],
    ['the cockpit struck', () => struck({ HD: [2] }), 'cockpit'],
    ['cockpit and pilot', () => ({ ...struck({ HD: [2] }), ...wounded(6) }), 'cockpit'],
    ['a pilot of six wounds', () => wounded(6), 'pilot'],
    ['of five', () => wounded(5), null],
  ])('SEQ-12 who cannot fight is told what is gone: %s', (_, change, why) => {
    expect(complete(refused(change))).toEqual(
      why && { code: 'battletech/ruined', params: { unit: 'HBK-4G', why }, rule: 'SEQ-12' },
    );
  });

  test('SEQ-12 a slot is counted as on the sheet, from 1', () => {
    expect(refused(() => struck({ HD: [9] }))?.params).toEqual({ unit: 'HBK-4G', location: 'HD', slot: 10 });
  });

  test('an arm gone, slots struck, a wounded pilot are no hindrance', () => {
    const brought = refused((unit) => ({
      ...structure(unit, { LA: 0, CT: 3 }),
      ...struck({ CT: [0, 3], HD: [0] }),
      armor: { ...unit.sheet.armor, LA: 0 },
      lost: ['LA'],
      pilot: { gunnery: 3, piloting: 4, hits: 5, out: null },
    }));
    expect(brought).toBeNull();
  });
});
