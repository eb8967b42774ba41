import { readFileSync } from 'node:fs';
import { canonicalJson } from '../match/hash.js';
import { channelId, instant, playerId, streamId } from '../match/header.js';
import { openStore } from '../store/index.js';
import { openArchive, type Archive } from '../streams/archive.js';
import type { BroughtStream } from '../streams/ports.js';
import { verifyArchive } from '../streams/provable.js';
import { textIn, transcriptsBeside } from './archive.js';
import { configured } from './configured.js';
import { Misuse, oneFile, readArgs, type Command } from './command.js';

export const adopt: Command = {
  name: 'adopt',
  usage: 'ARCHIVE --key PUBLICKEY --server ID --channel ID',
  summary:
    'brings a campaign or league that was played elsewhere, whole, into a channel here; nothing of it if anything is wrong',
  async run(args, out, err) {
    const { flags, files } = readArgs(args, ['key', 'server', 'channel']);
    const file = oneFile(files, 'archive');
    const { key, server, channel } = flags;
    if (key === undefined) throw new Misuse('--key names the public key that must have signed it: whom do you trust?');
    if (server === undefined || channel === undefined) throw new Misuse('--server and --channel say where it comes to');
    const refused = (why: string): number => {
      err(`arbitre adopt: ${why}. Nothing was brought`);
      return 1;
    };
    const opened = openArchive(textIn(readFileSync(file)), key);
    const verdict = await verifyArchive(opened, (archive) => transcriptsBeside(file, archive));
    if (!opened.ok || !verdict.ok) {
      const { event, what, expected, found } = verdict.ok
        ? { event: 0, what: 'form', expected: '', found: '' }
        : verdict.first;
      return refused(`${what} at event ${event}: ${said(found)} should be ${said(expected)}`);
    }
    const { archive } = opened;
    if (archive.seed === null) return refused(`${archive.stream} goes on: what is secret in it is not in the file`);
    const brought = await broughtFrom(file, archive, archive.seed, server, channel);
    const store = await openStore(configured().databaseFile);
    try {
      if (!(await store.bring(brought))) return refused(`${archive.stream} is here already`);
    } finally {
      await store.close();
    }
    const { battles, events, hash } = verdict;
    out(JSON.stringify({ adopted: archive.stream, kind: brought.header.kind, battles, events, hash }));
    return 0;
  },
};

/** What differs, as far as it fits on a line. */
const said = (value: unknown): string => canonicalJson(value ?? null).slice(0, 200);

async function broughtFrom(
  file: string,
  archive: Archive,
  seed: string,
  guild: string,
  channel: string,
): Promise<BroughtStream> {
  const { format, stream, locale, owner, about, createdAt, endedAt, members, commitment, milestones } = archive;
  const kind = format === 'arbitre-season' ? 'campaign' : 'league';
  const at = instant(Date.now());
  const transcripts = transcriptsBeside(file, archive);
  const battles = await Promise.all(
    Object.keys(archive.battles).map(async (match) => {
      const transcript = await transcripts(match);
      return transcript?.ok ? [{ match, text: transcript.text }] : [];
    }),
  );
  const [chapter, whole] = kind === 'campaign' ? ['turn', 'season'] : ['round', 'league'];
  const posts = [...milestones.map(({ of }) => `${chapter}:${of}`), whole];
  return {
    header: {
      ...{ id: streamId(stream), kind, guild, channel: channelId(channel), locale, owner: playerId(owner), about },
      ...{ commitment, createdAt: instant(createdAt), endedAt: instant(endedAt ?? createdAt) },
      ...{ version: archive.events.length, revision: archive.orders.length },
    },
    seed,
    orders: archive.orders.map(({ key, at: given, player, order, shape, decisions }) => ({
      ...{ key, at: instant(given), player: playerId(player), word: order.command.type, order, shape, decisions },
    })),
    events: archive.events.flatMap((one, i) =>
      'leaf' in one
        ? []
        : [
            {
              seq: i + 1,
              at: instant(archive.orders[one.order - 1]?.at ?? 0),
              shape: one.shape,
              order: one.order,
              event: one.event,
            },
          ],
    ),
    members: members.map(({ player, part, since }) => ({ player: playerId(player), part, since: instant(since) })),
    battles: battles.flat(),
    outbox: posts.map((post) => ({ post, action: 'put', seq: archive.events.length })),
    at,
  };
}
