import { describe, expect, it } from 'vitest';
import { channelId } from '../../src/match/header.js';
import { spectator } from '../../src/rules/kernel/seats.js';
import { buttonOf, controlsOf, told, useStage, wordsOf } from '../support/bot.js';
import { orderByPress, playOutByPress } from '../support/press.js';

const { stage, table, messages, slash, press } = useStage();

const state = async () => (await stage().services.referee.tableIn(channelId(table())))?.state ?? null;

/** Plays by buttons until so many seats are asked for something at once. */
async function playUntil(ask: string, seats: number): Promise<void> {
  const taps = { count: 0 };
  for (let orders = 0; orders < 60; orders++) {
    const now = await state();
    const open = now ? now.agenda.at(-1)?.asked?.questions : undefined;
    if (open?.filter(({ topic }) => topic.ask === ask).length === seats) return;
    if (!(await orderByPress(stage(), table(), taps))) return;
    await stage().settled();
  }
  throw new Error('it never came to that');
}

describe('sealed declaration by buttons', () => {
  it('goes to the end of a match, and shows nobody anything before all have declared', async () => {
    await slash('Ann', 'match new', { scenario: 'green', side: 'defender', options: 'declare=sealed moveBy=side' });
    await press('Benoît', 'join');
    await press('Ann', 'start');
    await playUntil('declare', 2);
    const asked = (await state())?.agenda.at(-1)?.asked;
    expect(asked?.questions.map(({ kind }) => kind)).toEqual(['sealed', 'sealed']);

    const inPublic = () => new Set(messages('Vera').flatMap((post) => wordsOf(post).split('\n')));
    const before = inPublic();
    await orderByPress(stage(), table(), { count: 0 });
    await stage().settled();
    const [given] = (await state())?.agenda.at(-1)?.asked?.answers ?? [];
    const [declarer, other] = given?.seat === 'defender' ? ['Ann', 'Benoît'] : ['Benoît', 'Ann'];
    expect(given?.command.type).toBe('declare');
    // The channel only learns that one is no longer awaited.
    const news = [...inPublic()].filter((line) => !before.has(line));
    expect(news.filter((line) => !/declare attacks for|Undo/iu.test(line))).toEqual([]);
    expect(told(await slash(other, 'match log'))).not.toMatch(/AC\/20|Large laser/u);

    // Whoever has declared may change it, by the same button.
    const reopened = await (await press(declarer, 'my|')).answered();
    expect(wordsOf(reopened)).toMatch(/Sealed|scellé/u);
    expect(wordsOf(reopened)).toMatch(/Answered so far|Répondu jusqu/u);
    expect(controlsOf(reopened).map(({ id }) => id.split('|')[0])).not.toContain('pass');

    await playOutByPress(stage(), table());
    const ended = await stage().services.referee.tableIn(channelId(table()));
    expect(ended?.header.status).toBe('ended');
    expect(stage().logged).toEqual([]);
  });

  it('names both rules in the menu of the lobby, with what they mean', async () => {
    await slash('Ann', 'match new', { scenario: 'green', side: 'defender' });
    const rules = await (await press('Ann', 'rules')).answered();
    const words = wordsOf(rules);
    expect(words).toContain('declare=open');
    expect(words).toContain('moveBy=unit');
    const menu = controlsOf(rules).find(({ id }) => id.startsWith('rule|'));
    expect(menu?.options.map(({ value }) => value)).toEqual(expect.arrayContaining(['declare=sealed', 'moveBy=side']));
  });
});

describe('orders kept for later', () => {
  it('are kept from a refusal by its button and given when they fit; nobody else sees them', async () => {
    await slash('Ann', 'match new', { scenario: 'green', side: 'defender' });
    await press('Benoît', 'join');
    await press('Ann', 'start');
    await playUntil('move', 1);
    const first = (await state())?.agenda.at(-1)?.asked?.questions[0]?.seat;
    const [mover, waiter] = first === 'defender' ? ['Ann', 'Benoît'] : ['Benoît', 'Ann'];
    const waiting = first === 'defender' ? 'ENF-4R' : 'HBK-4G';
    const refused = await (await slash(waiter, 'move', { unit: waiting, order: 'walk F' })).answered();
    expect(wordsOf(refused)).toMatch(/not your turn|pas à vous/iu);
    const keep = buttonOf(refused, 'keep|');
    if (!refused || !keep) throw new Error('no offer to keep it');
    const kept = await stage().sandbox.as(waiter).press(refused, keep.id);
    await stage().settled();
    expect(wordsOf(await kept.answered())).toMatch(new RegExp(`unit.?:${waiting} .*:walk F`, 'u'));
    expect(messages(mover).map(wordsOf).join('\n')).not.toContain('walk F');
    const match = (await stage().services.referee.tableIn(channelId(table())))?.header.id;
    if (!match) throw new Error('no match');
    expect(JSON.stringify(await stage().services.referee.export(match))).not.toContain('walk F');

    await orderByPress(stage(), table(), { count: 0 });
    await stage().settled();
    const events = await stage().services.referee.history(match, 1, 9_999, spectator);
    const moved = events.find(({ event }) => event.type === 'UnitMoved' && event.unit === waiting);
    expect(moved?.order).toMatch(/^standing:1:q\d+$/u);
    expect(moved?.event).toMatchObject({ movement: { mode: 'walk', steps: 'F' } });
    const list = await (await slash(waiter, 'standing list')).answered();
    expect(wordsOf(list)).toMatch(/no orders for later|aucun ordre en réserve/u);
    expect(stage().logged).toEqual([]);
  });

  it('are added, listed, withdrawn by slash; bad ones are refused with what would be right', async () => {
    await slash('Ann', 'match new', { scenario: 'green', side: 'defender' });
    await press('Benoît', 'join');
    await press('Ann', 'start');
    const say = async (who: string, path: string, options: Readonly<Record<string, string>> = {}) =>
      wordsOf(await (await slash(who, path, options)).answered());
    const order = '/declare unit:HBK-4G weapons:none';
    expect(await say('Ann', 'standing add', { order, repeat: 'always', if: 'not enemy within 9' })).toContain(
      '**1** `/declare unit:HBK-4G weapons:none` · each time it fits · if `not enemy within 9`',
    );
    expect(await say('Ann', 'standing add', { order: '/move unit:HBK-4G order:stand', if: 'tired' })).toMatch(
      /do not understand the condition `tired`.*`enemy within 6`/u,
    );
    expect(await say('Ann', 'standing add', { order: '/odds unit:HBK-4G' })).toMatch(/no command \/odds|\/declare/u);
    expect(await say('Ann', 'standing list')).toContain('**1**');
    // Benoît reads French.
    expect(await say('Benoît', 'standing list')).toMatch(/aucun ordre/u);
    expect(await say('Benoît', 'standing remove', { number: '1' })).toMatch(/aucun ordre/u);
    expect(await say('Ann', 'standing remove', { number: '7' })).toMatch(/no order with the number 7/u);
    expect(await say('Ann', 'standing remove', { number: '1' })).toMatch(/Number 1 is withdrawn/u);
    expect(await say('Ann', 'standing passes', { passes: 'reactions' })).toMatch(/all reactions/u);
    expect(await say('Vera', 'standing list')).toMatch(/нет места/u);
  });

  it('are opened from the private panel, and written in a form', async () => {
    await slash('Ann', 'match new', { scenario: 'green', side: 'defender', opponent: 'referee' });
    await press('Ann', 'start');
    const panel = await (await press('Ann', 'my|')).answered();
    const standing = buttonOf(panel, 'standing|');
    if (!panel || !standing) throw new Error('no button to the kept orders');
    const list = await (await stage().sandbox.as('Ann').press(panel, standing.id)).answered();
    expect(wordsOf(list)).toMatch(/keep no orders/u);
    expect(buttonOf(list, 'keep-new|')).toBeDefined();
    expect(buttonOf(list, 'autopass|')).toBeDefined();
  });
});

describe('/match status', () => {
  it('says how long play has waited on whom', async () => {
    await slash('Ann', 'match new', { scenario: 'green', side: 'defender' });
    await press('Benoît', 'join');
    await press('Ann', 'start');
    const words = wordsOf(await (await slash('Ann', 'match status')).answered());
    expect(words).toMatch(/How long play has waited/u);
    expect(words).toMatch(/<@\d+>: .*\(1 time\)/u);
  });
});
