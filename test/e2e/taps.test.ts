import { afterEach, describe, expect, it } from 'vitest';
import { channelId } from '../../src/match/header.js';
import { buttonOf, controlsOf, startStage, type Stage } from '../support/bot.js';
import { withBrawl } from '../support/brawl.js';
import { temporaryFolder } from '../support/files.js';
import { awaited, orderOnward } from '../support/play.js';
import { withSix } from '../support/six.js';
import { inSoak, SOAK_ALONE, usually } from '../support/soak.js';
import { panelOf, tap, type Cost, type Tapped } from '../support/tapping.js';

/** What an order costs in taps, from the panel to the order done; what is tapped is read from the buttons, as a player reads it. */

let stage: Stage;
afterEach(async () => {
  expect(stage.logged).toEqual([]);
  expect(stage.sandbox.unknownRoutes).toEqual([]);
  await stage.close();
});
const table = (): string => stage.sandbox.stage.channelNamed('table-1').id;
const slash = async (who: string, path: string, options: Readonly<Record<string, string>> = {}): Promise<void> => {
  await (await stage.sandbox.as(who).slash(table(), path, options)).answered();
  await stage.settled();
};

/** A match of two, both of whom read English. */
async function begin(scenario: string, ann: string, benoit: string, scenarios?: string): Promise<void> {
  stage = await startStage({ seed: 'taps', ...(scenarios === undefined ? {} : { scenarios }) });
  for (const who of ['Ann', 'Benoît']) stage.sandbox.as(who).setLocale('en-GB');
  await slash('Ann', 'match new', { scenario, side: ann });
  await slash('Benoît', 'match join', { side: benoit });
  await slash('Ann', 'match start');
}

/** What is asked now. */
async function asked(): Promise<string> {
  const here = await stage.services.referee.tableIn(channelId(table()));
  return here?.state?.agenda.at(-1)?.asked?.questions[0]?.topic.ask ?? '';
}

/** Plays on until something is asked, and `that` holds. */
async function playTo(ask: string, that: () => Promise<boolean> = () => Promise.resolve(true)): Promise<void> {
  for (let orders = 0; (await asked()) !== ask || !(await that()); orders++) {
    if (orders > 80 || !(await orderOnward(stage, table()))) throw new Error(`never asked to ${ask}`);
  }
}

/** Whoever is awaited taps an order from the panel on, which counts once. */
async function order(...wanted: readonly Tapped[]): Promise<Cost> {
  const next = await awaited(stage, table());
  if (!next) throw new Error('nobody is awaited');
  const cost = await tap(stage, table(), next.user, wanted);
  expect(cost.orders, cost.told).toHaveLength(1);
  return cost;
}

/** Whether whoever is awaited would find a button, or an entry of a menu. */
async function offers(label: RegExp): Promise<boolean> {
  const next = await awaited(stage, table());
  const panel = next && panelOf(stage, table(), next.user);
  const my = buttonOf(panel ?? undefined, 'my|');
  if (!next || !panel || !my) return false;
  const opened = await (await stage.sandbox.as(next.user).press(panel, my.id)).answered();
  return controlsOf(opened).some((control) => [control, ...control.options].some((one) => label.test(one.label)));
}

const FACING = /^(?:N|NE|SE|S|SW|NW)(?: |$)/u;
const ENTRY = /^A · /u;

const LEVELS = [
  ['standard', 'lance-duel', 'north-lance', 'south-lance'],
  ['quick-start', 'two-a-side', 'south', 'north'],
] as const;
describe.each(usually(LEVELS))('P-06 few taps: BattleTech, %s', (level, scenario, ann, benoit) => {
  it('to deploy, to move, to steer, to stand still, to fire', async () => {
    await begin(`battletech/${scenario}`, ann, benoit);
    const deployed = await order('Deploy', /^(?:CLNT-2-3T|CDA-2A|GRF-1N|WVR-6R) /u, ENTRY, FACING);
    expect(deployed.taps).toBeLessThanOrEqual(4);
    await playTo('move');
    const moved = await order('Move', / · Run$/u, /^[C-F] · /u, /^\S+ · \d+ MP$/u);
    expect(moved.taps).toBeLessThanOrEqual(4);
    expect(moved.told).toContain('✓ ');
    const steps = ['Forward', 'Turn left'].map((step) => new RegExp(`^${step}`, 'u'));
    const steered = await order('Move', / · Walk$/u, 'Drive by hand', ...steps, 'Stop here');
    expect(steered.taps - steps.length).toBeLessThanOrEqual(6);
    expect(steered.orders).toMatchObject([{ mode: 'walk', steps: 'FL' }]);
    expect((await order('Stay put')).taps).toBe(1);
    const asks = level === 'standard' ? 'attack' : 'declare';
    await playTo(asks, () => offers(/^\S+ → \S+$/u));
    const all = await order('Fire', /^\S+ → \S+$/u, /^Fire all that can hit: /u);
    expect(all.taps).toBeLessThanOrEqual(3);
    await playTo(asks, () => offers(/^\S+ → \S+$/u));
    const rest = level === 'standard' ? [/^No more shots$|^Confirm$/u] : ['Confirm'];
    const some = await order('Fire', /^\S+ → \S+$/u, [/^[AB]: /u], ...rest);
    expect(some.taps).toBeLessThanOrEqual(6);
    await playTo(asks);
    expect((await order('Hold fire')).taps).toBe(1);
  }, 240_000);
});

it.each(
  usually([
    ['quick-start', /^(?:CLNT|PNT)-\S+-2/u],
    ['standard', /^(?:JR7-D|BJ-1)/u],
  ] as const),
)(
  'P-06 the unit that comes last is taken first at no tap more: BattleTech, %s',
  async (level, last) => {
    await begin(`battletech/six-${level}`, 'reds', 'blues', withSix(temporaryFolder()));
    await playTo('move');
    const run = new RegExp(`${last.source}.* · Run$`, 'u');
    expect((await order('Move', run, /^[C-F] · /u, /^\S+ · \d+ MP$/u)).taps).toBeLessThanOrEqual(4);
    await playTo(level === 'standard' ? 'attack' : 'declare', () =>
      offers(new RegExp(`${last.source}.* → \\S+$`, 'u')),
    );
    const fire = new RegExp(`${last.source}.* → \\S+$`, 'u');
    expect((await order('Fire', fire, /^Fire all that can hit: /u)).taps).toBeLessThanOrEqual(3);
  },
  240_000,
);

it.each(inSoak ? (['quick-start', 'standard'] as const) : [])(
  `P-06 few taps with six a side: BattleTech, %s${SOAK_ALONE}`,
  async (level) => {
    await begin(`battletech/six-${level}`, 'reds', 'blues', withSix(temporaryFolder()));
    expect((await order('Deploy', /^(?:HBK|ENF|WHM|TDR)-/u, ENTRY, FACING)).taps).toBeLessThanOrEqual(4);
    await playTo('move');
    for (let unit = 0; unit < 3; unit++) {
      const moved = await order('Move', / · Run$/u, /^[C-F] · /u, /^\S+ · \d+ MP$/u);
      expect(moved.taps).toBeLessThanOrEqual(4);
    }
    const steps = ['Forward', 'Turn left'].map((step) => new RegExp(`^${step}`, 'u'));
    const steered = await order('Move', / · Walk$/u, 'Drive by hand', ...steps, 'Stop here');
    expect(steered.taps - steps.length).toBeLessThanOrEqual(6);
    const far = await order('Move', / · Run$/u, /^[A-Y]2 · /u, /^\S+ · \d+ MP$|^Confirm$/u);
    expect(far.taps, 'beyond the places of the first menu').toBeLessThanOrEqual(4);
    const asks = level === 'standard' ? 'attack' : 'declare';
    await playTo(asks, () => offers(/^\S+ → \S+$/u));
    expect((await order('Fire', /^\S+ → \S+$/u, /^Fire all that can hit: /u)).taps).toBeLessThanOrEqual(3);
    await playTo(asks);
    expect((await order('Hold fire')).taps).toBe(1);
  },
  240_000,
);

it('P-06 P-13 few taps: a blow, which is asked only of those who reach somebody', async () => {
  await begin('ford', 'reds', 'blues', withBrawl(temporaryFolder()));
  await playTo('strike');
  const struck = await order('Strike', { ifAsked: /^[A-Z]+-\w+$/u }, /(?:kick|punch|push)/iu);
  expect(struck.taps).toBeLessThanOrEqual(3);
}, 240_000);

it('P-06 P-20 few taps: 1-48 Tactic', async () => {
  await begin('tactic148/skirmish', 'airborne', 'grenadiers');
  await playTo('deploy');
  expect((await order('Deploy', /Gunner|Assault/u, ENTRY, 'Confirm')).taps).toBeLessThanOrEqual(4);
  await playTo('act');
  const moved = await order('Act', / · Move$/u, ENTRY, { ifAsked: /^Stop there$|^Confirm$/u });
  expect(moved.taps).toBeLessThanOrEqual(4);
  await playTo('act', () => offers(/ · Suppression Fire$/u));
  const named = [/^(?:US|VG)-[^ ]+$|^A · /u, { ifAsked: 'Confirm' }] as const;
  expect((await order('Act', / · Suppression Fire$/u, ...named)).taps).toBeLessThanOrEqual(4);
  await playTo('act', () => offers(/ · Shoot/u));
  const aimed = [{ ifAsked: / · (?:With Aim|Aim)|^With Aim/u }, { ifAsked: 'Confirm' }] as const;
  expect((await order('Act', / · Shoot/u, ...aimed)).taps).toBeLessThanOrEqual(4);
  await playTo('act', () => offers(/^End the turn$/u));
  expect((await order('Act', 'End the turn')).taps).toBeLessThanOrEqual(2);
  await playTo('react');
  expect((await order('Let it go on')).taps).toBe(1);
}, 240_000);

it.runIf(inSoak)(
  `P-06 few taps with six a side: 1-48 Tactic${SOAK_ALONE}`,
  async () => {
    await begin('tactic148/six', 'reds', 'blues', withSix(temporaryFolder()));
    await playTo('deploy');
    expect((await order('Deploy', /Gunner|Assault/u, ENTRY, { ifAsked: 'Confirm' })).taps).toBeLessThanOrEqual(4);
    await playTo('act');
    const moved = await order('Act', / · Move$/u, ENTRY, { ifAsked: /^Stop there$|^Confirm$/u });
    expect(moved.taps).toBeLessThanOrEqual(4);
    await playTo('act', () => offers(/ · Suppression Fire$/u));
    const named = [/^(?:VG|SU|US|UK)-[^ ]+$|^A · /u, { ifAsked: 'Confirm' }] as const;
    expect((await order('Act', / · Suppression Fire$/u, ...named)).taps).toBeLessThanOrEqual(4);
    await playTo('act', () => offers(/^End the turn$/u));
    expect((await order('Act', 'End the turn')).taps).toBeLessThanOrEqual(2);
  },
  240_000,
);

it('P-06 P-12 a newcomer’s first own shot in Green: twelve taps at most, and the panel has five buttons', async () => {
  await begin('battletech/green', 'defender', 'attacker');
  const panel = () => controlsOf(panelOf(stage, table(), 'Ann'));
  expect(panel().map(({ label }) => label)).toEqual([
    'Deploy',
    'Place it for me',
    'Undo my last order',
    'More…',
    'My language · Ma langue · Мой язык',
  ]);
  const ways: Readonly<Record<string, readonly Tapped[]>> = {
    'Ann deploy': ['Deploy', ENTRY, /^N /u],
    'Benoît deploy': ['Deploy', /^[A-Y] · 080[12]/u, /^S /u],
    'Ann move': ['Move', 'Run', /^[A-Y] · 08(?:10|11) /u, /^N[EW]? · /u],
    'Benoît move': ['Move', 'Run', /^[A-Y] · 080[67] /u, /^S[EW]? · /u],
    'Ann declare': ['Fire', { ifAsked: /^ENF-4R/u }, { ifAsked: /^Fire all that can hit/u }],
    'Benoît declare': ['Hold fire'],
  };
  let taps = 0;
  let last: Cost['orders'][number] | undefined;
  for (let orders = 0; orders < 8; orders++) {
    expect(panel()).toHaveLength(5);
    const who = (await awaited(stage, table()))?.user === stage.sandbox.as('Ann').id ? 'Ann' : 'Benoît';
    const ask = await asked();
    const cost = await order(...(ways[`${who} ${ask}`] ?? []));
    if (who === 'Ann') taps += cost.taps;
    if (who === 'Ann') last = cost.orders[0];
    if (last?.type === 'declare') break;
  }
  expect(last).toMatchObject({ type: 'declare', target: 'ENF-4R' });
  expect(taps).toBeLessThanOrEqual(12);
}, 120_000);
