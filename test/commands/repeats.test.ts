import { expect, it } from 'vitest';
import type { Asked } from '../../src/commands/contract.js';
import { createRepeats } from '../../src/commands/repeats.js';
import { instant, matchId, playerId } from '../../src/match/header.js';

const [ANN, MATCH, NOW] = [playerId('1'), matchId('m'), instant(1_000_000)];
const shotBy = (from: string): Asked => ({ kind: 'reaction', topic: { ask: 'evade', unit: 'Red-1', from } });
const ACTIVATE: Asked = { kind: 'turn', topic: { ask: 'activate', units: ['Red-1'] } };
const FLY_ON: Asked = { kind: 'turn', topic: { ask: 'fly-on', unit: 'Red-1' } };

it.each([
  ['the same question', shotBy('Bf-1'), shotBy('Bf-1'), 0, true],
  ['the same answer to the next attacker', shotBy('Bf-1'), shotBy('Bf-2'), 0, false],
  ['the same move once more in one’s turn', ACTIVATE, FLY_ON, 0, true],
  ['what passed a reaction would pass the turn', shotBy('Bf-1'), ACTIVATE, 0, true],
  ['two minutes later', ACTIVATE, ACTIVATE, 120_001, false],
])('an order that was given just now asks first: %s', (_, before, now, later, asks) => {
  const repeats = createRepeats();
  repeats.note(ANN, MATCH, 'evade away', before, NOW);
  expect(repeats.lately(ANN, MATCH, 'evade away', now, instant(NOW + later))).toBe(asks);
  expect(repeats.lately(ANN, MATCH, 'evade left', now, NOW)).toBe(false);
});
