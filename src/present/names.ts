import { anyTongue } from '../games/words.js';
import { isKey, nameOf, say } from '../i18n/index.js';
import type { Locale } from '../i18n/locales.js';
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
