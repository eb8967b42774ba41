import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, test } from 'vitest';
import { opponentOf } from '../../src/opponent/registry.js';
import { createThinking, type Thinking, type ThinkingOptions } from '../../src/opponent/thinking.js';
import { seatId } from '../../src/rules/kernel/ids.js';
import { seated } from '../../src/rules/kernel/seats.js';
import { begun } from '../support/duel.js';

/** A thread that answers the first seat with nothing, the second never, dies of the third and fails at the fourth. */
const SCRIPT = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ({ id, seat }) => {
    if (seat === 'hang') for (;;);
    if (seat === 'die') process.exit(3);
    parentPort.postMessage(seat === 'fail' ? { id, fault: 'out of ideas' } : { id, command: null });
  });`;

let thinking: Thinking | null = null;
afterEach(async () => {
  await thinking?.close();
  thinking = null;
});

const view = begun('battletech/green');

function ask(options: ThinkingOptions = {}): (seat: string) => unknown {
  const made = createThinking({ spawn: () => new Worker(SCRIPT, { eval: true }), ...options });
  thinking = made;
  return (seat) => made.opponentOf('battletech')(view.rules.view(view.state, seated(seatId('defender'))), seatId(seat));
}

describe('the thread on which the opponent thinks', () => {
  test('answers as the opponent does in this thread, and says why', async () => {
    const made = createThinking({ limit: 60_000 });
    thinking = made;
    const match = begun('battletech/green');
    for (let orders = 0; orders < 4; orders++) {
      const seat = match.rules.open(match.state)[0]?.seat ?? seatId('nobody');
      const view = match.rules.view(match.state, seated(seat));
      const command = await made.opponentOf('battletech')(view, seat);
      expect(command).toEqual(opponentOf('battletech')(view, seat));
      expect(command).not.toBeNull();
      const [best] = await made.explainOf('battletech')(view, seat);
      expect(best?.command).toEqual(command);
      match.submit({ by: 'seat', seat, command: command ?? { type: 'pass' }, at: 0 });
    }
  });

  test('a thought that takes too long is given up with its thread; the next has a new one', async () => {
    const think = ask({ limit: 3000 });
    await expect(think('hang')).rejects.toThrow('no order after 3000 ms of thinking');
    await expect(think('answer')).resolves.toBeNull();
  });

  test.each([
    ['takes too long', 'hang'],
    ['dies', 'die'],
  ])('an order that %s costs none that waits behind it, whose own time begins when its turn comes', async (_, seat) => {
    const think = ask({ limit: 3000 });
    const bad = think(seat);
    const behind = [think('answer'), think('answer')];
    await expect(bad).rejects.toThrow();
    await expect(Promise.all(behind)).resolves.toEqual([null, null]);
  });

  test('what waits when the program ends is told so', async () => {
    const think = ask({ limit: 60_000 });
    const both = [think('hang'), think('answer')] as const;
    const told = both.map((one) => expect(one).rejects.toThrow('the program is ending'));
    await thinking?.close();
    await Promise.all(told);
  });

  test.each([
    ['dies', 'die', 'ended with 3'],
    ['fails', 'fail', 'out of ideas'],
  ])('a thread that %s says so, and the next order is thought about', async (_, seat, fault) => {
    const think = ask();
    await expect(think(seat)).rejects.toThrow(fault);
    await expect(think('answer')).resolves.toBeNull();
  });

  test('nobody thinks after the end', async () => {
    const think = ask();
    await expect(think('answer')).resolves.toBeNull();
    await thinking?.close();
    await expect(think('answer')).rejects.toThrow('the program is ending');
  });
});
