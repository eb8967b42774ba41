import { randomBytes } from 'node:crypto';
import { ApplicationCommandOptionType, type AutocompleteInteraction, type Interaction } from 'discord.js';
import type { Acknowledgement, House, Press, Reply, Runnable, SlashCommand } from '../commands/contract.js';
import { t } from '../i18n/index.js';
import { localeOf } from '../i18n/locales.js';
import type { Log } from '../log.js';
import { text } from '../present/text.js';
import { age, type Answerable, type Answerer } from './answer.js';
import { decodeId } from './component-id.js';
import { LIMITS } from './limits.js';
import { pressRequest, slashRequest } from './request.js';

/** What the dispatcher works with. `wake` is called when an order may have put something into the outbox. */
export interface Dispatching {
  readonly house: House;
  readonly commands: readonly SlashCommand[];
  readonly presses: Readonly<Record<string, Press>>;
  readonly answerer: Answerer;
  readonly log: Log;
  readonly wake: () => void;
}

/** Brings interactions to their handlers and the replies back. Never throws: what goes wrong is told and logged. */
export async function dispatch(at: Dispatching, interaction: Interaction): Promise<void> {
  if (interaction.isAutocomplete()) return complete(at, interaction);
  if (interaction.isChatInputCommand()) {
    const runnable = runnableOf(at.commands, interaction);
    const { acknowledge } = runnable ?? { acknowledge: 'private' };
    return handle(at, interaction, acknowledge, async () =>
      runnable ? runnable.run(at.house, slashRequest(interaction)) : unknown(interaction.locale),
    );
  }
  if (interaction.isMessageComponent() || interaction.isModalSubmit()) {
    const action = decodeId(interaction.customId);
    const press = action ? at.presses[action.verb] : undefined;
    const { acknowledge } = press ?? { acknowledge: 'private' };
    return handle(at, interaction, acknowledge, async () =>
      action && press ? press.run(at.house, pressRequest(interaction, action.args)) : unknown(interaction.locale),
    );
  }
}

async function handle(
  { answerer, log, wake }: Dispatching,
  interaction: Answerable,
  how: Acknowledgement,
  run: () => Promise<Reply>,
): Promise<void> {
  if (!(await answerer.acknowledge(interaction, how))) return;
  const what = interaction.isChatInputCommand() ? interaction.commandName : interaction.customId;
  const reference = randomBytes(3).toString('hex');
  const facts = { reference, what, by: interaction.user.id };
  const reply = await run().catch((error: unknown) => {
    log.error('a handler failed', { ...facts, error });
    return apology(interaction.locale, 'reply.failed', reference);
  });
  wake();
  try {
    await answerer.answer(interaction, how, reply);
    log.debug('answered', { what, kind: reply.kind, ms: age(interaction) });
  } catch (error) {
    // What was asked is done all the same: only the player has not been told.
    log.warn('an answer could not be given', { ...facts, error });
    const excuse = reply.kind === 'done' ? reply : apology(interaction.locale, 'reply.unshown', reference);
    await answerer
      .answer(interaction, how, excuse)
      .catch((second: unknown) => log.warn('nor could the excuse', { reference, error: second }));
  }
}

const apology = (locale: string, key: 'reply.failed' | 'reply.unshown', reference: string): Reply => ({
  kind: 'refused',
  message: text(t(localeOf(locale), key, { reference })),
});

const unknown = (locale: string): Reply => ({ kind: 'refused', message: text(t(localeOf(locale), 'reply.unknown')) });

/** Offers while an option is being typed. Whatever goes wrong, the player can go on typing: no offers. */
async function complete({ house, commands, log }: Dispatching, interaction: AutocompleteInteraction): Promise<void> {
  try {
    const { name } = interaction.options.getFocused(true);
    const runnable = runnableOf(commands, interaction);
    const offers = (await runnable?.complete?.(house, slashRequest(interaction), name)) ?? [];
    await interaction.respond(
      offers
        .filter((offer) => offer.value.length > 0 && offer.value.length <= LIMITS.suggestionValue)
        .slice(0, LIMITS.suggestions)
        .map((offer) => ({ name: offer.name.slice(0, LIMITS.suggestionName), value: offer.value })),
    );
  } catch (error) {
    log.warn('no offers', { command: interaction.commandName, error });
  }
}

function runnableOf(
  commands: readonly SlashCommand[],
  interaction: Extract<Answerable, { commandName: string }> | AutocompleteInteraction,
): Runnable | undefined {
  const command = commands.find((known) => known.name === interaction.commandName);
  if (!command) return undefined;
  if (!('subcommands' in command)) return command;
  const sub = interaction.options.data.find((option) => option.type === ApplicationCommandOptionType.Subcommand);
  return sub && command.subcommands[sub.name];
}
