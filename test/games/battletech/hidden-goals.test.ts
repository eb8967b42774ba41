import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../../src/i18n/locales.js';
import type { Goal } from '../../../src/rules/battletech/standard/goals.js';
import { replay } from '../../../src/rules/kernel/evolve.js';
import { seated, type Viewer } from '../../../src/rules/kernel/seats.js';
import { hex, run, seat } from '../../support/quick-start.js';
import { sideId } from '../../../src/rules/kernel/ids.js';
import { beginFull, passTurn, type FullPlay } from '../../support/standard.js';
import { hiding } from '../../support/unseen.js';
import { words } from './present/battle.js';

/** What is told of the goals of a match where ENF-4R is hidden (C-01, SEQ-18): nothing by which its place could be guessed. */

const RULES = hiding(['ENF-4R']);
const GOALS: readonly Goal[] = [
  { goal: 'hold', side: sideId('defender'), hexes: [hex('0812'), hex('0813')], turns: 3 },
  { goal: 'exit', side: sideId('attacker'), edge: 'west', units: 2 },
  { goal: 'points', side: sideId('defender'), points: 200 },
];

const world = (at: string): FullPlay =>
  beginFull(
    {
      pieces: [
        { unit: 'HBK-4G', seat: 'defender', at: '0812 N' },
        { unit: 'ENF-4R', seat: 'attacker', at },
        { unit: 'CN9-A', seat: 'attacker', at: '1501 N' },
      ],
      victory: { goals: GOALS, turns: null, late: 'points' },
    },
    undefined,
    RULES,
  );

/** What somebody is told of the goals, and sees and reads of them. */
function told(play: FullPlay, viewer: Viewer) {
  const at = play.log.findIndex(({ type }) => type === 'GoalsCounted');
  const counted = play.log[at];
  const before = replay((state, one) => RULES.evolve(state, one), play.log.slice(0, at));
  const event = counted && RULES.tell(counted, before, viewer);
  if (!before || !event || event.type === 'Redacted') throw new Error('nothing is told');
  const after = RULES.view(play.match, viewer);
  const lines = LOCALES.map((locale) => words.report({ before: null, after, events: [event] }, locale).lines);
  return { event, lines, field: after.game.field };
}

const DEFENDER = seated(seat('defender'));

describe('C-01 goals where a unit is hidden', () => {
  test('are told as far as one sees: who holds a hex is not', () => {
    const [there, elsewhere] = ['0813 N', '0101 N'].map((at) => {
      const play = world(at);
      passTurn(play);
      return play;
    });
    if (!there || !elsewhere) throw new Error('no worlds');
    expect(there.game.field.held).not.toEqual(elsewhere.game.field.held);
    expect(told(there, DEFENDER)).toEqual(told(elsewhere, DEFENDER));
    expect(told(there, DEFENDER).lines.map((lines) => lines.join(' '))).toEqual([
      expect.stringContaining('? of 3 turns'),
      expect.stringContaining('? sur 3 tours'),
      expect.stringContaining('? из 3 ходов'),
    ]);
    expect(told(there, seated(seat('attacker'))).event).toMatchObject({ held: [0, 0, 0] });
  });

  test('do not count who has left the map unseen', () => {
    const play = world('0110 NW');
    play.give('defender', { type: 'pass' });
    play.give('attacker', run('ENF-4R', 'F', true));
    expect(play.unit('ENF-4R').status).toBe('left');
    passTurn(play);
    const { event, lines, field } = told(play, DEFENDER);
    expect(field?.exits).toEqual([]);
    expect(event).toMatchObject({ points: { attacker: 0, defender: 0 } });
    expect(lines[0]?.join(' ')).toContain('0 of 2 units');
  });
});
