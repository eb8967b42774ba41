import { expect, it } from 'vitest';
import { channelId } from '../../src/match/header.js';
import { useStage, wordsOf } from '../support/bot.js';

const { stage, table, messages, slash } = useStage();

const tableHere = () => stage().services.referee.tableIn(channelId(table()));

/** Who is asked, for what, and in which turn. */
async function asked() {
  const here = await tableHere();
  const [question] = here?.state ? stage().services.ruleset('battletech').open(here.state) : [];
  const holder = here?.header.holders.find(({ seat }) => seat === question?.seat);
  if (!question || !holder || !here?.state || !('board' in here.state.game)) return null;
  const { units, turn } = here.state.game;
  const isAnn = units.some(({ id, side }) => id === 'BANDIT-C' && side === holder.side);
  return { user: isAnn ? 'Ann' : 'Benoît', ask: question.topic.ask, turn, side: holder.side };
}

const UNITS: Readonly<Record<string, readonly string[]>> = {
  Ann: ['BANDIT-C', 'FOOT-RIFLE', 'ELEMENTAL-LASER'],
  Benoît: ['WARRIOR-H7', 'VEDETTE'],
};

/** What the players order in their movement phase of turn 1, one after the other. */
const MOVES: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  Ann: [
    ['FOOT-RIFLE', 'mount BANDIT-C'],
    ['ELEMENTAL-LASER', 'mount BANDIT-C'],
    ['BANDIT-C', 'walk FFF'],
  ],
  Benoît: [['WARRIOR-H7', 'marche UP UP F']],
};

it('UNI-60 UNI-30 a carrier, a platoon, a squad and a VTOL at the table: they mount, ride and fly, and alt text tells it', async () => {
  await slash('Ann', 'match new', { scenario: 'lance-duel', side: 'north-lance' });
  await slash('Benoît', 'match join', { side: 'south-lance' });
  for (const [user, units] of Object.entries(UNITS)) await slash(user, 'match roster', { units: units.join(', ') });
  await slash('Ann', 'match start');
  const left = { deploy: structuredClone(UNITS), move: structuredClone(MOVES) };
  const next = <Order>(orders: Readonly<Record<string, readonly Order[]>>, user: string): Order | undefined => {
    const [first, ...rest] = orders[user] ?? [];
    Object.assign(orders, { [user]: rest });
    return first;
  };
  for (let orders = 0; orders < 40; orders++) {
    const now = await asked();
    if (!now || (now.turn === 1 && now.ask === 'attack')) break;
    const row = now.side === 'north-lance' ? ['01', 'S'] : ['17', 'N'];
    const unit = now.ask === 'deploy' ? next(left.deploy, now.user) : undefined;
    const move = now.ask === 'move' ? next(left.move, now.user) : undefined;
    const column = unit === 'VEDETTE' ? '09' : '07';
    if (unit) await slash(now.user, 'move', { unit, order: `deploy ${column}${row.join(' ')}` });
    else if (move) await slash(now.user, 'move', { unit: move[0], order: move[1] });
    else await slash(now.user, 'pass');
  }
  const here = await tableHere();
  const units = here?.state && 'board' in here.state.game ? here.state.game.units : [];
  const of = (id: string) => units.find((one) => one.id === id);
  expect(of('FOOT-RIFLE')?.body?.aboard).toMatchObject({ unit: 'BANDIT-C' });
  expect(of('ELEMENTAL-LASER')?.place?.hex).toBe(of('BANDIT-C')?.place?.hex);
  // Two levels up, and one more over ground that falls away.
  expect(of('WARRIOR-H7')?.place?.elevation).toBe(3);
  const posts = messages().map(wordsOf).join('\n');
  expect(posts).toContain('FOOT-RIFLE');
  const alt = messages().flatMap(({ attachments }) => attachments.map(({ description }) => description ?? ''));
  expect(alt.at(-1)).toMatch(/FOOT-RIFLE.*BANDIT-C/u);
  expect(stage().logged).toEqual([]);
});
