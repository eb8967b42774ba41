import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { transcriptText } from '../src/match/transcript.js';
import { GAMES, rulesetOf } from '../src/games/index.js';
import { forcesOf } from '../test/support/forces.js';
import { keptFile, keptText, MOST_OF_FORCES, playAll, playOne } from '../test/support/kept.js';

/**
 * `npm run kept -- add`: keeps, for each game whose versions have nothing kept yet, matches at random by their orders, and a
 * whole transcript of each scenario's first that tells something: of a match that goes on, what is secret is left out; and matches
 * between mixed forces. What is there stays as it is: it is added to, never rewritten.
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
  const { shape, decisions } = rulesetOf(game);
  const file = keptFile(game, 'scenarios');
  if (existsSync(file)) console.log(`nothing to add for ${game}: ${relative(ROOT, file)} is there`);
  else {
    const played = playAll(game);
    const folder = join(ROOT, 'test/transcripts', `shape-${shape}-decisions-${decisions}`);
    const told = new Set<string>();
    for (const { match, transcript } of played) {
      if (told.has(match.scenario) || transcript.events.length === 0) continue;
      told.add(match.scenario);
      const name = `${match.scenario.replace('/', '-')}.json.gz`;
      write(join(folder, name), gzipSync(transcriptText(transcript), { level: 9 }));
    }
    write(file, keptText(played.map(({ match }) => match)));
  }
  const forces = forcesOf(game);
  if (forces.length === 0 || existsSync(keptFile(game, 'forces'))) continue;
  const played = forces.map(({ seed, scenario }) => playOne(scenario, `kept ${seed}`, MOST_OF_FORCES));
  write(keptFile(game, 'forces'), keptText(played.map(({ match }) => match)));
}
