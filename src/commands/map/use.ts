import { t } from '../../i18n/index.js';
import type { BroughtMap, MapEntry } from '../../library/contract.js';
import type { Table } from '../../match/acts.js';
import type { Button } from '../../present/message.js';
import { refuse, type Refusal } from '../../rules/kernel/refusal.js';
import type { Offer, Press, Reply, Request, Runnable, Services, SlashRequest } from '../contract.js';
import { DONE, refused, show } from '../replies.js';
import { ofChannel, ofMatch, tableHere } from '../table.js';
import { mapCalled } from './called.js';
import { mapShown } from './shown.js';

/** `/map use map:stony-ford`: another map takes the place of the scenario's in a lobby; without one the scenario's own comes back. */

/** More offers than these Discord does not take. */
const MOST_OFFERS = 25;

/** A longer name has no place in the id of a button. */
const LONGEST_ON_BUTTON = 60;

export const useMap: Runnable = {
  options: [{ name: 'map', autocomplete: true, maxLength: 300 }],
  acknowledge: 'order',
  run: ofChannel((services, request, table) => chosen(services, request, table, request.options['map'] ?? '')),
  complete: mapOffers,
};

async function mapOffers({ shelf }: Services, request: SlashRequest): Promise<readonly Offer[]> {
  const typed = (request.options['map'] ?? '').toLowerCase();
  return (await shelf.maps(request.guild))
    .filter(({ name }) => name.includes(typed))
    .slice(0, MOST_OFFERS)
    .map(({ name, columns, rows }) => ({ name: `${name} (${columns} × ${rows})`, value: name }));
}

/** Puts the map with a name in the place of the scenario's; an empty name brings the scenario's own back. */
async function chosen(services: Services, request: Request, table: Table, name: string): Promise<Reply> {
  const { key, player, at, tongue } = request;
  const map = name.trim() === '' ? null : await mapCalled(services, request, name);
  if (name.trim() !== '' && !map) return refused(await unknownMap(services, request, name), tongue);
  const brought: BroughtMap | null = map && { name: map.name, text: map.text };
  const placed = await services.referee.placeOn({ key, player, at, match: table.header.id, map: brought });
  return placed.ok ? DONE : refused(placed.error, tongue);
}

/** So many are named; `/map list` shows the others. */
const MOST_NAMED = 30;

/** Why there is no map of a name, and which there are. */
export async function unknownMap({ shelf }: Services, { guild }: Request, given: string): Promise<Refusal> {
  const known = (await shelf.maps(guild)).map(({ name }) => name);
  return refuse('map/unknown', {
    given,
    known: known.length > MOST_NAMED ? [...known.slice(0, MOST_NAMED), '…'] : known,
  });
}

/** A map by its name, with the button that takes it where the owner of a lobby of its game asks. */
export async function mapNamed(
  services: Services,
  request: Request,
  name: string,
  more: readonly string[] = [],
): Promise<Reply> {
  const map = await mapCalled(services, request, name);
  if (!map) return refused(await unknownMap(services, request, name), request.tongue);
  return show(mapShown(map, request.locale, more, await useButton(services, request, map)));
}

async function useButton(services: Services, request: Request, map: MapEntry): Promise<readonly Button[]> {
  if (map.name.length > LONGEST_ON_BUTTON) return [];
  const table = await tableHere(services, request);
  if (!table.ok) return [];
  const { id, status, owner, ruleset } = table.value.header;
  if (status !== 'lobby' || owner !== request.player || ruleset !== map.ruleset) return [];
  const action = { verb: 'map-use', args: [id, map.name] };
  return [{ action, label: t(request.locale, 'button.map-use'), style: 'success' }];
}

/** *Play on it* below a map: `map-use|match|name`. */
export const usePress: Press = {
  acknowledge: 'update',
  run: ofMatch((services, request, table) => chosen(services, request, table, request.args[1] ?? '')),
};
