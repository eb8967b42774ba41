import { describe, expect, it } from 'vitest';
import { seededDice } from '../../../src/match/dice.js';
import { seededChance } from '../../../src/opponent/chance.js';
import { randomOpponent } from '../../../src/opponent/random.js';
import { opponentBy } from '../../../src/opponent/search.js';
import { battletechOrders } from '../../../src/games/battletech/orders/index.js';
import { battletechValuation } from '../../../src/games/battletech/opponent/index.js';
import { sceneOf } from '../../../src/render/index.js';
import type { BattleTech, BattleTechState } from '../../../src/rules/battletech/battletech.js';
import { battletech } from '../../../src/rules/battletech/index.js';
import type { QuickStartUnitSetup, Setup, StandardUnitSetup } from '../../../src/rules/battletech/types.js';
import type { MatchEvent, Ruleset } from '../../../src/rules/kernel/contract.js';
import { seated, spectator } from '../../../src/rules/kernel/seats.js';
import { beginFull, fullSetup } from '../../support/standard.js';
import { begin, seat, setupOf } from '../../support/quick-start.js';
import { textsOf, WHOLE } from '../../support/scenes.js';
import { hiding } from '../../support/unseen.js';
import { words } from './present/battle.js';
import { inSoak, usually } from '../../support/soak.js';

const PIECES = (models: readonly string[]) =>
  ['defender', 'attacker'].flatMap((side) =>
    models.map((model, i) => ({
      unit: `${model}=${side}-${model}`,
      seat: side,
      at: `0${3 + 3 * i}0${side === 'defender' ? 9 : 4} ${side === 'defender' ? 'N' : 'S'}`,
    })),
  );
const QUICK = PIECES(['HBK-4G', 'ENF-4R', 'CN9-AH']);
const FULL = PIECES(['HBK-4G', 'ENF-4R', 'CN9-A']);

/** A unit of the attacker with a secret on its sheet: less armour at the back of its torso, fewer rounds. */
const secretly = <U extends QuickStartUnitSetup | StandardUnitSetup>(unit: U): U =>
  unit.seat === 'attacker'
    ? {
        ...unit,
        rearArmor: { ...unit.sheet.rearArmor, CT: 3 },
        ammo: unit.ammo.map((bin) => ({ ...bin, left: bin.left - 2 })),
      }
    : unit;

/** A match in two worlds that differ in that secret alone. */
const WORLDS: readonly (readonly [level: string, worlds: readonly [Setup, Setup]])[] = [
  ['quick-start', twoOf(setupOf({ pieces: QUICK }))],
  ['standard', twoOf(fullSetup({ pieces: FULL }))],
];

function twoOf(setup: Setup): readonly [Setup, Setup] {
  return setup.level === 'standard'
    ? [setup, { ...setup, units: setup.units.map(secretly) }]
    : [setup, { ...setup, units: setup.units.map(secretly) }];
}

const DEFENDER = seat('defender');

/** All that is made for the defender of what they see and were told: lines, sheets, odds, pictures with their texts, the board as text. */
function madeFor(
  rules: Ruleset<BattleTech>,
  state: BattleTechState,
  told: readonly MatchEvent<BattleTech>[],
): readonly string[] {
  const view = rules.view(state, seated(DEFENDER));
  const stretch = { before: view, after: view, events: told };
  const answers = view.game.units.flatMap(({ id }) =>
    [
      rules.inspect(view, { about: 'sheet', unit: id }),
      rules.inspect(view, { about: 'odds', unit: id, target: null, from: null }),
      rules.inspect(view, { about: 'reach', unit: id, mode: 'walk' }),
    ].map((answer) => (answer.ok ? words.answer(answer.value, view, 'en') : answer.error.code)),
  );
  const { lines, why } = words.report(stretch, 'en');
  const sheets = { kind: 'sheets', units: view.game.units.map(({ id }) => id) } as const;
  const scenes = [sheets, WHOLE].flatMap((shows) =>
    textsOf(sceneOf({ game: 'battletech', view, before: view, events: told, shows, locale: 'en' })).map(
      ({ text }) => text,
    ),
  );
  return [
    ...lines,
    ...why,
    ...answers,
    ...scenes,
    ...view.questions.map((question) => words.question(question, view, 'en')),
    words.standing(view, 'en'),
    words.board(view, 'en'),
    words.alt(sheets, stretch, 'en'),
    words.alt(WHOLE, stretch, 'en'),
    ...orders.facts('', 'en', view, DEFENDER).map(({ label }) => label),
    JSON.stringify([view, told]),
  ];
}

const orders = battletechOrders(battletech, []);
const arbitre = opponentBy(battletechValuation);

/** Orders of the deployment, and of much of a turn. */
const ORDERS = inSoak ? 26 : 16;

describe('C-01 what a viewer does not know', () => {
  it('is nothing in the shipped game: what is seen is the state, and what is told the event', () => {
    for (const { match, log } of [begin({ pieces: QUICK }), beginFull({ pieces: FULL })]) {
      for (const viewer of [seated(DEFENDER), spectator]) {
        expect(battletech.view(match, viewer).game).toBe(match.game);
        const told = log.filter(({ type }) => type === 'UnitDeployed');
        expect(told.map((event) => battletech.tell(event, match, viewer))).toEqual(told);
      }
    }
  });

  it.each(WORLDS)(
    'is in nothing that is made for them, over a match of the %s level with secret sheets',
    (_, setups) => {
      const rules = hiding(['attacker-HBK-4G'], 'secret');
      const chance = seededChance('glimpsed');
      const player = randomOpponent(rules, chance);
      const start = (setup: Setup) =>
        rules.decide(
          null,
          { by: 'referee', seat: null, question: null, at: 0, command: { type: 'start', setup } },
          { dice: seededDice('glimpsed', 0), past: null },
        );
      let worlds = setups.map(start).map((begun) => (begun.ok ? begun.value : never()));
      let told = new Set<string>();
      for (let orders = 0; orders < ORDERS; orders++) {
        const [first] = worlds.map(({ state }) => state);
        const [question] = first ? rules.open(first) : [];
        if (!first || !question) return never();
        const command = player(rules.view(first, seated(question.seat)), question.seat) ?? question.fallback;
        const order = { by: 'seat', seat: question.seat, question: null, at: 0, command } as const;
        worlds = worlds.map(({ state }) => {
          const done = rules.decide(state, order, { dice: seededDice('glimpsed', state.diceRolled), past: null });
          return done.ok ? done.value : never();
        });
        const made = worlds.map(({ state, happened }) => {
          const events = happened.flatMap(({ event, before }) => {
            const learned = rules.tell(event, before, seated(DEFENDER));
            return learned && learned.type !== 'Redacted' ? [learned] : [];
          });
          told = new Set([...told, ...events.map(({ type }) => type)]);
          return madeFor(rules, state, events);
        });
        expect(made[1]).toEqual(made[0]);
        const all = made[0]?.join('\n');
        expect(all).toMatch(/secret sheet/iu);
        expect(all).not.toMatch(/armour\s\?/u);
        // What may be set is offered as it stands, and so of nobody whose sheet is not seen.
        expect(all).not.toMatch(/^attacker-\S+ CT armour/mu);
      }
      expect([...told]).toContain('UnitMoved');
    },
  );

  it.each(usually(WORLDS.toReversed()))(
    'keeps nobody from playing: Arbitre orders what is legal at the %s level',
    (_, [setup]) => {
      const rules = hiding(['attacker-HBK-4G'], 'secret');
      const begun = rules.decide(
        null,
        { by: 'referee', seat: null, question: null, at: 0, command: { type: 'start', setup } },
        { dice: seededDice('arbitre', 0), past: null },
      );
      if (!begun.ok) return never();
      let { state } = begun.value;
      for (let orders = 0; orders < 16; orders++) {
        const [question] = rules.open(state);
        if (!question) return never();
        const command = arbitre(rules.view(state, seated(question.seat)), question.seat);
        const order = {
          by: 'seat',
          seat: question.seat,
          question: null,
          at: 0,
          command: command ?? question.fallback,
        } as const;
        const done = rules.decide(state, order, { dice: seededDice('arbitre', state.diceRolled), past: null });
        if (!done.ok) throw new Error(JSON.stringify(done.error));
        ({ state } = done.value);
      }
      expect(state.game.turn).toBeGreaterThan(0);
    },
  );
});

function never(): never {
  throw new Error('the match does not go on');
}
