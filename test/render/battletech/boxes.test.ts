import { expect, test } from 'vitest';
import { sceneOf } from '../../../src/render/index.js';
import { battletech } from '../../../src/rules/battletech/index.js';
import { spectator } from '../../../src/rules/kernel/seats.js';
import { hitBy } from '../../rules/battletech/league/boxed.js';
import { unit } from '../../support/quick-start.js';
import { beginFull } from '../../support/standard.js';

/** Boxes of a league on sheets and cards. */

const play = beginFull({
  pieces: [
    { unit: 'HBK-4G', seat: 'attacker', at: '0812 N' },
    { unit: 'ENF-4R', seat: 'defender', at: '0202 S' },
  ],
  options: { armour: 'grid' },
});
const before = battletech.view(play.match, spectator);
play.alter('HBK-4G', (one) => hitBy(one, { at: 'LA', points: 5, weapon: 'medium-laser', faces: [2] }).unit);
const view = battletech.view(play.match, spectator);

test.each([true, undefined])('GRID-01 boxes are drawn column by column, inside their location (short: %s)', (short) => {
  const shows = { kind: 'sheets', units: [unit('HBK-4G')], ...(short ? { short } : {}) } as const;
  const scene = sceneOf({ game: 'battletech', view, before, events: [], shows, locale: 'en' });
  const dots = scene.shapes.flatMap((shape) => (shape.kind === 'dots' ? [shape] : []));
  const arm = dots.filter(({ tag }) => tag.includes(':LA:armor:'));
  const xs = [...new Set(arm.flatMap(({ at }) => at.map(([x]) => Math.round(10 * x))))].sort((a, b) => a - b);
  expect(xs).toHaveLength(6);
  // The template 1, 3, 1 around column 2, from the outermost row inward.
  const gone = arm.filter(({ tag }) => tag.endsWith(':new')).flatMap(({ at }) => at.map(([x]) => Math.round(10 * x)));
  expect(xs.map((x) => gone.filter((one) => one === x).length)).toEqual([1, 3, 1, 0, 0, 0]);
  const box = scene.shapes.find((shape) => shape.kind === 'box' && shape.tag.endsWith(':LA'));
  if (box?.kind !== 'box') throw new Error('no left arm');
  const radius = Math.max(...arm.map((one) => one.radius));
  expect(Math.min(...xs) / 10 - radius).toBeGreaterThanOrEqual(box.box.x);
  expect(Math.max(...xs) / 10 + radius).toBeLessThanOrEqual(box.box.x + box.box.width);
});
