import { describe, expect, test } from 'vitest';
import { readCampaign } from '../../../src/library/campaigns.js';
import { houseRuleTexts } from '../../../src/library/house-rules.js';
import { campaignText, deckText, partsIn } from '../../../src/library/campaign-parts.js';
import { audit } from '../../../src/rules/campaign/audit.js';
import { campaign } from '../../../src/rules/campaign/campaign.js';
import { cardId, provinceId } from '../../../src/rules/campaign/ids.js';
import { balance } from '../../../src/rules/campaign/ledger.js';
import type { Change, Part } from '../../../src/rules/campaign/parts.js';
import { fightersOf } from '../../../src/rules/campaign/battle.js';
import { optionsOf } from '../../../src/rules/campaign/replaced.js';
import { kindOf } from '../../../src/rules/campaign/state.js';
import { A, Play, SETUP, X } from '../../support/campaign.js';

/** Files that the game master replaces (issue 18.3). */

const replacing = (part: Part, change: Change) =>
  ({ type: 'replace-parts', parts: [{ part, change, lore: {}, text: '…' }], reason: 'a test' }) as const;

describe('AMB-CLN-03 a part that is replaced', () => {
  test('is an event with its text, by the game master alone', () => {
    const play = new Play();
    const order = replacing('talents', { talents: ['brave'] });
    expect(play.refused(A, order)?.code).toBe('campaign/not-allowed');
    const [event] = play.give('master', order);
    expect(event).toMatchObject({ type: 'PartReplaced', part: 'talents', text: '…', reason: 'a test' });
    expect(play.state.setup.talents).toEqual(['brave']);
    expect(play.refused('master', { ...order, parts: [] })?.code).toBe('campaign/nothing-replaced');
  });

  test('CLN-12: turns that are over keep the map by which they yielded, also when they are reckoned anew', () => {
    const play = new Play();
    const id = play.battle('conquest', 'at-x', { a: [0] }, { x: [0] });
    play.book(id, 'attacker');
    play.give('house', { type: 'end-turn' });
    const provinces = SETUP.provinces.map((one) => ({ ...one, production: 1000 }));
    play.give('master', replacing('map', { provinces }));
    const before = balance(play.state.ledger, 'resources', A);
    play.give('master', { type: 'annul', mission: id, reason: 'a test' });
    // Two connected provinces yielded 220 in the first turn; one yields 100.
    const taken = balance(play.state.ledger, 'resources', A) - before;
    expect(taken).toBe(-120);
    play.give('house', { type: 'end-turn' });
    expect(balance(play.state.ledger, 'resources', A) - before - taken).toBe(1000);
    expect(audit(play.state)).toEqual([]);
  });

  test('a province that goes is nobody’s, one that comes is its owner’s; none goes where a mission is on', () => {
    const play = new Play();
    const without = SETUP.provinces
      .filter(({ id }) => id !== provinceId('at-x'))
      .map((one) => ({ ...one, adjacent: one.adjacent.filter((id) => id !== provinceId('at-x')) }));
    const raise = { type: 'raise', kind: 'raid', province: provinceId('at-x'), cocoons: [play.load('a', 0)] } as const;
    play.give(A, raise);
    expect(play.refused('master', replacing('map', { provinces: without }))?.code).toBe('campaign/battle-there');
    play.give('house', { type: 'call-off', mission: play.state.missions[0]?.id ?? play.battle('raid', '', {}, {}) });
    play.give('master', replacing('map', { provinces: without }));
    expect(balance(play.state.ledger, 'provinces', X)).toBe(0);
    expect(audit(play.state)).toEqual([]);
    play.give('master', replacing('map', { provinces: SETUP.provinces }));
    expect(balance(play.state.ledger, 'provinces', X)).toBe(1);
    expect(audit(play.state)).toEqual([]);
  });

  test('a mission keeps the stakes with which it was raised', () => {
    const play = new Play();
    const id = play.battle('raid', 'at-x', { a: [0] }, { x: [0] });
    const missions = SETUP.missions.map((kind) => ({ ...kind, winner: { prestige: 9, resources: 900 } }));
    play.give('master', replacing('stakes', { missions }));
    play.book(id, 'attacker');
    expect(balance(play.state.ledger, 'prestige', A)).toBe(2);
    expect(kindOf(play.state, { kind: 'raid' }).winner.prestige).toBe(9);
  });

  test('CLN-01: a card of an earlier deck is drawn no more, but played by who holds it, and nothing shows that somebody does', () => {
    const play = new Play();
    play.give('master', { type: 'deal', faction: A });
    const [held] = play.state.hands[A] ?? [];
    const cards = [{ id: cardId('new'), effects: [{ on: 'self', currency: 'resources', amount: 1 } as const] }];
    play.give('master', replacing('cards', { cards }));
    const spectator = campaign.view(play.state, { as: 'spectator' });
    expect(spectator.setup.retired?.map(({ id }) => id)).toEqual(SETUP.cards.map(({ id }) => id));
    const before = balance(play.state.ledger, 'resources', A);
    play.give(A, { type: 'play', card: held?.card ?? cardId(''), other: null });
    expect(balance(play.state.ledger, 'resources', A)).toBe(before + 50);
    play.give('master', { type: 'deal', faction: A });
    expect(play.state.hands[A]?.map(({ card }) => card)).toEqual(['new']);
  });

  test('starting means that are others are given or taken; factions stay who they are', () => {
    const play = new Play();
    const factions = SETUP.factions.map((one) => ({ ...one, resources: one.resources + 50, prestige: 3 }));
    play.give('master', replacing('resources', { factions }));
    expect(balance(play.state.ledger, 'resources', A)).toBe(1050);
    expect(balance(play.state.ledger, 'prestige', A)).toBe(3);
    expect(play.refused('master', replacing('tiers', { factions: factions.slice(1) }))?.code).toBe(
      'campaign/other-factions',
    );
    expect(audit(play.state)).toEqual([]);
  });

  test('CLN-07: beginners and Elementals go to the next battle as a file says', () => {
    const play = new Play();
    const id = play.battle('raid', 'at-x', { a: [0] }, { x: [0] });
    play.give('master', replacing('beginners', { beginner: { gunnery: 3, piloting: 4 } }));
    play.give('master', replacing('squads', { squad: { model: 'OTHERS', gunnery: 2, piloting: 3 } }));
    const mission = play.state.missions.find((one) => one.id === id);
    expect(mission && fightersOf(play.state, mission, 'attacker')).toMatchObject([{ gunnery: 3, piloting: 4 }]);
    expect(play.state.setup.squad?.model).toBe('OTHERS');
  });

  test('AMB-CLN-07, AMB-CLN-09: options are others from this turn on; what is reckoned anew of turns before is reckoned by theirs', () => {
    const play = new Play();
    const id = play.battle('conquest', 'at-x', { a: [0] }, { x: [0] });
    play.book(id, 'attacker');
    play.give('house', { type: 'end-turn' });
    play.give('master', replacing('options', { options: { provinceBonus: 'perNeighbour', xpOn: 'attempt' } }));
    expect(play.state.options).toMatchObject({ provinceBonus: 'perNeighbour', maxDefiance: '2' });
    expect([1, 2].map((turn) => optionsOf(play.state, turn).xpOn)).toEqual(['hit', 'attempt']);
    const provinces = SETUP.provinces.map((one) => ({ ...one, production: 1000 }));
    play.give('house', { type: 'end-turn' });
    play.give('master', replacing('map', { provinces }));
    play.give('master', replacing('options', { options: {} }));
    expect([1, 2, 3].map((turn) => optionsOf(play.state, turn).provinceBonus)).toEqual([
      ...['component', 'perNeighbour', 'component'],
    ]);
    expect(play.refused('master', replacing('options', { options: { provinceBonus: 'no' } }))?.code).toBe(
      'match/unknown-option-value',
    );
    play.give('master', { type: 'annul', mission: id, reason: 'a test' });
    expect(audit(play.state)).toEqual([]);
  });

  test('what is in use has to stay: models, and whatever a set-up has to have', () => {
    const play = new Play();
    const { LIGHT: _, ...tons } = SETUP.tons;
    expect(play.refused('master', replacing('prices', { tons }))?.code).toBe('campaign/no-such-model');
    const provinces = SETUP.provinces.slice(1);
    expect(play.refused('master', replacing('map', { provinces }))?.code).toBe('campaign/one-way');
  });
});

describe('the files of a campaign', () => {
  const read = readCampaign('scenarios/campaign/border-war.json');
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const { setup, atlas } = read.value;
  const parts = (value: object, only: Part | null = null) => {
    const found = partsIn('x.json', JSON.stringify(value), setup, only);
    return found.ok ? found.value.map(({ part }) => part) : found.error;
  };

  test('as they are downloaded replace nothing; what is changed in them does', () => {
    const whole: Record<string, unknown> = JSON.parse(campaignText(setup, atlas)) as Record<string, unknown>;
    expect(parts(whole)).toEqual([]);
    expect(parts(JSON.parse(deckText(setup, atlas)) as object)).toEqual([]);
    expect(parts({ ...whole, workshop: 9, elemental: 11 })).toEqual(['repairs', 'tiers']);
    expect(parts({ ...whole, workshop: 9, elemental: 11 }, 'tiers')).toEqual(['tiers']);
    expect(parts({ options: { xpOn: 'hit' } })).toEqual([]);
    expect(parts({ options: { xpOn: 'attempt' }, beginner: { gunnery: 1, piloting: 1 } })).toEqual([
      ...['beginners', 'options'],
    ]);
    expect(parts({ squad: { unit: 'X', gunnery: 1, piloting: 1 } })).toEqual(['squads']);
  });

  test('LEA-05: house rules of battles are a file of their own, which replaces nothing as it is', () => {
    const [usual] = houseRuleTexts();
    const rules = JSON.parse(usual?.text ?? '') as { tables: object };
    expect(parts(rules)).toEqual([]);
    expect(parts({ ...rules, tables: { ...rules.tables, ecm: { harder: 3 } } })).toEqual(['rules']);
    expect(parts({ ...rules, tables: { ecm: { harder: 'much' } } })).toMatchObject([{ path: 'tables.ecm.harder' }]);
  });

  test('say what is wrong with them', () => {
    expect(parts({ weather: 'fine' })).toMatchObject([{ reason: expect.stringContaining('weather') as string }]);
    expect(parts({ beyond: 'two' })).toMatchObject([{ path: 'beyond' }]);
    expect(partsIn('x.json', 'no', setup, null)).toMatchObject({ ok: false });
  });
});
