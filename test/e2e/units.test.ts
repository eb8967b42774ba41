import { describe, expect, it } from 'vitest';
import { libraryOf } from '../support/library.js';
import { buttonOf, controlsOf, told, useStage, wordsOf } from '../support/bot.js';

const { stage, table, slash, press } = useStage();

/** All units of all games, and the pages of the list. */
const COUNT = libraryOf().units.length;
const PAGES = Math.ceil(COUNT / 20);

describe('/unit', () => {
  it('lists by mass, technology and year, lightest first', async () => {
    const clan = told(await slash('Ann', 'unit list', { tech: 'clan', tons: '70-80', name: 'prime' }));
    expect(clan).toContain('3 units');
    expect(clan).toContain('**Thor (Summoner) Prime** · 70 t · BV 2,298 · Clan · 2872');
    expect(clan.indexOf('Thor')).toBeLessThan(clan.indexOf('Mad Cat'));
    expect(told(await slash('Ann', 'unit list', { tons: '100' }))).toContain('Atlas AS7-D');
    expect(told(await slash('Ann', 'unit list', { year: '2470' }))).not.toContain('Commando');
    expect(told(await slash('Ann', 'unit list', { year: '2490', tons: '-25' }))).toContain('Commando');
    expect(told(await slash('Ann', 'unit list', { name: 'hunch' }))).toContain('3 units');
  });

  it('lists by battle value, the least first where that is asked for (BV-09)', async () => {
    const worth = told(await slash('Ann', 'unit list', { worth: '1300-1325', tons: '65-70', sort: 'worth' }));
    const named = [...worth.matchAll(/\*\*(\S+ \S+)\*\* · \d+ t · BV ([\d,]+)/gu)].map(([, name, value]) => [
      name,
      value,
    ]);
    expect(named).toEqual([
      ['Cataphract CTF-1X', '1,316'],
      ['Crusader CRD-3R', '1,317'],
      ['Catapult CPLT-K2', '1,319'],
      ['Cataphract CTF-3D', '1,325'],
    ]);
    expect(told(await slash('Ann', 'unit list', { worth: 'much' }))).toContain('Much is neither a number nor a range');
  });

  it('issue 16, item 3: lists by kind, in the reader’s words, and goes on doing so on the next page', async () => {
    const first = (await slash('Vera', 'unit list', { kind: 'машина' })).reply;
    expect(wordsOf(first)).toMatch(/\*\*\d+ юнит\p{L}*\*\*, страница 1/u);
    expect(wordsOf(first)).toContain('· машина');
    expect(wordsOf(first)).not.toContain('· мех');
    const later = controlsOf(first).find(({ id }) => id.startsWith('units|1'));
    if (!first || !later) throw new Error('one page only');
    const second = await stage().sandbox.as('Vera').press(first, later.id);
    await stage().settled();
    expect(told(second)).toMatch(/страница 2.*· машина/su);
    expect(told(second)).not.toContain('· мех');
    const kinds = await stage().sandbox.as('Vera').autocomplete(table(), 'unit list', { kind: '' }, 'kind');
    expect(kinds).toContainEqual({ name: 'боевая броня', value: 'battle-armour' });
  });

  it('issue 16, item 3: lists by role, with capitals or without, offers roles and shows them', async () => {
    const scouts = told(await slash('Vera', 'unit list', { role: 'Разведчик', tech: 'Клан', tons: '25' }));
    expect(scouts).toContain('Koshi (Mist Lynx) Prime');
    expect(scouts).toContain('· разведчик');
    expect(scouts).not.toContain('застрельщик');
    const boats = told(
      await slash('Ann', 'unit list', { role: 'MISSILE-boat', tech: 'INNER-sphere', kind: 'Vehicle' }),
    );
    expect(boats).toContain('**LRM Carrier**');
    expect(boats).toContain('· missile boat');
    expect(told(await slash('Benoît', 'unit show', { name: 'AS7-D' }))).toMatch(/Rôle\s: mastodonte/);
    const roles = await stage().sandbox.as('Ann').autocomplete(table(), 'unit list', { role: 'S' }, 'role');
    expect(roles).toContainEqual({ name: 'striker', value: 'striker' });
    expect(told(await slash('Ann', 'unit list', { role: 'cook' }))).toMatch(/role cook\. There are: .*sniper/);
  });

  it('says what cannot be read, and that nothing fits', async () => {
    expect(told(await slash('Ann', 'unit list', { tons: 'heavy' }))).toContain('Heavy is neither a number nor a range');
    expect(told(await slash('Ann', 'unit list', { tons: '60-40' }))).toContain('60-40');
    expect(told(await slash('Ann', 'unit list', { tech: 'elves' }))).toContain('Inner Sphere and Clan');
    expect(told(await slash('Ann', 'unit list', { name: 'xyzzy' }))).toContain('No unit matches');
    expect(told(await slash('Benoît', 'unit list', { kind: 'sous-marin' }))).toMatch(
      /genre d’unité sous-marin\. .*véhicule/,
    );
  });

  it('turns pages by button and shows what is picked from the menu', async () => {
    const first = (await slash('Ann', 'unit list')).reply;
    if (!first) throw new Error('nothing shown');
    expect(wordsOf(first)).toContain(`${COUNT} units`);
    expect(wordsOf(first)).toContain(`page 1 of ${PAGES}`);
    const later = controlsOf(first).find(({ id }) => id.startsWith('units|1'));
    const second = await stage()
      .sandbox.as('Ann')
      .press(first, later?.id ?? '');
    await stage().settled();
    expect(told(second)).toContain(`page 2 of ${PAGES}`);
    const menu = buttonOf(second.reply, 'unit');
    const [offered] = menu?.options ?? [];
    const picked = await stage()
      .sandbox.as('Ann')
      .select(first, menu?.id ?? '', [offered?.value ?? '']);
    await stage().settled();
    expect(told(picked)).toContain(offered?.label);
  });

  it('opens from the help, in the reader’s language', async () => {
    await slash('Ann', 'me language', { language: 'fr' });
    const help = await slash('Ann', 'help');
    const opened = await press('Ann', 'units-all', help.reply);
    expect(wordsOf(opened.reply)).toContain(`${COUNT} unités`);
    expect(wordsOf(opened.reply)).toContain('Sphère Intérieure');
    await slash('Ann', 'me language', { language: 'auto' });
  });

  it('shows a record sheet: MP, armour, weapons, ammunition, equipment, and its picture', async () => {
    const shown = await slash('Ann', 'unit show', { name: 'timber wolf' });
    const text = told(shown);
    expect(text).toContain('Mad Cat (Timber Wolf) Prime');
    expect(text).toContain('Walk 5, run 8 MP');
    expect(text).toContain('CT 36 (9)');
    expect(text).toContain('17 double heat sinks: 34 heat a turn');
    expect(text).toContain('F LRM 20 (LT): damage 1×20, heat 6, range 7/14/21');
    expect(text).toContain('LRM 20 6 (LT) + 6 (RT)');
    expect(text).toContain('CASE (LT) · CASE (RT)');
    expect(text).toContain('`MADCAT`');
    expect(shown.reply?.attachments.length).toBe(1);
    expect(told(await slash('Ann', 'unit show', { name: 'CN9-A' }))).toContain('medium laser (CT, rear)');
  });

  it('names what a short name could mean, and offers names while one types', async () => {
    expect(told(await slash('Ann', 'unit show', { name: 'Centurion' }))).toContain(
      'Centurion CN9-A, Centurion CN9-AH, Centurion CN9-AL, or Centurion CN9-D',
    );
    expect(told(await slash('Ann', 'unit show', { name: 'nobody' }))).toContain('There is no unit nobody');
    const ann = stage().sandbox.as('Ann');
    const offers = await ann.autocomplete(table(), 'unit show', { name: 'ost' }, 'name');
    expect(offers?.map(({ value }) => value)).toEqual(['OTT-7J', 'OSR-2C', 'OTL-4D']);
    const techs = await ann.autocomplete(table(), 'unit list', { tech: '' }, 'tech');
    expect(techs?.map(({ name }) => name)).toEqual(['Inner Sphere', 'Clan']);
  });

  it('lists characters by points and faction, offers factions, and shows a card with both of its sides', async () => {
    const guards = told(await slash('Ann', 'unit list', { faction: 'guards' }));
    expect(guards).toContain('4 units');
    expect(guards).toContain('**Soviet MG Gunner** · 8 points · Soviet Guards');
    expect(guards.indexOf('Assault Trooper')).toBeLessThan(guards.indexOf('MG Gunner'));
    const dear = told(await slash('Ann', 'unit list', { worth: '8+', faction: 'volksgrenadiers' }));
    expect(dear).toContain('2 units');
    expect(told(await slash('Ann', 'unit list', { worth: 'many' }))).toContain('Many is neither a number nor a range');
    expect(told(await slash('Ann', 'unit list', { faction: 'elves' }))).toContain('There is no faction elves');
    const ann = stage().sandbox.as('Ann');
    const factions = await ann.autocomplete(table(), 'unit list', { faction: 'so' }, 'faction');
    expect(factions).toEqual([{ name: 'Soviet Guards', value: 'soviet-guards' }]);
    const offers = await ann.autocomplete(table(), 'unit show', { name: 'sergeant' }, 'name');
    expect(offers?.map(({ value }) => value)).toEqual(['SU-Sergeant', 'US-Sergeant']);
    const shown = await slash('Ann', 'unit show', { name: 'us-sergeant' });
    expect(told(shown)).toContain('9 points');
    expect(told(shown)).toContain('Grenade: radius 2.0\u00a0u, 3 dice');
    expect(told(shown)).toContain('Wounded side: 2 actions, 1 shot · Move: 3.0\u00a0u');
    expect(shown.reply?.attachments.length).toBe(1);
  });
});
