import { mkdirSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import type { Scenario } from '../library/contract.js';
import { newSeed, seededDice } from '../match/dice.js';
import { transcriptText } from '../match/transcript.js';
import type { Opponent } from '../opponent/contract.js';
import { explainOf } from '../opponent/registry.js';
import type { SideId } from '../rules/kernel/ids.js';
import type { AnyGame } from '../rules/registry.js';
import { Misuse, oneFile, readArgs, type Command, type Write } from './command.js';
import { OfflineMatch } from './offline.js';
import { scenarioCalled } from './scenario.js';
import { PLAYERS, playerOf, playOut, type Player } from './self-play.js';

interface Simulation {
  readonly scenario: Scenario;
  readonly seed: string;
  readonly players: readonly Player[];
  readonly options: Readonly<Record<string, string>>;
  /** The game whose choices are explained, each in a line of its own; `null`: none. */
  readonly explained: number | null;
  readonly out: Write;
}

export const simulate: Command = {
  name: 'simulate',
  usage:
    'SCENARIO|FILE [--games N] [--seed S] [--seats referee|nearest|random|FIRST,SECOND] [--options JSON] [--explain GAME] [--export DIR]',
  summary: 'lets Arbitre play a scenario against itself, and counts who wins',
  run(args, out, err) {
    const { flags, files } = readArgs(args, ['games', 'seed', 'seats', 'options', 'explain', 'export']);
    const found = scenarioCalled(oneFile(files, 'scenario'));
    if (!found.ok) throw new Misuse(found.error);
    const scenario = found.value;
    const games = count('games', flags.games ?? '1');
    const seed = flags.seed ?? newSeed(randomBytes);
    if (flags.seed === undefined) err(`arbitre simulate: seed ${seed}`);
    const simulation = {
      scenario,
      seed,
      players: playersOf(flags.seats ?? 'referee', scenario),
      options: optionsOf(flags.options ?? '{}'),
      explained: flags.explain === undefined ? null : count('explain', flags.explain),
      out,
    };
    if (flags.export !== undefined) mkdirSync(flags.export, { recursive: true });
    const tally = new Tally(scenario.sides.map(({ id }) => id));
    for (let game = 1; game <= games; game++) {
      const began = performance.now();
      const match = playGame(simulation, game);
      const ms = Math.round(performance.now() - began);
      const { winner, turns } = tally.count(match);
      const { hash } = match.transcript();
      out(JSON.stringify({ game, winner, turns, orders: match.orders, events: match.events.length, ms, hash }));
      if (flags.export !== undefined) {
        writeFileSync(join(flags.export, `${game}.json`), transcriptText(match.transcript()));
      }
    }
    out(JSON.stringify(tally.summary()));
    return Promise.resolve(0);
  },
};

/** Plays one game of a simulation to its end; the same seed and number give the same game on every machine. */
function playGame(simulation: Simulation, game: number): OfflineMatch {
  const { scenario, seed, players, options, explained, out } = simulation;
  const own = `${seed}/${game}`;
  const begun = OfflineMatch.begin({
    id: `simulated-${game}`,
    scenario,
    players: {},
    options,
    at: 0,
    seed: own,
    dice: (first) => seededDice(own, first),
  });
  if (!begun.ok) throw new Misuse(`the match cannot begin: ${JSON.stringify(begun.error)}`);
  const { match } = begun.value;
  const brains = new Map(
    scenario.sides.map(({ id }, i) => {
      const player = players[i] ?? 'referee';
      const aloud = player === 'referee' && game === explained;
      return [id, aloud ? thinkingAloud(scenario, out) : playerOf(player, scenario.ruleset, `${own}/${id}`)];
    }),
  );
  playOut(match, brains);
  return match;
}

/** The referee, who says before each order what it chose among, and why. */
function thinkingAloud(scenario: Scenario, out: Write): Opponent<AnyGame> {
  const explain = explainOf(scenario.ruleset);
  return (view, seat) => {
    const choices = explain(view, seat);
    out(JSON.stringify({ seat, choices }));
    return choices[0]?.command ?? null;
  };
}

/** Counts wins and turns. */
class Tally {
  readonly #wins: Map<string, number>;
  readonly #turns: number[] = [];

  constructor(sides: readonly SideId[]) {
    this.#wins = new Map([...sides, 'draw'].map((name) => [name, 0]));
  }

  count(match: OfflineMatch): { readonly winner: string; readonly turns: number } {
    const winners = match.state.outcome?.winners ?? [];
    const winner = winners.length === 0 ? 'draw' : winners.join('+');
    const { turn } = match.rules.chapter(match.state);
    this.#wins.set(winner, (this.#wins.get(winner) ?? 0) + 1);
    this.#turns.push(turn);
    return { winner, turns: turn };
  }

  summary(): object {
    const turns = [...this.#turns].sort((a, b) => a - b);
    return {
      games: turns.length,
      wins: Object.fromEntries(this.#wins),
      turns: { median: turns[Math.floor((turns.length - 1) / 2)] ?? 0, max: turns.at(-1) ?? 0 },
    };
  }
}

function count(flag: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new Misuse(`--${flag} is a whole number from 1, not ${text}`);
  return number;
}

/** Who plays: one for all sides, or one for each side in order. */
function playersOf(text: string, scenario: Scenario): readonly Player[] {
  const names = text.split(',');
  const players = names.flatMap((name) => PLAYERS.find((player) => player === name) ?? []);
  if (players.length !== names.length || (names.length > 1 && names.length !== scenario.sides.length)) {
    throw new Misuse(`--seats is referee, nearest, random, or one of them for each side, not ${text}`);
  }
  const [only] = players;
  return players.length === 1 && only ? scenario.sides.map(() => only) : players;
}

function optionsOf(text: string): Readonly<Record<string, string>> {
  try {
    return z.record(z.string(), z.string()).parse(JSON.parse(text));
  } catch {
    throw new Misuse(`--options is a JSON object of texts, e.g. '{"rearArmor":"on"}', not ${text}`);
  }
}
