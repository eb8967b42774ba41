import { anyTongue } from '../games/words.js';
import { isKey, nameOf, say, t, turnCode } from '../i18n/index.js';
import type { Locale } from '../i18n/locales.js';
import type { Chapter } from '../rules/kernel/contract.js';
import type { RulesetId } from '../rules/registry.js';

/**
 * What a game calls a code of its own: a phase, an option and its values (`option.fires`), a faction, a reason. What matches of
 * all games have (`option.takeBack`) is called the same in all.
 */
export function gameName(locale: Locale, game: RulesetId, kind: string, code: string): string {
  const tongue = anyTongue(locale);
  const key = `match.${kind}.${code}`;
  return isKey(tongue, key) ? say(tongue, key, {}) : nameOf(tongue, `${game}.${kind}`, code);
}

/** The sentences about turns that a game may say in its own way, for a round of one is a turn of another: `tactic148.history.title`. */
type OfTurns = 'history.title' | 'blank.turn';

/** A sentence about turns in the words of a game, or in those of all games. */
function ofTurns(locale: Locale, game: RulesetId, key: OfTurns): string {
  const tongue = anyTongue(locale);
  const own = `${game}.${key}`;
  return say(tongue, isKey(tongue, own) ? own : key, {});
}

/** What the turns of a game are called: the list of them, and the menu that shows one again. */
export const turnsTitle = (locale: Locale, game: RulesetId): string => ofTurns(locale, game, 'history.title');
export const turnsMenu = (locale: Locale, game: RulesetId): string => ofTurns(locale, game, 'blank.turn');

/** A turn by its number; that with the number 0 is what comes before the first. */
export const turnName = (locale: Locale, game: RulesetId, turn: number): string =>
  nameOf(anyTongue(locale), 'turn', turnCode(game, turn));

/** A chapter by its turn and phase; before the first turn by the phase alone. */
export function chapterTitle(locale: Locale, game: RulesetId, { turn, phase }: Chapter): string {
  const named = gameName(locale, game, 'phase', phase);
  return turn === 0 ? named : t(locale, 'post.chapter', { turn: turnName(locale, game, turn), phase: named });
}
