import type { Colour, Shape } from '../scene.js';
import { dots, range, round, upTo, type Land } from './land.js';

/** Space: stars of three sizes, mists, and the limb of a world. */

const STAR: Colour = '#DCE4F8';
const FAR: Colour = '#8D9AC4';
const MIST: readonly [Colour, Colour] = ['#3A2F6620', '#1F4A6A20'];
const WORLD: Colour = '#2F5A80';
const LIT: Colour = '#4F86AC';
const AIR: Colour = '#7FB6D840';

export function stars(land: Land): readonly Shape[] {
  const some = (count: number) =>
    upTo(count).map(() => land.at(range(land, 0, land.width), range(land, 0, land.height)));
  const [x, y, size] = [land.width * 0.9, land.height * 1.05, Math.min(land.width, land.height) * 0.42];
  const area = land.width * land.height;
  return [
    ...upTo(10).map((i) =>
      round(
        land.at(range(land, 0, land.width), range(land, 0, land.height)),
        land.px(range(land, 10, 24)),
        { fill: MIST[i % 2 === 0 ? 0 : 1] },
        'mist',
      ),
    ),
    dots(some(area / 25), 0.5, FAR, 'star'),
    dots(some(area / 70), 0.8, STAR, 'star'),
    dots(some(area / 400), 1.3, STAR, 'star'),
    round(land.at(x, y), land.px(size * 1.05), { fill: AIR }, 'air'),
    round(land.at(x, y), land.px(size), { fill: LIT }, 'world'),
    round(land.at(x + size * 0.16, y + size * 0.1), land.px(size * 0.9), { fill: WORLD }, 'world:night'),
  ];
}
