import fc from 'fast-check';
import { expect, test } from 'vitest';
import { audit } from '../../../src/rules/campaign/audit.js';
import { campaign } from '../../../src/rules/campaign/campaign.js';
import type { Actor, Command } from '../../../src/rules/campaign/commands.js';
import { cardId, missionId, type FactionId, type MissionId } from '../../../src/rules/campaign/ids.js';
import { ownersOf, type Report, type State } from '../../../src/rules/campaign/state.js';
import { A, B, C, Play, SETUP, X, Y } from '../../support/campaign.js';

/** Enough of everything that no order is refused for the lack of it. */
const RICH = {
  ...SETUP,
  workshop: 20,
  factions: SETUP.factions.map((faction) => ({ ...faction, resources: 100_000 })),
  cards: Array.from({ length: 80 }, (_, i) => ({ id: cardId(`c${i}`), effects: [] })),
};

const FACTIONS = [A, B, C, X, Y];
type Act =
  | {
      readonly does: 'battle';
      readonly by: FactionId;
      readonly target: number;
      readonly takes: boolean;
      readonly winner: Report['winner'];
      readonly lost: boolean;
      readonly need: number;
    }
  | { readonly does: 'end-turn' | 'repair' | 'buy'; readonly by: FactionId };

const by = fc.constantFrom(...FACTIONS);
const battle: fc.Arbitrary<Act> = fc.record({
  does: fc.constant('battle'),
  by,
  target: fc.nat(3),
  takes: fc.boolean(),
  winner: fc.constantFrom('attacker', 'defender', null),
  lost: fc.boolean(),
  need: fc.integer({ min: 2, max: 13 }),
});
const between: fc.Arbitrary<Act> = fc.record({ does: fc.constantFrom('end-turn', 'repair', 'buy'), by });

/** Gives an order if it is not refused; whether it was given. */
function tryTo(play: Play, actor: Actor, command: Command): boolean {
  if (play.refused(actor, command)) return false;
  play.give(actor, command);
  return true;
}

/** The same season twice: with every battle, and without those that are annulled in the end, which are called off instead. */
function twice(acts: readonly Act[], annulled: (n: number) => boolean) {
  const [all, without] = [new Play(RICH), new Play(RICH)];
  const dropped: MissionId[] = [];
  const both = (actor: Actor, command: Command): boolean => {
    const isGiven = tryTo(all, actor, command);
    if (isGiven) tryTo(without, actor, command);
    return isGiven;
  };
  for (const act of acts) {
    if (act.does !== 'battle') {
      if (act.does === 'end-turn') both('house', { type: 'end-turn' });
      else if (act.does === 'buy') both(act.by, { type: 'buy', model: 'LIGHT' });
      else for (const { id } of all.state.machines) both(act.by, { type: 'repair', machine: id });
    } else {
      fightIn(act);
    }
    expect(audit(all.state)).toEqual([]);
  }
  for (const mission of dropped) all.give('master', { type: 'annul', mission, reason: 'a test' });
  return { all: all.state, without: without.state };

  function fightIn(act: Extract<Act, { does: 'battle' }>): void {
    const raise = orderOf(all, act.by, act.target, act.takes ? 'conquest' : 'raid');
    // Whom it is raised against may be another where a province was not taken: they come along all the same.
    if (!raise || without.refused(act.by, raise)) return;
    const id = missionId(`b${all.state.missions.length + 1}`);
    both(act.by, raise);
    const mission = all.state.missions.at(-1);
    const owner = mission?.sides.defender[0];
    const isSame = without.state.missions.at(-1)?.sides.defender[0] === owner;
    const join = owner && isSame ? joinOf(all, owner, id) : null;
    if (!join || !owner || without.refused(owner, join) || !both(owner, join)) {
      both('house', { type: 'call-off', mission: id });
      return;
    }
    const now = all.state.missions.at(-1);
    const sent = now?.cocoons.flatMap(({ machine }) => machine ?? []) ?? [];
    const deeds = sent.map(({ pilot }, event) => ({ pilot, need: act.need, hit: true, event }));
    const isDropped = annulled(all.state.missions.length);
    all.give('house', { type: 'fight', mission: id });
    const report = all.report(id, act.winner, { deeds }, act.lost ? sent.slice(0, 1).map((one) => one.id) : []);
    all.give('house', { type: 'book', mission: id, report });
    if (isDropped) {
      dropped.push(id);
      without.give('house', { type: 'call-off', mission: id });
    } else {
      without.give('house', { type: 'fight', mission: id });
      without.give('house', { type: 'book', mission: id, report });
    }
  }
}

/** The first order of a kind that choices lead to, with the n-th option where there are several. */
function orderOf({ state }: Play, faction: FactionId, target: number, kind: string): Command | null {
  const view = campaign.view(state, { as: 'faction', faction });
  const provinces = campaign.choices(view, faction, { order: 'raise' });
  if (provinces.kind !== 'pick') return null;
  const province = provinces.options[target % provinces.options.length]?.value ?? '';
  return finish(state, faction, { order: 'raise', province, kind });
}

const joinOf = ({ state }: Play, faction: FactionId, mission: MissionId): Command | null =>
  finish(state, faction, { order: 'join', mission, side: 'defender' });

function finish(state: State, faction: FactionId, partial: Readonly<Record<string, string>>): Command | null {
  const choice = campaign.choices(campaign.view(state, { as: 'faction', faction }), faction, partial);
  if (choice.kind === 'done') return choice.command;
  const [first] = choice.kind === 'pick' ? choice.options : [];
  return choice.kind === 'pick' && first ? finish(state, faction, { ...partial, [choice.blank]: first.value }) : null;
}

/** Accounts in which there is something. */
const accounts = ({ ledger }: State): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(ledger.balances).filter(([, amount]) => amount !== 0));

test('CLN-06, CLN-12, CLN-13 battles that are annulled, whatever was booked since, leave all accounts as if they had never been', () => {
  let compared = 0;
  fc.assert(
    fc.property(
      fc.array(fc.oneof({ weight: 2, arbitrary: battle }, { weight: 1, arbitrary: between }), {
        minLength: 4,
        maxLength: 14,
      }),
      fc.integer({ min: 1, max: 4 }),
      (acts, every) => {
        const { all, without } = twice(acts, (n) => n % every === 0);
        expect(accounts(all)).toEqual(accounts(without));
        expect(ownersOf(all)).toEqual(ownersOf(without));
        expect(audit(all)).toEqual([]);
        compared += all.missions.filter(({ report, status }) => report && status === 'annulled').length;
      },
    ),
    { numRuns: 40, seed: 7 },
  );
  expect(compared).toBeGreaterThan(30);
});
