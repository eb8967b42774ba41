import type { Tongue, Words } from '../../games/battletech/words/index.js';
import { nameOf, say, type Key } from '../../i18n/index.js';
import type { Entry } from '../legend.js';
import { trees } from './board.js';
import { fireLine, type Volley } from './shots.js';

/** The woods that a board has. */
export function woodsEntries(woods: readonly (0 | 1 | 2)[], tongue: Tongue): readonly Entry[] {
  return ([1, 2] as const)
    .filter((kind) => woods.includes(kind))
    .map((kind) => ({
      sample: ([x, y]) => trees(kind, [x, y - 2], 12, 'writing', `legend:woods:${kind}`),
      words: nameOf(tongue, 'battletech.woods', String(kind)),
    }));
}

/** The kinds of fire in a picture. */
export function fireEntries(all: readonly Volley[], tongue: Tongue): readonly Entry[] {
  const line = (kind: 'hit' | 'miss' | 'declared', key: Key<Words>): Entry => ({
    sample: ([x, y]) =>
      fireLine(
        [
          [x - 11, y],
          [x + 7, y],
        ],
        kind,
        `legend:${kind}`,
      ),
    words: say(tongue, key, {}),
  });
  return [
    ...(all.some((volley) => volley.hit > 0) ? [line('hit', 'battletech.picture.hit')] : []),
    ...(all.some((volley) => volley.fired > 0 && volley.hit === 0) ? [line('miss', 'battletech.picture.miss')] : []),
    ...(all.some((volley) => volley.waiting.length > 0) ? [line('declared', 'battletech.picture.declared')] : []),
  ];
}
