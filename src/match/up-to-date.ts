import type { MatchCommand, MatchEvent, Ruleset } from '../rules/kernel/contract.js';
import type { AnyGame } from '../rules/registry.js';
import type { Versions } from './ports.js';

/** What was written by earlier versions, as the running rules understand it. */

/** The versions under which the running rules write. */
export const versionsOf = ({ shape, decisions }: Pick<Ruleset<AnyGame>, 'shape' | 'decisions'>): Versions => ({
  shape,
  decisions,
});

/** An event in today's shape, whoever keeps it. One that newer rules wrote cannot be read: that throws. */
export function upToDate<
  E extends { readonly seq: number; readonly shape: number; readonly event: MatchEvent<AnyGame> },
>(ruleset: Ruleset<AnyGame>, stored: E): E {
  const { seq, shape } = stored;
  if (shape === ruleset.shape) return stored;
  if (shape > ruleset.shape) {
    throw new Error(`event ${seq} has shape ${shape} of ${ruleset.id}, newer than ${ruleset.shape}`);
  }
  return { ...stored, event: ruleset.upcastEvent(stored.event, shape) };
}

/** The command of an order in today's shape. */
export const commandToDate = (
  ruleset: Ruleset<AnyGame>,
  { command, shape }: { readonly command: { readonly type: string }; readonly shape: number },
): MatchCommand<AnyGame> => ruleset.upcastCommand(command, shape);
