import { t } from '../../i18n/index.js';
import type { Locale } from '../../i18n/locales.js';
import { isCalled } from '../unit/filter.js';
import { unitMeant } from '../unit/show.js';
import type { Roster, UnitFacts } from '../../library/contract.js';
import type { Table } from '../../match/acts.js';
import { refuse, type Refusal } from '../../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../../rules/kernel/result.js';
import type { Services, Offer, Request, SlashRequest } from '../contract.js';
import { tableHere } from '../table.js';

/** `/match roster units:JR7-D, HBK-4G`: a force typed unit by unit, of those that the library has. */

/** What such a force is called. */
const called = (locale: Locale): string => t(locale, 'unit.mustered');
const TITLE = { en: called('en'), fr: called('fr'), ru: called('ru') } satisfies Record<Locale, string>;

/** Rosters hold no more. */
const MOST_UNITS = 12;
/** Discord takes no longer value from an autocomplete, and no more of them. */
const LONGEST_OFFER = 100;
const MOST_OFFERS = 25;

/** The text of a roster of the units that are named one after the other. */
export async function mustered(
  services: Pick<Services, 'library' | 'shelf'>,
  { header: { ruleset } }: Table,
  request: Pick<Request, 'guild' | 'locale'>,
  typed: string,
): Promise<Result<string, Refusal>> {
  const units = (await services.shelf.units(request.guild)).filter((unit) => unit.ruleset === ruleset);
  const labels: string[] = [];
  for (const name of namesIn(typed)) {
    const unit = unitMeant(units, name, request.locale);
    if (!unit.ok) return unit;
    labels.push(unit.value.id);
  }
  if (labels.length === 0) return fail(refuse('unit/no-units', { example: units[0]?.id ?? '' }));
  if (labels.length > MOST_UNITS) {
    return fail(refuse('unit/too-many-units', { count: labels.length, most: MOST_UNITS }));
  }
  return ok(await rosterOf(services, request, ruleset, TITLE, labels));
}

/** The text of a roster of units by their labels, which takes the files of those along that are on the server's shelf. */
export async function rosterOf(
  { library, shelf }: Pick<Services, 'library' | 'shelf'>,
  { guild }: Pick<Request, 'guild'>,
  ruleset: UnitFacts['ruleset'],
  title: Roster['title'],
  labels: readonly string[],
): Promise<string> {
  return library.muster(ruleset, title, labels, await shelf.files(guild, ruleset, labels));
}

const namesIn = (typed: string): readonly string[] =>
  typed
    .split(/[,;]/u)
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** What has been typed, with the units that its last name can be. */
export async function musterOffers(services: Services, request: SlashRequest): Promise<readonly Offer[]> {
  const table = await tableHere(services, request);
  const typed = request.options['units'] ?? '';
  const before = typed.slice(0, Math.max(typed.lastIndexOf(','), typed.lastIndexOf(';')) + 1);
  const begun = typed.slice(before.length).trim();
  const told = namesIn(before);
  return (await services.shelf.units(request.guild))
    .filter(({ ruleset }) => !table.ok || ruleset === table.value.header.ruleset)
    .filter((unit) => isCalled(unit, begun))
    .map(({ id, name }) => ({
      name: [...told, name[request.locale]].join(', '),
      value: [...told, id].join(', '),
    }))
    .filter(({ name, value }) => name.length <= LONGEST_OFFER && value.length <= LONGEST_OFFER)
    .slice(0, MOST_OFFERS);
}
