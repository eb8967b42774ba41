import { houseRuleTexts } from '../../library/house-rules.js';
import { campaignText, deckText, partsIn } from '../../library/campaign-parts.js';
import { PARTS, type Replacement } from '../../rules/campaign/parts.js';
import type { Fault } from '../../library/contract.js';
import type { MissionKind, ProvinceSetup, Squad } from '../../rules/campaign/setup.js';
import { chooseOptions } from '../../rules/kernel/options.js';
import { refuse, type Refusal } from '../../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../../rules/kernel/result.js';
import { atlasOf } from '../../streams/campaign.js';
import type { Offer, Runnable, Services, SlashRequest } from '../contract.js';
import { refused, show } from '../replies.js';
import { campaignHere, give, ofAnyCampaign, ofCampaign, type Here } from './here.js';
import { meant, noProvince } from './meant.js';
import { offers, reason } from './offers.js';

/** The files of a campaign: they are taken along, changed, and brought again by its game master. */

/** The most bytes of a file. */
const MOST_BYTES = 256 * 1024;
/** So many faults of a file are named. */
const FAULTS = 3;

/** The option that names a file which the server keeps. */
export const KEPT = { name: 'kept', words: 'kept-file', autocomplete: true, maxLength: 40 } as const;

/** `/campaign file`: everything in them is known to all, who holds which card is not in them. */
export const file: Runnable = {
  options: [],
  acknowledge: 'private',
  run: ofAnyCampaign((_services, _request: SlashRequest, { standing }) => {
    const atlas = atlasOf(standing);
    const { setup } = standing.state;
    return show({
      kind: 'blocks',
      accent: null,
      blocks: [
        { kind: 'file', name: 'campaign.json', content: campaignText(setup, atlas) },
        { kind: 'file', name: 'deck.json', content: deckText(setup, atlas) },
        ...houseRuleTexts(setup.rules).map(
          ({ game, text }) => ({ kind: 'file', name: `${game}-rules.json`, content: text }) as const,
        ),
      ],
    });
  }),
};

/** `/campaign replace file:… part:prices reason:…`: each part is an event with its text. */
export const replace: Runnable = {
  options: [reason, { name: 'file', words: 'campaign-file', picks: 'file' }, KEPT, { name: 'part', values: PARTS }],
  acknowledge: 'private',
  run: ofCampaign(async (services, request: SlashRequest, here) => {
    const { tongue, options } = request;
    if (!here.master) return refused(refuse('campaign/not-master'), tongue);
    const parts = await brought(services, request, here);
    if (!parts.ok) return refused(parts.error, tongue);
    const changes = parts.value.map(({ change }) => change);
    const wrong = unplayable(services, {
      missions: changes.flatMap(({ missions }) => missions ?? []),
      squads: changes.flatMap(({ squad }) => squad ?? []),
    });
    if (wrong) return refused(wrong, tongue);
    const why = options['reason'] ?? '';
    return give(services, request, here, 'master', { type: 'replace-parts', parts: parts.value, reason: why });
  }),
  complete: (services, { guild, options }) => keptOffers(services, guild, options['kept']),
};

/** What a file replaces, or what is wrong with it. */
async function brought(
  services: Services,
  request: SlashRequest,
  { standing }: Here,
): Promise<Result<readonly Replacement[], Refusal>> {
  const text = await textOf(services, request);
  if (!text.ok) return text;
  const only = PARTS.find((part) => part === request.options['part']) ?? null;
  const read = partsIn(text.value.name, text.value.text, standing.state.setup, only);
  return read.ok ? read : unread(text.value.name, read.error);
}

/** The files that the server keeps. */
export async function keptOffers(
  { campaigns }: Pick<Services, 'campaigns'>,
  guild: string | null,
  typed = '',
): Promise<readonly Offer[]> {
  const kept = guild === null ? [] : await campaigns.kept.campaignFiles(guild);
  return kept
    .filter(({ id }) => id.toLowerCase().includes(typed.toLowerCase()))
    .slice(0, 25)
    .map(({ id }) => ({ name: id, value: id }));
}

/** The text of the attached file, or of one that the server keeps. */
export async function textOf(
  { campaigns }: Pick<Services, 'campaigns'>,
  { files, options, guild }: Pick<SlashRequest, 'files' | 'options' | 'guild'>,
  known: readonly string[] = PARTS,
): Promise<Result<{ readonly name: string; readonly text: string }, Refusal>> {
  const attached = files?.['file'];
  const named = options['kept'];
  if (!attached && named !== undefined && guild !== null) {
    const text = await campaigns.kept.campaignFile(guild, named);
    if (text !== null) return ok({ name: named, text });
    const kept = (await campaigns.kept.campaignFiles(guild)).map(({ id }) => id);
    return fail(refuse('campaign/no-such-kept', { given: named, known: kept }));
  }
  if (!attached) return fail(refuse('campaign/nothing-replaced', { known }));
  const size = Math.ceil(attached.size / 1024);
  if (attached.size > MOST_BYTES) return fail(refuse('campaign/file-too-large', { size, most: MOST_BYTES / 1024 }));
  const bytes = await attached.bytes();
  if (!bytes) return fail(refuse('unit/file-unread', { name: attached.name }));
  return ok({ name: attached.name, text: Buffer.from(bytes).toString('utf8') });
}

/** What is wrong with a file, its first faults. */
export function unread(name: string, faults: readonly Fault[]): Result<never, Refusal> {
  const told = faults.slice(0, FAULTS).map(({ path, reason: what }) => (path === '' ? what : `${path}: ${what}`));
  return fail(refuse('campaign/file-unread', { file: name, faults: told }));
}

/** What no battle could be played with: a mission whose scenario there is not, or has not the sides and options that are named; Elementals of no unit. */
export function unplayable(
  { library }: Pick<Services, 'library'>,
  { missions, squads }: { readonly missions: readonly MissionKind[]; readonly squads: readonly Squad[] },
): Refusal | null {
  for (const { scenario: id, sides, options = {} } of missions) {
    const scenario = library.scenario(id);
    const known: readonly string[] = scenario?.sides.map(({ id: side }) => side) ?? [];
    if (!scenario) return refuse('match/unknown-scenario', { scenario: id, known: [] });
    const strange = Object.values(sides).find((side) => !known.includes(side));
    if (strange !== undefined) return refuse('campaign/cannot-choose', { given: strange, known });
    const chosen = chooseOptions(options, scenario.rules);
    if (!chosen.ok) return chosen.error;
  }
  const nobody = squads.find(({ model }) => !library.units.some(({ id }) => id === model));
  return nobody ? refuse('campaign/no-such-model', { model: nobody.model }) : null;
}

/** `/campaign redraw province:karst production:40 joins:veil`: the map, without a file. */
export const redraw: Runnable = {
  options: [
    { name: 'province', required: true, autocomplete: true, maxLength: 40 },
    reason,
    { name: 'production', maxLength: 5 },
    { name: 'joins', autocomplete: true, maxLength: 40 },
    { name: 'parts', autocomplete: true, maxLength: 40 },
  ],
  acknowledge: 'private',
  run: ofCampaign((services, request: SlashRequest, here) => {
    if (!here.master) return refused(refuse('campaign/not-master'), request.tongue);
    const provinces = redrawn(here, request.options);
    if (!provinces.ok) return refused(provinces.error, request.tongue);
    const text = JSON.stringify(provinces.value, null, 2);
    const parts = [{ part: 'map', change: { provinces: provinces.value }, lore: {}, text }] as const;
    const why = request.options['reason'] ?? '';
    return give(services, request, here, 'master', { type: 'replace-parts', parts, reason: why });
  }),
  async complete(services, request, option) {
    const found = await campaignHere(services, request);
    if (!found.ok) return [];
    const ids = found.value.standing.state.setup.provinces.map(({ id }) => id);
    return offers(found.value, ids, [], request.options[option] ?? '');
  },
};

/** The provinces with one of them changed; a way leads both ways. */
function redrawn(here: Here, options: SlashRequest['options']): Result<readonly ProvinceSetup[], Refusal> {
  const { provinces } = here.standing.state.setup;
  const known = provinces.map(({ id }) => id);
  const [at, joins, parts] = ['province', 'joins', 'parts'].map((option) => {
    const typed = options[option];
    return typed === undefined ? undefined : meant(here, known, typed);
  });
  const strange = [at, joins, parts].find((name) => name !== undefined && !known.some((id) => id === name));
  if (strange !== undefined) return fail(noProvince(here, strange));
  const given = options['production'];
  const production = Number(given);
  if (given !== undefined && !/^\d{1,5}$/u.test(given)) return fail(refuse('campaign/bad-production', { given }));
  const other = (id: string, way: string | undefined) => (id === at ? way : id === way ? at : undefined);
  return ok(
    provinces.map((one) => {
      const more = other(one.id, joins);
      const less = other(one.id, parts);
      const near = one.adjacent.filter((id) => id !== less && id !== more);
      return {
        ...one,
        production: one.id === at && given !== undefined ? production : one.production,
        adjacent: [...near, ...known.filter((id) => id === more && id !== one.id)],
      };
    }),
  );
}
