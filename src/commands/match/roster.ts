import { t } from '../../i18n/index.js';
import { isTitle, sideCalled } from '../../library/called.js';
import { refuse, type Refusal } from '../../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../../rules/kernel/result.js';
import { musterOffers, mustered } from './muster.js';
import { sideId, type SideId } from '../../rules/kernel/ids.js';
import { REFEREE } from '../../match/header.js';
import { worthText } from '../../present/imports.js';
import type { Table } from '../../match/acts.js';
import type { Scenario } from '../../library/contract.js';
import type { Services, Offer, Press, Reply, Request, Runnable, SlashRequest } from '../contract.js';
import { DONE, refused } from '../replies.js';
import { ofChannel, ofMatch, tableHere } from '../table.js';
import { rostersHere } from '../unit/rosters.js';

/**
 * `/match roster roster:night-patrol side:airborne`: in the lobby a roster of the server takes the place of a side's force,
 * with `units:` those that are named; without either the scenario's own comes back.
 */

export const roster: Runnable = {
  options: [
    { name: 'roster', autocomplete: true, maxLength: 60 },
    { name: 'units', words: 'roster-units', autocomplete: true, maxLength: 300 },
    { name: 'side', words: 'roster-side', autocomplete: true, maxLength: 40 },
  ],
  acknowledge: 'order',
  run: ofChannel((services, request, table) => {
    const { roster: named = '', units = '', side = '' } = request.options;
    return enlist(services, request, table, { named, units, side });
  }),
  complete: (services, request, option) => completers[option]?.(services, request) ?? Promise.resolve([]),
};

/** *Units…* in the lobby: the form in which they are typed. */
const form: Press = {
  acknowledge: 'form',
  run: ofMatch((services, { locale }, { header }) => {
    const [first] = services.library.scenario(header.scenario)?.sides ?? [];
    const such = t(locale, 'form.such', { text: first?.units.join(', ') ?? '' }).slice(0, 100);
    return {
      kind: 'form',
      form: {
        action: { verb: 'force-typed', args: [header.id] },
        title: t(locale, 'form.force'),
        fields: [
          {
            id: 'units',
            label: t(locale, 'form.force.units'),
            placeholder: such,
            most: 300,
            long: true,
            optional: true,
          },
          { id: 'side', label: t(locale, 'form.force.side'), most: 40, optional: true },
        ],
      },
    };
  }),
};

export const rosterPresses = {
  force: form,
  'force-typed': {
    acknowledge: 'update',
    run: ofMatch((services, request, table) => {
      const { units = '', side = '' } = request.fields;
      return enlist(services, request, table, { named: '', units, side });
    }),
  },
} as const satisfies Readonly<Record<string, Press>>;

/** What takes the place of a force: a roster by its name, or units by theirs; the side, where it is not the player's own. */
interface Wanted {
  readonly named: string;
  readonly units: string;
  readonly side: string;
}

async function enlist(services: Services, request: Request, table: Table, wanted: Wanted): Promise<Reply> {
  const { key, player, at, tongue } = request;
  const scenario = services.library.scenario(table.header.scenario, table.header);
  const typed = wanted.side.trim();
  const side = sideOf(scenario, table, request, typed);
  if (side === null) {
    const known = (scenario?.sides ?? []).map(({ id }) => `\`${id}\``);
    return refused(refuse(typed === '' ? 'unit/which-side' : 'discord/no-side', { side: typed, known }), tongue);
  }
  const text = await wantedRoster(services, request, table, wanted);
  if (!text.ok) return refused(text.error, request.tongue);
  const enlisted = await services.referee.enlist({ key, player, at, match: table.header.id, side, roster: text.value });
  return enlisted.ok ? DONE : refused(enlisted.error, request.tongue);
}

const completers: Readonly<Record<string, (services: Services, request: SlashRequest) => Promise<readonly Offer[]>>> = {
  roster: offers,
  units: musterOffers,
  side: sidesHere,
};

/** The text of the roster that is asked for, brought or typed; `null`: none, so that the scenario's own force comes back. */
async function wantedRoster(
  services: Services,
  request: Request,
  table: Table,
  wanted: Wanted,
): Promise<Result<string | null, Refusal>> {
  const named = wanted.named.toLowerCase();
  const typed = wanted.units.trim();
  if (named !== '' && typed !== '') return fail(refuse('unit/roster-or-units'));
  if (typed !== '') return mustered(services, table, request, typed);
  if (named === '') return ok(null);
  const brought = await rostersHere(services, request);
  const found = brought.find(({ roster: { id, title } }) => id === named || isTitle(title, named));
  if (!found) {
    const known = brought.map(({ roster: { id } }) => id);
    return fail(refuse(known.length > 0 ? 'unit/no-roster' : 'unit/none-brought', { given: named, known }));
  }
  return found.roster.ruleset === table.header.ruleset ? ok(found.stored.text) : fail(refuse('unit/roster-unwanted'));
}

/** The side that is named, else the player's own; the maker who plays none means the one that Arbitre has. */
function sideOf(scenario: Scenario | null, { header }: Table, { player }: Request, typed: string): SideId | null {
  if (typed === '')
    return (
      (header.holders.find((one) => one.player === player) ?? header.holders.find((one) => one.player === REFEREE))
        ?.side ?? null
    );
  const side = sideCalled(scenario?.sides ?? [], typed);
  return side ? sideId(side.id) : null;
}

async function sidesHere(services: Services, request: SlashRequest): Promise<readonly Offer[]> {
  const table = await tableHere(services, request);
  const scenario = table.ok ? services.library.scenario(table.value.header.scenario) : null;
  return (scenario?.sides ?? []).map(({ id, title }) => ({ name: title[request.locale], value: String(id) }));
}

async function offers(services: Services, request: SlashRequest): Promise<readonly Offer[]> {
  const table = await tableHere(services, request);
  const typed = (request.options['roster'] ?? '').toLowerCase();
  const brought = await rostersHere(services, request);
  return brought
    .filter(({ roster: { ruleset } }) => !table.ok || ruleset === table.value.header.ruleset)
    .map(({ roster: { id, title, worth } }) => ({
      name: `${title[request.locale]} (${worthText(worth, request.locale)})`,
      value: id,
    }))
    .filter(({ name, value }) => `${name} ${value}`.toLowerCase().includes(typed));
}
