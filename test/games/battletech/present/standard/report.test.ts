import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '../../../../../src/i18n/locales.js';
import type { FullEvent } from '../../../../../src/rules/battletech/standard/events.js';
import type { Play } from '../../../../support/quick-start.js';
import { chapters, viewOf, words } from '../battle.js';
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
import { burntWoods, fires } from './fires.js';
import { pushedAside } from './shoves.js';

/** Each example as its reports read one after the other, with the terms behind the button. */
function told(play: Play, locale: Locale): string {
  const reports = chapters(play)
    .filter(({ after }) => after.game.turn > 0)
    .map((stretch) => {
      const { heading, lines, why, changed } = words.report(stretch, locale);
      return [`## ${heading}`, ...lines, ...why.map((line) => `> ${line}`), `changed: ${changed.join(' ')}`].join('\n');
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
  ['Woods that burn down', burntWoods],
  ['A push into a third', pushedAside],
  ['A withdrawal', withdrawal],
  ['Heat without life support', withoutLifeSupport],
  ['A blast', blasted],
  ['Volleys', volleys],
  ['MASC', overdriven],
  ['A careful stand', carefully],
  ['In water', flooded],
  ['Four against four', lance],
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
    const types: Readonly<Record<Exclude<FullEvent['type'], 'Slowed'>, true>> = {
      PilotingRolled: true,
      Fell: true,
      StoodUp: true,
      DroppedProne: true,
      Skidded: true,
      Collided: true,
      FellOnto: true,
      Blasted: true,
      Displaced: true,
      SteppedAside: true,
      LeftMap: true,
      ChargeDeclared: true,
      MascSwitched: true,
      Breached: true,
      FireDeclared: true,
      ShotFired: true,
      Unjammed: true,
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

  test('no line keeps a slot open or says undefined', () => {
    for (const locale of LOCALES)
      for (const [, play] of plays) expect(told(play, locale)).not.toMatch(/[{}]|undefined|NaN|battletech\./);
  });
});
