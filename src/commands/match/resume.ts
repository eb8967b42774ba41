import { t } from '../../i18n/index.js';
import type { MatchHeader } from '../../match/header.js';
import { refuse } from '../../rules/kernel/refusal.js';
import type { Services, Press, Reply, Request, Runnable } from '../contract.js';
import { matchTitle } from '../../queries/links.js';
import { DONE, refused } from '../replies.js';
import { mayPlayIn } from './place.js';

/** `/match resume match:…` goes on with a match in this channel: its own is gone, shut, or no longer the right one. */
export const resume: Runnable = {
  options: [{ name: 'match', autocomplete: true, maxLength: 40 }],
  acknowledge: 'order',

  run: (services, request) => goOnHere(services, request, request.options['match'] ?? ''),

  async complete(services, request) {
    const mine = await services.people.matchesOf(request.player);
    return Promise.all(
      mine.map(async (header) => ({ name: await offerOf(services, request, header), value: header.id })),
    );
  },
};

/** A match as it is offered: its title and the day on which it was made. */
const offerOf = async (services: Services, { locale }: Request, header: MatchHeader): Promise<string> =>
  t(locale, 'my.offer', {
    title: await matchTitle(services, header, locale),
    day: new Date(header.createdAt).toISOString().slice(0, 10),
    match: header.id,
  });

/** Goes on with the match named, else with the only one that is played elsewhere. */
async function goOnHere(services: Services, request: Request, wanted: string): Promise<Reply> {
  const { tongue, channel, guild, key, player, at, lacking } = request;
  if (lacking.length > 0) return refused(refuse('discord/lacking-rights', { rights: lacking }), tongue);
  const closed = await mayPlayIn(services, request);
  if (closed) return refused(closed, request.tongue);
  const mine = await services.people.matchesOf(player);
  const candidates = mine.filter((header) => (wanted === '' ? header.channel !== channel : header.id === wanted));
  const [header, ...more] = candidates;
  if (!header) return refused(refuse('discord/no-match-to-resume'), request.tongue);
  if (more.length > 0) {
    return refused(refuse('discord/which-match', { known: candidates.map(({ id }) => `\`${id}\``) }), request.tongue);
  }
  const moved = await services.referee.move({ key, player, at, match: header.id, channel, guild });
  if (!moved.ok) return refused(moved.error, request.tongue);
  // What could not go out where it was goes out here, at once.
  await services.servers.retry(header.id);
  return DONE;
}

/** The button of a match whose posts wait. */
export const resumePresses = {
  resume: { acknowledge: 'order', run: (services, request) => goOnHere(services, request, request.args[0] ?? '') },
} as const satisfies Readonly<Record<string, Press>>;
