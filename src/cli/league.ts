import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Scenario } from '../library/contract.js';
import { newSeed } from '../match/dice.js';
import { defaultSetup, type Setup } from '../rules/league/setup.js';
import type { State } from '../rules/league/state.js';
import type { TreeFormat } from '../rules/league/tree.js';
import { writeArchive } from './archive.js';
import { Misuse, readArgs, type Command } from './command.js';
import { LEAGUE_PLAYERS, LeaguePlay } from './league-play.js';
import { scenarioCalled } from './scenario.js';

/** What is played unless something else is named: short, and for two. */
const SCENARIO = 'battletech/green';

export const league: Command = {
  name: 'league',
  usage: '[SCENARIO|FILE] [--entrants N] [--finals knockout|double] [--seed S] [--seats random|referee] [--export DIR]',
  summary: 'lets Arbitre play a league against itself: a Swiss and a knockout, with absentees, appeals and corrections',
  run(args, out, err) {
    const { flags, files } = readArgs(args, ['entrants', 'finals', 'seed', 'seats', 'export']);
    const found = scenarioCalled(files[0] ?? SCENARIO);
    if (!found.ok) throw new Misuse(found.error);
    const entrants = Number(flags.entrants ?? '16');
    if (!Number.isInteger(entrants) || entrants < 2 || entrants > 64) {
      throw new Misuse(`--entrants is a whole number from 2 to 64, not ${String(flags.entrants)}`);
    }
    const finals = (['knockout', 'double'] as const).find((one) => one === (flags.finals ?? 'knockout'));
    if (!finals) throw new Misuse(`--finals is knockout or double, not ${String(flags.finals)}`);
    const seed = flags.seed ?? newSeed(randomBytes);
    if (flags.seed === undefined) err(`arbitre league: seed ${seed}`);
    const player = LEAGUE_PLAYERS.find((one) => one === (flags.seats ?? 'random'));
    if (!player) throw new Misuse(`--seats is ${LEAGUE_PLAYERS.join(' or ')}, not ${String(flags.seats)}`);
    const played = new LeaguePlay(setupFor(found.value, entrants, finals), entrants, found.value, seed, player);
    if (flags.export !== undefined) mkdirSync(flags.export, { recursive: true });
    const transcripts: [match: string, file: string][] = [];
    for (const { told, match } of played.play()) {
      out(JSON.stringify(told));
      if (!match) continue;
      const file = `${match.id.split('-').at(-1) ?? match.id}.json`;
      if (flags.export !== undefined) writeFileSync(join(flags.export, file), match.transcript);
      transcripts.push([match.id, file]);
    }
    const { league: stream, state } = played;
    if (flags.export !== undefined)
      writeArchive(join(flags.export, 'league.json'), 'arbitre-league', stream, transcripts);
    const { hash, wrong } = stream;
    const isSame = stream.decidedAgain() === hash;
    out(JSON.stringify({ ...tally(state), tables: wrong ? 'unbalanced' : 'balanced', ...(wrong ?? {}), hash }));
    if (!isSame) err('arbitre league: decided again, the same orders lead to another chain');
    return Promise.resolve(wrong || !isSame ? 1 : 0);
  },
};

/** A Swiss of as many rounds as a knockout would need, and a knockout of the better half, out after one defeat or two. */
function setupFor({ id, sides }: Scenario, entrants: number, finals: TreeFormat['kind']): Setup {
  const [first, second, more] = sides;
  if (!first || !second || more) throw new Misuse(`${id} is not for two sides`);
  const rounds = Math.ceil(Math.log2(entrants));
  return {
    ...defaultSetup('league'),
    stages: [
      { format: { kind: 'swiss', rounds }, divisions: 1, takes: 0 },
      { format: { kind: finals, drawn: 'replay' }, divisions: 1, takes: Math.max(2, 2 ** (rounds - 1)) },
    ],
    most: entrants,
    table: { scenario: id, sides: [first.id, second.id], options: {}, clock: null },
  };
}

/** How often what happened. */
function tally({ pairings, appeals, entrants, placed }: State): object {
  const by = (how: string): number => pairings.filter(({ result }) => result?.by === how).length;
  return {
    pairings: pairings.length,
    matches: pairings.filter(({ result }) => result?.match).length,
    byes: by('bye'),
    forfeits: by('forfeit'),
    conceded: by('word'),
    appeals: appeals.length,
    corrected: by('official'),
    substitutes: entrants.reduce((sum, { substitutes }) => sum + substitutes, 0),
    placed,
  };
}
