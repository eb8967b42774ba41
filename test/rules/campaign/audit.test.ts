import { describe, expect, test } from 'vitest';
import { audit, imbalances } from '../../../src/rules/campaign/audit.js';
import type { Posting } from '../../../src/rules/campaign/ledger.js';
import { posted } from '../../../src/rules/campaign/ledger.js';
import type { State } from '../../../src/rules/campaign/state.js';
import { A, B, Play } from '../../support/campaign.js';

/** A campaign after a battle, with something changed that no event has changed. */
function played(): State {
  const play = new Play();
  const id = play.battle('raid', 'at-x', { a: [0] }, { x: [0] });
  play.book(id, 'attacker');
  return play.state;
}

const sound = played();
const POSTING: Posting = {
  currency: 'resources',
  from: A,
  to: B,
  amount: 5,
  why: 'award',
  cause: { battle: null, event: 2 },
  turn: 1,
};
const withPosting = (change: Partial<Posting>): State => ({
  ...sound,
  ledger: posted(sound.ledger, [{ ...POSTING, ...change }]),
});
const last = sound.ledger.postings.length;

describe('C-10 a ledger that does not balance is found', () => {
  test('one that does has nothing wrong with it', () => {
    expect(audit(sound)).toEqual([]);
    expect(audit(withPosting({}))).toEqual([]);
  });

  test.each([
    ['half an amount', { amount: 0.5 }],
    ['an amount below 0', { amount: -5 }],
    ['from and to the same', { to: A }],
    ['an event that is still to come', { cause: { battle: null, event: sound.events + 1 } }],
    ['a battle that there was not', { cause: { battle: 'b9' as never, event: 1 } }],
    ['the reverse of another amount', { reverses: 0 }],
  ])('a posting with %s', (_, change) => {
    expect(imbalances(withPosting(change))[0]).toBe(`posting ${last}`);
  });

  const [first] = sound.ledger.postings;
  if (!first) throw new Error('no posting');
  const { amount, from, to } = first;
  test.each([
    ['the reverse of another', { amount, from: to, to: from, reverses: 0 }, false],
    ['as much, but not back from where it went', { amount, from: B, to: from, reverses: 0 }, true],
    ['as much, but not back to where it came from', { amount, from: to, to: B, reverses: 0 }, true],
    ['back, but not as much', { amount: amount + 1, from: to, to: from, reverses: 0 }, true],
    ['the reverse of one that there is not', { amount, from: to, to: from, reverses: 9999 }, true],
    ['an amount of nothing', { amount: 0 }, true],
    ['an event before the first', { cause: { battle: null, event: 0 } }, true],
    ['the first event', { cause: { battle: null, event: 1 } }, false],
    ['the last event', { cause: { battle: null, event: sound.events } }, false],
  ] as const)('a posting with %s', (_, change, isWrong) => {
    expect(imbalances(withPosting(change)).includes(`posting ${last}`)).toBe(isWrong);
  });

  test('a balance that is not that of its postings', () => {
    const { balances } = sound.ledger;
    const changed = { ...sound, ledger: { ...sound.ledger, balances: { ...balances, 'xp/p1': 7 } } };
    expect(imbalances(changed)).toEqual(['sum of xp', 'balance of xp/p1']);
  });

  test('machines, pilots, provinces and cards that are not there', () => {
    const dead = sound.pilots.map((pilot, i) => (i === 0 ? { ...pilot, dead: true } : pilot));
    expect(audit({ ...sound, machines: sound.machines.slice(1) })).toEqual(['machines of a']);
    expect(audit({ ...sound, pilots: dead })).toEqual(['pilots of a']);
    expect(audit({ ...sound, hands: { ...sound.hands, [A]: [] } })).toEqual(['cards of a']);
    const [province] = sound.setup.provinces;
    if (!province) throw new Error('no province');
    const stolen = { province: province.id, by: B, mission: null, turn: 1, order: 1 };
    expect(audit({ ...sound, captures: [stolen] })).toEqual(['provinces of a', 'provinces of b']);
  });
});
