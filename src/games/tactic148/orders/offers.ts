import { showing } from '../../../rules/tactic148/characters.js';
import type { Character } from '../../../rules/tactic148/types.js';
import type { Command } from '../../../rules/tactic148/commands.js';
import type { Suggestion } from '../../../orders/contract.js';
import { orderedCharacter } from './characters.js';
import { asked, enemies, type Context } from './context.js';
import { formatOrder } from './format.js';
import { wordFor, type Word } from './words.js';

/** What `/declare` offers: the answers to what is asked, else what a character can do, instructions and the end of the turn. */

/** The answers to a question that has few; `null` when none such is open. */
export function answersOffered(context: Context): readonly Suggestion[] | null {
  const commands = answers(context);
  return commands?.map((command) => offer(context, command)) ?? null;
}

/** A command as the text of `order`. */
function offer({ tongue }: Context, command: Command): Suggestion {
  const value = formatOrder(command, tongue).options.order ?? '';
  return { value, label: value };
}

function answers(context: Context): readonly Command[] | null {
  const layOut = asked(context, 'lay-out');
  if (layOut) return layOut.tables.map((table) => ({ type: 'lay-out', table }));
  const edge = asked(context, 'edge');
  if (edge) return edge.edges.map((one) => ({ type: 'take-edge', edge: one }));
  const objective = asked(context, 'objective');
  if (objective) return objective.pieces.map((piece) => ({ type: 'name-objective', piece }));
  if (asked(context, 'answer-shot')) return [false, true].map((takesCover) => ({ type: 'answer-shot', takesCover }));
  const advance = asked(context, 'assault-move');
  if (advance) return [{ type: 'stay', unit: advance.unit }];
  const scatter = asked(context, 'scatter');
  if (scatter) return [{ type: 'scatter', at: scatter.at }];
  const wound = asked(context, 'wound');
  if (wound) return wound.units.map((unit) => ({ type: 'wound', unit }));
  const fight = asked(context, 'fight');
  if (fight) return fight.enemies.map((enemy) => ({ type: 'fight', enemy }));
  return null;
}

/** What a character can do from where it stands, then what needs none. */
export function declarationsOffered(context: Context, unit: string | undefined): readonly Suggestion[] {
  const one = orderedCharacter(context, unit);
  const { tongue } = context;
  const word = (name: Word): Suggestion => ({ value: wordFor(name, tongue), label: wordFor(name, tongue) });
  const enough = asked(context, 'react') ? word('let-pass') : word('end-turn');
  return [
    ...(one.ok ? characterOffers(context, one.value) : []),
    enough,
    word('ask-every-action'),
    word('ask-sighted-or-shot-at'),
    word('ask-not-this-turn'),
  ];
}

function characterOffers(context: Context, one: Character): readonly Suggestion[] {
  const { tongue, view } = context;
  const side = showing(one);
  const word = (name: Word): Suggestion => ({ value: wordFor(name, tongue), label: wordFor(name, tongue) });
  const atEnemies = (name: Word): readonly Suggestion[] =>
    enemies(context).map(({ id }) => {
      const value = `${wordFor(name, tongue)} ${id}`;
      return { value, label: value };
    });
  const zones = view.game.zones.filter((zone) => zone.side === one.side && one.suppressing?.zone !== zone.id);
  return [
    word('take-cover'),
    ...(side.opportunity > 0 ? atEnemies('overwatch') : []),
    ...(side.suppression > 0 ? atEnemies('suppress') : []),
    ...zones.map(({ id }) => {
      const value = `${wordFor('join', tongue)} ${id}`;
      return { value, label: value };
    }),
    ...(one.opportunity ? [word(one.opportunity.hold ? 'release' : 'hold')] : []),
    word('cover-always'),
    word('cover-never'),
    word('cover-ask'),
  ];
}
