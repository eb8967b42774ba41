import { expect, test } from 'vitest';
import { createQueue } from '../../src/match/queue.js';

/** A job that ends when it is told to. */
function held(log: string[], name: string) {
  let release: (fails?: boolean) => void = () => undefined;
  const gate = new Promise<void>((resolve, reject) => {
    release = (fails = false) => (fails ? reject(new Error(name)) : resolve());
  });
  const job = async (): Promise<string> => {
    log.push(`${name} begins`);
    await gate;
    log.push(`${name} ends`);
    return name;
  };
  return { job, release };
}

test('jobs of one key run one after the other, those of another key beside them', async () => {
  const log: string[] = [];
  const queue = createQueue();
  const [a, b, c] = [held(log, 'a'), held(log, 'b'), held(log, 'c')];
  const all = [queue.run('match', a.job), queue.run('match', b.job), queue.run('other', c.job)];
  b.release();
  c.release();
  await all[2];
  expect(log).toEqual(['a begins', 'c begins', 'c ends']);
  a.release();
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c']);
  expect(log.slice(3)).toEqual(['a ends', 'b begins', 'b ends']);
});

test('a job that fails fails for its caller alone', async () => {
  const queue = createQueue();
  const failing = held([], 'failing');
  const next = held([], 'next');
  const first = queue.run('match', failing.job);
  const second = queue.run('match', next.job);
  failing.release(true);
  next.release();
  await expect(first).rejects.toThrow('failing');
  expect(await second).toBe('next');
});

test('it is idle when nothing waits, jobs that came while waiting included', async () => {
  const log: string[] = [];
  const queue = createQueue();
  await queue.idle();
  const inner = held(log, 'inner');
  const outer = queue.run('match', () => {
    void queue.run('match', inner.job);
    inner.release();
    return Promise.resolve();
  });
  await Promise.all([outer, queue.idle()]);
  expect(log).toEqual(['inner begins', 'inner ends']);
});
