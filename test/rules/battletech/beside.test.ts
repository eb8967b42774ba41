import { describe, expect, it } from 'vitest';
import { scriptedDice } from '../../../src/rules/kernel/dice.js';
import { seated, spectator } from '../../../src/rules/kernel/seats.js';
import { decideOrder } from '../../support/deciding.js';
import { InstructedPlay, instructed } from '../../support/instructed.js';
import { SECOND_WINS, deploy, fire, noFire, run, seat, stand } from '../../support/quick-start.js';

/** Something said beside the questions in BattleTech (C-04): that shots that cannot hit are fired all the same. */

const ANYWAY = { type: 'instruct', anyway: true } as const;
const PIECES = [
  { unit: 'HBK-4G', seat: 'defender', at: '0813 N' },
  { unit: 'ENF-4R', seat: 'attacker', at: '0803 S' },
];
const WOODS = { '0803': 2, '0804': 1 } as const;

const begin = () => new InstructedPlay({ pieces: PIECES, woods: WOODS });

/** The orders of a turn in which the defender's shots cannot hit, with who is awaited before each. */
const TURN = [
  ['defender', deploy('HBK-4G', '0813 N'), []],
  ['attacker', deploy('ENF-4R', '0803 S'), SECOND_WINS],
  ['defender', run('HBK-4G', 'F'), []],
  ['attacker', stand('ENF-4R'), []],
  ['defender', fire('HBK-4G', 'ENF-4R', 'A'), []],
] as const;

describe('C-04 what is said beside the questions of BattleTech', () => {
  it('is legal at any time, in the opponent’s activation too: it answers nothing, asks nothing anew, stops no clock', () => {
    const play = begin();
    for (const [who, command, faces] of TURN) {
      for (const speaker of ['defender', 'attacker']) {
        const { game: _, ...before } = play.match;
        const others = [spectator, ...play.match.seats.flatMap(({ id }) => (id === speaker ? [] : [seated(id)]))];
        const seen = () => others.map((viewer) => instructed.view(play.match, viewer));
        const saw = seen();
        const events = play.give(speaker, { ...ANYWAY, anyway: speaker === 'defender' });
        expect(events.map(({ type }) => type)).toEqual(['Said', 'Instructed']);
        const { game: _after, ...after } = play.match;
        expect(after).toEqual(before);
        // Nobody else learns of it.
        expect(seen()).toEqual(saw);
        expect(others.flatMap((viewer) => events.map((event) => instructed.tell(event, play.match, viewer)))).toEqual(
          others.flatMap(() => [null, null]),
        );
      }
      play.give(who, command, faces);
    }
  });

  it('can be said when the time is up, and is no answer to what is asked', () => {
    const play = begin();
    const late = { seat: seat('defender'), at: 3_600_000 } as const;
    const given = (command: (typeof TURN)[0][1] | typeof ANYWAY) =>
      decideOrder(instructed, play.match, { ...late, command }, scriptedDice([]));
    expect(given(TURN[0][1])).toMatchObject({ ok: false });
    expect(given(ANYWAY)).toMatchObject({ ok: true });
  });

  it('holds from then on: nobody is asked', () => {
    const play = begin();
    for (const [who, command, faces] of TURN) {
      if (who === 'attacker') play.give('defender', ANYWAY);
      play.give(who, command, faces);
    }
    play.give('attacker', noFire('ENF-4R'), [3, 4, 1, 1]);
    expect(play.last('ShotResolved')).toMatchObject({ mount: 'A', result: 'impossible', ammoLeft: 9, roll: null });
    expect(play.game.turn).toBe(2);
  });
});
