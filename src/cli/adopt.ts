import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rulesetOf } from '../games/index.js';
import { newSeed } from '../match/dice.js';
import { canonicalJson } from '../match/hash.js';
import { instant } from '../match/header.js';
import { isSealed, unseal } from '../match/sealed.js';
import { KEY_BYTES, publicKeyOf } from '../match/signature.js';
import { openStore } from '../store/index.js';
import { openArchive, type Archive } from '../streams/archive.js';
import { campaignKind } from '../streams/campaign.js';
import { leagueKind } from '../streams/league.js';
import type { BroughtStream } from '../streams/ports.js';
import { verifyArchive } from '../streams/provable.js';
import { broughtFrom, goingOn } from '../streams/taken-over.js';
import { textIn, transcriptsBeside } from './archive.js';
import { configured } from './configured.js';
import { Misuse, oneFile, readArgs, type Command } from './command.js';
import { shippedLibrary } from './data.js';

export const adopt: Command = {
  name: 'adopt',
  usage: 'ARCHIVE --key PUBLICKEY --server ID --channel ID',
  summary:
    'brings a campaign or league that was played elsewhere, or goes on here, whole, into a channel; nothing of it if anything is wrong',
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
    const bytes = readFileSync(file);
    const { databaseFile } = configured();
    const plain = isSealed(bytes) ? await unsealed(bytes, databaseFile) : bytes;
    if ('for' in plain) return refused(`it was sealed for another Arbitre: the key of this one is ${plain.for}`);
    const opened = openArchive(textIn(plain), key);
    const verdict = await verifyArchive(opened, (archive) => transcriptsBeside(file, archive));
    if (!opened.ok || !verdict.ok) {
      const { event, what, expected, found } = verdict.ok
        ? { event: 0, what: 'form', expected: '', found: '' }
        : verdict.first;
      return refused(`${what} at event ${event}: ${said(found)} should be ${said(expected)}`);
    }
    const { archive } = opened;
    const { stream, seed, handed } = archive;
    if (seed === null) {
      return refused(
        `${stream} goes on, and what is secret in it is not in the file: hand it over there by /tools move`,
      );
    }
    const at = instant(Date.now());
    const over = broughtFrom(archive, seed, await battlesIn(file, archive), { guild: server, channel, at });
    const brought = handed ? await resumed(over, handed.at) : over;
    const store = await openStore(databaseFile);
    try {
      const came = await store.bring(brought);
      if (came === 'here') return refused(`${stream} is here already`);
      if (came === 'taken') return refused(`another ${over.header.kind} goes on in channel ${channel}`);
    } finally {
      await store.close();
    }
    const { battles, events, hash } = verdict;
    const news = handed ? { commitment: brought.header.commitment } : {};
    out(JSON.stringify({ adopted: stream, kind: over.header.kind, battles, events, hash, ...news }));
    return 0;
  },
};

/** What was sealed for this installation; `for`: its key, since it was sealed for another. */
async function unsealed(bytes: Uint8Array, databaseFile: string): Promise<Uint8Array | { readonly for: string }> {
  const store = await openStore(databaseFile);
  try {
    const secret = await store.signingKey(randomBytes(KEY_BYTES).toString('hex'));
    return unseal(bytes, secret) ?? { for: publicKeyOf(secret) };
  } finally {
    await store.close();
  }
}

/** The transcripts of its matches, which were proved. */
async function battlesIn(file: string, archive: Archive): Promise<BroughtStream['battles']> {
  const transcripts = transcriptsBeside(file, archive);
  const found = await Promise.all(
    Object.keys(archive.battles).map(async (match) => {
      const transcript = await transcripts(match);
      return transcript?.ok ? [{ match, text: transcript.text }] : [];
    }),
  );
  return found.flat();
}

/** One that goes on, with dice of its own. */
async function resumed(over: BroughtStream, handedAt: number): Promise<BroughtStream> {
  const library = shippedLibrary();
  const fresh = newSeed(randomBytes);
  switch (over.header.kind) {
    case 'campaign':
      return goingOn(await campaignKind({ library, rulesetOf }), over, handedAt, fresh);
    case 'league':
      return goingOn(leagueKind(library), over, handedAt, fresh);
  }
}

/** What differs, as far as it fits on a line. */
const said = (value: unknown): string => canonicalJson(value ?? null).slice(0, 200);
