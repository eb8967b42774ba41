import { describe, expect, it } from 'vitest';
import { channelId } from '../../src/match/header.js';
import type { PageMessage } from 'discord-sandbox';
import { buttonOf, controlsOf, told, useStage, wordsOf } from '../support/bot.js';
import { awaited } from '../support/play.js';

const { stage, table, messages, slash, press } = useStage();
const headerHere = async () => (await stage().services.referee.tableIn(channelId(table())))?.header;

/** A message that the player alone sees, as it stands now. */
function now(who: string, message: PageMessage | undefined): PageMessage {
  const found = messages(who).find(({ id }) => id === message?.id);
  if (!found) throw new Error('the message is gone');
  return found;
}

/** Picks from the menu whose id begins so; yields the message that took the place of the menu's. */
async function pick(who: string, message: PageMessage | undefined, begins: string, value: string) {
  const on = now(who, message);
  const menu = controlsOf(on).find(
    ({ id, options }) => id.startsWith(begins) && options.some((one) => one.value === value),
  );
  if (!menu) throw new Error(`no menu ${begins} with ${value}: ${wordsOf(on)}`);
  await stage().sandbox.as(who).select(on, menu.id, [value]);
  await stage().settled();
  return now(who, on);
}

/** A match in which both units stand on the map. */
async function deployed(): Promise<void> {
  await slash('Ann', 'match new', { scenario: 'battletech/green', side: 'defender', opponent: 'referee' });
  await slash('Ann', 'match start');
  await slash('Ann', 'move', { unit: 'HBK-4G', order: 'deploy 0815 N' });
  expect((await awaited(stage(), table()))?.command.type).not.toBe('deploy');
}

const asksOf = async (who: string, command: string) => {
  const more = await press(who, 'more');
  const button = controlsOf(more.reply).find(({ id }) => id.startsWith('ask|') && id.includes(`|${command}`));
  if (!more.reply || !button) throw new Error(`no button for ${command}`);
  const asked = await stage().sandbox.as(who).press(more.reply, button.id);
  await stage().settled();
  return asked;
};

describe('questions to the rules by button', () => {
  it('/los: who looks, then at whom', async () => {
    await deployed();
    const asked = await asksOf('Ann', 'los');
    const second = await pick('Ann', asked.reply, 'ask-pick', 'HBK-4G');
    const answer = await pick('Ann', second, 'ask-pick', 'ENF-4R');
    expect(wordsOf(answer)).toContain('0815');
    expect(wordsOf(answer)).toEqual(wordsOf((await slash('Ann', 'los', { unit: 'HBK-4G', target: 'ENF-4R' })).reply));
  });

  it('/los: between two places, written in a form', async () => {
    await deployed();
    const asked = await asksOf('Ann', 'los');
    const form = await press('Ann', 'ask-places', asked.reply);
    const sent = await stage().sandbox.as('Ann').submitModal(form, { order: '0101 0505' });
    await sent.answered();
    await stage().settled();
    expect(wordsOf(now('Ann', asked.reply))).toMatch(/0101.*0505/u);
  });

  it('/reach: whose, then how', async () => {
    await deployed();
    const asked = await asksOf('Ann', 'reach');
    const second = await pick('Ann', asked.reply, 'ask-pick', 'HBK-4G');
    const answer = await pick('Ann', second, 'ask-pick', 'walk');
    const typed = await slash('Ann', 'reach', { unit: 'HBK-4G', order: 'walk' });
    expect(wordsOf(answer)).toEqual(wordsOf(typed.reply));
  });

  it('/los: all that a unit sees, with what the ground adds, by button and typed', async () => {
    await deployed();
    const second = await pick('Ann', (await asksOf('Ann', 'los')).reply, 'ask-pick', 'HBK-4G');
    const field = controlsOf(second).find(({ label }) => label === 'All that it sees');
    await stage()
      .sandbox.as('Ann')
      .press(second, field?.id ?? '');
    await stage().settled();
    const typed = await slash('Ann', 'los', { unit: 'HBK-4G' });
    expect(wordsOf(typed.reply)).toMatch(/sees \d+ hexes from 0815/u);
    expect(wordsOf(typed.reply)).toMatch(/\+0.*: \d{4}/u);
    expect(wordsOf(now('Ann', second))).toEqual(wordsOf(typed.reply));
    expect(typed.reply?.ephemeral).toBe(true);
  });

  it('/reach: with what the enemy needs where it would go', async () => {
    await deployed();
    const second = await pick('Ann', (await asksOf('Ann', 'reach')).reply, 'ask-pick', 'HBK-4G');
    const answer = await pick('Ann', second, 'ask-pick', 'run danger');
    expect(wordsOf(answer)).toMatch(/what the enemy needs/u);
    expect(wordsOf(answer)).toEqual(wordsOf((await slash('Ann', 'reach', { unit: 'HBK-4G', order: 'danger' })).reply));
  });

  it('nothing is measured while nobody stands on the map', async () => {
    await slash('Ann', 'match new', { scenario: 'battletech/green', side: 'defender' });
    await slash('Benoît', 'match join', { side: 'attacker' });
    await slash('Ann', 'match start');
    expect(told(await asksOf('Ann', 'reach'))).toContain('Nobody stands on the map yet');
  });

  it('the odds of somebody who watches ask whose, by a menu', async () => {
    await deployed();
    stage().sandbox.stage.addUser('Carla');
    const asked = await press('Carla', 'odds');
    expect(told(asked)).not.toMatch(/unit:|unité :/u);
    const answer = await pick('Carla', asked.reply, 'ask-pick', 'ENF-4R');
    expect(wordsOf(answer)).toContain('HBK-4G');
  });
});

describe('why Arbitre did that', () => {
  it('explains the order that is picked, the newest first', async () => {
    await deployed();
    const asked = await press('Ann', 'explain', (await press('Ann', 'more')).reply);
    expect(told(asked)).toMatch(/\*\*.*ENF-4R.*\*\*\n- [+−]\d/u);
    const orders = controlsOf(asked.reply).flatMap(({ options }) => options);
    const deployment = orders.find(({ label }) => label.includes('deploys'));
    const picked = await pick('Ann', asked.reply, 'explain-pick', deployment?.value ?? '');
    expect(wordsOf(picked)).toMatch(/ENF-4R deploys[^]*distance to the enemy/u);
  });

  it('is not asked where Arbitre plays nobody', async () => {
    await slash('Ann', 'match new', { scenario: 'battletech/green', side: 'defender' });
    await slash('Benoît', 'match join', { side: 'attacker' });
    await slash('Ann', 'match start');
    expect(buttonOf((await press('Ann', 'more')).reply, 'explain')).toBeUndefined();
  });
});

it('/roll: dice are written in a form and rolled for all to see; what cannot be rolled is told to the player alone', async () => {
  const help = await slash('Ann', 'help');
  const rolled = await stage()
    .sandbox.as('Ann')
    .submitModal(await press('Ann', 'roll', help.reply), { dice: '2d6+3' });
  await rolled.answered();
  expect(told(rolled)).toMatch(/2d6\+3/u);
  expect(rolled.reply?.ephemeral).toBe(false);
  const refused = await stage()
    .sandbox.as('Ann')
    .submitModal(await press('Ann', 'roll', help.reply), { dice: 'two dice' });
  await refused.answered();
  expect(told(refused)).toContain('There are no dice in it.');
  expect(refused.reply?.ephemeral).toBe(true);
});

describe('/match new by menus', () => {
  it('from /help: scenario, opponent, side and clock are picked, then the match is made', async () => {
    const asked = await press('Ann', 'new', (await slash('Ann', 'help')).reply);
    const scenario = controlsOf(asked.reply)
      .flatMap(({ options }) => options)
      .find(({ label }) => label === stage().services.library.scenario('battletech/two-a-side')?.title.en);
    let form = await pick('Ann', asked.reply, 'new-set', scenario?.value ?? '');
    form = await pick('Ann', form, 'new-set', 'players');
    form = await pick('Ann', form, 'new-set', 'north');
    form = await pick('Ann', form, 'new-set', '1');
    const clocks = controlsOf(form).flatMap(({ options }) => options.map(({ label }) => label));
    expect(clocks).toContain('Play by post: 48\u00a0h a turn');
    await press('Ann', 'new-create', form);
    expect(await headerHere()).toMatchObject({
      status: 'lobby',
      scenario: 'battletech/two-a-side',
      clock: { kind: 'correspondence', turn: 48 * 3_600_000 },
      holders: [{ player: stage().sandbox.as('Ann').id, side: 'north' }],
    });
    expect(messages('Ann').some(({ id }) => id === form.id)).toBe(false);
  });

  it('as it opens it makes the smallest match, against the referee', async () => {
    const asked = await press('Ann', 'new', (await slash('Ann', 'help')).reply);
    await press('Ann', 'new-create', asked.reply);
    const header = await headerHere();
    expect(header?.scenario).toBe('battletech/green');
    expect(header?.holders.map(({ player }) => player)).toContain('referee');
    expect(header?.holders.map(({ player }) => player)).toContain(stage().sandbox.as('Ann').id);
  });

  it('offers the presets of the server, and makes the match by one', async () => {
    await slash('Ann', 'settings preset', { name: 'Club', rules: 'declare=sealed' });
    const asked = await press('Ann', 'new', (await slash('Ann', 'help')).reply);
    const club = controlsOf(asked.reply)
      .flatMap(({ options }) => options)
      .find(({ label }) => label === 'Rules: Club');
    const form = await pick('Ann', asked.reply, 'new-set', club?.value ?? '');
    await press('Ann', 'new-create', form);
    expect((await headerHere())?.options).toMatchObject({ declare: 'sealed' });
  });

  it('stands beside Rematch when a match is over; while one is played there it is refused', async () => {
    await slash('Ann', 'match new', { scenario: 'battletech/green', side: 'defender', opponent: 'referee' });
    await slash('Ann', 'match start');
    const sure = await slash('Ann', 'match concede');
    await press('Ann', 'concede', sure.reply);
    const end = messages('Ann').findLast((post) => buttonOf(post, 'rematch'));
    const asked = await press('Ann', 'new', end);
    const again = await press('Ann', 'new', end);
    await press('Ann', 'new-create', asked.reply);
    expect(told(await press('Ann', 'new-create', again.reply))).toContain('already has a match');
  });
});
