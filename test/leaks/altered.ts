import type { Scenario } from '../../src/library/contract.js';
import type { AnyGame } from '../../src/rules/registry.js';
import { ok } from '../../src/rules/kernel/result.js';

/** A scenario with another set-up, also where it is made anew with forces of the players'. */
export const altered = (scenario: Scenario, change: (setup: AnyGame['setup']) => AnyGame['setup']): Scenario => ({
  ...scenario,
  setup: (...asked) => change(scenario.setup(...asked)),
  withForces(forces) {
    const made = scenario.withForces(forces);
    return made.ok ? ok(altered(made.value, change)) : made;
  },
});
