import { describe, expect, test } from 'vitest';
import { battletech } from '../../../../src/rules/battletech/index.js';
import { seated } from '../../../../src/rules/kernel/seats.js';
import { seat, type Play } from '../../../support/quick-start.js';
import { attack, beginFull, passTo, roll, step } from '../../../support/standard.js';
import { orders } from '../../../orders/typing.js';

/** What `/declare order:` offers while it is typed. */

const suggest = (play: Play, ordered = 'HCT-3F', target = '') =>
  orders.complete(
    { command: 'declare', options: { unit: ordered, target, order: '' } },
    'order',
    'en',
    battletech.view(play.match, seated(seat('defender'))),
    seat('defender'),
  );

const near = () =>
  beginFull({
    pieces: [
      { unit: 'HCT-3F', seat: 'defender', at: '0810 N' },
      { unit: 'ENF-4R', seat: 'attacker', at: '0809 S' },
    ],
  });

describe('suggestions for a declaration of the standard level', () => {
  test('CLN-42 to shift the column is suggested at whom the unit has seen through, and at nobody else', () => {
    const play = beginFull({
      pieces: [
        { unit: 'RVN-3L', seat: 'defender', at: '0810 N' },
        { unit: 'ENF-4R', seat: 'attacker', at: '0808 S' },
        { unit: 'HCT-3F', seat: 'attacker', at: '1501 S' },
      ],
      options: { armour: 'grid', probes: 'roll' },
    });
    passTo(play, 'move');
    roll(play, 'defender', step('RVN-3L', 'walk', 'R'), [6, 6]);
    passTo(play, 'attack');
    const shifts = (target: string): readonly string[] =>
      suggest(play, 'RVN-3L', target).flatMap(({ value }) => (value.startsWith('column') ? [value] : []));
    expect(shifts('ENF-4R')).toEqual(['column left', 'column right', 'column weak']);
    expect([shifts('HCT-3F'), shifts('')]).toEqual([[], []]);
  });

  test('a torso twist is suggested only to whoever can twist', () => {
    const firing = beginFull({
      pieces: [
        { unit: 'GOL-1H', seat: 'defender', at: '0810 N' },
        { unit: 'HCT-3F', seat: 'defender', at: '0910 N' },
        { unit: 'ENF-4R', seat: 'attacker', at: '0806 S' },
      ],
    });
    passTo(firing, 'attack');
    const twists = (of: string) => suggest(firing, of).filter(({ value }) => value.startsWith('twist')).length;
    expect([twists('HCT-3F'), twists('GOL-1H')]).toEqual([2, 0]);
  });

  test('blows are suggested with their numbers, both punches only where both arms can strike', () => {
    const striking = near();
    passTo(striking, 'strike');
    const labels = suggest(striking).map(({ label }) => label);
    expect(labels).toContain('kick left: 3+ (97%)');
    expect(labels).toContain('punch both');
    const fired = near();
    passTo(fired, 'attack');
    const [arm] = fired.unit('HCT-3F').sheet.mounts.filter(({ location }) => location === 'LA');
    fired.give('defender', attack('HCT-3F', 'ENF-4R', arm?.id ?? ''));
    passTo(fired, 'strike', [1, 1]);
    const left = suggest(fired).map(({ value }) => value);
    expect(left).toContain('punch right');
    expect(left).not.toContain('punch both');
  });
});
