import type { Locale } from '../../src/i18n/locales.js';
import { ordersOf } from '../../src/orders/registry.js';
import type { RulesetId } from '../../src/rules/registry.js';
import { controlsOf, wordsOf, type Stage } from './bot.js';
import { awaited, type Awaited } from './play.js';

/** Gives the order of whoever is awaited as a slash command, in a language; false when nobody is. A refusal is thrown. */
export async function orderBySlash(
  stage: Stage,
  channel: string,
  game: RulesetId,
  locale: Locale = 'en',
): Promise<boolean> {
  const next = await awaited(stage, channel);
  if (!next) return false;
  await slashed(stage, channel, game, next, locale);
  return true;
}

/** Gives an order of a player's as a slash command, in a language. A refusal is thrown. */
export async function slashed(
  stage: Stage,
  channel: string,
  game: RulesetId,
  order: Pick<Awaited, 'user' | 'command'>,
  locale: Locale,
): Promise<void> {
  const { command, options } = ordersOf(game).format(order.command, locale);
  const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value));
  const player = stage.sandbox.as(order.user);
  const outcome = await player.slash(channel, command, given);
  const reply = await outcome.answered();
  if (!reply) return;
  const again = controlsOf(reply).find(({ id }) => id.startsWith('again'));
  if (!again) throw new Error(`${command} ${JSON.stringify(given)}: ${wordsOf(reply)}`);
  await player.press(reply, again.id);
  await stage.bot.idle();
}
