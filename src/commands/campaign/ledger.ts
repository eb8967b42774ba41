import { matchId } from '../../match/header.js';
import { reportPost } from '../../match/posts.js';
import { ledgerLines, ledgerText, type LedgerLine } from '../../present/campaign/ledger.js';
import { refuse } from '../../rules/kernel/refusal.js';
import { addressOf } from '../../queries/links.js';
import type { Runnable, Services, SlashRequest } from '../contract.js';
import { refused, tell } from '../replies.js';
import { anyCampaignHere, ofAnyCampaign, type Here } from './here.js';
import { factionsIn, meant, missionMeant, noFaction } from './meant.js';
import { called, offers } from './offers.js';

/** `/campaign ledger`: the account of a faction. A line of a battle leads to the report in which its event is told. */
export const ledger: Runnable = {
  options: [
    { name: 'faction', words: 'ledger-faction', autocomplete: true, maxLength: 40 },
    { name: 'mission', words: 'ledger-mission', autocomplete: true, maxLength: 40 },
  ],
  acknowledge: 'private',
  run: ofAnyCampaign(async (services, request: SlashRequest, here) => {
    const { view, names, standing } = here;
    const given = request.options['faction'];
    const asked = given === undefined ? null : meant(here, factionsIn(here), given);
    const faction =
      asked === null ? here.faction : (standing.state.setup.factions.find(({ id }) => id === asked)?.id ?? null);
    if (faction === null) {
      const known = factionsIn(here).map((id) => called(names, id));
      const refusal = given === undefined ? refuse('campaign/name-faction', { known }) : noFaction(here, given);
      return refused(refusal, request.tongue);
    }
    const only = request.options['mission'];
    const lines = ledgerLines(view, faction, only === undefined ? null : missionMeant(only));
    return tell(ledgerText(view, faction, lines, await linksOf(services, here, lines), names));
  }),
  async complete(services, request, option) {
    const found = await anyCampaignHere(services, request);
    if (!found.ok) return [];
    const { setup, missions } = found.value.standing.state;
    const values = option === 'faction' ? setup.factions.map(({ id }) => id) : missions.map(({ id }) => id);
    return offers(found.value, values, [], request.options[option] ?? '');
  },
};

/** Where the events of battles are told, by `b1:57`; what no report tells leads to the battle's place. */
async function linksOf(
  { referee, posts, ruleset }: Pick<Services, 'referee' | 'posts' | 'ruleset'>,
  { standing }: Here,
  lines: readonly LedgerLine[],
): Promise<ReadonlyMap<string, string>> {
  const links = new Map<string, string>();
  const battles = new Set(lines.flatMap(({ posting }) => posting.cause.battle ?? []));
  for (const battle of battles) {
    const played = standing.state.missions.find(({ id }) => id === battle)?.report?.match ?? null;
    const table = played === null ? null : await referee.table(matchId(played));
    if (!table) continue;
    const { guild, channel } = table.header;
    const told = await posts.posts(table.header.id);
    const rules = ruleset(table.header.ruleset);
    const events = lines.flatMap(({ posting: { cause } }) => (cause.battle === battle ? [cause.event] : []));
    for (const event of new Set(events)) {
      const then = event < 1 ? null : await referee.stateAt(table.header.id, event);
      const name = then && reportPost(rules.chapter(then));
      const post = told.find((one) => one.name === name && one.message !== null);
      links.set(`${battle}:${event}`, addressOf(guild, post?.channel ?? channel, post?.message));
    }
  }
  return links;
}
