import { describe, expect, it } from 'vitest';
import { channelId } from '../../src/match/header.js';
import type { PageMessage } from 'discord-sandbox';
import { buttonOf, controlsOf, told, useStage, wordsOf } from '../support/bot.js';

const { stage, table, slash, press } = useStage();

const startMatch = async () => {
  await slash('Ann', 'match new', { scenario: 'battletech/green', side: 'defender' });
  await slash('Benoît', 'match join', { side: 'attacker' });
  await slash('Ann', 'match start');
};
const version = async () => (await stage().services.referee.tableIn(channelId(table())))?.header.version;
const panel = (): PageMessage => {
  const found = stage()
    .sandbox.messages(table(), 'Ann')
    .findLast((post) => !post.ephemeral && buttonOf(post, 'my'));
  if (!found) throw new Error('no panel');
  return found;
};

describe('what is not to be', () => {
  it('is told to the player alone, in their own language', async () => {
    const outcome = await slash('Benoît', 'match status');
    expect(outcome.reply?.ephemeral).toBe(true);
    expect(told(outcome)).toContain('Il n’y a pas de partie dans ce salon');
    expect(stage().sandbox.messages(table(), 'Ann')).toEqual([]);
  });

  it('names bad scenarios, sides and rules with those that there are', async () => {
    expect(told(await slash('Ann', 'match new', { scenario: 'chess' }))).toContain('battletech/green');
    expect(told(await slash('Ann', 'match new', { scenario: 'green', side: 'east' }))).toContain('`attacker`');
    expect(told(await slash('Ann', 'match new', { scenario: 'green', options: 'splitHex=perhaps' }))).toContain(
      'prompt or auto-defender',
    );
    expect(told(await slash('Ann', 'match new', { scenario: 'green', options: 'luck=on' }))).toContain('splitHex');
    expect(stage().sandbox.messages(table(), 'Benoît')).toEqual([]);
  });

  it('only the player of a seat acts for it', async () => {
    await startMatch();
    const before = await version();
    expect(told(await slash('Vera', 'move', { unit: 'HBK-4G', order: 'deploy 0815 N' }))).not.toBe('');
    expect(told(await slash('Benoît', 'move', { unit: 'HBK-4G', order: 'deploy 0815 N' }))).not.toBe('');
    expect(told(await press('Vera', 'my', panel()))).toMatch(/матче/);
    expect(await version()).toBe(before);
  });

  it('a press on a closed question is answered with why and how it stands', async () => {
    await startMatch();
    const opened = await press('Ann', 'my', panel());
    const draft = opened.reply;
    await slash('Ann', 'move', { unit: 'HBK-4G', order: 'deploy 0815 N' });
    const before = await version();
    const menu = controlsOf(draft).find(({ options }) => options.length > 0);
    if (!draft || !menu) throw new Error('no menu of hexes');
    const stale = await stage()
      .sandbox.as('Ann')
      .select(draft, menu.id, [menu.options[0]?.value ?? '']);
    await stage().settled();
    expect(told(stale)).toContain('already');
    expect(await version()).toBe(before);
  });

  it('a double press applies once', async () => {
    await startMatch();
    let draft = (await press('Ann', 'my', panel())).reply;
    const id = draft?.id;
    const fresh = () =>
      stage()
        .sandbox.messages(table(), 'Ann')
        .find((message) => message.id === id);
    const menu = controlsOf(draft).find(({ options }) => options.length > 0);
    if (!draft || !menu) throw new Error('no menu of hexes');
    await stage()
      .sandbox.as('Ann')
      .select(draft, menu.id, [menu.options[0]?.value ?? '']);
    await stage().settled();
    draft = fresh();
    const confirm = buttonOf(draft, 'give');
    if (!draft || !confirm) throw new Error(`no facing: ${wordsOf(draft)}`);
    const before = (await version()) ?? 0;
    const ann = stage().sandbox.as('Ann');
    const [one, two] = await Promise.all([ann.press(draft, confirm.id), ann.press(draft, confirm.id)]);
    await stage().settled();
    const table_ = await stage().services.referee.tableIn(channelId(table()));
    const answers = await stage().services.referee.history(table_?.header.id ?? never(), before + 1, 999, {
      as: 'spectator',
    });
    expect(answers.filter(({ event }) => event.type === 'Answered')).toHaveLength(1);
    expect([one, two].filter((outcome) => told(outcome).includes('already'))).toHaveLength(1);
  });

  it('an identical slash order within two minutes asks first', async () => {
    await slash('Ann', 'match new', { scenario: 'battletech/two-a-side', opponent: 'referee' });
    await slash('Ann', 'match start');
    expect(told(await slash('Ann', 'pass'))).toBe('');
    const before = await version();
    const asked = await slash('Ann', 'pass');
    expect(buttonOf(asked.reply, 'again')?.label).toBe('Give it again');
    expect(await version()).toBe(before);
    await press('Ann', 'again', asked.reply);
    expect(await version()).toBeGreaterThan(before ?? 0);
  });

  it('rights that the bot lacks are named before a match is made', async () => {
    stage().sandbox.stage.denyBot(table(), 'attachFiles', 'embedLinks');
    const outcome = await slash('Ann', 'match new', { scenario: 'battletech/green' });
    expect(told(outcome)).toContain('Embed Links');
    expect(told(outcome)).toContain('Attach Files');
  });

  it('rules can be chosen in the lobby by its owner alone', async () => {
    await slash('Ann', 'match new', { scenario: 'battletech/green', side: 'defender' });
    const lobby = stage().sandbox.messages(table(), 'Ann').at(-1);
    const mine = await press('Ann', 'rules', lobby);
    const menu = buttonOf(mine.reply, 'rule');
    if (!mine.reply || !menu) throw new Error('no menu of rules');
    await stage().sandbox.as('Ann').select(mine.reply, menu.id, ['splitHex=auto-defender']);
    await stage().settled();
    const found = await stage().services.referee.tableIn(channelId(table()));
    expect(found?.header.options['splitHex']).toBe('auto-defender');
    const other = await press('Benoît', 'rules');
    expect(buttonOf(other.reply, 'rule|')).toBeUndefined();
  });

  it('LEA-01 all rules are in the menu, page by page; what a league brings along is named once, and can be chosen back', async () => {
    await slash('Ann', 'match new', { scenario: 'battletech/clan-trial' });
    let page = (await slash('Ann', 'match options')).reply;
    const pick = async (rule: string) => {
      for (let i = 0; i < 9; i++) {
        const menu = buttonOf(page, 'rule|');
        if (page && menu?.options.some(({ value }) => value === rule)) {
          await stage().sandbox.as('Ann').select(page, menu.id, [rule]);
          return stage().settled();
        }
        page = (await press('Ann', `rules-page|${(await header())?.id ?? ''}|${i + 1}`, page)).reply ?? page;
      }
      throw new Error(`${rule} is nowhere`);
    };
    const header = async () => (await stage().services.referee.tableIn(channelId(table())))?.header;
    await pick('league=clan-invasion');
    expect((await header())?.options).toMatchObject({ sheets: 'secret', armour: 'grid' });
    const lobby = () =>
      wordsOf(
        stage()
          .sandbox.messages(table(), 'Ann')
          .find((post) => !post.ephemeral),
      );
    expect(lobby()).toContain('league=clan-invasion');
    expect(lobby()).not.toContain('sheets=');
    page = (await slash('Ann', 'match options')).reply;
    await pick('sheets=open');
    expect((await header())?.options).toMatchObject({ league: 'clan-invasion', sheets: 'open', armour: 'grid' });
    expect(lobby()).toContain('sheets=open');
  });
});

const never = (): never => {
  throw new Error('no match');
};
