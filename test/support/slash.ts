import type { Locale } from '../../src/i18n/locales.js';
import type { RulesetId } from '../../src/rules/registry.js';
import { controlsOf, wordsOf, type Stage } from './bot.js';
import { awaited } from './play.js';

/** Gives the order of whoever is awaited as a slash command, in a language; false when nobody is. A refusal is thrown. */
export async function orderBySlash(
  stage: Stage,
  channel: string,
  game: RulesetId,
  locale: Locale = 'en',
): Promise<boolean> {
  const next = await awaited(stage, channel);
  if (!next) return false;
  const { command, options } = stage.house.orders(game).format(next.command, locale);
  const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value));
  const player = stage.sandbox.as(next.user);
  const outcome = await player.slash(channel, command, given);
  const reply = await outcome.answered();
  if (!reply) return true;
  const again = controlsOf(reply).find(({ id }) => id.startsWith('again'));
  if (!again) throw new Error(`${command} ${JSON.stringify(given)}: ${wordsOf(reply)}`);
  await player.press(reply, again.id);
  await stage.bot.idle();
  return true;
}
