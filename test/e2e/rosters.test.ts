import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { channelId } from '../../src/match/header.js';
import { ordersOf } from '../../src/orders/registry.js';
import { controlsOf, told, useStage, wordsOf } from '../support/bot.js';
import { awaited } from '../support/play.js';

const { stage, table, slash, press, messages } = useStage();
const EXAMPLE = readFileSync('docs/examples/night-patrol.json', 'utf8');

async function bring(who: string, content: string): Promise<string> {
  const base64 = Buffer.from(content).toString('base64');
  const file = { name: 'patrol.json', contentType: 'application/json', base64 };
  const outcome = await stage().sandbox.as(who).slash(table(), 'unit import', { file });
  await outcome.answered();
  await stage().settled();
  return told(outcome);
}

const lobby = (): string => messages().map(wordsOf).join('\n');

describe('rosters', () => {
  it('come as a file, are kept for the server, listed, shown, offered and deleted', async () => {
    expect(await bring('Ann', EXAMPLE)).toContain('**Night patrol** (`night-patrol`): 27 of 27 points; UK-Corporal');
    expect(await bring('Ann', EXAMPLE)).toContain('takes the place');
    expect(await bring('Vera', EXAMPLE)).toContain('принёс другой игрок');
    expect(told(await slash('Vera', 'unit rosters'))).toContain('Night patrol');
    expect(told(await slash('Vera', 'unit list', { name: 'night' }))).toContain(
      '**Ночной разведчик** · 7 очков · Британские стрелки',
    );
    const shown = told(await slash('Vera', 'unit show', { name: 'night-patrol/Night-Scout' }));
    expect(shown).toContain('Silenced pistol');
    const ann = stage().sandbox.as('Ann');
    expect(await ann.autocomplete(table(), 'unit rosters', { delete: 'ni' }, 'delete')).toEqual([
      { name: 'Night patrol', value: 'night-patrol' },
    ]);
    expect(told(await slash('Vera', 'unit rosters', { delete: 'night-patrol' }))).toContain('принёс другой игрок');
    expect(told(await slash('Ann', 'unit rosters', { delete: 'night-patrol' }))).toContain('is deleted');
    expect(told(await slash('Ann', 'unit rosters'))).toContain('Nobody has brought');
  });

  it('that do not fit are refused with all that is wrong, and nothing is kept', async () => {
    const wrong = EXAMPLE.replace('"move": 5.5', '"move": "far"').replace('"h2h": 3', '"h2h": 30');
    const answer = await bring('Ann', wrong);
    expect(answer).toContain('2 things are not right');
    expect(answer).toContain('card 1 (Night-Scout), `healthy.h2h`: `30` does not fit');
    expect(await bring('Ann', ' '.repeat(100_000))).toContain('has 98 KiB; a roster may have at most 96');
    expect(told(await slash('Ann', 'unit rosters'))).toContain('Nobody has brought');
  });

  it('take the place of a side’s force in the lobby and begin the match', async () => {
    await bring('Ann', EXAMPLE);
    await slash('Ann', 'match new', { scenario: 'tactic148/skirmish', side: 'airborne' });
    await slash('Vera', 'match join', { side: 'grenadiers' });
    expect(told(await slash('Vera', 'match roster', { roster: 'night-patrol', side: 'airborne' }))).toContain(
      'отряд выбирают её игроки',
    );
    expect(told(await slash('Ann', 'match roster', { roster: 'day-patrol' }))).toContain('There are night-patrol');
    const offers = await stage()
      .sandbox.as('Ann')
      .autocomplete(table(), 'match roster', { roster: 'patrol' }, 'roster');
    expect(offers).toEqual([{ name: 'Night patrol (27 points)', value: 'night-patrol' }]);
    await slash('Ann', 'match roster', { roster: 'night-patrol' });
    expect(lobby()).toContain('Roster: Night patrol, 27 points');
    expect(lobby()).toContain('Units: UK-Corporal, Night-Scout, Rifle-1, and UK-Rifleman');
    await slash('Ann', 'match roster', {});
    expect(lobby()).not.toContain('Roster:');
    await slash('Vera', 'match roster', { roster: 'Night patrol' });
    // What a match has taken it keeps.
    await slash('Ann', 'unit rosters', { delete: 'night-patrol' });
    await slash('Ann', 'match start');
    const match = await stage().services.referee.tableIn(channelId(table()));
    expect(match?.header.status).toBe('playing');
    expect(told(await slash('Vera', 'sheet', { unit: 'Night-Scout' }))).toContain('Ночной разведчик');
  });

  it('with fewer characters than the side has players are refused, and take nobody in beyond them', async () => {
    const pair = JSON.stringify({ ...JSON.parse(EXAMPLE), characters: ['UK-Corporal', 'Night-Scout'] });
    expect(await bring('Ann', pair)).toContain('**Night patrol**');
    await slash('Ann', 'match new', { scenario: 'tactic148/skirmish', side: 'airborne' });
    for (const who of ['Vera', 'Benoît']) await slash(who, 'match join', { side: 'airborne' });
    expect(told(await slash('Ann', 'match roster', { roster: 'night-patrol' }))).toContain(
      'Airborne: 3 players, and the roster has room for 2.',
    );
    expect(lobby()).not.toContain('Roster:');
    await slash('Benoît', 'match leave');
    await slash('Ann', 'match roster', { roster: 'night-patrol' });
    expect(lobby()).toContain('Roster: Night patrol');
    expect(told(await slash('Benoît', 'match join', { side: 'airborne' }))).not.toBe('');
    expect(lobby()).toContain('Units: UK-Corporal and Night-Scout');
  });

  it('what is typed for a force without a name, or by somebody without a place, is refused with what would be right', async () => {
    await slash('Ann', 'match new', { scenario: 'tactic148/skirmish', side: 'airborne' });
    expect(told(await slash('Ann', 'match roster', { units: ' , ;' }))).toMatch(/^No unit is named.* such as `[A-Z]/);
    expect(told(await slash('Benoît', 'match roster', { units: 'UK-Rifleman' }))).toContain(
      'Nommez le camp par `camp:`, `airborne` ou `grenadiers`',
    );
    const lower = { kind: 'battletech/roster', id: 'x', title: 'X', units: [{ unit: 'JR7-D', label: 'jenner' }] };
    expect(await bring('Vera', JSON.stringify(lower))).toContain('Нужно: обозначение до 20 заглавных латинских букв');
  });

  it('of somebody who is forgotten stay, as nobody’s: matches keep them, managers alone change or delete them', async () => {
    await bring('Vera', EXAMPLE);
    await slash('Ann', 'match new', { scenario: 'tactic148/skirmish', side: 'airborne' });
    await slash('Vera', 'match join', { side: 'grenadiers' });
    await slash('Vera', 'match roster', { roster: 'night-patrol' });
    const sure = await slash('Vera', 'me forget');
    await press('Vera', 'me-forgotten', sure.reply);
    const guild = stage().sandbox.stage.guild.id;
    expect((await stage().services.servers.rosters(guild)).map(({ id, player }) => [id, player])).toEqual([
      ['night-patrol', null],
    ]);
    expect(told(await slash('Benoît', 'unit rosters'))).toContain('Night patrol');
    expect(told(await slash('Vera', 'unit rosters', { delete: 'night-patrol' }))).toContain(
      'удалены: менять и удалять состав могут только те, кто управляет',
    );
    expect(await bring('Vera', EXAMPLE)).toContain('удалены: менять и удалять состав могут только те, кто управляет');
    expect(lobby()).toContain('Roster: Night patrol');
    await slash('Ann', 'match start');
    expect(told(await slash('Ann', 'sheet', { unit: 'Night-Scout' }))).toContain('Night scout');
    expect(told(await slash('Ann', 'unit rosters', { delete: 'night-patrol' }))).toContain('is deleted');
  });

  it("of BattleTech bring any 'Mech of the library to a match of its level; one with MASC switches it on", async () => {
    const lance = readFileSync('docs/examples/night-lance.json', 'utf8');
    expect(await bring('Ann', lance)).toContain(
      '**Night lance** (`night-lance`): BV 4,375 · 140 t; DASHER, JR7-D, LANTERN',
    );
    await slash('Ann', 'match new', { scenario: 'battletech/lance-duel', opponent: 'referee' });
    await slash('Ann', 'match roster', { roster: 'night-lance' });
    expect(lobby()).toContain('Roster: Night lance, BV 4,375 · 140 t');
    await slash('Ann', 'match start');
    let switched = false;
    let details = '';
    for (let orders = 0; orders < 30 && !details.includes('switches MASC on'); orders++) {
      const next = await awaited(stage(), table());
      if (!next) throw new Error('nobody is awaited');
      const isDasher = 'unit' in next.command && next.command.unit === 'DASHER';
      const overdrives: boolean = !switched && next.command.type === 'move' && isDasher;
      switched ||= overdrives;
      const { command, options } = overdrives
        ? { command: 'move', options: { unit: 'DASHER', order: 'masc' } }
        : ordersOf('battletech').format(next.command, 'en');
      const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value));
      const outcome = await slash('Ann', command, given);
      const reply = await outcome.answered();
      const again = controlsOf(reply).find(({ id }) => id.startsWith('again'));
      if (reply && again) await stage().sandbox.as('Ann').press(reply, again.id);
      await stage().settled();
      if (switched) details = told(await press('Ann', 'details'));
    }
    expect(details).toMatch(/\*\*DASHER\*\* switches MASC on, 3\+/);
  });

  it('are typed unit by unit as well, with suggestions for the last name', async () => {
    const ann = stage().sandbox.as('Ann');
    await slash('Ann', 'match new', { scenario: 'battletech/lance-duel', opponent: 'referee' });
    expect(await ann.autocomplete(table(), 'match roster', { units: 'DASHER, hunchback' }, 'units')).toContainEqual({
      name: 'DASHER, Hunchback HBK-4G',
      value: 'DASHER, HBK-4G',
    });
    await slash('Ann', 'match roster', { units: 'dasher, Hunchback HBK-4G; JR7-D, jr7-d' });
    expect(lobby()).toContain('Roster: own choice, BV 4,042 · 140 t');
    expect(lobby()).toContain('Units: DASHER, HBK-4G, JR7-D, and JR7-D-2');
    expect(told(await slash('Ann', 'match roster', { units: 'DASHER, Jackdaw' }))).toContain(
      'There is no unit Jackdaw',
    );
    expect(told(await slash('Ann', 'match roster', { units: 'Centurion' }))).toContain('can be any of these');
    expect(told(await slash('Ann', 'match roster', { units: 'US-Scout' }))).toContain('There is no unit US-Scout');
    expect(told(await slash('Ann', 'match roster', { units: 'DASHER', roster: 'night-lance' }))).toContain(
      'one of the two',
    );
    expect(told(await slash('Ann', 'match roster', { units: Array(13).fill('DASHER').join() }))).toContain(
      'at most 12',
    );
    expect(lobby()).toContain('Units: DASHER, HBK-4G, JR7-D, and JR7-D-2');
    await slash('Ann', 'match start');
    expect(told(await slash('Ann', 'sheet', { unit: 'JR7-D-2' }))).toContain('JR7-D');
  });

  it('WPN-12 have the ammunition that is typed in brackets, for each weapon that takes it or for one slot', async () => {
    const ann = stage().sandbox.as('Ann');
    await slash('Ann', 'match new', { scenario: 'battletech/lance-duel', opponent: 'referee', side: 'north-lance' });
    const offered = async (units: string) =>
      (await ann.autocomplete(table(), 'match roster', { units }, 'units'))?.map(({ value }) => value) ?? [];
    expect(await offered('HBK-4G, CPLT-C1 [frag')).toContain('HBK-4G, CPLT-C1 [lrm-15 fragmentation]');
    expect(told(await slash('Ann', 'match roster', { units: 'CPLT-C1 [cluster]' }))).toContain(
      'Catapult CPLT-C1 cannot load cluster. It takes: lrm-15 standard, lrm-15 artemis',
    );
    expect(told(await slash('Benoît', 'match roster', { units: 'AWS-8Q [inferno]', side: 'north-lance' }))).toContain(
      'Awesome AWS-8Q n’a pas de munitions à choisir',
    );
    const slot = /\[([LR]T-\d+) narc/.exec((await offered('CPLT-C1 [narc')).join())?.[1] ?? '';
    await slash('Ann', 'match roster', { units: `CPLT-C1 [fragmentation; ${slot} narc], COM-2D [srm-6 Inferno]` });
    expect(lobby()).toContain('Units: CPLT-C1 and COM-2D');
    await slash('Ann', 'match start');
    const { state } = (await stage().services.referee.tableIn(channelId(table()))) ?? expect.unreachable();
    const units = state && 'level' in state.game && state.game.level === 'standard' ? state.game.units : [];
    const carried = units
      .filter(({ side }) => String(side) === 'north-lance')
      .map(({ id, ammo }) => [id, ammo.map(({ ammo: of, stowed }) => `${of} ${stowed.munition}`).toSorted()]);
    expect(carried).toEqual([
      ['CPLT-C1', ['lrm-15 fragmentation', 'lrm-15 narc']],
      ['COM-2D', ['srm-4 standard', 'srm-6 inferno']],
    ]);
  });

  it('are typed into the form of the lobby’s button, for one’s own side or another', async () => {
    const benoit = stage().sandbox.as('Benoît');
    await slash('Benoît', 'match new', { scenario: 'battletech/lance-duel', opponent: 'referee', side: 'north-lance' });
    const post = messages().findLast((message) => controlsOf(message).some(({ id }) => id.startsWith('force|')));
    const button = controlsOf(post).find(({ id }) => id.startsWith('force|'));
    if (!post || !button) throw new Error('no button for units');
    const type = async (units: string, side = ''): Promise<string> => {
      const opened = await benoit.press(post, button.id);
      const sent = await benoit.submitModal(opened, { units, side });
      await stage().settled();
      return told(sent);
    };
    await type('DASHER, HBK-4G');
    await type('as7-d', 'lance du sud');
    expect(lobby()).toContain('Units: DASHER and HBK-4G');
    expect(lobby()).toContain('Units: AS7-D');
    expect(await type('AS7-D', 'milieu')).toContain('`north-lance`');
    await type('');
    expect(lobby()).not.toContain('DASHER');
    expect(lobby()).toContain('Units: AS7-D');
  });

  it('of characters that are typed are worth what they cost', async () => {
    await slash('Ann', 'match new', { scenario: 'tactic148/skirmish', side: 'airborne', opponent: 'referee' });
    await slash('Ann', 'match roster', { units: 'US-Sergeant, US-Scout, US-Scout' });
    expect(lobby()).toContain('Units: US-Sergeant, US-Scout, and US-Scout-2');
    expect(lobby()).toMatch(/Roster: own choice, \d+ points/u);
  });
});

describe('/match draw', () => {
  it('issue 16, item 4: draws with the lobby, or by its button; what cannot be drawn makes no lobby', async () => {
    const lot = { scenario: 'battletech/lance-duel', opponent: 'referee', value: '100' };
    expect(told(await slash('Vera', 'match new', lot))).toContain(
      'Отряда из 4 юнитов на 100 или до одной двадцатой меньше нет.',
    );
    expect(await stage().services.referee.tableIn(channelId(table()))).toBeNull();
    await slash('Vera', 'match new', { ...lot, value: '5000', units: '3' });
    expect(lobby()).toMatch(/drawn, seed [0-9a-f]{16}/u);
    const post = messages().findLast((message) => controlsOf(message).some(({ id }) => id.startsWith('draw|')));
    const button = controlsOf(post).find(({ id }) => id.startsWith('draw|'));
    if (!post || !button) throw new Error('no button that draws');
    const vera = stage().sandbox.as('Vera');
    const type = async (fields: Readonly<Record<string, string>>): Promise<string> => {
      const sent = await vera.submitModal(await vera.press(post, button.id), fields);
      await stage().settled();
      return told(sent);
    };
    const first = lobby();
    expect(await type({ value: '', tons: '', units: '2' })).toContain('либо');
    expect(lobby()).toBe(first);
    await type({ value: '', tons: '120', units: '2' });
    expect([...lobby().matchAll(/Units: (\S+) and (\S+)/gu)]).toHaveLength(2);
    await slash('Vera', 'match abandon', {});
  });

  it('draws both sides to a value, shows the seed, and draws the same again from it', async () => {
    await slash('Ann', 'match new', { scenario: 'battletech/lance-duel', opponent: 'referee' });
    await slash('Ann', 'match draw', { value: '5000', units: '4' });
    const forces = (): readonly string[] => [...lobby().matchAll(/Units: (.*)/gu)].map(([, units = '']) => units);
    const seed = /drawn, seed ([0-9a-f]{16})/u.exec(lobby())?.[1];
    const first = forces();
    expect(first).toHaveLength(2);
    expect(seed).toBeDefined();
    for (const [, value = ''] of lobby().matchAll(/BV ([\d,]+)/gu)) {
      expect(Number(value.replace(',', ''))).toBeGreaterThanOrEqual(4750);
    }
    await slash('Ann', 'match draw', { tons: '200', units: '4' });
    expect(forces()).not.toEqual(first);
    await slash('Ann', 'match draw', { value: '5000', units: '4', seed: seed ?? '' });
    expect(forces()).toEqual(first);
    expect(told(await slash('Ann', 'match draw', {}))).toContain('Say either a value or a mass');
    expect(told(await slash('Ann', 'match draw', { value: '100', units: '4' }))).toContain(
      'No force of 4 units makes 100, or up to a twentieth less.',
    );
    expect(told(await slash('Ann', 'match draw', { value: 'much' }))).toContain('is no value');
    expect(told(await slash('Ann', 'match draw', { value: '5000', units: '99' }))).toContain('A force has 1 to 12');
    await slash('Ann', 'match abandon', {});
  });
});
