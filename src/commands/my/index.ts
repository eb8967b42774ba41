import { t } from '../../i18n/index.js';
import type { MatchHeader } from '../../match/header.js';
import type { Button, Message } from '../../present/message.js';
import { fit } from '../../present/posts/fit.js';
import type { Services, Press, Request, SlashCommand } from '../contract.js';
import { show } from '../replies.js';
import { matchTitle } from '../../queries/links.js';
import { linesFor } from '../../queries/waiting.js';

/** `/my`: somebody's matches, campaigns and leagues on all servers, those that wait for them first. */

async function myMatches(services: Services, request: Request): Promise<Message> {
  const { player, locale } = request;
  const all = await services.people.matchesOf(player);
  const lines = (await linesFor(services, player, locale)).map(({ line }) => line);
  const text = fit([t(locale, 'my.title'), ...(lines.length > 0 ? lines : [t(locale, 'my.none')])], 3_600, locale);
  return {
    kind: 'blocks',
    accent: null,
    blocks: [
      { kind: 'text', text },
      { kind: 'buttons', buttons: [me(request), ...(await goOn(services, request, all))] },
    ],
  };
}

const me = ({ locale }: Request): Button => ({
  action: { verb: 'me', args: [] },
  label: t(locale, 'button.me'),
  style: 'secondary',
});

/** The matches whose posts wait can go on here. */
async function goOn(
  services: Services,
  { locale, guild }: Request,
  all: readonly MatchHeader[],
): Promise<readonly Button[]> {
  if (guild === null) return [];
  const held = await Promise.all(
    all.map(async (header) => ((await services.servers.holdOf(header.id)) ? [header] : [])),
  );
  return Promise.all(
    held
      .flat()
      .slice(0, 4)
      .map(async (header) => ({
        action: { verb: 'resume', args: [header.id] } as const,
        label: t(locale, 'button.resume', { title: await matchTitle(services, header, locale) }).slice(0, 80),
        style: 'primary' as const,
      })),
  );
}

export const my = {
  name: 'my',
  where: 'direct',
  options: [],
  acknowledge: 'private',
  run: async (services, request) => show(await myMatches(services, request)),
} satisfies SlashCommand;

export const myPresses = {
  'my-matches': { acknowledge: 'private', run: async (services, request) => show(await myMatches(services, request)) },
} as const satisfies Readonly<Record<string, Press>>;
