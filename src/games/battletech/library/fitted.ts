import type { Extent } from '../../../rules/geometry/hex/hex.js';
import { refuse, type Refusal } from '../../../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../../../rules/kernel/result.js';
import type { ScenarioFile } from './scenario.js';

/**
 * A scenario on a map of another size. Where sides deploy keeps its place at the edge, what lies between the edges its share of
 * the map. A scenario that names hexes, to hold or on fire, means those of its own map and is refused on another.
 */
export function fitted(scenario: ScenarioFile, own: Extent, other: Extent): Result<ScenarioFile, Refusal> {
  const held = (scenario.victory?.goals ?? []).some(({ goal }) => goal === 'hold');
  if (held || (scenario.fires ?? []).length > 0) return fail(refuse('map/names-hexes'));
  const sides = scenario.sides.map((side) => {
    const { rows, columns } = side.deployment;
    const deployment = {
      rows: moved(rows, own.rows, other.rows),
      ...(columns ? { columns: moved(columns, own.columns, other.columns) } : {}),
    };
    return { ...side, deployment };
  });
  return ok({ ...scenario, sides });
}

type Span = ScenarioFile['sides'][number]['deployment']['rows'];

/** A span of `own` rows or columns, on a map that has `other`. */
function moved([from, to]: Span, own: number, other: number): Span {
  const within = (n: number): number => Math.min(Math.max(n, 1), other);
  if (from === 1) return [1, to === own ? other : within(to)];
  if (to === own) return [within(other - (own - from)), other];
  return [within(Math.round((from * other) / own)), within(Math.round((to * other) / own))];
}
