import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../src/rules/kernel/dice.js';
import { replay } from '../../../src/rules/kernel/evolve.js';
import { seated, spectator } from '../../../src/rules/kernel/seats.js';
import { enactMotion } from '../../support/deciding.js';
import { begin, seat, stand } from '../../support/quick-start.js';
import { hiding } from '../../support/unseen.js';

/** A wait for a hidden unit (C-01): that the match waits shows, and how long; for whom and for what is not told. */

const RULES = hiding(['ENF-4R']);
const DAYS = { kind: 'correspondence', turn: 86_400_000, reaction: 86_400_000, bank: 0 } as const;

describe('C-01 while a hidden unit is waited for', () => {
  const play = begin(
    {
      pieces: [
        { unit: 'HBK-4G', seat: 'defender', at: '0809 N' },
        { unit: 'ENF-4R', seat: 'attacker', at: '0803 S' },
      ],
    },
    undefined,
    RULES,
  );
  const timed = enactMotion(
    RULES,
    play.match,
    { kind: 'retime', clock: DAYS },
    { by: null, warrant: 'arbiter', at: 0 },
    scriptedDice([]),
  );
  if (!timed.ok) throw new Error('no clock');
  const before = replay((state, event) => RULES.evolve(state, event), [...play.log, ...timed.value]);
  const order = { by: 'seat', seat: seat('defender'), question: null, at: 1, command: stand('HBK-4G') } as const;
  const moved = RULES.decide(before, order, { dice: scriptedDice([]), past: null });
  if (!moved.ok) throw new Error('not moved');
  const { state } = moved.value;

  test('no seat is named to others, neither by a question nor by a clock that runs', () => {
    expect(RULES.open(state).map((question) => question.seat)).toEqual(['attacker']);
    for (const viewer of [spectator, seated(seat('defender'))]) {
      const { questions, clock } = RULES.view(state, viewer);
      expect([questions, clock?.running]).toEqual([[], []]);
    }
  });

  test('its own seat is asked, with its clock', () => {
    const { questions, clock } = RULES.view(state, seated(seat('attacker')));
    expect(questions).toMatchObject([{ seat: 'attacker', topic: { units: ['ENF-4R'] } }]);
    expect(clock?.running).toMatchObject([{ seat: 'attacker', question: questions[0]?.id }]);
  });

  test('a clock that runs for what everybody is told is the clock of the match', () => {
    expect(before && RULES.view(before, spectator).clock).toBe(before?.clock);
    expect(before?.clock?.running).toMatchObject([{ seat: 'defender' }]);
  });
});
