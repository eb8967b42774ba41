import { t } from '../../i18n/index.js';
import { isTitle } from '../../library/called.js';
import { campaignFrom } from '../../library/campaign-parts.js';
import type { Campaign } from '../../library/campaigns.js';
import type { Names } from '../../present/campaign/names.js';
import type { Member } from '../../streams/ports.js';
import { factionsOf, MASTER, type CampaignStanding } from '../../streams/campaign.js';
import { playerId } from '../../match/header.js';
import { refuse, type Refusal } from '../../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../../rules/kernel/result.js';
import type { Offer, Runnable, SlashRequest, Services } from '../contract.js';
import { mayPlayIn } from '../match/place.js';
import { refused, tell } from '../replies.js';
import { factionId as asFaction, provinceId as asProvince } from '../../rules/campaign/ids.js';
import { campaignHere, give, ofCampaign, type Here } from './here.js';
import { KEPT, keptOffers, textOf, unplayable, unread } from './files.js';
import { factionsIn, meant, noFaction, noProvince, provincesIn } from './meant.js';
import { called, reason } from './offers.js';

/** Beginning a campaign, taking and leaving factions, and what its game master does. */

const MOST_DAYS = 60;
const MOST = 25;

const matching = (offers: readonly Offer[], typed = ''): readonly Offer[] =>
  offers.filter(({ name }) => name.toLowerCase().includes(typed.toLowerCase())).slice(0, MOST);

export const newCampaign: Runnable = {
  options: [
    { name: 'campaign', required: true, autocomplete: true, maxLength: 60 },
    { name: 'days', maxLength: 3 },
    { name: 'file', words: 'own-campaign', picks: 'file' },
    KEPT,
  ],
  acknowledge: 'private',
  async run(services, request) {
    const { tongue, locale, key, player, at, channel, guild, publicLocale, lacking, options } = request;
    if (lacking.length > 0) return refused(refuse('discord/lacking-rights', { rights: lacking }), tongue);
    if (request.parent !== null) return refused(refuse('campaign/in-thread'), tongue);
    const closed = await mayPlayIn(services, request);
    if (closed) return refused(closed, tongue);
    const { files, desk } = services.campaigns;
    const given = options['campaign'] ?? '';
    const shipped = files.find(({ id, atlas }) => id === given || isTitle(atlas.title, given));
    const known = files.map(({ id, atlas }) => `${atlas.title[locale]} (\`${id}\`)`);
    if (!shipped) return refused(refuse('campaign/unknown', { given, known }), tongue);
    const own = await ownFrom(services, request, shipped);
    if (!own.ok) return refused(own.error, tongue);
    const file = own.value;
    const days = daysFrom(options['days'] ?? '');
    if (!days.ok) return refused(days.error, tongue);
    const founded = await desk.found({
      ...{ key, player, at, guild, channel, locale: publicLocale },
      about: { atlas: file.atlas, turnDays: days.value },
      members: [{ player, part: MASTER }],
      order: { by: 'house', at, command: { type: 'found', setup: { ...file.setup, eras: true } } },
    });
    return founded.ok ? tell(t(locale, 'campaign.reply.founded')) : refused(founded.error, tongue);
  },
  complete: (services, { locale, options, guild }, option) =>
    option === 'kept'
      ? keptOffers(services, guild, options['kept'])
      : Promise.resolve(
          matching(
            services.campaigns.files.map(({ id, atlas }) => ({ name: atlas.title[locale], value: id })),
            options['campaign'],
          ),
        ),
};

/** A campaign as a file says it otherwise; without a file, as it is. Its models and scenarios have to be there. */
async function ownFrom(
  services: Services,
  request: SlashRequest,
  shipped: Campaign,
): Promise<Result<Campaign, Refusal>> {
  if (!request.files?.['file'] && request.options['kept'] === undefined) return ok(shipped);
  const text = await textOf(services, request);
  if (!text.ok) return text;
  const own = campaignFrom(shipped, text.value.name, text.value.text);
  if (!own.ok) return unread(text.value.name, own.error);
  const { setup } = own.value;
  const known = new Set<string>(services.library.units.map(({ id }) => id));
  const strange = Object.keys(setup.tons).find((model) => !known.has(model));
  const wrong =
    strange === undefined
      ? unplayable(services, { missions: setup.missions, squads: setup.squad ? [setup.squad] : [] })
      : refuse('campaign/no-such-model', { model: strange });
  return wrong ? fail(wrong) : own;
}

function daysFrom(text: string): Result<number | null, Refusal> {
  if (text === '') return ok(null);
  const days = Number(text);
  return Number.isInteger(days) && days >= 1 && days <= MOST_DAYS
    ? ok(days)
    : fail(refuse('campaign/bad-days', { given: text }));
}

const factionOffers = ({ standing, names }: Here, typed?: string): readonly Offer[] =>
  matching(
    standing.state.setup.factions.map(({ id }) => ({ name: names.faction(id), value: id })),
    typed,
  );

const completeFaction = async (services: Services, request: SlashRequest): Promise<readonly Offer[]> => {
  const here = await campaignHere(services, request);
  return here.ok ? factionOffers(here.value, request.options['faction']) : [];
};

const faction = {
  name: 'faction',
  words: 'campaign-faction',
  required: true,
  autocomplete: true,
  maxLength: 40,
} as const;

export const join: Runnable = {
  options: [faction],
  acknowledge: 'private',
  run: ofCampaign(async (services, request: SlashRequest, here) => {
    const { standing, names } = here;
    const { key, player, at, tongue, locale } = request;
    const part = factionIn(here, request);
    const act = { key, player, at, stream: standing.header.id, word: 'join' };
    const joined = await services.campaigns.desk.seat(act, (now) => joining(now, { player, part, since: at }, names));
    return joined.ok
      ? tell(t(locale, 'campaign.reply.joined', { faction: names.faction(part) }))
      : refused(joined.error, tongue);
  }),
  complete: completeFaction,
};

function joining(standing: CampaignStanding, member: Member, names: Names): Result<readonly Member[], Refusal> {
  const { members, state } = standing;
  const ids = state.setup.factions.map(({ id }): string => id);
  const { part, player } = member;
  if (!ids.includes(part)) {
    const known = ids.map((id) => called(names, id));
    return fail(refuse('campaign/no-such-faction', { faction: part, known }));
  }
  const [own] = factionsOf(standing, player);
  if (own !== undefined) return fail(refuse('campaign/leads-already', { faction: names.faction(own) }));
  const holder = members.find((one) => one.part === part);
  if (holder) return fail(refuse('campaign/faction-taken', { faction: names.faction(part), player: holder.player }));
  return ok([...members, member]);
}

export const leave: Runnable = {
  options: [],
  acknowledge: 'private',
  run: ofCampaign(async (services, { key, player, at, tongue, locale }: SlashRequest, { standing }) => {
    const act = { key, player, at, stream: standing.header.id, word: 'leave' };
    const left = await services.campaigns.desk.seat(act, ({ members }) => {
      const others = members.filter((one) => one.player !== player || one.part === MASTER);
      return others.length === members.length ? fail(refuse('campaign/leads-none')) : ok(others);
    });
    return left.ok ? tell(t(locale, 'campaign.reply.left')) : refused(left.error, tongue);
  }),
};

/** A command of the game master's. */
const ofMaster = (
  options: Runnable['options'],
  command: (request: SlashRequest, here: Here) => Parameters<typeof give>[4],
): Runnable => ({
  options,
  acknowledge: 'private',
  run: ofCampaign((services, request: SlashRequest, here) => {
    const refusal = here.master ? strangeIn(here, request) : refuse('campaign/not-master');
    return refusal ? refused(refusal, request.tongue) : give(services, request, here, 'master', command(request, here));
  }),
  async complete(services, request, option) {
    const here = await campaignHere(services, request);
    if (!here.ok) return [];
    const { standing, names } = here.value;
    const typed = request.options[option];
    if (option === 'faction') return factionOffers(here.value, typed);
    return matching(
      standing.state.setup.provinces.map(({ id }) => ({ name: names.province(id), value: id })),
      typed,
    );
  },
});

const factionIn = (here: Here, { options }: SlashRequest) =>
  asFaction(meant(here, factionsIn(here), options['faction'] ?? ''));

const provinceIn = (here: Here, { options }: SlashRequest) =>
  asProvince(meant(here, provincesIn(here), options['province'] ?? ''));

/** What a game master named that there is not; what there is stands with its names, which the rules do not know. */
function strangeIn(here: Here, request: SlashRequest): Refusal | null {
  const { faction: asked, province } = request.options;
  if (asked !== undefined && !factionsIn(here).includes(factionIn(here, request))) return noFaction(here, asked);
  return province !== undefined && !provincesIn(here).includes(provinceIn(here, request))
    ? noProvince(here, province)
    : null;
}

export const award = ofMaster(
  [
    faction,
    { name: 'currency', required: true, values: ['resources', 'prestige'] },
    { name: 'amount', required: true, maxLength: 6 },
    reason,
  ],
  (request, here) => ({
    type: 'award',
    faction: factionIn(here, request),
    currency: request.options['currency'] === 'prestige' ? 'prestige' : 'resources',
    amount: Number(request.options['amount'] ?? ''),
    reason: request.options['reason'] ?? '',
  }),
);

export const deal = ofMaster([faction], (request, here) => ({ type: 'deal', faction: factionIn(here, request) }));

export const cede = ofMaster(
  [{ name: 'province', required: true, autocomplete: true, maxLength: 40 }, faction, reason],
  (request, here) => ({
    type: 'cede',
    province: provinceIn(here, request),
    to: factionIn(here, request),
    reason: request.options['reason'] ?? '',
  }),
);

export const endTurn = ofMaster([], () => ({ type: 'end-turn' }));

/** The campaign is over: its seed is shown, so no battle may be on whose dice follow from it. */
export const end: Runnable = {
  options: [],
  acknowledge: 'private',
  run: ofCampaign(async (services, { key, player, at, tongue, locale }: SlashRequest, { standing, master: isOne }) => {
    if (!isOne) return refused(refuse('campaign/not-master'), tongue);
    const done = await services.campaigns.desk.close({ key, player, at, stream: standing.header.id }, ({ state }) => {
      const on = state.missions.filter(({ status }) => status === 'fighting').map(({ id }) => id);
      return on.length > 0 ? refuse('campaign/battles-on', { missions: on }) : null;
    });
    return done.ok ? tell(t(locale, 'campaign.reply.ended')) : refused(done.error, tongue);
  }),
};

export const master: Runnable = {
  options: [{ name: 'player', words: 'master-player', required: true, picks: 'player' }],
  acknowledge: 'private',
  run: ofCampaign(async (services, { key, player, at, tongue, locale, options }: SlashRequest, here) => {
    if (!here.master) return refused(refuse('campaign/not-master'), tongue);
    const act = { key, player, at, stream: here.standing.header.id, word: 'appoint' };
    const appointed = playerId(options['player'] ?? '');
    const done = await services.campaigns.desk.seat(act, ({ members }) =>
      ok([
        ...members.filter((one) => one.player !== appointed || one.part !== MASTER),
        { player: appointed, part: MASTER, since: at },
      ]),
    );
    return done.ok ? tell(t(locale, 'campaign.reply.done')) : refused(done.error, tongue);
  }),
};
