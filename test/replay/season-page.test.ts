import { expect, test } from 'vitest';
import { readCampaigns } from '../../src/library/campaigns.js';
import { diceKeys, diceOfEras } from '../../src/match/dice.js';
import { NO_LIMITS, type Limits } from '../../src/replay/limits.js';
import { seasonPage } from '../../src/replay/season-page.js';
import type { Command } from '../../src/rules/campaign/commands.js';
import { factionId, missionId, provinceId } from '../../src/rules/campaign/ids.js';
import { unscathed } from '../../src/rules/campaign/tables.js';
import { saltedEras } from '../../src/streams/eras.js';
import { offlineCampaign } from '../../src/streams/offline-stream.js';
import { Play } from '../support/campaign.js';
import { LeagueAtPlay, leagueOf, p } from '../support/league.js';

/** A season as one page (issue 18.6). */

/** What a page gives its script to derive dice from. */
interface Proof {
  readonly seed: string;
  readonly salts: readonly string[];
  readonly eras: readonly { readonly seed: string; readonly salt: string; readonly since: number }[];
  readonly rolls: readonly (readonly [index: number, sides: number, faces: readonly number[]])[];
}

const [shipped] = readCampaigns('scenarios').campaigns;
if (!shipped) throw new Error('no campaign is shipped');
const { setup, atlas } = shipped;

/** A season of a turn: a battle at a real table that the attacker has won, and a card that is held. */
function played() {
  const play = new Play(setup);
  const [hare, vale, id] = [factionId('white-hare'), factionId('aldervane'), missionId('b1')];
  const province = provinceId('alderhall');
  play.give(hare, { type: 'raise', kind: 'conquest', province, cocoons: [play.load('white-hare', 0)] });
  play.give(vale, { type: 'join', mission: id, side: 'defender', cocoons: [play.load('aldervane', 0)] });
  play.give('house', { type: 'fight', mission: id, table: true });
  const [mission] = play.state.missions;
  if (!mission) throw new Error('no mission');
  play.give(hare, { type: 'claim', mission: id, report: unscathed(play.state, mission, 'attacker') });
  play.give(vale, { type: 'agree', mission: id });
  play.give('house', { type: 'end-turn' });
  play.give('master', { type: 'deal', faction: hare });
  return play;
}

const page = (play: Play, seed: string | null = null): string =>
  seasonPage({ events: play.events, atlas, locale: 'en', links: {}, commitment: 'c0ffee', seed });

test('CLN-12 the page of a season steps through its turns with map and curve, and leads from its ledger to its battles', () => {
  const told = page(played());
  expect(told).toMatch(/^<!doctype html>/u);
  expect(told).not.toMatch(/(src|href)="https?:/u);
  const data = /<script type="application\/json" id="match">\s*(\{.*\})\s*<\/script>/su.exec(told)?.[1] ?? '';
  const { steps } = JSON.parse(data) as { steps: { heading: string; map: unknown; sheets: unknown[] }[] };
  expect(steps.map(({ heading }) => heading)).toContain('Turn 2');
  expect(steps.every(({ map, sheets }) => map !== null && sheets.length === 1)).toBe(true);
  expect(told).toContain('id="battle-b1"');
  expect(told).toMatch(/href="#step-\d+">booked in step/u);
  expect(told).toMatch(/<a href="#battle-b1">b1<\/a>/u);
  expect(told).toContain('b1: victory');
});

test('CLN-01 nothing in the page of a season says which card somebody holds; its seed stands there once it is over', () => {
  const play = played();
  const held = play.state.hands[factionId('white-hare')] ?? [];
  expect(held.length).toBeGreaterThan(0);
  const told = page(play);
  for (const { card } of held) {
    expect(told).not.toContain(card);
    for (const title of Object.values(atlas.cards[card]?.title ?? {})) expect(told).not.toContain(title);
  }
  expect(told).toContain('secret until the campaign is over');
  expect(page(play, 'the-seed')).toContain('the-seed');
});

test('QSR-01 the page of a season derives the open dice of each turn again, with seeds, fingerprints and salts that it shows', () => {
  const season = offlineCampaign('campaign/border-war', 'a seed');
  const give = (command: Command) =>
    expect(season.submit({ by: 'master', at: 0, command })).toMatchObject({ ok: true });
  give({ type: 'found', setup: { ...setup, eras: true } });
  for (let turn = 1; turn < 3; turn++) {
    for (let i = 0; i < turn; i++) give({ type: 'deal', faction: factionId('white-hare') });
    give({ type: 'end-turn' });
  }
  const eras = saltedEras(season.eras, season.milestones);
  const source = { events: season.events.map(({ event }) => event), atlas, links: {}, commitment: 'c', seed: null };
  const told = seasonPage({ ...source, locale: 'en', eras });
  const data = /<script type="application\/json" id="match">\s*(\{.*\})\s*<\/script>/su.exec(told)?.[1] ?? '';
  const { proof } = JSON.parse(data) as { proof: Proof };
  const keys = diceKeys([proof.seed, ...proof.eras.map(({ seed }) => seed)], proof.salts, proof.eras);
  const dice = diceOfEras(keys, 0);
  expect(proof.rolls).toHaveLength(3);
  for (const [index, sides, faces] of proof.rolls) {
    expect(dice.roll(faces.length, sides, '')).toMatchObject({ index, faces });
  }
  for (const { commitment } of eras) expect(told).toContain(`${commitment}</code>`);
  expect(told).toContain('Dice of turn 2');
});

test('LGE-08 the page of a league steps through its rounds with its tables, and leads from each result to its pairing', () => {
  const play = new LeagueAtPlay(leagueOf({ kind: 'swiss', rounds: 2 }), 4);
  play.give('house', {
    ...{ type: 'book', pairing: p(1), winner: 'first', score: [30, 12] },
    match: { id: 'm1', hash: 'h' },
  });
  play.playRound();
  play.give(play.pairing(3).sides[0], { type: 'claim', pairing: p(3), winner: 'first' });
  const told = seasonPage({
    ...{ of: 'league', events: play.events, title: 'Winter', locale: 'en', commitment: 'c0ffee', seed: null },
    links: { m1: 'https://discord.test/m1' },
  });
  const data = /<script type="application\/json" id="match">\s*(\{.*\})\s*<\/script>/su.exec(told)?.[1] ?? '';
  const { steps } = JSON.parse(data) as { steps: { heading: string; map: unknown; sheets: unknown[] }[] };
  expect(steps.map(({ heading }) => heading)).toEqual(['Swiss, Round 1', 'Swiss, Round 1', 'Swiss, Round 1']);
  expect(steps.every(({ map, sheets }) => map !== null && sheets.length === 1)).toBe(true);
  expect(told).toContain('<strong>Player 1</strong> beats Player 2 (30 : 12)');
  expect(told).toContain('href="https://discord.test/m1"');
  expect(told).toMatch(/<a href="#battle-p1">p1<\/a>/u);
  // Instants are written out, for no reader's time is known.
  expect(told).not.toContain('&lt;t:');
  expect(told).toContain('UTC');
});

test('LGE-08 a league to which people still sign up has no picture, which nobody left out for its size', () => {
  const play = new LeagueAtPlay(leagueOf({ kind: 'swiss', rounds: 2 }), 3, undefined, false);
  const source = { of: 'league', events: play.events, title: 'Winter', locale: 'en', links: {} } as const;
  const stepsOf = (limits?: Limits) => {
    const told = seasonPage({ ...source, commitment: 'c0ffee', seed: null }, limits);
    const data = /<script type="application\/json" id="match">\s*(\{.*\})\s*<\/script>/su.exec(told)?.[1] ?? '';
    return (JSON.parse(data) as { steps: { map: unknown }[] }).steps.map(({ map }) => map);
  };
  expect(stepsOf()).toEqual([null]);
  expect(stepsOf({ ...NO_LIMITS, isLate: () => true })).toEqual(['left-out']);
});
