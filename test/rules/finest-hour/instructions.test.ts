import { describe, expect, test } from 'vitest';
import type { Instruction } from '../../../src/rules/finest-hour/commands.js';
import { finestHour } from '../../../src/rules/finest-hour/index.js';
import { instructionChoice } from '../../../src/rules/finest-hour/instruction-choices.js';
import { weaponId } from '../../../src/rules/finest-hour/types.js';
import { seatId, unitId } from '../../../src/rules/kernel/ids.js';
import { seated, spectator, type Viewer } from '../../../src/rules/kernel/seats.js';
import { ahead, fire, fly, gun, instruct, profile, sortie, type Plane } from '../../support/finest-hour.js';

/** Standing instructions: given at any time, told to nobody else, in no way. */

const weapons = [gun('rear', 30, 1, 1, 'tail'), gun('all-round', 30, 1, 1, 'top')];
const PLANES: readonly Plane[] = [
  { unit: 'R1', at: [47, 60], leader: 'R1', profile: profile(3, { weapons: [gun('all-round', 30, 1, 1)] }) },
  { unit: 'R2', at: [54, 58], leader: 'R1', profile: profile(3, { weapons: [gun('all-round', 30, 1, 1)] }) },
  { unit: 'B1', at: [50, 45], star: true, profile: profile(3, { model: 'Heron', weapons }) },
];
const begin = () => sortie({ planes: PLANES });
const OTHERS: readonly Viewer[] = [spectator, seated(seatId('red'))];
const ALL: readonly Instruction[] = [
  { about: 'evasion', unit: null, way: 'left' },
  { about: 'answer', unit: null, whom: 'likeliest' },
  { about: 'prefer', unit: unitId('B1'), weapon: weaponId('tail') },
  { about: 'dodge', unit: null, dodge: 'stay' },
  { about: 'column', unit: null, column: '2' },
  { about: 'rally', ask: false },
];

test('TFH-28 whom to answer is picked by name, with what each one is', () => {
  const play = begin().unasked('red');
  play.give('blue', instruct({ about: 'column', unit: null, column: 'roll' }));
  play.give('red', fly('R1', [fire(['gun', 'B1']), ahead(10)]), [1, 1, 1, 1]);
  const blue = seatId('blue');
  const choose = (target: string) => finestHour.choices(finestHour.view(play.match, seated(blue)), blue, { target });
  expect(choose('R2')).toEqual({ kind: 'done', command: { type: 'answer', unit: 'B1', target: 'R2' } });
  const asked = choose('R9');
  if (asked.kind !== 'pick') throw new Error('nothing is asked');
  expect(asked.options.slice(0, 2).map(({ value, facts }) => [value, Object.keys(facts).length > 0])).toEqual([
    ['R1', true],
    ['R2', true],
  ]);
});

describe('secrets', () => {
  test.each(ALL)('AMB-TFH-23 %o is in no view and no event of another', (instruction) => {
    const [play, silent] = [begin(), begin()];
    // Red is to act: blue says it beside that.
    play.give('blue', instruct(instruction));
    for (const viewer of OTHERS) {
      expect(finestHour.view(play.match, viewer).game).toEqual(finestHour.view(silent.match, viewer).game);
      const told = play.log
        .map((event) => finestHour.tell(event, play.match, viewer))
        .filter((event) => event !== null);
      expect(JSON.stringify(told)).not.toMatch(/Instructed|Said|instruct/u);
    }
    const own = finestHour.view(play.match, seated(seatId('blue'))).game;
    expect(own).not.toEqual(finestHour.view(silent.match, seated(seatId('blue'))).game);
  });

  test.each([
    [{ about: 'prefer', unit: unitId('B1'), weapon: weaponId('tail') }],
    [{ about: 'evasion', unit: null, way: 'left' }],
    [{ about: 'dodge', unit: null, dodge: 'evade' }],
  ] as const)('AMB-TFH-23 AMB-TFH-24 questions and their fallbacks are the same with %o', (instruction) => {
    const open = (told: boolean) => {
      const play = begin().unasked('red');
      play.give('blue', instruct({ about: 'column', unit: null, column: 'roll' }));
      if (told) play.give('blue', instruct(instruction));
      // In front of the tail gun stand both; to the question whom to answer belong both.
      play.give('red', fly('R1', [fire(['gun', 'B1']), ahead(10)]), [1, 1, 1, 1]);
      return finestHour.open(play.match).map(({ seat, topic, fallback }) => ({ seat, topic, fallback }));
    };
    expect(open(false)[0]).toMatchObject({ topic: { ask: 'answer', attackers: ['R1', 'R2'] } });
    expect(open(true)).toEqual(open(false));
  });

  test('AMB-TFH-23 when the match is over they are told', () => {
    const play = begin();
    play.give('blue', instruct({ about: 'dodge', unit: null, dodge: 'stay' }));
    play.give('red', { type: 'concede' });
    expect(play.match.outcome).not.toBeNull();
    expect(finestHour.view(play.match, spectator).game).toEqual(play.game);
  });
});

describe('what can be said', () => {
  test('AMB-TFH-15 AMB-TFH-23 AMB-TFH-24 of one’s own, of weapons it has, of stars', () => {
    const play = begin();
    expect(play.refused('red', instruct({ about: 'dodge', unit: unitId('B1'), dodge: 'stay' }))).toMatchObject({
      code: 'finest-hour/not-yours',
      params: { known: ['R1', 'R2'] },
    });
    expect(play.refused('red', instruct({ about: 'dodge', unit: unitId('R9'), dodge: 'stay' }))).toMatchObject({
      code: 'finest-hour/not-yours',
      params: { unit: 'R9', known: ['R1', 'R2'] },
    });
    expect(
      play.refused('blue', instruct({ about: 'prefer', unit: unitId('B1'), weapon: weaponId('bow') })),
    ).toMatchObject({ code: 'finest-hour/no-weapon', params: { known: ['tail', 'top'] } });
    expect(play.refused('red', instruct({ about: 'column', unit: unitId('R1'), column: '2' })).rule).toBe('TFH-03');
  });

  test('AMB-TFH-24 a weapon that one prefers, and none again', () => {
    const play = begin();
    const prefer = (weapon: string | null, unit: string | null = 'B1') =>
      play.give(
        'blue',
        instruct({
          about: 'prefer',
          unit: unit === null ? null : unitId(unit),
          weapon: weapon === null ? null : weaponId(weapon),
        }),
      );
    prefer('tail');
    expect(play.plane('B1').standing.prefer).toBe('tail');
    prefer(null);
    expect(play.plane('B1').standing.prefer).toBeNull();
    // Of all, those prefer it that have it.
    prefer('top', null);
    expect(play.plane('B1').standing.prefer).toBe('top');
    prefer('bow', null);
    expect(play.plane('B1').standing.prefer).toBeNull();
  });

  test('AMB-TFH-23 for one aircraft, or for all of one’s own', () => {
    const play = begin();
    play.give('red', instruct({ about: 'evasion', unit: unitId('R2'), way: 'left' }));
    expect([play.plane('R1').standing.evasion, play.plane('R2').standing.evasion]).toEqual(['ask', 'left']);
    play.give('red', instruct({ about: 'evasion', unit: null, way: 'away' }));
    expect([play.plane('R1').standing.evasion, play.plane('R2').standing.evasion]).toEqual(['away', 'away']);
    expect(play.plane('B1').standing.evasion).toBe('ask');
  });

  test('AMB-TFH-23 what is said while a question is open answers it', () => {
    const play = begin().unasked('red');
    play.give('blue', instruct({ about: 'column', unit: null, column: '0' }));
    play.give('red', fly('R1', [fire(['gun', 'B1']), ahead(10)]), [1, 1]);
    expect(play.awaited).toEqual(['blue:evade']);
    play.give('blue', instruct({ about: 'evasion', unit: null, way: 'ahead' }));
    expect(play.place('B1')).toEqual([50, 30]);
  });
});

describe('what is offered', () => {
  const offered = (whose: string, blanks: Readonly<Record<string, string>>): readonly string[] => {
    const bow = profile(3, { weapons: [gun('front', 30, 1, 1, 'bow')] });
    const play = sortie({ planes: [...PLANES, { unit: 'B2', at: [90, 20], profile: bow }] });
    const choice = instructionChoice(play.match.game, whose, blanks);
    if (choice.kind !== 'pick') throw new Error(choice.kind);
    return choice.options.map(({ value }) => value);
  };

  test('AMB-TFH-24 weapons to fire first are those of the aircraft, or of all that the seat has, and none', () => {
    expect(offered('blue', { for: 'B1', about: 'prefer' })).toEqual(['none', 'tail', 'top']);
    expect(offered('blue', { for: 'B2', about: 'prefer' })).toEqual(['none', 'bow']);
    expect(offered('blue', { for: 'all', about: 'prefer' })).toEqual(['none', 'tail', 'top', 'bow']);
    expect(offered('red', { for: 'all', about: 'prefer' })).toEqual(['none', 'gun']);
  });

  test('AMB-TFH-23 to be asked about rallies, or never to call one', () => {
    const rally = (how: string) => instructionChoice(begin().match.game, 'blue', { for: 'all', about: 'rally', how });
    for (const how of ['ask', 'never'])
      expect(rally(how)).toEqual({ kind: 'done', command: instruct({ about: 'rally', ask: how === 'ask' }) });
    expect(rally('twice').kind).toBe('pick');
  });

  test.each([
    ['evasion', 'left', { about: 'evasion', unit: unitId('B1'), way: 'left' }],
    ['answer', 'likeliest', { about: 'answer', unit: unitId('B1'), whom: 'likeliest' }],
    ['dodge', 'stay', { about: 'dodge', unit: unitId('B1'), dodge: 'stay' }],
    ['column', '2', { about: 'column', unit: unitId('B1'), column: '2' }],
    ['prefer', 'tail', { about: 'prefer', unit: unitId('B1'), weapon: weaponId('tail') }],
    ['prefer', 'none', { about: 'prefer', unit: unitId('B1'), weapon: null }],
  ] as const)('TFH-28 %s, %s, is given at once; anything else is asked again', (about, how, instruction) => {
    const { game } = begin().match;
    expect(instructionChoice(game, 'blue', { for: 'B1', about, how })).toEqual({
      kind: 'done',
      command: instruct(instruction),
    });
    expect(instructionChoice(game, 'blue', { for: 'B1', about, how: 'sideways' }).kind).toBe('pick');
  });

  test('AMB-TFH-15 columns are for stars alone', () => {
    expect(offered('blue', { for: 'B1' })).toContain('column');
    expect(offered('blue', { for: 'B2' })).not.toContain('column');
    expect(offered('red', { for: 'all' })).not.toContain('column');
  });
});
