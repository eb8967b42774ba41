import { isKey, nameOf } from '../../i18n/index.js';
import { hangarText } from '../../present/campaign/hangar.js';
import { campaign } from '../../rules/campaign/campaign.js';
import { FACTION_ORDERS, type Command } from '../../rules/campaign/commands.js';
import { SIDES, type Mission } from '../../rules/campaign/state.js';
import { pilotsFor } from '../../rules/campaign/teams.js';
import type { Blanks } from '../../rules/kernel/choices.js';
import { refuse, type Refusal } from '../../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../../rules/kernel/result.js';
import { seasonOf } from '../../queries/campaign.js';
import { hangarAlt, hangarOf, ladderOf } from '../../present/campaign/sheets.js';
import { seasonMessage } from '../../present/campaign/posts.js';
import type { Offer, Runnable, SlashRequest } from '../contract.js';
import { refused, show } from '../replies.js';
import { campaignCurve, campaignPage } from '../season-page.js';
import { streamNews } from '../stream-news.js';
import { campaignHere, give, ofAnyCampaign, ofCampaign, type Here } from './here.js';
import { everyName, listMeant, meantBy, missionMeant } from './meant.js';
import { read } from './order-words.js';
import { apart, called, cut, offers, which } from './offers.js';
import { asTyped, priceOf } from './prices.js';

/** What whoever leads a faction does: looks, raises missions, sends machines, begins battles, sees to the hangar. */

const MOST = 25;

export const status: Runnable = {
  options: [{ name: 'shows', words: 'stream-shows', values: ['news', 'curve', 'page'] }],
  acknowledge: 'private',
  run: ofAnyCampaign(async (services, request: SlashRequest, { standing, view, names }) => {
    switch (request.options['shows']) {
      case 'news':
        return streamNews(services, request, standing.header.id);
      case 'curve':
        return campaignCurve({ view, names, standing });
      case 'page':
        return campaignPage(services, request, standing);
      default: {
        const seed = await services.campaigns.desk.shownSeed(standing.header);
        const season = seasonOf(standing, view, request.locale, seed);
        return show(seasonMessage({ ...season, ladder: ladderOf(view, season.title, names) }));
      }
    }
  }),
};

export const hangar: Runnable = {
  options: [],
  acknowledge: 'private',
  run: ofAnyCampaign((_services, { tongue }: SlashRequest, { view, faction, names }) => {
    if (faction === null) return refused(refuse('campaign/leads-none'), tongue);
    const picture = hangarOf(view, faction, names);
    return show({
      kind: 'blocks',
      accent: null,
      blocks: [
        { kind: 'text', text: hangarText(view, faction, names) },
        { kind: 'picture', picture, alt: hangarAlt(picture) },
      ],
    });
  }),
};

/** Fills blanks one after the other as the rules ask for them; what is left over or missing is refused with what would come next. */
function chosen({ view, faction, names }: Here, given: Blanks, text: string): Result<Command, Refusal> {
  if (faction === null) return fail(refuse('campaign/leads-none'));
  const choice = campaign.choices(view, faction, given);
  switch (choice.kind) {
    case 'done':
      return ok(choice.command);
    case 'nothing':
      return fail(choice.refusal);
    case 'pick': {
      if (choice.refusal) return fail(choice.refusal);
      const known = choice.options.map(({ value }) => called(names, value));
      const value = given[choice.blank];
      if (value === '') return fail(refuse('campaign/nothing-sent'));
      return fail(
        value === undefined
          ? refuse('campaign/unreadable', { given: text, known })
          : refuse('campaign/cannot-choose', { given: value, known }),
      );
    }
    default:
      return fail(refuse('campaign/unreadable', { given: text, known: [] }));
  }
}

/** Options that take several values. */
const SEVERAL: readonly string[] = ['machines', 'elementals'];

/** P-07: blanks as the rules have them, where the names were typed that players read. */
function named(here: Here, typed: Blanks): Blanks {
  const { view, faction } = here;
  const all = everyName(here);
  let blanks: Blanks = {};
  for (let steps = 0; faction !== null && steps < MOST; steps++) {
    const choice = campaign.choices(view, faction, blanks);
    const value = choice.kind === 'pick' ? typed[choice.blank] : undefined;
    if (choice.kind !== 'pick' || value === undefined || choice.blank in blanks) break;
    const codes = choice.options.map((option) => option.value);
    const by = (word: string): string => meantBy(all, codes, word);
    const said = SEVERAL.includes(choice.blank) ? listMeant(value, codes, by).join(' ') : by(value);
    blanks = { ...blanks, [choice.blank]: said };
  }
  return { ...typed, ...blanks };
}

/** A command whose options are the blanks of an order. */
const filled = (order: string, options: Runnable['options'], blanks: (request: SlashRequest) => Blanks): Runnable => ({
  options,
  acknowledge: 'private',
  run: ofCampaign((services, request: SlashRequest, here) => {
    const given = named(here, { order, ...blanks(request) });
    const command = chosen(here, given, Object.values(given).join(' '));
    return command.ok && here.faction !== null
      ? give(services, request, here, here.faction, command.value)
      : refused(command.ok ? refuse('campaign/leads-none') : command.error, request.tongue);
  }),
  async complete(services, request, option) {
    const here = await campaignHere(services, request);
    if (!here.ok || here.value.faction === null) return [];
    const typed = request.options[option] ?? '';
    const known = Object.fromEntries(Object.entries(blanks(request)).filter(([name]) => name !== option));
    const before = SEVERAL.includes(option) ? typed.split(/\s+/u).slice(0, -1) : [];
    const choice = campaign.choices(here.value.view, here.value.faction, { order, ...known });
    if (choice.kind !== 'pick' || choice.blank !== option) return [];
    const { view, faction } = here.value;
    const named = before.map((value) => value.split(':')[0]);
    const left = choice.options.map(({ value }) => value).filter((value) => !named.includes(value));
    const [, machine] = /(m\d+):\S*$/u.exec(typed) ?? [];
    const pairs = machine === undefined ? [] : pilotsFor(view, faction, machine).map((pilot) => `${machine}:${pilot}`);
    return offers(here.value, option === 'machines' && pairs.length > 0 ? pairs : left, before, typed);
  },
});

const only = ({ options }: SlashRequest, ...names: readonly string[]): Blanks =>
  Object.fromEntries(names.flatMap((name) => (options[name] ? [[name, options[name]]] : [])));

const forces = [
  { name: 'machines', autocomplete: true, maxLength: 100 },
  { name: 'elementals', autocomplete: true, maxLength: 60 },
] as const;

/** Who is sent; what is left out is nobody. */
const sentIn = ({ options }: SlashRequest): Blanks => ({
  machines: options['machines'] ?? '',
  elementals: options['elementals'] ?? '',
});

export const mission = filled(
  'raise',
  [
    { name: 'province', required: true, autocomplete: true, maxLength: 40 },
    { name: 'kind', words: 'mission-kind', required: true, autocomplete: true, maxLength: 40 },
    ...forces,
  ],
  (request) => ({ ...sentIn(request), ...only(request, 'province', 'kind') }),
);

export const send = filled(
  'join',
  [which, { name: 'side', words: 'mission-side', required: true, values: ['attacker', 'defender'] }, ...forces],
  (request) => ({ ...sentIn(request), ...only(request, 'mission', 'side') }),
);

export const callOff = filled('call-off', [which], (request) => only(request, 'mission'));

/** Whoever takes part, or the game master, lets the battle begin; whether it can be set up is known before. */
export const fight: Runnable = {
  options: [which],
  acknowledge: 'private',
  run: ofCampaign((services, request: SlashRequest, here) => {
    const { standing, faction, master } = here;
    const id = missionMeant(request.options['mission']);
    const found = standing.state.missions.find((one) => one.id === id);
    const takesPart = faction !== null && found && Object.values(found.sides).flat().includes(faction);
    // Of a mission that there is not, the rules say which there are.
    if (found && !takesPart && !master) return refused(apart(found), request.tongue);
    // What the scenario does not take is said before anybody waits for a thread.
    const wanted = found && isManned(found) ? services.campaigns.kind.matchOf(standing, found) : null;
    if (wanted && !wanted.ok) return refused(wanted.error, request.tongue);
    return give(services, request, here, 'house', { type: 'fight', mission: id });
  }),
  async complete(services, request) {
    const here = await campaignHere(services, request);
    if (!here.ok) return [];
    const open = here.value.standing.state.missions.filter((one) => one.status === 'gathering').map(({ id }) => id);
    return offers(here.value, open, [], request.options['mission'] ?? '');
  },
};

/** Whether both sides have sent somebody; where they have not, the rules say so. */
const isManned = ({ cocoons, sides }: Mission): boolean =>
  SIDES.every((side) => cocoons.some(({ faction }) => sides[side].includes(faction)));

/** Orders that have commands of their own. */
const OWN: readonly string[] = ['raise', 'join', 'call-off'];

/** `/campaign order what:buy KOSHI`: the words of an order, blank by blank. */
export const order: Runnable = {
  options: [{ name: 'what', required: true, autocomplete: true, maxLength: 100 }],
  acknowledge: 'private',
  run: ofCampaign((services, request: SlashRequest, here) => {
    const text = request.options['what'] ?? '';
    const { blanks, left } = read(here, text);
    const typed = left === '' ? null : asTyped(text);
    const command: Result<Command, Refusal> =
      left === ''
        ? chosen(here, blanks, text)
        : typed
          ? ok(typed)
          : fail(refuse('campaign/unreadable', { given: text, known: nextOf(here, blanks) }));
    return command.ok && here.faction !== null
      ? give(services, request, here, here.faction, command.value)
      : refused(command.ok ? refuse('campaign/leads-none') : command.error, request.tongue);
  }),
  async complete(services, request) {
    const found = await campaignHere(services, request);
    if (!found.ok || found.value.faction === null) return [];
    const here = found.value;
    const typed = request.options['what'] ?? '';
    const words = typed.split(/\s+/u);
    const before = words.slice(0, -1);
    const { blanks } = read(here, before.join(' '));
    const priced = (value: string) => priceOf(here, blanks, value);
    // The first word is offered in the reader's language, so that is what they type.
    const now =
      before.length > 0
        ? offers(here, nextOf(here, blanks), before, typed, priced)
        : offers(here, nextOf(here, blanks), [], '', priced).filter((offer) => isLike(offer, typed, request));
    // Whoever has typed or taken a whole word is shown what can follow, without another letter.
    const whole = read(here, typed);
    const after =
      whole.left === ''
        ? offers(here, nextOf(here, whole.blanks), words.filter(Boolean), '', (value) =>
            priceOf(here, whole.blanks, value),
          )
        : [];
    return [...now, ...(typed === '' ? [] : after)]
      .slice(0, MOST)
      .map((offer) => ({ ...offer, name: cut(inWords(offer.name, request)) }));
  },
};

/** Whether what was typed of the first word is part of an offer, in the reader's language or as the rules have it. */
const isLike = ({ name, value }: Offer, typed: string, request: SlashRequest): boolean =>
  [inWords(name, request), value].some((one) => one.toLowerCase().includes(typed.toLowerCase()));

/** The first word of an order in the reader's language. */
function inWords(text: string, { tongue }: SlashRequest): string {
  const [first = '', ...rest] = text.split(' ');
  return isKey(tongue, `campaign.order.${first}`) ? [nameOf(tongue, 'campaign.order', first), ...rest].join(' ') : text;
}

/** What may come next. */
function nextOf({ view, faction }: Here, blanks: Blanks): readonly string[] {
  const choice = faction === null ? null : campaign.choices(view, faction, blanks);
  if (choice?.kind === 'number')
    return Array.from({ length: Math.min(MOST, choice.to - choice.from + 1) }, (_, i) => String(choice.from + i));
  if (choice?.kind !== 'pick') return [];
  const values = choice.options.map(({ value }) => value);
  return choice.blank === 'order' ? values.filter((value) => !OWN.includes(value) && isOrder(value)) : values;
}

const isOrder = (value: string): boolean => FACTION_ORDERS.some((one) => one === value);
