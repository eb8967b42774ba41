import { t } from '../../i18n/index.js';
import type { Locale } from '../../i18n/locales.js';
import { isCalled } from '../unit/filter.js';
import { unitMeant } from '../unit/show.js';
import type { Roster, UnitFacts } from '../../library/contract.js';
import type { Picked } from '../../library/labels.js';
import { gameName } from '../../present/names.js';
import type { Table } from '../../match/acts.js';
import { refuse, type Refusal } from '../../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../../rules/kernel/result.js';
import type { Services, Offer, Request, SlashRequest } from '../contract.js';
import { tableHere } from '../table.js';

/** `/match roster units:JR7-D, CPLT-C1 [fragmentation]`: a force typed unit by unit, of those of the library and the shelf. */

/** What such a force is called. */
const called = (locale: Locale): string => t(locale, 'unit.mustered');
const TITLE = { en: called('en'), fr: called('fr'), ru: called('ru') } satisfies Record<Locale, string>;

/** Rosters hold no more. */
const MOST_UNITS = 12;
/** Discord takes no longer value from an autocomplete, and no more of them. */
const LONGEST_OFFER = 100;
const MOST_OFFERS = 25;

/** The text of a roster of the units that are named one after the other, with the ammunition that is chosen for them. */
export async function mustered(
  services: Pick<Services, 'library' | 'shelf'>,
  { header: { ruleset } }: Table,
  request: Pick<Request, 'guild' | 'locale'>,
  typed: string,
): Promise<Result<string, Refusal>> {
  const units = (await services.shelf.units(request.guild)).filter((unit) => unit.ruleset === ruleset);
  const picked: Picked[] = [];
  for (const { name, loads } of namedIn(typed)) {
    const unit = unitMeant(units, name, request.locale);
    if (!unit.ok) return unit;
    const ammo = chosenFor(unit.value, loads, request.locale);
    if (!ammo.ok) return ammo;
    picked.push({ unit: unit.value.id, ...(loads.length > 0 ? { ammo: ammo.value } : {}) });
  }
  if (picked.length === 0) return fail(refuse('unit/no-units', { example: units[0]?.id ?? '' }));
  if (picked.length > MOST_UNITS) {
    return fail(refuse('unit/too-many-units', { count: picked.length, most: MOST_UNITS }));
  }
  return ok(await rosterOf(services, request, ruleset, TITLE, picked));
}

/** The ammunition that words mean on a unit: a kind for all that takes it, or a weapon or slot with its kind (WPN-12). */
function chosenFor(
  { loads = [], ruleset, name }: UnitFacts,
  words: readonly string[],
  locale: Locale,
): Result<Readonly<Record<string, string>>, Refusal> {
  const chosen = new Map<string, string>();
  for (const word of words) {
    const meant = loads.filter(({ ammo, kind }) =>
      [kind, gameName(locale, ruleset, 'munition', kind)].some((one) =>
        [one, `${ammo} ${one}`].some((said) => said.toLowerCase() === word.toLowerCase()),
      ),
    );
    if (meant.length === 0) {
      const known = loads.map(({ ammo, kind }) => `${ammo} ${kind}`);
      return fail(
        refuse(known.length > 0 ? 'unit/no-load' : 'unit/no-loads', { unit: name[locale], given: word, known }),
      );
    }
    for (const { ammo, kind } of meant) chosen.set(ammo, kind);
  }
  return ok(Object.fromEntries(chosen));
}

/** The text of a roster of units, which takes the files of those along that are on the server's shelf. */
export async function rosterOf(
  { library, shelf }: Pick<Services, 'library' | 'shelf'>,
  { guild }: Pick<Request, 'guild'>,
  ruleset: UnitFacts['ruleset'],
  title: Roster['title'],
  units: readonly Picked[],
): Promise<string> {
  const files = await shelf.files(
    guild,
    ruleset,
    units.map(({ unit }) => unit),
  );
  return library.muster(ruleset, title, units, files);
}

/** A unit as it is typed: its name, and in brackets behind it what ammunition it has: `CPLT-C1 [lrm-15 fragmentation]`. */
interface Named {
  readonly name: string;
  readonly loads: readonly string[];
}

const namedIn = (typed: string): readonly Named[] =>
  (typed.match(/(?:[^,;[\]]|\[[^\]]*\]?)+/gu) ?? []).flatMap((one) => {
    const [name = '', loads = ''] = one.split('[');
    const words = loads.split(/[\],;+]/u).map((word) => word.trim().replaceAll(/\s+/gu, ' '));
    return name.trim() === '' ? [] : [{ name: name.trim(), loads: words.filter((word) => word !== '') }];
  });

/** What has been typed, with the units that its last name can be, or the ammunition of that whose brackets are open. */
export async function musterOffers(services: Services, request: SlashRequest): Promise<readonly Offer[]> {
  const table = await tableHere(services, request);
  const typed = request.options['units'] ?? '';
  const open = typed.lastIndexOf('[') > typed.lastIndexOf(']') ? typed.lastIndexOf('[') : null;
  const last = open === null ? typed : typed.slice(0, open);
  const before = last.slice(0, Math.max(last.lastIndexOf(','), last.lastIndexOf(';')) + 1);
  const begun = last.slice(before.length).trim();
  const told = before.split(/[,;]/u).flatMap((one) => one.trim() || []);
  const units = (await services.shelf.units(request.guild)).filter(
    ({ ruleset }) => !table.ok || ruleset === table.value.header.ruleset,
  );
  const offers =
    open === null
      ? begunWith(units, begun, request.locale)
      : loadedWith(units, begun, typed.slice(open + 1), request.locale);
  return offers
    .map(({ name, value }) => ({ name: [...told, name].join(', '), value: [...told, value].join(', ') }))
    .filter(({ name, value }) => name.length <= LONGEST_OFFER && value.length <= LONGEST_OFFER)
    .slice(0, MOST_OFFERS);
}

const begunWith = (units: readonly UnitFacts[], begun: string, locale: Locale): readonly Offer[] =>
  units.filter((unit) => isCalled(unit, begun)).map(({ id, name }) => ({ name: name[locale], value: id }));

/** A unit with each kind of ammunition that it can have. */
function loadedWith(units: readonly UnitFacts[], named: string, typed: string, locale: Locale): readonly Offer[] {
  const unit = unitMeant(units, named, locale);
  if (!unit.ok) return [];
  const { id, ruleset, loads = [] } = unit.value;
  const wanted = typed.trim().toLowerCase();
  return loads
    .map(({ ammo, kind }) => ({
      name: `${named} [${ammo} ${gameName(locale, ruleset, 'munition', kind)}]`,
      value: `${id} [${ammo} ${kind}]`,
    }))
    .filter(({ name, value }) => `${name} ${value}`.toLowerCase().includes(wanted));
}
