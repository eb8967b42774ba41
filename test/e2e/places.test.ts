import { describe, expect, it } from 'vitest';
import { channelId, instant } from '../../src/match/header.js';
import type { PageMessage } from 'discord-sandbox';
import { buttonOf, told, useStage, wordsOf } from '../support/bot.js';
import { orderByPress } from '../support/press.js';
import { until } from '../support/time.js';

const { stage, table, slash } = useStage();

const ann = () => stage().sandbox.as('Ann').id;
const stageOf = () => stage().sandbox.stage;
const posts = (channel: string): readonly PageMessage[] => stage().sandbox.messages(channel, 'Vera');
const panels = (channel: string) => posts(channel).filter((post) => buttonOf(post, 'my|'));
/** What Ann was told in private by the bot. */
const toAnn = () => {
  const dm = stage().sandbox.as('Ann').openDm();
  return stage().sandbox.messages(dm, 'Ann').map(wordsOf);
};
const headerIn = async (channel: string) => (await stage().services.referee.tableIn(channelId(channel)))?.header;
const inChannel = async (channel: string, who: string, path: string, options: Record<string, string> = {}) => {
  const outcome = await stage().sandbox.as(who).slash(channel, path, options);
  await outcome.answered();
  await stage().settled();
  return outcome;
};
/** A match under way in a channel: Ann against Benoît, with a clock. */
const begin = async (channel = table()) => {
  await inChannel(channel, 'Ann', 'match new', {
    scenario: 'battletech/green',
    side: 'defender',
    clock: 'correspondence',
  });
  await inChannel(channel, 'Benoît', 'match join', { side: 'attacker' });
  await inChannel(channel, 'Ann', 'match start');
};
const order = async (channel = table()) => {
  await orderByPress(stage(), channel, { count: 0 });
  await stage().settled();
};
const paused = async (channel: string) =>
  (await stage().services.referee.tableIn(channelId(channel)))?.state?.clock?.paused;

/** Ann takes the default answer, without Discord in between. */
const passing = async (channel: string) => {
  const header = await headerIn(channel);
  if (!header) throw new Error('no match');
  const given = { key: String(900_000_000_000_000_000n), player: header.owner, at: instant(Date.now()) };
  const command = { type: 'pass' } as const;
  const done = await stage().services.referee.submit({
    ...given,
    match: header.id,
    seat: null,
    question: null,
    command,
  });
  expect(done.ok).toBe(true);
  await stage().settled();
};
/** Waits until no posts wait any more. */
const onAgain = () => until('no held posts', async () => (await stage().services.servers.holds()).length === 0);

describe('where matches open', () => {
  it('in a thread of their own', async () => {
    await slash('Ann', 'settings place', { place: 'thread' });
    const made = await slash('Ann', 'match new', { scenario: 'battletech/green' });
    const thread = /<#(\d+)>/.exec(told(made))?.[1] ?? '';
    expect(stageOf().channel(thread)).toMatchObject({ parent: table(), type: 11 });
    expect(posts(thread).some((post) => buttonOf(post, 'join|'))).toBe(true);
    expect(posts(table()).some((post) => buttonOf(post, 'join|'))).toBe(false);
  });

  it('as a forum post', async () => {
    const forum = stageOf().addChannel('matches', 15);
    expect(told(await slash('Ann', 'settings place', { place: 'forum' }))).toContain('Name the forum');
    await slash('Ann', 'settings place', { place: 'forum', forum: forum.id });
    const made = await slash('Ann', 'match new', { scenario: 'battletech/green' });
    const thread = /<#(\d+)>/.exec(told(made))?.[1] ?? '';
    expect(stageOf().channel(thread)).toMatchObject({ parent: forum.id });
    expect(posts(thread).some((post) => buttonOf(post, 'join|'))).toBe(true);
  });

  it('only in the channels allowed, and in their threads', async () => {
    const other = stageOf().channelNamed('table-2').id;
    await slash('Ann', 'settings channels', { channel: other });
    expect(told(await slash('Ann', 'match new', { scenario: 'battletech/green' }))).toContain(other);
    const thread = stageOf().addThread(other, 'a game', ann());
    await inChannel(thread.id, 'Ann', 'match new', { scenario: 'battletech/green' });
    expect(await headerIn(thread.id)).toBeDefined();
  });

  it('by a locked preset, which the lobby keeps to', async () => {
    await slash('Ann', 'settings preset', { name: 'Club', rules: 'declare=sealed', locked: 'yes' });
    expect(told(await slash('Ann', 'match new', { scenario: 'battletech/green', options: 'declare=open' }))).toContain(
      'Club',
    );
    await slash('Ann', 'match new', { scenario: 'battletech/green' });
    expect((await headerIn(table()))?.options['declare']).toBe('sealed');
    const rules = (await slash('Ann', 'match options')).reply;
    const menu = buttonOf(rules, 'rule|');
    if (!rules || !menu) throw new Error('no menu of rules');
    const picked = await stage().sandbox.as('Ann').select(rules, menu.id, ['declare=open']);
    await stage().settled();
    expect(told(picked)).toContain('Club');
    expect((await headerIn(table()))?.options['declare']).toBe('sealed');
  });
});

describe('D-07 a place is looked at when it is chosen', () => {
  const forum = (name: string) => stageOf().addChannel(name, 15);
  const chosen = async () => (await stage().services.servers.server(stageOf().guild.id)).forum;

  it('Discord offers forums alone where a forum is to be named, and refuses others', async () => {
    const text = stageOf().channelNamed('table-2').id;
    await expect(slash('Ann', 'settings place', { place: 'forum', forum: text })).rejects.toThrow('kind');
  });

  it('a channel that is no forum is refused, also when it comes past Discord', async () => {
    const text = channelId(stageOf().channelNamed('table-2').id);
    expect(await stage().services.opening.obstacle(text)).toBe('kind');
    expect(await stage().services.opening.obstacle(channelId('100000000000000001'))).toBe('gone');
    const server = await stage().services.servers.server(stageOf().guild.id);
    await stage().services.servers.putServer({ ...server, place: 'forum', forum: text });
    expect(told(await slash('Ann', 'match new', { scenario: 'battletech/green' }))).toContain('cannot open in');
    expect(stage().logged).toEqual([]);
  });

  it('a forum that requires a tag gets one that everybody may set', async () => {
    const { id } = forum('tagged');
    stageOf().setTags(id, ['match', 'news'], { required: true });
    await slash('Ann', 'settings place', { place: 'forum', forum: id });
    const made = await slash('Ann', 'match new', { scenario: 'battletech/green' });
    const thread = /<#(\d+)>/.exec(told(made))?.[1] ?? '';
    expect(stageOf().channel(thread).thread?.tags).toHaveLength(1);
  });

  it('a forum whose tags are all for moderators is refused with what helps', async () => {
    const { id } = forum('strict');
    stageOf().setTags(id, ['match'], { required: true, moderated: true });
    expect(told(await slash('Ann', 'settings place', { place: 'forum', forum: id }))).toContain('requires a tag');
    expect(await chosen()).toBeNull();
    await slash('Ann', 'settings place', { place: 'forum', forum: forum('open').id });
    const open = await chosen();
    stageOf().setTags(open ?? '', ['match'], { required: true, moderated: true });
    expect(told(await slash('Ann', 'match new', { scenario: 'battletech/green' }))).toContain('requires a tag');
  });

  it('a forum where the bot may not write is refused, with the right that it lacks', async () => {
    const { id } = forum('shut');
    stageOf().denyBot(id, 'sendMessages');
    expect(told(await slash('Ann', 'settings place', { place: 'forum', forum: id }))).toContain('Send Messages');
    expect(await chosen()).toBeNull();
  });

  it('a thread in an announcement channel is one that all see', async () => {
    const { id } = stageOf().addChannel('announcements', 5);
    await slash('Ann', 'settings place', { place: 'thread' });
    const made = await inChannel(id, 'Ann', 'match new', { scenario: 'battletech/green' });
    const thread = /<#(\d+)>/.exec(told(made))?.[1] ?? '';
    expect(stageOf().channel(thread)).toMatchObject({ parent: id, type: 10 });
    expect(posts(thread).some((post) => buttonOf(post, 'join|'))).toBe(true);
  });
});

describe('threads', () => {
  it('that are archived are woken by the next post', async () => {
    const thread = stageOf().addThread(table(), 'a game', stage().sandbox.world.bot);
    await begin(thread.id);
    stageOf().archiveThread(thread.id);
    await order(thread.id);
    expect(stageOf().channel(thread.id).thread?.archived).toBe(false);
    expect(panels(thread.id)).toHaveLength(1);
    expect(toAnn()).toEqual([]);
  });

  it('that are locked hold the posts and the clocks; opened again they go on by themselves', async () => {
    const thread = stageOf().addThread(table(), 'a game', ann());
    await begin(thread.id);
    const [panel] = panels(thread.id);
    stageOf().archiveThread(thread.id, true);
    await passing(thread.id);
    expect(toAnn()).toHaveLength(1);
    expect(toAnn().join()).toContain('locked');
    expect(await paused(thread.id)).toMatchObject({ by: null });
    stageOf().openThread(thread.id);
    await stage().sandbox.until(() => wordsOf(panels(thread.id)[0]) !== wordsOf(panel), 'the panel', 8_000);
    await stage().settled();
    expect(await paused(thread.id)).toBeNull();
    expect(toAnn()).toHaveLength(1);
  });
});

describe('a match goes on elsewhere', () => {
  it('when its channel was deleted: the owner is told at once, and a player resumes it', async () => {
    await begin();
    await order();
    const header = await headerIn(table());
    stageOf().deleteChannel(table());
    await stage().sandbox.until(() => toAnn().length > 0, 'word of it', 8_000);
    expect(toAnn().join()).toContain('no longer exists');
    await stage().settled();
    expect((await stage().services.servers.holds())[0]).toMatchObject({ why: 'gone' });

    const there = stageOf().channelNamed('table-2').id;
    expect(told(await inChannel(there, 'Vera', 'match resume'))).toContain('/мои-матчи');
    await inChannel(there, 'Benoît', 'match resume');
    expect((await headerIn(there))?.id).toBe(header?.id);
    expect(panels(there)).toHaveLength(1);
    expect(posts(there).map(wordsOf).join()).toContain('The match goes on here');
    expect(await stage().services.servers.holds()).toEqual([]);
    expect(await paused(there)).toBeNull();
    await order(there);
    await order(there);
    expect(panels(there)).toHaveLength(1);
    expect(toAnn()).toHaveLength(1);
  });

  it('while its channel still stands: what is not lasting goes from there, and a link leads back', async () => {
    await begin();
    await order();
    const there = stageOf().channelNamed('table-2').id;
    await inChannel(there, 'Ann', 'match resume');
    expect(panels(table())).toEqual([]);
    expect(panels(there)).toHaveLength(1);
    expect(posts(there).map(wordsOf).join()).toContain(`/${table()}/`);
    expect(told(await inChannel(there, 'Ann', 'match resume'))).toContain('no match');
  });
});

describe('the bot and the server', () => {
  it('thrown out, it holds the posts and the clocks; invited again it goes on', async () => {
    await begin();
    stageOf().kickBot();
    await stage().sandbox.until(() => toAnn().length > 0, 'word of it', 8_000);
    expect(toAnn().join()).toContain('removed from the server');
    await stage().settled();
    expect(await paused(table())).toMatchObject({ by: null });
    await passing(table());
    stageOf().inviteBot();
    await onAgain();
    await stage().settled();
    expect(await paused(table())).toBeNull();
    expect(panels(table())).toHaveLength(1);
    expect(toAnn()).toHaveLength(1);
  });

  it('rights taken away and given back: the owner is told once, and it goes on by itself', async () => {
    await begin();
    stageOf().denyBot(table(), 'sendMessages');
    stageOf().deleteMessage(panels(table())[0]?.id ?? '');
    await passing(table());
    expect(toAnn()).toHaveLength(1);
    stageOf().restoreBot(table());
    await onAgain();
    await stage().settled();
    expect(panels(table())).toHaveLength(1);
    expect(toAnn()).toHaveLength(1);
  });
});
