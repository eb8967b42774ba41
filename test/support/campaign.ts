import { campaign } from '../../src/rules/campaign/campaign.js';
import type { Actor, Command } from '../../src/rules/campaign/commands.js';
import type { Event } from '../../src/rules/campaign/events.js';
import {
  cardId,
  factionId,
  machineNamed,
  missionId,
  pilotNamed,
  provinceId,
  type MissionId,
} from '../../src/rules/campaign/ids.js';
import type { FactionSetup, Setup } from '../../src/rules/campaign/setup.js';
import type { Report, State } from '../../src/rules/campaign/state.js';
import { scriptedDice, type Dice } from '../../src/rules/kernel/dice.js';
import type { Refusal } from '../../src/rules/kernel/refusal.js';

/** A small campaign: three Clans and two houses on a ring of provinces, everything cheap. */

const clan = (id: string, more: Partial<FactionSetup> = {}): FactionSetup => ({
  id: factionId(id),
  kind: 'clan',
  prestige: 0,
  resources: 1000,
  groups: 1,
  machines: ['LIGHT', 'LIGHT', 'MEDIUM'],
  antipathies: [],
  market: ['LIGHT'],
  opens: { light: ['LIGHT-2'], medium: ['MEDIUM'], heavy: ['HEAVY'], variant: ['LIGHT-3', 'MEDIUM-2'] },
  names: ['Ada', 'Bo', 'Cy'],
  ...more,
});

const house = (id: string): FactionSetup => ({ ...clan(id), kind: 'inner-sphere', groups: 0 });

const stake = (prestige: number, resources: number) => ({ prestige, resources });

export const SETUP: Setup = {
  id: 'campaign/test',
  options: {},
  factions: [clan('a'), clan('b'), clan('c'), house('x'), house('y')],
  provinces: ['a', 'x', 'b', 'y', 'c'].map((owner, i, all) => ({
    id: provinceId(`at-${owner}`),
    owner: factionId(owner),
    production: 100,
    adjacent: [all.at(i - 1), all[(i + 1) % all.length]].map((next) => provinceId(`at-${next ?? ''}`)),
  })),
  tons: { LIGHT: 25, 'LIGHT-2': 30, 'LIGHT-3': 35, MEDIUM: 50, 'MEDIUM-2': 60, HEAVY: 65 },
  tiers: [
    { at: 5, opens: 'light', group: false },
    { at: 7, opens: 'variant', group: true },
    { at: 10, opens: 'medium', group: false },
    { at: 12, opens: 'variant', group: true },
    { at: 14, opens: 'variant', group: false },
    { at: 16, opens: 'heavy', group: true },
    { at: 18, opens: 'variant', group: false },
  ],
  beyond: 2,
  tierProduction: 5,
  workshop: 1,
  prices: {
    models: { LIGHT: 25, 'LIGHT-2': 30, 'LIGHT-3': 35, MEDIUM: 50, 'MEDIUM-2': 60, HEAVY: 65 },
    repair: { armor: 1, structure: 2, slots: 5, rounds: 1, flooded: 0 },
    elemental: 10,
    group: 40,
  },
  beginner: { gunnery: 5, piloting: 6 },
  talents: ['cool', 'quick', 'sly'],
  talentsInBattle: { quick: 'moving-gunner' },
  squad: { model: 'ELEMENTAL-LASER', gunnery: 4, piloting: 5 },
  missions: [
    {
      id: 'raid',
      scenario: 'any',
      sides: { attacker: 'red', defender: 'blue' },
      most: 3,
      takes: false,
      winner: stake(2, 60),
      loser: stake(-1, -20),
    },
    {
      id: 'conquest',
      scenario: 'any',
      sides: { attacker: 'red', defender: 'blue' },
      most: 3,
      takes: true,
      winner: stake(3, 0),
      loser: stake(-1, 0),
    },
  ],
  cards: [
    { id: cardId('gift'), effects: [{ on: 'self', currency: 'resources', amount: 50 }] },
    { id: cardId('fame'), effects: [{ on: 'self', currency: 'prestige', amount: 1 }] },
    { id: cardId('theft'), effects: [{ on: 'other', currency: 'resources', amount: -30 }] },
    { id: cardId('shame'), effects: [{ on: 'other', currency: 'prestige', amount: -1 }] },
  ],
};

/** Dice that always show the same face, or as many as they have. */
const constantDice = (face: number): Dice => ({
  roll: (count, sides, purpose) => ({
    index: 0,
    sides,
    purpose,
    faces: Array.from({ length: count }, () => Math.min(face, sides)),
  }),
});

export const A = factionId('a');
export const B = factionId('b');
export const C = factionId('c');
export const X = factionId('x');
export const Y = factionId('y');

/** A campaign at play. Orders that are refused throw unless they are asked for by `refused`. */
export class Play {
  readonly events: Event[] = [];
  #state: State | null = null;

  constructor(
    setup: Setup = SETUP,
    public dice: Dice = constantDice(1),
  ) {
    this.give('house', { type: 'found', setup });
  }

  get state(): State {
    if (!this.#state) throw new Error('not founded');
    return this.#state;
  }

  give(by: Actor, command: Command): readonly Event[] {
    const decided = campaign.decide(this.#state, { by, at: 0, command }, { dice: this.dice });
    if (!decided.ok) throw new Error(JSON.stringify(decided.error));
    this.events.push(...decided.value.events);
    this.#state = decided.value.state;
    return decided.value.events;
  }

  /** Scripted faces for one order. */
  rolling(faces: readonly number[], by: Actor, command: Command): readonly Event[] {
    const { dice } = this;
    this.dice = scriptedDice(faces);
    const events = this.give(by, command);
    this.dice = dice;
    return events;
  }

  refused(by: Actor, command: Command): Refusal | null {
    const decided = campaign.decide(this.#state, { by, at: 0, command }, { dice: scriptedDice([]) });
    return decided.ok ? null : decided.error;
  }

  /** A mission that is fought: the machines of each faction by number of those it began with, from 0; groups with the first. */
  battle(
    kind: string,
    province: string,
    attackers: Readonly<Record<string, readonly number[]>>,
    defenders: Readonly<Record<string, readonly number[]>>,
    groups = 0,
  ): MissionId {
    const id = missionId(`b${this.state.missions.length + 1}`);
    const [raiser, ...allies] = Object.keys(attackers);
    const cocoons = (faction: string, numbers: readonly number[] = []) => numbers.map((n) => this.load(faction, n));
    this.give(factionId(raiser ?? ''), {
      type: 'raise',
      kind,
      province: provinceId(province),
      cocoons: cocoons(raiser ?? '', attackers[raiser ?? '']).map((load, i) => (i === 0 ? { ...load, groups } : load)),
    });
    for (const ally of allies) {
      this.give(factionId(ally), {
        type: 'join',
        mission: id,
        side: 'attacker',
        cocoons: cocoons(ally, attackers[ally]),
      });
    }
    for (const [faction, numbers] of Object.entries(defenders)) {
      this.give(factionId(faction), {
        type: 'join',
        mission: id,
        side: 'defender',
        cocoons: cocoons(faction, numbers),
      });
    }
    this.give('house', { type: 'fight', mission: id });
    return id;
  }

  /** The cocoon of a faction's n-th machine with its n-th pilot. */
  load(faction: string, n: number, groups = 0) {
    const machine = this.state.machines.filter((one) => one.faction === faction)[n];
    const pilot = this.state.pilots.filter((one) => one.faction === faction)[n];
    if (!machine || !pilot) throw new Error(`${faction} has no machine ${n}`);
    return { machine: { id: machine.id, pilot: pilot.id }, groups };
  }

  /** A report in which nothing was lost, with what is to differ. */
  report(id: MissionId, winner: Report['winner'], more: Partial<Report> = {}, lost: readonly string[] = []): Report {
    const mission = this.state.missions.find((one) => one.id === id);
    const sent = (mission?.cocoons ?? []).flatMap(({ machine }) => machine ?? []);
    const machines = sent.map(({ id: machine }, i) => ({
      id: machine,
      lost: lost.includes(machine),
      marks: { by: id },
      wear: { armor: 4, structure: 1, slots: 0, rounds: 2, flooded: 0 },
      hits: 0,
      dead: false,
      event: 50 + i,
    }));
    return { match: id, hash: '', winner, ended: 99, machines, deeds: [], elementals: [], ...more };
  }

  book(id: MissionId, winner: Report['winner'], more: Partial<Report> = {}, lost: readonly string[] = []): void {
    this.give('house', { type: 'book', mission: id, report: this.report(id, winner, more, lost) });
  }
}

export const machine = machineNamed;
export const pilot = pilotNamed;

/** The lines of what an order brought, each as `10 resources a → house, purchase`. */
export const lines = (events: readonly Event[]): readonly string[] =>
  postings(events).map(({ amount, currency, from, to, why }) => `${amount} ${currency} ${from} → ${to}, ${why}`);
export const postings = (events: readonly Event[]) =>
  events.flatMap((event) => (event.type === 'Posted' ? event.postings : []));
