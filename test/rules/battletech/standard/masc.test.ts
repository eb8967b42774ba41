import { describe, expect, test } from 'vitest';
import { battletech } from '../../../../src/rules/battletech/index.js';
import { Resolution } from '../../../../src/rules/battletech/standard/resolution.js';
import { mascProblem, switchMasc } from '../../../../src/rules/battletech/standard/masc.js';
import { allowanceOf } from '../../../../src/rules/battletech/standard/mobility.js';
import type { Body } from '../../../../src/rules/battletech/standard/types.js';
import type { Command } from '../../../../src/rules/battletech/commands.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { seated } from '../../../../src/rules/kernel/seats.js';
import { complete } from '../../../support/complete.js';
import { seat, unit } from '../../../support/quick-start.js';
import { type FullPlay, beginFull, eventsOf, marked, passTurn, roll, step } from '../../../support/standard.js';

/** AMB-SEQ-21: MASC, by the example of the Dasher: walking 10 MP, running 15, MASC in its centre torso. */

const id = unit('DASHER');
const on: Command = { type: 'masc', unit: id };
/** The attacker moves first. */
const begun = (): FullPlay =>
  beginFull({
    pieces: [
      { unit: 'DASHER', seat: 'defender', at: '0816 N' },
      { unit: 'HBK-4G', seat: 'attacker', at: '0801 S' },
    ],
  });

/** The Dasher switches MASC on with these marks on its body: the faces of the roll, then of all that follows from it. */
function switched(body: Partial<Body>, faces: readonly number[]) {
  const resolution = new Resolution(marked(begun().game, 'DASHER', body), scriptedDice(faces));
  switchMasc(resolution, id);
  const [event] = resolution.events.flatMap((one) => (one.type === 'MascSwitched' ? [one] : []));
  if (!event) throw new Error('MASC was not switched on');
  return { event, events: resolution.events, dasher: resolution.unit(id) };
}

/** A critical hit on the foot of each leg, and the two piloting rolls that they call for. */
const BOTH_FEET = [4, 4, 6, 6, 6, 6];
const faces = (sum: number): readonly number[] => [Math.ceil(sum / 2), Math.floor(sum / 2)];

describe('MASC', () => {
  test('AMB-SEQ-21 once it has rolled 3+ a unit runs twice its walk this turn; its move is asked for then', () => {
    const play = begun();
    roll(play, 'defender', on, [1, 2]);
    expect(play.last('MascSwitched')).toMatchObject({ avoidance: { need: 3, avoided: true }, harm: [] });
    expect(play.awaited).toEqual(['defender:move-named']);
    // S-02: the move has what is left of the time of the order that switched it on.
    expect(play.match.agenda.at(-1)?.asked?.questions).toMatchObject([{ goesOn: true }]);
    expect(allowanceOf(play.unit('DASHER'), 'run')).toMatchObject({
      mp: 20,
      terms: [{}, { reason: 'masc', value: 5 }],
    });
    expect(allowanceOf(play.unit('DASHER'), 'walk').mp).toBe(10);
    play.give('defender', step('DASHER', 'run', 'FFFFFFFFFFRFRFRF'));
    expect(play.unit('DASHER').moved).toMatchObject({ mode: 'run', mp: 16 });
    passTurn(play);
    expect(play.unit('DASHER').body.masc).toEqual({ on: false, strain: 1 });
    expect(allowanceOf(play.unit('DASHER'), 'run').mp).toBe(15);
    passTurn(play);
    expect(play.unit('DASHER').body.masc).toEqual({ on: false, strain: 0 });
  });

  test.each([
    [0, 3],
    [1, 5],
    [2, 7],
    [3, 11],
  ])('AMB-SEQ-21 strained for %i turns it holds on %i+', (strain, need) => {
    const masc = { on: false, strain };
    expect(switched({ masc }, [...faces(need - 1), ...BOTH_FEET]).event.avoidance).toMatchObject({
      need,
      avoided: false,
    });
    const held = switched({ masc }, faces(need));
    expect(held.event).toMatchObject({ avoidance: { need, avoided: true }, harm: [] });
    expect(held.dasher.body.masc).toEqual({ on: true, strain: strain + 1 });
  });

  test('AMB-SEQ-21 the fifth turn in a row nothing holds it', () => {
    const { event } = switched({ masc: { on: false, strain: 4 } }, BOTH_FEET);
    expect(event.avoidance).toEqual({ need: null, roll: null, avoided: false });
    expect(event.harm).toHaveLength(2);
  });

  test('AMB-SEQ-21 where it fails a slot of each leg is struck and rolled for at once; it still runs twice what it walks now', () => {
    const { event, events, dasher } = switched({}, [1, 1, ...BOTH_FEET]);
    expect(event.harm).toMatchObject([
      { harm: 'slot', location: 'LL', holds: { part: 'foot' } },
      { harm: 'slot', location: 'RL', holds: { part: 'foot' } },
    ]);
    const rolls = events.flatMap((one) => (one.type === 'PilotingRolled' ? [one.roll.cause] : []));
    expect(rolls).toEqual(['leg-actuator-hit', 'leg-actuator-hit']);
    expect(allowanceOf(dasher, 'run').mp).toBe(16);
  });

  test('AMB-SEQ-21 who falls over it lies before the move, and may stand up', () => {
    const play = begun();
    roll(play, 'defender', on, [1, 1, 4, 4, 1, 1, 3, 6, 6, 6, 6, 6, 6]);
    expect(play.unit('DASHER')).toMatchObject({ moved: null, body: { prone: true } });
    expect(play.awaited).toEqual(['defender:move-named']);
    const view = battletech.view(play.match, seated(seat('defender')));
    const modes = battletech.choices(view, seat('defender'), { unit: 'DASHER' });
    expect(modes.kind === 'pick' ? modes.options.map(({ value }) => value) : []).toContain('stand-up-run');
  });

  test('AMB-SEQ-21 refused without MASC, with MASC destroyed, twice in a turn, to one that has moved or cannot run', () => {
    const play = begun();
    const dasher = play.unit('DASHER');
    const { body } = dasher;
    const problem = (change: Partial<Body>) =>
      complete(mascProblem({ ...dasher, body: { ...body, ...change } }))?.code ?? null;
    expect(problem({})).toBeNull();
    const slots = dasher.sheet.full.slots.CT ?? [];
    const at = slots.findIndex((slot) => slot?.holds === 'equipment' && slot.equipment === 'masc');
    expect(problem({ struck: { ...body.struck, CT: [at] } })).toBe('battletech/masc-destroyed');
    expect(problem({ masc: { on: true, strain: 1 } })).toBe('battletech/masc-too-late');
    expect(problem({ shutdown: true })).toBe('battletech/shut-down');
    expect(complete(mascProblem({ ...dasher, lost: ['LL'] }))?.code).toBe('battletech/no-mp');
    expect(complete(mascProblem(play.unit('HBK-4G')))?.code).toBe('battletech/no-masc');
    roll(play, 'defender', on, [6, 6]);
    expect(play.refused('defender', on).code).toBe('battletech/masc-too-late');
    play.give('defender', step('DASHER', 'walk', 'F'));
    expect(complete(mascProblem(play.unit('DASHER')))?.code).toBe('battletech/masc-too-late');
  });

  test('AMB-SEQ-21 it is offered with its MP and its number as long as it can be switched on, and what is offered is accepted', () => {
    const play = begun();
    const options = (): readonly string[] => {
      const view = battletech.view(play.match, seated(seat('defender')));
      const modes = battletech.choices(view, seat('defender'), { unit: 'DASHER' });
      return modes.kind === 'pick' ? modes.options.map((option) => JSON.stringify(option)) : [];
    };
    expect(options()).toContain(JSON.stringify({ value: 'masc', facts: { mp: 20, need: 3 } }));
    const view = battletech.view(play.match, seated(seat('defender')));
    expect(battletech.choices(view, seat('defender'), { unit: 'DASHER', mode: 'masc' })).toEqual({
      kind: 'done',
      command: on,
    });
    roll(play, 'defender', on, [6, 6]);
    expect(options().some((option) => option.includes('masc'))).toBe(false);
  });

  test('AMB-SEQ-21 the roll, the strain of the turns, and the damage to the legs replay as they were', () => {
    const play = begun();
    roll(play, 'defender', on, [1, 1, ...BOTH_FEET]);
    expect(eventsOf(play, 'MascSwitched')).toHaveLength(1);
    const again = play.log.reduce(
      (state: ReturnType<typeof battletech.evolve> | null, event) => battletech.evolve(state, event),
      null,
    );
    expect(again).toEqual(play.match);
  });
});
