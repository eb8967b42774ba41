import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '../../../../../src/i18n/locales.js';
import type { FullEvent } from '../../../../../src/rules/battletech/standard/events.js';
import type { Play } from '../../../../support/quick-start.js';
import { chapters, viewOf, words } from '../battle.js';
import { ambushed, bombarded, ejected, gifted, hurried, mined, scanned, shelled, sowed, swept } from './advanced.js';
import {
  aFall,
  blasted,
  carefully,
  collisions,
  explosion,
  flooded,
  fromAbove,
  jams,
  knockedOut,
  lance,
  moving,
  ontoAnother,
  overdriven,
  overheated,
  throughArmour,
  uprooted,
  volleys,
  withdrawal,
  withoutLifeSupport,
} from './battle.js';
import { carried } from './carried.js';
import { burntWoods, fires, houseFalls, woodsFiredAt } from './fires.js';
import { cleared, crashed, landed } from './flights.js';
import { leagueShots, targetedShot } from './league.js';
import { pushedAside } from './shoves.js';

/** Each example as its reports read one after the other, with the terms behind the button. */
function told(play: Play, locale: Locale): string {
  const reports = chapters(play)
    .filter(({ after }) => after.game.turn > 0)
    .map((stretch) => {
      const { heading, lines, why, changed } = words.report(stretch, locale);
      const story = words.story(stretch, locale).lines.map((line) => `! ${line}`);
      return [
        `## ${heading}`,
        ...story,
        ...lines,
        ...why.map((line) => `> ${line}`),
        `changed: ${changed.join(' ')}`,
      ].join('\n');
    });
  const { outcome } = play.match;
  return [...reports, ...(outcome ? [words.outcome(outcome, viewOf(play), locale)] : [])].join('\n\n');
}

const MATCHES: readonly (readonly [title: string, play: () => Play])[] = [
  ['A fall', aFall],
  ['Ammunition, no CASE', () => explosion([])],
  ['Ammunition, CASE', () => explosion(['LT'])],
  ['A shutdown', overheated],
  ['Through the armour', throughArmour],
  ['Knocked out', knockedOut],
  ['Death from above', fromAbove],
  ['On the move', moving],
  ['Collisions', collisions],
  ['Onto another', ontoAnother],
  ['A tree as a club', uprooted],
  ['Jams, pods, dumping', jams],
  ['Fires', fires],
  ['Woods fired at', woodsFiredAt],
  ['A house falls', houseFalls],
  ['Woods that burn down', burntWoods],
  ['A push into a third', pushedAside],
  ['A withdrawal', withdrawal],
  ['Heat without life support', withoutLifeSupport],
  ['A blast', blasted],
  ['Volleys', volleys],
  ['MASC', overdriven],
  ['A careful stand', carefully],
  ['Sprinting and evading', hurried],
  ['Edge', gifted],
  ['Ejections', ejected],
  ['From hiding', ambushed],
  ['Over mines', mined],
  ['Mines of a squad', sowed],
  ['Mines are cleared', swept],
  ['Shells', bombarded],
  ['Shells from on board', shelled],
  ['Scans', scanned],
  ['In water', flooded],
  ['Shots of a league', leagueShots],
  ['A targeted shot', targetedShot],
  ['Four against four', lance],
  ['A forced landing', landed],
  ['A crash', crashed],
  ['Jams of a tank', cleared],
  ['Carried and climbed', carried],
];

const plays = MATCHES.map(([title, play]) => [title, play()] as const);

describe('the report of the standard level', () => {
  // One golden report a language, read line by line; `npx vitest run FILE -u` renews them, then read them again.
  test.each(LOCALES)('reads as the golden report in %s', async (locale) => {
    const text = plays.map(([title, play]) => `# ${title}\n\n${told(play, locale)}`);
    await expect(`${text.join('\n\n---\n\n')}\n`).toMatchFileSnapshot(`../golden/standard-${locale}.md`);
  });

  test('SEQ-10 one line a shot, and what it broke below it', () => {
    const [play] = plays.flatMap(([title, one]) => (title === 'Through the armour' ? [one] : []));
    const lines = play ? chapters(play).flatMap((stretch) => words.report(stretch, 'en').lines) : [];
    const shot = lines.indexOf('- medium laser → ENF-4R 6+ (72%): 4+4 **hit**, CT 23 → 18');
    expect(lines[shot + 1]).toBe('  - Critical CT through the armour, 5+5: engine, engine');
  });

  test('every kind of event is told', () => {
    const types: Readonly<
      Record<
        Exclude<
          FullEvent['type'],
          | 'SelfDestructSet'
          | 'SelfDestructed'
          | 'Slowed'
          | 'BoggedDown'
          | 'IceTrodden'
          | 'CrustTrodden'
          | 'MagmaBurned'
          | 'GeyserBlew'
          | 'GeyserCalmed'
          | 'VentOpened'
          | 'Jolted'
          | 'FloorsMoved'
          | 'Sank'
          | 'BridgeFell'
        >,
        true
      >
    > = {
      PilotingRolled: true,
      Fell: true,
      StoodUp: true,
      DroppedProne: true,
      Skidded: true,
      Crashed: true,
      Landed: true,
      Collided: true,
      FellOnto: true,
      Blasted: true,
      WallsBroken: true,
      BuildingFell: true,
      Buried: true,
      Displaced: true,
      SteppedAside: true,
      LeftMap: true,
      ChargeDeclared: true,
      MascSwitched: true,
      PaceTaken: true,
      LaidInWait: true,
      SalvoFired: true,
      ShellFired: true,
      MineSown: true,
      SalvoLanded: true,
      SmokeLaid: true,
      MinesLaid: true,
      MinesFound: true,
      Scanned: true,
      MinesMet: true,
      MinesSwept: true,
      UnitRevealed: true,
      Ejected: true,
      Breached: true,
      FireDeclared: true,
      ShotFired: true,
      HexFired: true,
      Unjammed: true,
      JamsCleared: true,
      BlowsDeclared: true,
      ClubTaken: true,
      ClubBroken: true,
      BlowStruck: true,
      HeatTold: true,
      ShutDown: true,
      Restarted: true,
      AmmoHeated: true,
      PilotHurt: true,
      UnitDestroyed: true,
      PilotWoke: true,
      AmmoDumped: true,
      SinksSwitched: true,
      FireSpread: true,
      WoodsBurned: true,
      SmokeDrifted: true,
      CargoStruck: true,
      Swarmed: true,
      Dislodged: true,
      Mounted: true,
      Unloaded: true,
      Withdrawing: true,
      GoalsCounted: true,
    };
    const silent = new Set(Object.keys(types));
    for (const [, play] of plays) {
      for (const { before, after, events } of chapters(play)) {
        for (const event of events) {
          if (!silent.has(event.type)) continue;
          const { lines } = words.report({ before, after, events: [event] }, 'en');
          if (lines.length > 0) silent.delete(event.type);
        }
      }
    }
    expect([...silent]).toEqual([]);
  });

  test('a turn of four against four fits into its posts in every language', () => {
    const [, play] = plays.at(-1) ?? [];
    if (!play) throw new Error('no match');
    for (const locale of LOCALES) {
      for (const stretch of chapters(play)) {
        const { heading, lines } = words.report(stretch, locale);
        expect(lines.join('\n').length, `${heading} in ${locale}`).toBeLessThan(3_400);
      }
    }
  });

  test('P-15 three lines at most come first, and details tell every line of the report, each unit together', () => {
    for (const [title, play] of plays) {
      for (const stretch of chapters(play)) {
        const { lines: first, details } = words.story(stretch, 'en');
        const { lines } = words.report(stretch, 'en');
        expect(first.length, title).toBeLessThanOrEqual(3);
        expect(first.length > 0, title).toBe(lines.length > 0);
        expect(details.toSorted(), title).toEqual(lines.toSorted());
        const units = details.flatMap((line) => /^(?:💥 )?\*\*([A-Z0-9-]+)\*\*/u.exec(line)?.[1] ?? []);
        expect(units.filter((unit, i) => unit !== units[i - 1]).length, title).toBe(new Set(units).size);
      }
    }
  });

  test('P-15 what breaks something is bold, by whom, and with what it means', () => {
    const firstOf = (title: string, heading: string): readonly string[] =>
      plays
        .filter(([name]) => name === title)
        .flatMap(([, play]) => chapters(play))
        .filter((stretch) => words.report(stretch, 'en').heading === heading)
        .flatMap((stretch) => words.story(stretch, 'en').lines);
    expect(firstOf('Four against four', 'Turn 1 · Weapon attacks')[0]).toBe(
      '**HBK-4G** −105 (RFL-3N 36, THOR 29, ENF-4R 21, SHD-2H 6): **gyro out of action**: it cannot stand up again · **left leg gone** · **falls** · walks 4 → 1 MP · pilot wounded (1 of 6) · no armour left: centre torso',
    );
    expect(firstOf('Four against four', 'Turn 2 · Weapon attacks')).toEqual([
      '💥 **HBK-4G Hunchback is out of the fight**: centre torso destroyed, **explosion on board: AC/20 ammunition** (THOR 36, SHD-2H 10, RFL-3N 8, ENF-4R 3). Defender: 3 of 4 left on the map.',
      '**ENF-4R** −34 (JR7-D 19, CPLT-C1 15): no armour left: left torso',
      'Also: **THOR** −18 · Defender: 10 of 16 shots hit · Attacker: 7 of 15 shots hit',
    ]);
    expect(firstOf('A shutdown', 'Turn 1 · Physical attacks, heat, end of turn')[0]).toBe(
      '**RFL-3N**: **reactor shut down**: it can do nothing and is easy to hit',
    );
    expect(firstOf('Through the armour', 'Turn 1 · Weapon attacks')[0]).toBe(
      '**ENF-4R** −5 (HBK-4G): **engine hit**: +10 heat every turn',
    );
  });

  test('no line keeps a slot open or says undefined', () => {
    for (const locale of LOCALES)
      for (const [, play] of plays) expect(told(play, locale)).not.toMatch(/[{}]|undefined|NaN|battletech\./);
  });
});
