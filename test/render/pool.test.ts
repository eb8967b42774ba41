import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import type { Picture } from '../../src/present/picture.js';
import { drawNow, sceneOf } from '../../src/render/index.js';
import { createDraw, type PoolOptions } from '../../src/render/pool.js';
import { deployed } from '../support/posed-tactic.js';
import { pictureOf, playPhases, shipped } from '../support/played.js';

/** A worker that answers each picture with its `locale` as the PNG; it dies of `die`, fails at `fail`, never ends with `hang`, and
 * takes a while over `slow`. */
const SCRIPT = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ({ id, picture }) => {
    if (picture.locale === 'die') process.exit(3);
    if (picture.locale === 'fail') return parentPort.postMessage({ id, fault: 'no such unit' });
    if (picture.locale === 'hang') for (;;);
    if (picture.locale === 'slow') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    parentPort.postMessage({ id, png: new TextEncoder().encode(picture.locale), width: 1, height: 1 });
  });`;

const named = (name: string): Picture => JSON.parse(JSON.stringify({ locale: name })) as Picture;
const nameOf = (png: Uint8Array | undefined): string => new TextDecoder().decode(png);

let close: (() => Promise<void>) | null = null;
afterEach(async () => {
  await close?.();
  close = null;
});

function pool(options: PoolOptions = {}): {
  draw: ReturnType<typeof createDraw>['draw'];
  readonly spawned: () => number;
} {
  let spawned = 0;
  const spawn = (): Worker => {
    spawned++;
    return new Worker(SCRIPT, { eval: true });
  };
  const made = createDraw({ workers: 1, spawn, ...options });
  close = made.close;
  return { draw: made.draw, spawned: () => spawned };
}

describe('the pool of drawing threads', () => {
  it('draws on a thread exactly what is drawn at once, sides called what their scenario calls them', async () => {
    const phase = playPhases(shipped('battletech/green'), 1, 1)[0];
    if (!phase) throw new Error('no phase');
    const map = pictureOf(phase, { kind: 'map', crop: 'action', overlay: null });
    const made = createDraw({ workers: 1 });
    close = made.close;
    const title = 'Paras of the bakery';
    const id = 'airborne';
    const picture = {
      game: 'tactic148',
      view: deployed('tactic148/skirmish'),
      before: null,
      events: [],
      shows: { kind: 'map', crop: 'whole', overlay: null },
      locale: 'en',
      sides: [{ id, title: { en: title, fr: title, ru: title } }],
    } as const;
    expect(JSON.stringify(sceneOf(picture))).toContain(title);
    for (const one of [map, picture]) {
      const drawn = await made.draw(one);
      expect(Buffer.from(drawn?.png ?? []).equals(Buffer.from(drawNow(one).png))).toBe(true);
    }
  });

  it('draws all in order, and drops only what a newer request replaces before it was begun', async () => {
    const { draw } = pool();
    const results = await Promise.all([
      draw(named('first'), 'panel'),
      draw(named('old'), 'panel'),
      draw(named('report')),
      draw(named('other'), 'panel-2'),
      draw(named('new'), 'panel'),
      draw(named('report 2')),
    ]);
    expect(results.map((drawn) => (drawn ? nameOf(drawn.png) : null))).toEqual([
      'first',
      null,
      'report',
      'other',
      'new',
      'report 2',
    ]);
  });

  it('does not draw again what has been drawn, as long as nothing in it has changed', async () => {
    const { draw } = pool();
    const first = await draw(named('a'));
    expect(await draw(named('a'))).toBe(first);
    expect(nameOf((await draw(named('b')))?.png)).toBe('b');
    expect(await draw(named('a'))).toBe(first);
  });

  it('forgets first what was not asked for longest, where there is no more room', async () => {
    const { draw } = pool({ kept: 2 });
    const a = await draw(named('a'));
    const b = await draw(named('b'));
    expect(await draw(named('a'))).toBe(a);
    await draw(named('c'));
    expect(await draw(named('a'))).toBe(a);
    expect(await draw(named('b'))).not.toBe(b);
  });

  it('draws after all what was replaced before it was begun, and what could not be drawn', async () => {
    const { draw } = pool();
    const [, replaced] = await Promise.all([draw(named('first')), draw(named('a'), 'slot'), draw(named('b'), 'slot')]);
    expect(replaced).toBeNull();
    expect(nameOf((await draw(named('a'), 'slot'))?.png)).toBe('a');
    for (let i = 0; i < 2; i++) await expect(draw(named('fail'))).rejects.toThrow('no such unit');
  });

  it('drops what waits in the place of one that is there already', async () => {
    const { draw } = pool();
    const kept = await draw(named('kept'), 'panel');
    const [, stale, newest] = await Promise.all([
      draw(named('other')),
      draw(named('old'), 'panel'),
      draw(named('kept'), 'panel'),
    ]);
    expect(stale).toBeNull();
    expect(newest).toBe(kept);
  });

  it('replaces a thread that dies and goes on; a picture that kills two threads is given up', async () => {
    const { draw, spawned } = pool();
    const [killer, after] = await Promise.allSettled([draw(named('die')), draw(named('next'))]);
    expect(killer.status).toBe('rejected');
    expect(after.status === 'fulfilled' ? nameOf(after.value?.png) : '').toBe('next');
    expect(spawned()).toBe(3);
  });

  it('tells what went wrong with a picture, and draws the next', async () => {
    const { draw } = pool();
    await expect(draw(named('fail'))).rejects.toThrow('no such unit');
    expect(nameOf((await draw(named('next')))?.png)).toBe('next');
  });

  it('gives up a picture that is never done, and draws the next on a new thread', async () => {
    const { draw, spawned } = pool({ limit: 1_000 });
    const [hung, after] = await Promise.allSettled([draw(named('hang')), draw(named('next'))]);
    expect(hung.status === 'rejected' && String(hung.reason)).toContain('longer than 1000 ms');
    expect(after.status === 'fulfilled' ? nameOf(after.value?.png) : '').toBe('next');
    expect(spawned()).toBe(2);
  });

  it('draws to its end what is being drawn when it is closed: ended there, a thread may take the process with it', async () => {
    const { draw } = pool();
    const [drawn, waits] = [draw(named('slow')), draw(named('next')).catch(String)];
    await close?.();
    expect(nameOf((await drawn)?.png)).toBe('slow');
    expect(await waits).toContain('ending');
  });

  it('refuses when too many wait, and after it was closed', async () => {
    const { draw } = pool({ queue: 2 });
    const drawing = [draw(named('1')), draw(named('2')), draw(named('3'))];
    await expect(draw(named('4'))).rejects.toThrow('2 pictures are waiting');
    await Promise.all(drawing);
    await close?.();
    await expect(draw(named('5'))).rejects.toThrow('ending');
  });
});
