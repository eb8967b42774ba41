import { LOCALES } from '../../../i18n/locales.js';
import type { Locale } from '../../../i18n/locales.js';
import type { UnitEntry } from '../../../library/contract.js';
import { everywhere } from '../../../library/words.js';
import { tongueOf } from '../words/index.js';
import { profileText } from './text.js';
import type { Model } from './profiles.js';
import { stillModels } from './still.js';

/** A profile as lists and searches know it. Its worth is the REP that it has by itself, which is what a loss of it counts. */
export function entryOf(model: Model): UnitEntry {
  const { profile, rep } = model;
  return {
    id: profile.model,
    ruleset: 'finest-hour',
    name: inEach(profile.name, profile.model),
    calls: [[profile.model], Object.values(profile.name)],
    kind: null,
    role: null,
    tons: null,
    tech: null,
    year: null,
    worth: { measure: 'points', amount: rep },
    faction: null,
    levels: null,
    text: (locale) => profileText(model, tongueOf(locale)),
    still: () => stillModels([model]),
  };
}

/** A name in every language; where one is missing, the model's. */
const inEach = (name: Readonly<Record<string, string>>, model: string): Readonly<Record<Locale, string>> => ({
  ...everywhere(model),
  ...Object.fromEntries(LOCALES.flatMap((locale) => (name[locale] === undefined ? [] : [[locale, name[locale]]]))),
});
