import { t } from '../../i18n/index.js';
import type { MatchHeader } from '../../match/ports.js';
import { refuse } from '../../rules/kernel/refusal.js';
import type { House, Request, Runnable } from '../contract.js';
import { titleOf } from '../my/link.js';
import { DONE, refused } from '../replies.js';
import { mayPlayIn } from './place.js';

/** `/match resume match:…` goes on with a match in this channel: its own is gone, shut, or no longer the right one. */
export const resume: Runnable = {
  options: [{ name: 'match', autocomplete: true, maxLength: 40 }],
  acknowledge: 'order',

  async run(house, request) {
    const { locale, channel, guild, key, player, at, lacking } = request;
    if (lacking.length > 0) return refused(refuse('discord/lacking-rights', { rights: lacking }), locale);
    const closed = await mayPlayIn(house, request);
    if (closed) return refused(closed, locale);
    const mine = await house.people.matchesOf(player);
    const known = mine.map((header) => `\`${header.id}\``);
    const wanted = request.options['match'] ?? '';
    const candidates =
      wanted === '' ? mine.filter((header) => header.channel !== channel) : mine.filter(({ id }) => id === wanted);
    const [header, ...more] = candidates;
    if (!header) return refused(refuse('discord/no-match-to-resume'), locale);
    if (more.length > 0) return refused(refuse('discord/which-match', { known }), locale);
    const moved = await house.referee.move({ key, player, at, match: header.id, channel, guild });
    if (!moved.ok) return refused(moved.error, locale);
    // What could not go out where it was goes out here, at once.
    await house.servers.retry(header.id);
    return DONE;
  },

  async complete(house, request) {
    const mine = await house.people.matchesOf(request.player);
    return mine.map((header) => ({ name: offerOf(house, request, header), value: header.id }));
  },
};

/** A match as it is offered: its title and the day on which it was made. */
const offerOf = (house: House, { locale }: Request, header: MatchHeader): string =>
  t(locale, 'my.offer', {
    title: titleOf(house, header, locale),
    day: new Date(header.createdAt).toISOString().slice(0, 10),
    match: header.id,
  });
