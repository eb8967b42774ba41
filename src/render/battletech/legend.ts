import type { Tongue, Words } from '../../games/battletech/words/index.js';
import { nameOf, say, type Key } from '../../i18n/index.js';
import { FAINT } from '../colours.js';
import type { Entry } from '../legend.js';
import { arrowShapes } from './arrows.js';
import type { Woods } from '../../rules/battletech/types.js';
import { trees } from './board.js';
import { kindOf, type Volley, type VolleyKind } from './shots.js';

/** The woods that a board has. */
export function woodsEntries(woods: readonly Woods[], tongue: Tongue): readonly Entry[] {
  return ([1, 2, 3] as const)
    .filter((kind) => woods.includes(kind))
    .map((kind) => ({
      sample: (at) => trees(kind, at, 9, 'writing', `legend:woods:${kind}`),
      words: nameOf(tongue, 'battletech.woods', String(kind)),
    }));
}

/** The kinds of fire in a picture. */
export function fireEntries(all: readonly Volley[], tongue: Tongue): readonly Entry[] {
  const line = (kind: VolleyKind, key: Key<Words>): Entry => ({
    sample: ([x, y]) => arrowShapes({ from: [x - 9, y], to: [x + 9, y], near: false }, kind, FAINT, `legend:${kind}`),
    words: say(tongue, key, {}),
  });
  const has = (kind: VolleyKind): boolean => all.some((volley) => kindOf(volley) === kind);
  return [
    ...(has('hit') ? [line('hit', 'battletech.picture.hit')] : []),
    ...(has('miss') ? [line('miss', 'battletech.picture.miss')] : []),
    ...(has('declared') ? [line('declared', 'battletech.picture.declared')] : []),
  ];
}
