import { expect, it } from 'vitest';
import type { Locale } from '../../src/i18n/locales.js';
import { channelId, instant, playerId } from '../../src/match/header.js';
import { ok } from '../../src/rules/kernel/result.js';
import { audit } from '../../src/rules/league/audit.js';
import type { EntrantId } from '../../src/rules/league/ids.js';
import { standingsOf } from '../../src/rules/league/standings.js';
import { entrantIn, isMeeting, isOpen, type Pairing } from '../../src/rules/league/state.js';
import { told, useStage, wordsOf } from '../support/bot.js';

/** Sixteen at Discord: a knockout and a Swiss, with whoever does not come, an appeal and a result that is corrected. */

const USERS = ['Ann', { name: 'Benoît', locale: 'fr' }, { name: 'Vera', locale: 'ru' }] as const;
const GUESTS = Array.from({ length: 13 }, (_, i) => `Guest ${i + 4}`);
const ALL = [...USERS.map((one) => (typeof one === 'string' ? one : one.name)), ...GUESTS];

const { stage, table, messages, slash } = useStage({
  seed: 'fixed',
  sandbox: {
    seed: {
      ...{ server: 'The Club', locale: 'en-US', botName: 'Arbitre' },
      ...{ users: [...USERS, ...GUESTS], channels: ['general', 'table-1'] },
    },
  },
});

const standing = async () => {
  const found = await stage().services.leagues.in(channelId(table()));
  if (!found) throw new Error('no league');
  return found;
};
const state = async () => (await standing()).state;
const posts = () => messages('Ann').map(wordsOf).join('\n');

type Asked = readonly [who: string, path: string, options?: Readonly<Record<string, string>>];

/** All of these at once; each has to be taken. */
const all = async (...asked: readonly Asked[]) => {
  const outcomes = asked.map(async ([who, path, options = {}]) => {
    const outcome = await stage().sandbox.as(who).slash(table(), path, options);
    await outcome.answered();
    return `${who} /${path}: ${told(outcome)}`;
  });
  for (const line of await Promise.all(outcomes))
    expect(line).toMatch(/: (✓|You take part|Vous participez|Вы участвуете)/u);
  await stage().settled();
};

/** A league in a language, with all sixteen in it; everybody is seeded as they are counted, so that the draw is known. */
async function begun(locale: Locale, options: Readonly<Record<string, string>>) {
  expect(stage().logged).toEqual([]);
  await slash('Ann', 'settings language', { language: locale });
  expect(told(await slash('Ann', 'league new', options))).toContain('/league join');
  await all(...ALL.map((name): Asked => [name, 'league join', { name }]));
  const { entrants } = await state();
  expect(entrants).toHaveLength(16);
  await all(
    ...entrants.map(({ id, name }): Asked => [
      'Ann',
      'league seed',
      { entrant: id, place: String(ALL.indexOf(name) + 1) },
    ]),
  );
  await all(['Ann', 'league begin']);
}

/** Who plays for an entrant. */
const whoIs = async (id: EntrantId | null): Promise<string> =>
  (id === null ? undefined : entrantIn(await state(), id)?.name) ?? 'nobody';

/** The open pairing of somebody. */
async function pairingOf(who: string): Promise<Pairing> {
  const { entrants, pairings } = await state();
  const own = entrants.find(({ name }) => name === who)?.id ?? null;
  const found = pairings.find((one) => isOpen(one) && isMeeting(one) && one.sides.includes(own));
  if (!found) throw new Error(`${who} has nobody to play`);
  return found;
}

const other = async (who: string): Promise<string> => {
  const [first, second] = (await pairingOf(who)).sides;
  return (await whoIs(first)) === who ? whoIs(second) : whoIs(first);
};

/** Both say that somebody has won. */
const wins = async (who: string) => {
  const loser = await other(who);
  await all([who, 'league result', { result: 'won' }]);
  await all([loser, 'league result', { result: 'lost' }]);
};

/** Their match opens itself, and whoever they meet gives it up. */
async function winsMatch(who: string) {
  const { id } = await pairingOf(who);
  const loser = await other(who);
  await all([who, 'league ready'], [loser, 'league ready']);
  const { referee } = stage().services;
  const header = (
    await referee.tableIn(channelId(messages('Ann').find((one) => wordsOf(one).includes(`### \`${id}\``))?.id ?? ''))
  )?.header;
  if (!header) throw new Error(`no match of ${id}`);
  const player = playerId(stage().sandbox.as(loser).id);
  const act = { key: `${id}-${loser}`, player, at: header.createdAt, match: header.id };
  const done = await referee.submit({ ...act, seat: null, question: null, command: { type: 'concede' } });
  expect(done.ok).toBe(true);
  await stage().settled();
  expect(await resultOf(id)).toMatchObject({ by: 'match', match: { id: header.id } });
}

/** Lets the time of all open pairings be up. */
async function timeIsUp() {
  const { header, state: before } = await standing();
  const at = Math.max(...before.pairings.filter(isOpen).map(({ due }) => due)) + 1;
  const act = { key: `time-${at}`, player: header.owner, at: instant(at), stream: header.id };
  const kept = await stage().services.leagues.submit(act, () =>
    ok({ by: 'house', at, command: { type: 'keep-time' } }),
  );
  expect(kept.ok).toBe(true);
  await stage().settled();
}

const resultOf = async (id: string) => (await state()).pairings.find((one) => one.id === id)?.result;

it('LGE-10, LGE-11, LGE-13, LGE-18: a knockout of sixteen in Russian: a match, absentees, forfeits, an appeal and a correction (issue 18)', async () => {
  await begun('ru', {
    ...{ title: 'Кубок', format: 'knockout', scenario: 'battletech/green' },
    ...{ options: 'rearArmor=on', clock: 'correspondence turn 48h reaction 8h bank 3d' },
  });
  expect((await state()).setup.table).toMatchObject({
    options: { rearArmor: 'on' },
    clock: 'correspondence turn 48h reaction 8h bank 3d',
  });
  expect(await other('Ann')).toBe('Guest 16');
  const contested = (await pairingOf('Benoît')).id;
  await winsMatch('Ann');
  await wins('Benoît');
  // Vera is ready, and whom she meets does not come; of two others neither does; what Guest 5 says nobody contradicts.
  const empty = (await pairingOf('Guest 4')).id;
  await all(['Vera', 'league ready'], ['Guest 5', 'league result', { result: 'won' }]);
  for (const who of ['Guest 6', 'Guest 7', 'Guest 8']) await all([await other(who), 'league concede']);
  await timeIsUp();
  expect(await resultOf(empty)).toMatchObject({ winner: 'none', by: 'forfeit' });
  expect(posts()).toContain('неявка');
  // Whoever lost to Benoît appeals, and goes on in his place.
  await all(['Guest 15', 'league appeal', { pairing: contested, text: 'не та карта' }]);
  const ruling = { appeal: 'a1', ruling: 'upheld', winner: 'second', reason: 'карта была другая' };
  await all(['Ann', 'league rule', ruling]);
  expect(await resultOf(contested)).toMatchObject({ winner: 'second', by: 'official' });
  expect(posts()).toContain('карта была другая');
  expect(await other('Guest 15')).toBe('Guest 7');
  // Nobody came out of the fourth pairing, so Guest 5 rests.
  for (const who of ['Ann', 'Vera', 'Guest 15']) await wins(who);
  expect(await other('Ann')).toBe('Guest 5');
  for (const who of ['Ann', 'Guest 15', 'Ann']) await wins(who);
  const over = await state();
  expect(over.status).toBe('over');
  expect(await Promise.all(over.placed.slice(0, 2).map(whoIs))).toEqual(['Ann', 'Guest 15']);
  expect(new Set(over.placed).size).toBe(16);
  expect(audit(over)).toEqual([]);
});

it('LGE-11, LGE-13, LGE-18: a Swiss of sixteen in French goes on when some do not come, and is corrected (issue 18)', async () => {
  await begun('fr', { title: 'Coupe', format: 'swiss', rounds: '3' });
  for (let round = 0; round < 3; round++) {
    const open = (await state()).pairings.filter((one) => isOpen(one) && isMeeting(one));
    // The last of each round nobody plays; whoever of the others comes first in the draw wins.
    const losers = await Promise.all(open.slice(0, -1).map(({ sides }) => whoIs(sides[1])));
    await all(...losers.map((who): Asked => [who, 'league concede']));
    await timeIsUp();
    expect((await state()).stages[0]?.closed[0]).toBe(round + 1);
  }
  expect(posts()).toContain('forfait');
  const before = await state();
  expect(before.status).toBe('over');
  const [leader] = before.placed;
  const won = before.pairings.find(({ result, sides }) => result?.by === 'word' && sides[0] === leader);
  if (!leader || !won) throw new Error('nobody leads');
  const correction = { pairing: won.id, winner: 'second', reason: 'mauvaise carte' };
  await all(['Ann', 'league correct', correction]);
  const after = await state();
  const pointsIn = (of: typeof after) => standingsOf(of, 0, 0).find(({ entrant }) => entrant === leader)?.points;
  expect(pointsIn(before)).toBe(9);
  expect(pointsIn(after)).toBe(6);
  expect(after.placed[0]).not.toBe(leader);
  expect(audit(after)).toEqual([]);
  expect(told(await slash('Ann', 'league status'))).toContain('Swiss');
});
