import { mkdirSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readCampaign } from '../library/campaigns.js';
import { newSeed } from '../match/dice.js';
import { writeArchive } from './archive.js';
import { Misuse, oneFile, readArgs, type Command } from './command.js';
import { DATA_DIR, shippedLibrary } from './data.js';
import { SEASON_PLAYERS, Season } from './season-play.js';

export const season: Command = {
  name: 'season',
  usage: 'CAMPAIGN|FILE [--battles N] [--seed S] [--seats random|referee] [--export DIR]',
  summary: 'lets Arbitre play a campaign against itself, battle by battle, and checks its ledger after every event',
  async run(args, out, err) {
    const { flags, files } = readArgs(args, ['battles', 'seed', 'seats', 'export']);
    const name = oneFile(files, 'campaign');
    const read = readCampaign(name.endsWith('.json') ? name : join(DATA_DIR, `${name}.json`));
    if (!read.ok)
      throw new Misuse(read.error.map(({ file, path, reason }) => `${file}: ${path}: ${reason}`).join('\n'));
    const battles = countOf(flags.battles ?? '40');
    const seed = flags.seed ?? newSeed(randomBytes);
    if (flags.seed === undefined) err(`arbitre season: seed ${seed}`);
    const player = SEASON_PLAYERS.find((one) => one === (flags.seats ?? 'random'));
    if (!player) throw new Misuse(`--seats is ${SEASON_PLAYERS.join(' or ')}, not ${String(flags.seats)}`);
    const played = await Season.begin(read.value.setup, shippedLibrary(), seed, player);
    if (flags.export !== undefined) mkdirSync(flags.export, { recursive: true });
    const transcripts: [match: string, file: string][] = [];
    for (let battle = 1; battle <= battles; battle++) {
      const { told, match, transcript } = played.fightOne(battle);
      out(JSON.stringify({ battle, ...told }));
      if (flags.export !== undefined) writeFileSync(join(flags.export, fileOf(battle)), transcript);
      transcripts.push([match, fileOf(battle)]);
    }
    if (flags.export !== undefined) {
      writeArchive(join(flags.export, 'season.json'), 'arbitre-season', played.campaign, transcripts);
    }
    const { hash, wrong } = played.campaign;
    const isSame = played.campaign.decidedAgain() === hash;
    out(JSON.stringify({ battles, ledger: wrong ? 'unbalanced' : 'balanced', ...(wrong ?? {}), hash }));
    if (!isSame) err('arbitre season: decided again, the same orders lead to another chain');
    return wrong || !isSame ? 1 : 0;
  },
};

const fileOf = (battle: number): string => `${battle}.json`;

function countOf(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new Misuse(`--battles is a whole number from 1, not ${text}`);
  return number;
}
