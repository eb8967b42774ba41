import { describe, expect, test } from 'vitest';
import type { Blanks } from '../../../src/rules/kernel/choices.js';
import { begin, cover, join, move, pass, suppress, type Figure, type Play } from '../../support/tactic148.js';

/** Queued actions by button: they are chosen on the table as the ones before them leave it. */

const figures: readonly Figure[] = [
  { unit: 'US1', card: 'rifleman', at: [10, 20] },
  { unit: 'US2', card: 'rifleman', at: [20, 20] },
  { unit: 'VG1', card: 'grenadier', at: [10, 8] },
];

/** What is asked for next, and what can be chosen there. */
function asked(play: Play, blanks: Blanks): readonly string[] {
  const next = play.choice('us', { unit: 'plan', ...blanks });
  if (next.kind !== 'pick') throw new Error(JSON.stringify(next));
  return [next.blank, ...next.options.map(({ value, aside }) => (aside ? `(${value})` : value))];
}

function chosen(play: Play, blanks: Blanks) {
  const next = play.choice('us', { unit: 'plan', ...blanks });
  if (next.kind !== 'done') throw new Error(JSON.stringify(next));
  return next.command;
}

const first = { '1:unit': 'US1', '1:action': 'move', '1:at': '10000,16000', '1:then': 'stop' } as const;

describe('queued actions by button', () => {
  test('T48-09 stand beside the order in one’s own turn as long as two tokens are left, not in the opponent’s', () => {
    const values = (play: Play, seat: string): readonly string[] => {
      const next = play.choice(seat);
      return next.kind === 'pick' ? next.options.flatMap(({ value, aside }) => (aside ? [value] : [])) : [];
    };
    const play = begin({ figures, windows: true });
    expect(values(play, 'us')).toEqual(['plan', 'instruct']);
    expect(values(play.withTokens('us', 1), 'us')).toEqual(['instruct']);
    play.withTokens('us', 5).give('us', cover('US1'));
    expect(play.awaited).toEqual(['vg:react']);
    expect(values(play, 'vg')).toEqual(['instruct']);
  });

  test('T48-09 each begins where the one before it ends; together they are one order, which is accepted and pauses at windows', () => {
    const play = begin({ figures, windows: true });
    expect(asked(play, {})).toEqual(['1:unit', 'US1', 'US2']);
    expect(asked(play, first)).toEqual(['2:unit', 'US1', 'US2', 'planned']);
    const second = { ...first, '2:unit': 'US1', '2:action': 'move' };
    const next = { blank: '2:at', planned: [move('US1', [10, 16])] };
    expect(play.choice('us', { unit: 'plan', ...second, '2:where': 'place' })).toMatchObject(next);
    // From where it stands now that is 9 u, from where the first move ends 5 u.
    const to = { ...second, '2:at': '10000,11000' };
    expect(asked(play, to)).toEqual(['3:unit', 'US1', 'US2', 'planned']);
    expect(play.choice('us', { unit: 'plan', ...second, '2:at': '10000,10000' })).toMatchObject({ blank: '2:at' });
    const command = chosen(play, { ...to, '3:unit': 'planned' });
    expect(command).toEqual({ type: 'plan', actions: [move('US1', [10, 16]), move('US1', [10, 11])] });
    play.give('us', command);
    expect(play.awaited).toEqual(['vg:react']);
    play.give('vg', pass);
    play.give('vg', pass);
    expect(play.unit('US1').at).toEqual({ x: 10_000, y: 11_000 });
  });

  test('T48-11 T48-13 no more than tokens and cards allow: who has done their most is not offered, and the last token ends the row', () => {
    const play = begin({ figures }).withTokens('us', 4);
    const take = (n: number, unit: string): Blanks => ({ [`${n}:unit`]: unit, [`${n}:action`]: 'take-cover' });
    const three = { ...take(1, 'US1'), ...take(2, 'US1'), ...take(3, 'US1') };
    expect(asked(play, three)).toEqual(['4:unit', 'US2', 'planned']);
    expect(chosen(play, { ...three, ...take(4, 'US2') })).toEqual({
      type: 'plan',
      actions: [cover('US1'), cover('US1'), cover('US1'), cover('US2')],
    });
  });

  test('T48-37 a zone that is laid first can be joined next', () => {
    const play = begin({ figures });
    const laid = { '1:unit': 'US1', '1:action': 'suppress', '1:weapon': 'rifle', '1:at': '10000,9000' };
    const joined = { '2:unit': 'US2', '2:action': 'join', '2:zone': 'sf1', '2:weapon': 'rifle', '3:unit': 'planned' };
    const command = chosen(play, { ...laid, ...joined });
    expect(command).toEqual({ type: 'plan', actions: [suppress('US1', 10, 9), join('US2')] });
    play.give('us', command);
    expect(play.unit('US2').suppressing?.zone).toBe('sf1');
  });
});
