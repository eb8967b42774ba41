import { randomBytes } from 'node:crypto';
import { ApplicationCommandOptionType, type AutocompleteInteraction, type Interaction } from 'discord.js';
import type { Acknowledgement, Services, Press, Reply, Runnable, SlashCommand } from '../commands/contract.js';
import { t } from '../i18n/index.js';
import type { Locale } from '../i18n/locales.js';
import type { Metrics } from '../health/metrics.js';
import type { Log } from '../log.js';
import { text } from '../present/text.js';
import { age, type Answerable, type Answerer } from './answer.js';
import { decodeId } from './component-id.js';
import { LIMITS } from './limits.js';
import { repliedOnPaper } from './on-paper.js';
import { inChosenLanguages, pressRequest, requestOf, slashRequest } from './request.js';

/** What the dispatcher works with. `wake` is called when an order may have put something into the outbox. */
export interface Dispatching {
  readonly services: Services;
  readonly commands: readonly SlashCommand[];
  readonly presses: Readonly<Record<string, Press>>;
  readonly answerer: Answerer;
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'observe' | 'count'>;
  readonly wake: () => void;
  /** Told of each interaction that was answered. */
  readonly heed: (interaction: Answerable) => void;
}

/** Brings interactions to their handlers and the replies back. Never throws: what goes wrong is told and logged. */
export async function dispatch(at: Dispatching, interaction: Interaction): Promise<void> {
  if (interaction.isAutocomplete()) return complete(at, interaction);
  if (interaction.isChatInputCommand()) {
    const runnable = runnableOf(at.commands, interaction);
    const { acknowledge } = runnable ?? { acknowledge: 'private' };
    return handle(at, interaction, acknowledge, async () => {
      if (!runnable) return unknown(await languageOf(at, interaction));
      const request = await inChosenLanguages(at.services, slashRequest(interaction));
      const reply = await runnable.run(at.services, request);
      return { reply: repliedOnPaper(reply, request.palette), locale: request.locale };
    });
  }
  if (interaction.isMessageComponent() || interaction.isModalSubmit()) {
    const action = decodeId(interaction.customId);
    const press = action ? at.presses[action.verb] : undefined;
    const { acknowledge } = press ?? { acknowledge: 'private' };
    return handle(at, interaction, acknowledge, async () => {
      if (!action || !press) return unknown(await languageOf(at, interaction));
      const request = await inChosenLanguages(at.services, pressRequest(interaction, action.args));
      const reply = await press.run(at.services, request);
      return { reply: repliedOnPaper(reply, request.palette), locale: request.locale };
    });
  }
}

/** What is answered, and in whose words. */
interface Said {
  readonly reply: Reply;
  readonly locale: Locale;
}

async function handle(
  at: Dispatching,
  interaction: Answerable,
  how: Acknowledgement,
  run: () => Promise<Said>,
): Promise<void> {
  const { answerer, log, metrics, wake } = at;
  const name = nameOf(interaction);
  if (!(await answerer.acknowledge(interaction, how))) return metrics.count('interactions not acknowledged');
  metrics.observe('acknowledge', name, age(interaction));
  // What a player has chosen so far stands in the id of a button; it is no business of the log.
  const what = interaction.isChatInputCommand()
    ? interaction.commandName
    : (decodeId(interaction.customId)?.verb ?? '');
  const reference = randomBytes(3).toString('hex');
  const facts = { reference, what, by: interaction.user.id };
  const { reply, locale } = await run().catch(async (error: unknown) => {
    metrics.count('handlers failed');
    log.error('a handler failed', { ...facts, error });
    return apology(await languageOf(at, interaction), 'reply.failed', reference);
  });
  metrics.observe('apply', name, age(interaction));
  wake();
  try {
    await answerer.answer(interaction, how, reply, locale);
    metrics.observe('answer', name, age(interaction));
    log.debug('answered', { what, kind: reply.kind, ms: age(interaction) });
  } catch (error) {
    // What was asked is done, or refused, all the same: only the player has not been told.
    log.warn('an answer could not be given', { ...facts, error });
    const key = reply.kind === 'refused' ? 'reply.refused-unshown' : 'reply.unshown';
    const excuse = reply.kind === 'done' ? reply : apology(locale, key, reference).reply;
    await answerer
      .answer(interaction, how, excuse, locale)
      .catch((second: unknown) => log.warn('nor could the excuse', { reference, error: second }));
  }
  at.heed(interaction);
}

/** What the figures call an interaction: `match new` as typed, a press by its verb. */
function nameOf(interaction: Answerable): string {
  if (!interaction.isChatInputCommand()) return `press ${decodeId(interaction.customId)?.verb ?? 'unknown'}`;
  const sub = interaction.options.getSubcommand(false);
  return sub === null ? interaction.commandName : `${interaction.commandName} ${sub}`;
}

/** The reader's language for words of the dispatcher's own; that of their Discord when what they chose cannot be read. */
async function languageOf({ services }: Dispatching, interaction: Answerable): Promise<Locale> {
  const request = requestOf(interaction);
  return inChosenLanguages(services, request).then(
    ({ locale }) => locale,
    () => request.locale,
  );
}

type Apology = 'reply.failed' | 'reply.unshown' | 'reply.refused-unshown';

const apology = (locale: Locale, key: Apology, reference: string): Said => ({
  reply: { kind: 'refused', message: text(t(locale, key, { reference })) },
  locale,
});

const unknown = (locale: Locale): Said => ({
  reply: { kind: 'refused', message: text(t(locale, 'reply.unknown')) },
  locale,
});

/** Offers while an option is being typed. Whatever goes wrong, the player can go on typing: no offers. */
async function complete({ services, commands, log }: Dispatching, interaction: AutocompleteInteraction): Promise<void> {
  try {
    const { name } = interaction.options.getFocused(true);
    const runnable = runnableOf(commands, interaction);
    const request = await inChosenLanguages(services, slashRequest(interaction));
    const offers = (await runnable?.complete?.(services, request, name)) ?? [];
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
