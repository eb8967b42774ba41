import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { awaited } from '../support/play.js';
import { told, useStage } from '../support/bot.js';

const { stage, table, slash } = useStage();
const ann = () => stage().sandbox.as('Ann').id;

/** The moves that the README shows for the first duel, deployment first. */
const [deployment = '', ...moves] = [
  ...readFileSync('README.md', 'utf8').matchAll(/^\/move unit:HBK-4G order:(.+?) {2,}/gm),
].map(([, order = '']) => order);

it('the README has moves to try', () => expect(moves.length).toBeGreaterThan(1));

it.each(moves)('whoever types what the README shows has it accepted in the first duel: %s', async (order) => {
  await slash('Ann', 'match new', { scenario: 'battletech/green', side: 'defender' });
  await slash('Benoît', 'match join', { side: 'attacker' });
  await slash('Ann', 'match start');
  expect(told(await slash('Ann', 'move', { unit: 'HBK-4G', order: deployment }))).toBe('');
  await slash('Benoît', 'move', { unit: 'ENF-4R', order: 'deploy 0801 S' });
  // Who lost the initiative moves first: two answers at the most, which unit and where.
  for (let i = 0; i < 2; i++) if ((await awaited(stage(), table()))?.user !== ann()) await slash('Benoît', 'pass');
  expect(told(await slash('Ann', 'move', { unit: 'HBK-4G', order }))).toBe('');
});
