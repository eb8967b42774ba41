import type { Chance } from '../opponent/chance.js';
import { campaign } from '../rules/campaign/campaign.js';
import { FACTION_ORDERS, type Command } from '../rules/campaign/commands.js';
import type { FactionId } from '../rules/campaign/ids.js';
import type { State } from '../rules/campaign/state.js';
import type { Blanks } from '../rules/kernel/choices.js';

/** Who leads a faction in a season without people: it chooses at random among everything that the rules offer it. */

/** Orders that are no business of battles. */
const HOUSEKEEPING = FACTION_ORDERS.filter((order) => order !== 'raise' && order !== 'join' && order !== 'call-off');

/** An order with some of its blanks filled in, the others at random; `null`: there is none. */
export function someOrder(state: State, faction: FactionId, chance: Chance, given: Blanks): Command | null {
  const view = campaign.view(state, { as: 'faction', faction });
  let partial = given;
  for (;;) {
    const choice = campaign.choices(view, faction, partial);
    switch (choice.kind) {
      case 'done':
        return choice.command;
      case 'pick': {
        const left = [...choice.options];
        const count = choice.min + chance(choice.max - choice.min + 1);
        const values = Array.from({ length: count }, () => left.splice(chance(left.length), 1)).flat();
        partial = { ...partial, [choice.blank]: values.map(({ value }) => value).join(' ') };
        break;
      }
      case 'number':
        partial = { ...partial, [choice.blank]: String(choice.from + chance(choice.to - choice.from + 1)) };
        break;
      default:
        return null;
    }
  }
}

/** What a faction does between battles: one order of each kind that it can give, in an order of chance. */
export function housekeeping(chance: Chance): readonly Blanks[] {
  const left = [...HOUSEKEEPING];
  return HOUSEKEEPING.flatMap(() => left.splice(chance(left.length), 1)).map((order) => ({ order }));
}
