import { t } from '../../i18n/index.js';
import { quoted } from '../../i18n/of-people.js';
import type { MatchHeader } from '../../match/header.js';
import type { Button, Message } from '../../present/message.js';
import { untilLine } from '../../present/posts/until.js';
import { fit } from '../../present/posts/fit.js';
import { seatName } from '../../present/posts/lines.js';
import type { Services, Press, Request, SlashCommand } from '../contract.js';
import { show } from '../replies.js';
import { matchLink, titleOf } from '../../queries/links.js';
import { streamsFor } from '../../queries/my-streams.js';

/** `/my`: somebody's matches, campaigns and leagues on all servers, those that wait for them first. */

async function myMatches(services: Services, request: Request): Promise<Message> {
  const { player, locale } = request;
  const all = await services.people.matchesOf(player);
  const matches = await Promise.all(all.map((header) => lineOf(services, request, header)));
  const found = [...matches, ...(await streamLines(services, request))];
  const lines = [...found.filter(({ waits }) => waits), ...found.filter(({ waits }) => !waits)].map(({ line }) => line);
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
  return held
    .flat()
    .slice(0, 4)
    .map((header) => ({
      action: { verb: 'resume', args: [header.id] },
      label: t(locale, 'button.resume', { title: titleOf(services, header, locale) }).slice(0, 80),
      style: 'primary',
    }));
}

/** A match in one line: what it asks of them since when and until when, or for whom it waits. */
async function lineOf(services: Services, { player, locale, tongue }: Request, header: MatchHeader): Promise<Line> {
  const match = await matchLink(services, header, locale);
  const channel = `<#${header.channel}>`;
  const table = await services.referee.table(header.id);
  const view = table && services.referee.view(table, services.referee.viewerOf(table, player));
  if (!view) return { waits: false, line: t(locale, 'my.lobby', { match, channel }) };
  const { questions } = view;
  const mine = questions.find(({ seat }) => header.holders.some((one) => one.player === player && one.seat === seat));
  if (!mine) {
    const players = [...new Set(questions.map(({ seat }) => seatName(header, seat, tongue)))];
    return { waits: false, line: t(locale, 'my.others', { match, channel, players }) };
  }
  const question = services.presenter(header.ruleset).question(mine, view, locale);
  const asked = await services.servers.askedAt(header.id, mine.id);
  const since = stamp(asked ?? header.createdAt);
  const line = t(locale, 'my.waits', { match, channel, question, since });
  return { waits: true, line: untilLine(line, view, mine.id, locale) };
}

/** A campaign or league in a line for each thing that it asks of them, or in one. */
async function streamLines(services: Services, { player, locale }: Request): Promise<readonly Line[]> {
  const all = await streamsFor(services, player, locale);
  return all.flatMap(({ header, title, lines }): readonly Line[] => {
    const about = { title: quoted(title), channel: `<#${header.channel}>` };
    if (lines.length === 0) return [{ waits: false, line: t(locale, 'my.stream', about) }];
    return lines.map((line) => ({ waits: true, line: t(locale, 'my.stream-waits', { ...about, line }) }));
  });
}

interface Line {
  readonly waits: boolean;
  readonly line: string;
}

/** An instant as Discord shows it to each reader: so long ago. */
const stamp = (at: number): string => `<t:${Math.floor(at / 1000)}:R>`;

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
