import type { MatchEvent, Ruleset } from '../rules/kernel/contract.js';
import type { AnyGame } from '../rules/registry.js';

/** An event as the running rules understand it, whoever keeps it. Rules older than the event cannot: that throws. */
export function upToDate<
  E extends { readonly seq: number; readonly rules: number; readonly event: MatchEvent<AnyGame> },
>(ruleset: Ruleset<AnyGame>, stored: E): E {
  const { seq, rules } = stored;
  if (rules === ruleset.version) return stored;
  if (rules > ruleset.version) {
    throw new Error(`event ${seq} was written by ${ruleset.id} rules ${rules}, newer than ${ruleset.version}`);
  }
  return { ...stored, event: ruleset.upcast(stored.event, rules) };
}
