import type { SideId } from '../rules/kernel/ids.js';
import { refuse, type Refusal } from '../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../rules/kernel/result.js';
import type { Brought, BroughtMap, Forces, Scenario } from './contract.js';
import { readText } from './import-faults.js';

/** A scenario with what takes the place of its own: first the map, which says how many fit where they deploy. */
export function bring(
  scenario: Scenario,
  { forces = {}, map = null, rules = null }: Brought,
): Result<Scenario, Refusal> {
  const ruled = rules === null ? ok(scenario) : byRules(scenario, rules);
  const placed = ruled.ok && map ? onMap(ruled.value, map) : ruled;
  return placed.ok ? placed.value.withForces(forces) : placed;
}

const byRules = (scenario: Scenario, rules: string): Result<Scenario, Refusal> =>
  scenario.withRules?.(rules) ?? fail(refuse('rules/none-of-game'));

const onMap = ({ ground }: Scenario, map: BroughtMap): Result<Scenario, Refusal> =>
  ground ? ground.on(map) : fail(refuse('map/none-of-game'));

/** The roster that was brought for a side, from its text; `null`: none. One that can no longer be read is refused. */
export function broughtFor<Read>(
  forces: Forces,
  side: SideId,
  rosterOf: (value: unknown) => Result<Read, unknown>,
): Result<Read | null, Refusal> {
  const text = forces[side];
  if (text === undefined) return ok(null);
  const value = readText(text);
  const read = value.ok ? rosterOf(value.value) : value;
  return read.ok ? ok(read.value) : fail(refuse('unit/roster-unfit', { side }));
}
