import { anyTongue } from '../games/words.js';
import { nameOf } from '../i18n/index.js';
import type { Locale } from '../i18n/locales.js';
import type { RulesetId } from '../rules/registry.js';

/** What a game calls a code of its own: a phase, an option and its values (`option.fires`), a faction, a reason. */
export const gameName = (locale: Locale, game: RulesetId, kind: string, code: string): string =>
  nameOf(anyTongue(locale), `${game}.${kind}`, code);
