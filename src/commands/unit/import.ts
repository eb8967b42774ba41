import { t } from '../../i18n/index.js';
import { importFault, rosterLine } from '../../present/imports.js';
import { text } from '../../present/text.js';
import type { StoredRoster } from '../../match/people.js';
import { refuse } from '../../rules/kernel/refusal.js';
import type { AttachedFile, Services, Press, Reply, Request, Runnable, SlashRequest } from '../contract.js';
import { textPage } from '../pages.js';
import { shelve } from '../shelf/bring.js';
import { refused, show, tell } from '../replies.js';
import { rostersHere } from './rosters.js';

/**
 * `/unit import file:…`: a roster for the matches of this server, or units and maps for its shelf (IMP-08). `/unit rosters`
 * shows the rosters, and deletes one.
 */

/** More would not be read while somebody waits. */
const LARGEST_BYTES = 96 * 1024;
const MOST_ROSTERS = 40;
/** More faults than these are only counted. */
const MOST_FAULTS = 8;

/** Takes a file of any kind that can be brought: a roster by its ending, else one of the community's or an archive. */
export const importFile: Runnable = {
  options: [{ name: 'file', required: true, picks: 'file' }],
  acknowledge: 'private',
  run(services, request) {
    const { guild, tongue, files } = request;
    const file = files?.['file'];
    if (guild === null) return Promise.resolve(refused(refuse('unit/no-server'), tongue));
    if (!file) return Promise.resolve(refused(refuse('unit/file-unread', { name: '' }), tongue));
    return file.name.toLowerCase().endsWith('.json')
      ? importRoster(services, request, guild, file)
      : shelve(services, request, guild, file);
  },
};

async function importRoster(
  services: Services,
  request: SlashRequest,
  guild: string,
  file: AttachedFile,
): Promise<Reply> {
  const { locale, tongue, player, at } = request;
  const content = await contentOf(request, file);
  if (typeof content !== 'string') return content;
  const whole = await withShelf(services, request, content);
  const read = services.library.roster(whole);
  if (!read.ok)
    return faulty(
      read.error.map((fault) => importFault(fault, locale)),
      request,
    );
  const roster = read.value;
  const all = await services.servers.rosters(guild);
  const before = all.find(({ id }) => id === roster.id);
  if (before && before.player !== player && !request.manages) {
    return refused(notHis(before), tongue);
  }
  if (!before && all.length >= MOST_ROSTERS) {
    return refused(refuse('unit/too-many-rosters', { most: MOST_ROSTERS }), tongue);
  }
  await services.servers.putRoster({ guild, id: roster.id, text: whole, player, at });
  return tell(
    [
      t(locale, before ? 'unit.imported-anew' : 'unit.imported'),
      rosterLine(roster, locale),
      t(locale, 'unit.use'),
    ].join('\n'),
  );
}

/** A roster with the sheets of the units that it names from the server's shelf, so that it stays whole when they go. */
async function withShelf({ library, shelf }: Services, { guild }: Request, text: string): Promise<string> {
  const lacking = library.lacking(text);
  const files = lacking ? await shelf.files(guild, lacking.ruleset, lacking.units) : [];
  return lacking && files.length > 0 ? lacking.with(files) : text;
}

/** Why somebody may not change a roster; that of one who is forgotten is nobody's. */
const notHis = ({ id, player }: StoredRoster) =>
  refuse(player === null ? 'unit/roster-nobodys' : 'unit/roster-taken', { id });

/** The text of the file that came along, or why it is not read. */
async function contentOf({ tongue }: Request, file: AttachedFile): Promise<string | Reply> {
  if (file.size > LARGEST_BYTES) {
    const size = Math.ceil(file.size / 1024);
    return refused(refuse('unit/file-too-large', { name: file.name, size, most: LARGEST_BYTES / 1024 }), tongue);
  }
  const content = await file.bytes();
  return content ? new TextDecoder().decode(content) : refused(refuse('unit/file-unread', { name: file.name }), tongue);
}

function faulty(lines: readonly string[], { locale }: SlashRequest): Reply {
  const more = lines.length - MOST_FAULTS;
  const words = [
    t(locale, 'unit.faulty', { count: lines.length }),
    ...lines.slice(0, MOST_FAULTS).map((line) => `- ${line.slice(0, 400)}`),
    ...(more > 0 ? [t(locale, 'unit.more-faults', { count: more })] : []),
  ];
  return { kind: 'refused', message: text(words.join('\n')) };
}

export const rosters: Runnable = {
  options: [{ name: 'delete', autocomplete: true, maxLength: 30 }],
  acknowledge: 'private',
  run: (services, request) => {
    const id = request.options['delete'] ?? '';
    return id === '' ? shown(services, request, 0) : dropped(services, request, id);
  },
  async complete(services, request) {
    const typed = (request.options['delete'] ?? '').toLowerCase();
    const brought = await rostersHere(services, request);
    return brought
      .filter(({ stored }) => stored.player === request.player || request.manages)
      .map(({ roster }) => ({ name: roster.title[request.locale], value: roster.id }))
      .filter(({ name, value }) => `${name} ${value}`.toLowerCase().includes(typed));
  },
};

async function shown(services: Services, request: Request, page: number): Promise<Reply> {
  const brought = await rostersHere(services, request);
  const { locale } = request;
  if (brought.length === 0) return tell(t(locale, 'unit.no-rosters'));
  const lines = [...brought.map(({ roster }) => `- ${rosterLine(roster, locale)}`), t(locale, 'unit.use')];
  const pageAt = (to: number) => ({ verb: 'rosters-page', args: [String(to)] });
  return show({ kind: 'blocks', accent: null, blocks: textPage(lines.join('\n'), page, locale, pageAt) });
}

async function dropped(services: Services, request: SlashRequest, id: string): Promise<Reply> {
  const { guild, locale, tongue, player } = request;
  const all = guild === null ? [] : await services.servers.rosters(guild);
  const roster = all.find((one) => one.id === id.toLowerCase());
  if (!roster) return refused(refuse('unit/no-roster', { given: id, known: all.map((one) => one.id) }), tongue);
  if (roster.player !== player && !request.manages) return refused(notHis(roster), tongue);
  await services.servers.dropRoster(roster.guild, roster.id);
  return tell(t(locale, 'unit.dropped', { id: roster.id }));
}

/** Turns to another page of the rosters. */
const turn: Press = {
  acknowledge: 'update',
  run: (services, request) => shown(services, request, Number(request.args[0] ?? '0') || 0),
};

export const importPresses = { 'rosters-page': turn } as const satisfies Readonly<Record<string, Press>>;
