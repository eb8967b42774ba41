import { partsOf } from '../games/index.js';
import { battlesFor } from '../games/own-forces.js';
import type { Battles } from '../games/contract.js';
import type { Library, Scenario } from '../library/contract.js';
import { seededDice } from '../match/dice.js';
import { transcriptText } from '../match/transcript.js';
import { seededChance, type Chance } from '../opponent/chance.js';
import { fightersOf, reportOf } from '../rules/campaign/battle.js';
import type { Actor, Command } from '../rules/campaign/commands.js';
import type { FactionId } from '../rules/campaign/ids.js';
import type { Setup } from '../rules/campaign/setup.js';
import { kindOf, SIDES, type Mission, type State } from '../rules/campaign/state.js';
import { sideId } from '../rules/kernel/ids.js';
import { surviving } from '../rules/kernel/rewind.js';
import type { AnyGame, RulesetId } from '../rules/registry.js';
import { housekeeping, someOrder } from './commander.js';
import { Misuse } from './command.js';
import { offlineCampaign, type OfflineCampaign } from '../streams/offline-stream.js';
import { OfflineMatch } from './offline.js';
import { playerOf, playOut } from './self-play.js';

export const SEASON_PLAYERS = ['random', 'referee'] as const;
type SeasonPlayer = (typeof SEASON_PLAYERS)[number];

/** Battles of a turn. */
const BATTLES_A_TURN = 4;
/** Turns without a battle after which nobody is left who could fight. */
const MOST_IDLE_TURNS = 20;
/** One in so many factions joins a mission that is not its own. */
const JOINS = 4;

/** What a battle came to, for the line that tells it. */
interface Fought {
  readonly told: object;
  readonly match: string;
  readonly transcript: string;
}

/** A campaign that Arbitre plays against itself: factions led at random, battles fought by one of its players. */
export class Season {
  readonly campaign: OfflineCampaign;
  readonly #chance: Chance;
  /** When orders are given: a second apart. */
  #at = 0;

  private constructor(
    setup: Setup,
    private readonly library: Library,
    private readonly battles: (id: RulesetId) => Battles<AnyGame> | null,
    private readonly seed: string,
    private readonly player: SeasonPlayer,
  ) {
    this.campaign = offlineCampaign(setup.id, seed);
    this.#chance = seededChance(`${seed}/factions`);
    this.#give('house', { type: 'found', setup: { ...setup, eras: true } });
  }

  static async begin(setup: Setup, library: Library, seed: string, player: SeasonPlayer): Promise<Season> {
    const battles = await partsOf(async (game) => (await game.battles?.()) ?? null);
    return new Season(setup, library, battles, seed, player);
  }

  get #state(): State {
    return this.campaign.state;
  }

  /** Raises a mission, fights its battle and books it; ends the turn where it is time. `number`: from 1 on. */
  fightOne(number: number): Fought {
    const mission = this.#nextMission();
    const fought = this.#fight(mission, number);
    if (number % BATTLES_A_TURN === 0) this.#endTurn();
    return fought;
  }

  /** The next mission that both sides have come to. */
  #nextMission(): Mission {
    for (let idle = 0; idle < MOST_IDLE_TURNS; idle++) {
      for (const faction of this.#shuffled()) {
        const mission = this.#raised(faction);
        if (mission) return mission;
      }
      this.#endTurn();
    }
    throw new Misuse('nobody is left who could fight');
  }

  /** A mission of a faction that its enemy has answered, or `null`. */
  #raised(faction: FactionId): Mission | null {
    if (!this.#try(faction, { order: 'raise' })) return null;
    const { id: mission, sides } = this.#newest();
    const [owner] = sides.defender;
    if (!owner || !this.#try(owner, { order: 'join', mission, side: 'defender' })) {
      this.#give('house', { type: 'call-off', mission });
      return null;
    }
    for (const other of this.#shuffled()) {
      if (other !== faction && other !== owner && this.#chance(JOINS) === 0)
        this.#try(other, { order: 'join', mission });
    }
    this.#give('house', { type: 'fight', mission });
    return this.#newest();
  }

  #newest(): Mission {
    const mission = this.#state.missions.at(-1);
    if (!mission) throw new Error('there is no mission');
    return mission;
  }

  #fight(mission: Mission, number: number): Fought {
    const began = performance.now();
    const { scenario: id, sides, options } = kindOf(this.#state, mission);
    const scenario = this.library.scenario(id);
    const battles = scenario && battlesFor(this.#state, mission, this.battles(scenario.ruleset));
    if (!scenario || !battles) throw new Misuse(`there is no scenario ${id} that a campaign could be fought on`);
    const forces = Object.fromEntries(SIDES.map((side) => [sides[side], fightersOf(this.#state, mission, side)]));
    const setup = battles.muster(scenario, forces, { ...scenario.options, ...options });
    if (!setup.ok) throw new Error(`the battle cannot be set up: ${JSON.stringify(setup.error)}`);
    const match = this.#played({ ...scenario, setup: () => setup.value }, number);
    const aftermath = battles.aftermath(setup.value, match.state, surviving(match.events));
    const transcript = match.transcript();
    const winners = match.state.outcome?.winners ?? [];
    const winner = SIDES.find((side) => winners.includes(sideId(sides[side]))) ?? null;
    const identity = { match: transcript.match, hash: transcript.chain ?? transcript.hash };
    const report = reportOf(this.#state, mission, winner, identity, aftermath);
    this.#give('house', { type: 'book', mission: mission.id, report });
    const told = {
      mission: mission.id,
      kind: mission.kind,
      province: mission.province,
      attackers: mission.sides.attacker,
      defenders: mission.sides.defender,
      winner: winner ?? 'draw',
      lost: report.machines.filter(({ lost }) => lost).length,
      turns: match.rules.chapter(match.state).turn,
      events: match.events.length,
      ms: Math.round(performance.now() - began),
      hash: report.hash,
    };
    return { told, match: transcript.match, transcript: transcriptText(transcript) };
  }

  #played(scenario: Scenario, number: number): OfflineMatch {
    const own = `${this.seed}/${number}`;
    const begun = OfflineMatch.begin({
      id: `season-${number}`,
      scenario,
      players: {},
      options: {},
      at: 0,
      seed: own,
      dice: (first) => seededDice(own, first),
    });
    if (!begun.ok) throw new Error(`the battle cannot begin: ${JSON.stringify(begun.error)}`);
    const { match } = begun.value;
    const players = scenario.sides.map(({ id }) => {
      return [id, playerOf(this.player, scenario.ruleset, `${own}/${id}`)] as const;
    });
    playOut(match, new Map(players));
    return match;
  }

  /** Every faction sees to its hangar, then the turn ends. */
  #endTurn(): void {
    for (const faction of this.#shuffled()) {
      for (const blanks of housekeeping(this.#chance)) this.#try(faction, blanks);
    }
    this.#give('house', { type: 'end-turn' });
  }

  #shuffled(): readonly FactionId[] {
    const left = this.#state.setup.factions.map(({ id }) => id);
    return Array.from(left.keys()).flatMap(() => left.splice(this.#chance(left.length), 1));
  }

  /** Gives some order of a faction, if there is one. */
  #try(faction: FactionId, blanks: Readonly<Record<string, string>>): boolean {
    const command = someOrder(this.#state, faction, this.#chance, blanks);
    if (!command) return false;
    this.#give(faction, command);
    return true;
  }

  #give(by: Actor, command: Command): void {
    this.#at += 1000;
    const result = this.campaign.submit({ by, at: this.#at, command });
    if (!result.ok)
      throw new Error(`${by} gave an illegal order: ${JSON.stringify({ command, refusal: result.error })}`);
  }
}
