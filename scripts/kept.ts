import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { transcriptText } from '../src/match/transcript.js';
import { GAMES, rulesetOf } from '../src/games/index.js';
import { keptFile, keptText, playAll } from '../test/support/kept.js';

/**
 * `npm run kept -- add`: keeps, for each game whose versions have nothing kept yet, matches at random by their orders, and a
 * whole transcript of each scenario's first that tells something: of a match that goes on, what is secret is left out. What is there
 * stays as it is: it is added to, never rewritten.
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url));

function write(file: string, bytes: Uint8Array): void {
  if (existsSync(file)) throw new Error(`${relative(ROOT, file)} is there already: what is kept is never rewritten`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  console.log(`added ${relative(ROOT, file)}`);
}

if (process.argv[2] !== 'add') {
  console.error('npm run kept -- add');
  process.exit(2);
}
for (const game of GAMES.map(({ id }) => id)) {
  if (existsSync(keptFile(game))) {
    console.log(`nothing to add for ${game}: ${relative(ROOT, keptFile(game))} is there`);
    continue;
  }
  const { shape, decisions } = rulesetOf(game);
  const played = playAll(game);
  const folder = join(ROOT, 'test/transcripts', `shape-${shape}-decisions-${decisions}`);
  const told = new Set<string>();
  for (const { match, transcript } of played) {
    if (told.has(match.scenario) || transcript.events.length === 0) continue;
    told.add(match.scenario);
    const file = join(folder, `${match.scenario.replace('/', '-')}.json.gz`);
    write(file, gzipSync(transcriptText(transcript), { level: 9 }));
  }
  write(keptFile(game), keptText(played.map(({ match }) => match)));
}
