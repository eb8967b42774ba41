import { describe, expect, it } from 'vitest';
import { channelId } from '../../src/match/header.js';
import type { Locale } from '../../src/i18n/locales.js';
import { buttonOf, chapterOf, controlsOf, told, useStage, wordsOf } from '../support/bot.js';
import { quickStart } from '../support/battletech.js';
import { awaited, orderOnward, type Awaited } from '../support/play.js';
import { usually } from '../support/soak.js';
import { spectator } from '../../src/rules/kernel/seats.js';

const { stage, table, messages, slash, press } = useStage();

const begin = async (options: Readonly<Record<string, string>> = {}): Promise<void> => {
  stage().sandbox.stage.addUser('Carla');
  await slash('Ann', 'match new', { scenario: 'battletech/green', side: 'defender', ...options });
  if (!options['opponent']) await slash('Benoît', 'match join', { side: 'attacker' });
  await slash('Ann', 'match start');
};

/** A unit as it stands now. */
const unitNow = async (unit: string) => quickStart((await tableNow()).state).game.units.find(({ id }) => id === unit);
const tableNow = async () => {
  const now = await stage().services.referee.tableIn(channelId(table()));
  if (!now?.state) throw new Error('no match');
  return { header: now.header, state: now.state };
};

const phaseNow = async () => {
  const { header, state } = await tableNow();
  return stage().services.ruleset(header.ruleset).chapter(state).phase;
};

/** Gives the order of whoever is awaited, through the referee itself. */
async function order(): Promise<Awaited> {
  const given = await orderOnward(stage(), table());
  if (!given) throw new Error('nobody is awaited');
  return given;
}

/** Plays until the match is in a phase of a turn and waits for an answer there. */
async function playTo(phase: string): Promise<void> {
  for (let i = 0; i < 60; i++) {
    const { header, state } = await tableNow();
    if (stage().services.ruleset(header.ruleset).chapter(state).phase === phase) return;
    await order();
  }
  throw new Error(`no ${phase}`);
}

/** Plays until a turn begins: dice have been rolled since whoever is awaited has given their last order. */
async function playToTurn(turn: number): Promise<void> {
  while ((await tableNow()).state.game.turn < turn) await order();
}

const nameOf = (user: string): string => (user === stage().sandbox.as('Ann').id ? 'Ann' : 'Benoît');
const other = (name: string): string => (name === 'Ann' ? 'Benoît' : 'Ann');
const shown = (): string => messages().map(wordsOf).join('\n~~~~~~~~\n');
const votePost = () => messages().findLast((post) => buttonOf(post, 'agree'));

describe('undo', () => {
  it('is free before anybody else acts, and says what was taken back', async () => {
    await begin();
    const { user } = await order();
    const reply = await slash(nameOf(user), 'match undo');
    expect(told(reply)).toMatch(/Taken back: .*deploys/);
    expect(shown()).toMatch(/Taken back by .*: the last order/);
    expect(stage().logged).toEqual([]);
  });

  it('leaves the way open to give the same order again, without being asked whether one means it', async () => {
    await begin();
    const deploy = () => slash('Ann', 'move', { unit: 'HBK-4G', order: 'deploy 0815 N' });
    await deploy();
    await slash('Ann', 'match undo');
    expect(told(await deploy())).toBe('');
    expect((await unitNow('HBK-4G'))?.status).toBe('active');
  });

  it('goes by consent: the post names the orders; agreed, the reports of what is void say so', async () => {
    await begin();
    await playTo('weapons');
    const before = await tableNow();
    const movers = messages().filter((post) => chapterOf(post) !== null);
    expect(movers.length).toBeGreaterThan(0);
    // Whoever acted first has to ask: the other has acted since.
    const { user } = await order();
    while ((await order()).user === user);
    const asker = nameOf(user);
    const reply = await slash(asker, 'match undo');
    expect(told(reply)).toMatch(/The others are asked|accord des autres est demandé/);
    const post = votePost();
    expect(wordsOf(post)).toMatch(/asks to take back \d+ orders?/);
    expect(
      messages('Benoît')
        .map(({ content }) => content)
        .join('\n'),
    ).toMatch(/your consent is asked for/);
    expect(told(await press('Carla', 'agree'))).toMatch(/no place in this match/);
    expect(told(await press(asker, 'agree'))).toMatch(/not asked|n’est pas demandé/);
    await press(other(asker), 'agree');
    expect(votePost()).toBeUndefined();
    const after = await tableNow();
    expect(after.state.proposal).toBeNull();
    expect(after.state.diceRolled).toBeGreaterThanOrEqual(before.state.diceRolled);
    expect(shown()).toMatch(/Taken back at the request of .*, with any consent that was needed/);
    expect(stage().logged).toEqual([]);
  });

  it('what was taken back with consent is typed anew without a question', async () => {
    await slash('Ann', 'match new', { scenario: 'battletech/green', side: 'defender' });
    await slash('Benoît', 'match join', { side: 'attacker' });
    await slash('Ann', 'match start');
    const deploy = () => slash('Ann', 'move', { unit: 'HBK-4G', order: 'deploy 0815 N' });
    await deploy();
    await slash('Benoît', 'move', { unit: 'ENF-4R', order: 'deploy 0801 S' });
    await slash('Ann', 'match undo');
    await press('Benoît', 'agree');
    expect(told(await deploy())).toBe('');
    expect((await unitNow('HBK-4G'))?.place?.hex).toBe('0815');
  });

  it('back over a phase: its report is withdrawn, and stands again when the phase is played again', async () => {
    await begin();
    await playTo('weapons');
    await playTo('movement');
    const { header, state } = await tableNow();
    const { turn } = stage().services.ruleset('battletech').chapter(state);
    await order();
    const given = await stage().services.referee.given(header.id, 1, { as: 'spectator' });
    const first = given.find(
      ({ view: { game } }) => 'phase' in game && 'turn' in game && game.turn === turn - 1 && game.phase === 'movement',
    );
    const reports = () => messages().filter((post) => /^###|^~~/.test(wordsOf(post).trim())).length;
    const lasting = reports();
    await slash('Ann', 'match correct', { to: String(first?.number ?? 0), reason: 'a wrong hex' });
    expect(wordsOf(votePost())).toMatch(/a wrong hex/);
    await press('Benoît', 'agree');
    const withdrawn = messages().filter((post) => wordsOf(post).includes('Withdrawn'));
    expect(withdrawn.map(wordsOf).join('\n')).toContain(`Turn ${turn} · Movement`);
    for (const post of withdrawn) {
      expect(post.attachments).toEqual([]);
      expect(controlsOf(post)).toEqual([]);
    }
    expect(reports()).toBe(lasting);
    await playTo('weapons');
    await playTo('movement');
    await order();
    expect(messages().filter((post) => wordsOf(post).includes('Withdrawn'))).toEqual([]);
    expect(stage().logged).toEqual([]);
  });

  it('answers a press from before with why, and asks by the button of the panel', async () => {
    await begin();
    await press('Ann', 'my');
    const draft = messages().findLast((post) => buttonOf(post, 'fill'));
    await order();
    await press('Ann', 'undo');
    expect(messages().map(wordsOf).join('\n')).toMatch(/This will be taken back:\n- .*deploys/);
    await press('Ann', 'undo-sure');
    expect(shown()).toMatch(/Taken back by .*: the last order/);
    const old = controlsOf(draft)[0];
    const late =
      draft &&
      old &&
      (await stage()
        .sandbox.as('Ann')
        .select(draft, old.id, [old.options[0]?.value ?? '']));
    await stage().settled();
    expect(late && told(late)).toMatch(/has gone back since then/);
  });

  it('is declined by button, and by the command again it is withdrawn', async () => {
    await begin();
    await order();
    await order();
    await slash('Ann', 'match undo');
    await press('Benoît', 'decline');
    expect(votePost()).toBeUndefined();
    expect(shown()).toMatch(/Proposal declined: /);
    await slash('Ann', 'match undo');
    expect(told(await slash('Ann', 'match undo'))).toMatch(/withdrawn/);
    expect(votePost()).toBeUndefined();
    await slash('Ann', 'match undo');
    await press('Ann', 'withdraw');
    expect(votePost()).toBeUndefined();
    expect((await tableNow()).state.proposal).toBeNull();
  });
});

describe('correction', () => {
  it('sets a fact by consent, with a reason, and the report says it', async () => {
    await begin();
    await playTo('movement');
    expect(told(await slash('Ann', 'match correct'))).toMatch(/HBK-4G hex 0705 N/);
    expect(told(await slash('Ann', 'match correct', { order: 'HBK-4G RT armour 5' }))).toMatch(/needs a reason/);
    expect(told(await slash('Ann', 'match correct', { order: 'HBK-4G RT armour 99', reason: 'x' }))).toMatch(/allows/);
    expect(told(await slash('Ann', 'match correct', { order: 'HBK-4G flies', reason: 'x' }))).toMatch(/armour 5/);
    expect(told(await slash('Carla', 'match correct', { order: 'HBK-4G RT armour 5', reason: 'x' }))).toMatch(
      /arbiter/,
    );
    expect(told(await slash('Ann', 'match correct', { to: 'turn 9', reason: 'x' }))).toMatch(
      /Turn 9: no order.*Now: Turn \d/,
    );
    await slash('Ann', 'match correct', { order: 'HBK-4G RT armour 5', reason: 'forgotten hit' });
    expect(wordsOf(votePost())).toMatch(/RT armour 5/);
    await press('Benoît', 'agree');
    expect((await unitNow('HBK-4G'))?.armor.RT).toBe(5);
    expect(shown()).toMatch(/Corrected with the consent of all.*RT armour 5.*forgotten hit/);
    expect((await awaited(stage(), table()))?.command).toBeDefined();
    await order();
  });

  it('is carried out at once by the arbiter role', async () => {
    await begin();
    await playTo('movement');
    const role = stage().sandbox.stage.addRole('Umpire', []);
    await slash('Ann', 'settings arbiter', { role: role.id });
    stage().sandbox.stage.giveRole(stage().sandbox.as('Carla').id, role.id);
    const done = await slash('Carla', 'match correct', { order: 'HBK-4G hex 0505 SE', reason: 'misplaced' });
    expect(told(done)).toMatch(/Corrected/);
    expect((await unitNow('HBK-4G'))?.place).toEqual({ hex: '0505', facing: 2 });
    expect(shown()).toMatch(/by decision of the arbiter/);
    expect(stage().logged).toEqual([]);
  });

  it('offers the last orders and the facts as they stand', async () => {
    await begin();
    await playTo('movement');
    const offers = (options: Readonly<Record<string, string>>, focused: string) =>
      stage().sandbox.as('Ann').autocomplete(table(), 'match correct', options, focused);
    const orders = await offers({ to: '' }, 'to');
    expect(orders?.[0]?.name).toMatch(/^#\d+ .*deploys/);
    // In the form of the button no orders are offered: there the numbers come from the log.
    const [file] = (await slash('Ann', 'match log')).reply?.attachments ?? [];
    const log = await (await fetch(file?.url ?? '')).text();
    const numbers = log.split('\n').map((line) => line.split(' ')[0]?.slice(1));
    expect(numbers).toEqual(orders?.map(({ value }) => value).reverse());
    const facts = await offers({ order: 'HBK' }, 'order');
    expect(facts?.map(({ value }) => value).join('\n')).toMatch(/^HBK-4G RT armour \d+$/m);
  });
});

describe('the log', () => {
  const logFile = async (who: string): Promise<string> => {
    const reply = await slash(who, 'match log');
    expect(told(reply)).toMatch(/Defender: .* · Attacker: /);
    const [file] = reply.reply?.attachments ?? [];
    return (await fetch(file?.url ?? '')).text();
  };

  it('P-07 tells each order as it was when it was given, by names, and says of an order that it was taken back', async () => {
    await begin();
    const given: string[] = [];
    const giveAndNote = async (): Promise<Awaited> => {
      const { header, state } = await tableNow();
      const { services } = stage();
      const next = await awaited(stage(), table());
      if (!next) throw new Error('nobody is awaited');
      const view = services.ruleset(header.ruleset).view(state, spectator);
      given.push(services.presenter(header).command(next.command, view, 'en'));
      return order();
    };
    let undone = false;
    while ((await phaseNow()) !== 'weapons') {
      const { user } = await giveAndNote();
      const moves = (await phaseNow()) === 'movement' && given.length > 2;
      if (moves && !undone) await slash(nameOf(user), 'match undo');
      undone ||= moves;
    }
    const log = await logFile('Ann');
    let at = 0;
    for (const line of given) {
      const found = log.indexOf(line, at);
      expect(found, `${line} in\n${log}`).toBeGreaterThanOrEqual(at);
      at = found + line.length;
    }
    expect(given.join('\n')).toMatch(/(?:walks|runs) \w+ to \d{4} facing/);
    expect(log).toMatch(/Defender {2}HBK-4G .* facing/);
    expect(log).toMatch(/\(taken back: #\d+\)/);
    expect(log).toMatch(/Taken back by .*: the last order {2}\(takes back 1 order\)/);
    expect(log).not.toMatch(/\d{15,}|<@|\(defender\)/);
    expect(stage().logged).toEqual([]);
  });

  it('P-08 tells who went back after dice against Arbitre, and so does the closing post', async () => {
    await begin({ opponent: 'referee', options: 'takeBack=always' });
    await playToTurn(2);
    await slash('Ann', 'match undo');
    expect(await logFile('Ann')).toMatch(
      /after dice were rolled; no opponent was asked; take-back no\. 1 in this match/,
    );
    await slash('Ann', 'match concede');
    await press('Ann', 'concede');
    expect(shown()).toContain('Take-backs after dice with no opponent to ask: 1 time.');
  });

  it('P-08 shows the rule of the match, and refuses with what may be chosen', async () => {
    await begin({ opponent: 'referee' });
    expect(told(await slash('Ann', 'match options'))).toMatch(/Take-backs after dice against Arbitre: never/);
    await playToTurn(2);
    expect(told(await slash('Ann', 'match undo'))).toMatch(/against Arbitre in this match: never.*takeBack=once/);
    expect(shown()).not.toMatch(/Taken back/);
  });
});

describe('somebody without a place', () => {
  it('has none to give up and no clock to stop, and is told how they come to one', async () => {
    await slash('Ann', 'match new', { scenario: 'battletech/green', side: 'defender' });
    expect(told(await slash('Ann', 'match substitute'))).toContain('has not begun');
    await slash('Ann', 'match abandon');
    await begin({ clock: 'correspondence' });
    for (const path of ['match substitute', 'clock pause', 'match undo']) {
      expect(told(await slash('Carla', path)), path).toMatch(/no place in this match.*match substitute/);
    }
    await slash('Ann', 'match abandon');
    await slash('Benoît', 'match abandon');
    expect(told(await slash('Ann', 'match substitute'))).toBe('The match is over.');
  });
});

describe('a substitute', () => {
  it('takes a place that its player gives them, by button, and plays on', async () => {
    await begin();
    const carla = stage().sandbox.as('Carla').id;
    await slash('Ann', 'match substitute', { player: carla });
    expect(wordsOf(votePost())).toMatch(/take the place of Defender/);
    expect(told(await press('Benoît', 'agree'))).toMatch(/n’est pas demandé/);
    await press('Carla', 'agree');
    const { header } = await tableNow();
    expect(header.holders.map(({ player }) => player)).toContain(carla);
    expect(shown()).toMatch(/Defender: now played by/);
  });

  it('is Arbitre where no player is named', async () => {
    await begin();
    const asked = await slash('Ann', 'match substitute');
    expect(told(asked)).toMatch(/Give up your place\?/);
    expect((await tableNow()).header.holders.map(({ player }) => player)).not.toContain('referee');
    await press('Ann', 'substitute', asked.reply);
    expect(shown()).toMatch(/Defender: now played by the referee/);
    expect((await tableNow()).header.holders.map(({ player }) => player)).toContain('referee');
  });

  it('is Arbitre, too, where its own account is named', async () => {
    await begin();
    const arbitre = messages()[0]?.author ?? '';
    expect(told(await slash('Ann', 'match substitute', { player: arbitre }))).toMatch(/now played by the referee/);
    expect(votePost()).toBeUndefined();
  });
});

it.each(usually(['ru', 'fr'] as const))('speaks %s', async (language: Locale) => {
  await begin({ language });
  await playTo('movement');
  await order();
  await slash('Ann', 'match correct', { order: 'HBK-4G RT armour 5', reason: 'x' });
  const vote = wordsOf(votePost());
  await press('Benoît', 'agree');
  const corrected = shown();
  await slash('Ann', 'match undo');
  const undo = wordsOf(votePost());
  if (votePost()) await press('Benoît', 'agree');
  const asked = await slash('Ann', 'match substitute');
  await press('Ann', 'substitute', asked.reply);
  const words = [vote, corrected, undo, shown()].join('\n');
  expect(words).not.toMatch(/\{|undefined/);
  expect(words).toMatch(language === 'fr' ? /Corrigé avec l['’]accord de tous/ : /Исправлено с общего согласия/);
});
