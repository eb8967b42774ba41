import { t } from '../../i18n/index.js';
import { campaignFrom, partsIn } from '../../library/campaign-parts.js';
import type { Fault } from '../../library/contract.js';
import { leaguePartsIn } from '../../library/league-files.js';
import { refuse, type Refusal } from '../../rules/kernel/refusal.js';
import { defaultSetup } from '../../rules/league/setup.js';
import { keptOffers, textOf, unread } from '../campaign/files.js';
import type { Request, Runnable, Services } from '../contract.js';
import { refused, tell } from '../replies.js';

/** A shelf for files of campaigns and leagues and decks of event cards: whoever begins a campaign here, or replaces a part of one, can take them (issue 18, ground 4). */

const MOST_FILES = 40;
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} _-]{0,39}$/u;

/** Why somebody may not keep files here: managers and arbiters of the server may. */
async function barred(
  { servers }: Services,
  { guild, manages, roles }: Request,
): Promise<Refusal | { readonly guild: string }> {
  if (guild === null) return refuse('tools/not-official');
  const { arbiterRole } = await servers.server(guild);
  const official = manages || (arbiterRole !== null && roles.includes(arbiterRole));
  return official ? { guild } : refuse('tools/not-official');
}

export const keep: Runnable = {
  options: [
    { name: 'name', words: 'keep-name', required: true, maxLength: 40 },
    { name: 'file', words: 'campaign-file', required: true, picks: 'file' },
  ],
  acknowledge: 'private',
  async run(services, request) {
    const { tongue, locale, player, at, options, files } = request;
    const may = await barred(services, request);
    if ('code' in may) return refused(may, tongue);
    const id = (options['name'] ?? '').trim();
    if (!NAME.test(id)) return refused(refuse('campaign/bad-kept-name', { given: id }), tongue);
    const text = await textOf(services, { files: files ?? {}, options: {}, guild: may.guild });
    if (!text.ok) return refused(text.error, tongue);
    const { name, text: content } = text.value;
    const faults = faultsIn(services, name, content);
    if (faults.length > 0) {
      const wrong = unread(name, faults);
      return refused(wrong.ok ? refuse('campaign/nothing-replaced', { known: [] }) : wrong.error, tongue);
    }
    const { kept } = services.campaigns;
    const there = await kept.campaignFiles(may.guild);
    if (there.length >= MOST_FILES && !there.some((one) => one.id === id))
      return refused(refuse('campaign/too-many-kept', { most: MOST_FILES }), tongue);
    const bytes = Buffer.byteLength(content);
    await kept.keepCampaignFile({ guild: may.guild, id, source: name, bytes, player, at, text: content });
    return tell(t(locale, 'tools.kept', { name: id }));
  },
};

/** What is wrong with a file: it is neither a deck, nor parts of a campaign or a league, nor a campaign of one's own. */
function faultsIn({ campaigns }: Services, name: string, text: string): readonly Fault[] {
  const [base] = campaigns.files;
  if (!base) return [];
  const parts = partsIn(name, text, base.setup, null);
  const fits = parts.ok || campaignFrom(base, name, text).ok || leaguePartsIn(name, text, defaultSetup('league')).ok;
  return fits ? [] : parts.error;
}

export const drop: Runnable = {
  options: [{ name: 'kept', words: 'kept-file', required: true, autocomplete: true, maxLength: 40 }],
  acknowledge: 'private',
  async run(services, request) {
    const { tongue, locale, options } = request;
    const may = await barred(services, request);
    if ('code' in may) return refused(may, tongue);
    const given = options['kept'] ?? '';
    const { kept } = services.campaigns;
    if (await kept.dropCampaignFile(may.guild, given)) return tell(t(locale, 'tools.dropped', { name: given }));
    const known = (await kept.campaignFiles(may.guild)).map(({ id }) => id);
    return refused(refuse('campaign/no-such-kept', { given, known }), tongue);
  },
  complete: (services, { guild, options }) => keptOffers(services, guild, options['kept']),
};
