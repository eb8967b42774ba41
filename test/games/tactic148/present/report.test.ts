import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '../../../../src/i18n/locales.js';
import type { Stretch } from '../../../../src/present/contract.js';
import { isKernelEvent } from '../../../../src/rules/kernel/evolve.js';
import { seatId } from '../../../../src/rules/kernel/ids.js';
import { begun, evolve } from '../../../../src/rules/tactic148/evolve.js';
import type { Tactic148 } from '../../../../src/rules/tactic148/tactic148.js';
import type { Event } from '../../../../src/rules/tactic148/events.js';
import { answer, begin, piece, shoot, wall, type Figure, type Situation } from '../../../support/tactic148.js';
import { card, chapters, missionSetUp, skirmish, viewOf, words } from './matches.js';
import { SCENES } from './scenes.js';

function told(stretch: Stretch<Tactic148>, locale: Locale): string {
  const { heading, lines, why, changed } = words.report(stretch, locale);
  const story = words.story(stretch, locale).lines.map((line) => `! ${line}`);
  return [`## ${heading}`, ...story, ...lines, ...why.map((line) => `> ${line}`), `changed: ${changed.join(' ')}`].join(
    '\n',
  );
}

const scenes = Object.entries(SCENES).map(([name, play]) => ({ name, ...play() }));

/** Every type of event, and whether a report has words for it; the compiler sees to it that none is left out. */
const EVENTS: Readonly<Record<Event['type'], 'told' | 'quiet'>> = {
  RolledOff: 'told',
  TableLaidOut: 'told',
  EdgesTaken: 'told',
  ObjectiveNamed: 'told',
  DeploymentBegan: 'told',
  CharacterDeployed: 'told',
  TurnBegan: 'told',
  ActionTaken: 'quiet',
  AimPaid: 'told',
  ClimbPaid: 'told',
  CoverTaken: 'told',
  MarkersRemoved: 'told',
  Moved: 'told',
  MoveCutShort: 'told',
  ShotFired: 'told',
  ShotLost: 'told',
  GrenadeThrown: 'told',
  GrenadeScattered: 'told',
  GrenadeMoved: 'told',
  GrenadeExploded: 'told',
  BlowsExchanged: 'told',
  CharacterHurt: 'told',
  OpportunityMarked: 'told',
  SuppressionMarked: 'told',
  SuppressionJoined: 'told',
  SuppressionRolled: 'told',
  LetPass: 'quiet',
  Instructed: 'quiet',
  PlanLaid: 'told',
  PlanFollowed: 'quiet',
  PlanDropped: 'told',
  SeatFinished: 'told',
  TurnEnded: 'told',
};

describe('the report', () => {
  // One golden report a language, read line by line; `npx vitest run FILE -u` renews them, then read them again.
  test.each(LOCALES)('reads as the golden report in %s', async (locale) => {
    const match = skirmish();
    const { outcome } = match.match;
    const text = [
      ...chapters(match).map((stretch) => told(stretch, locale)),
      ...(outcome ? [words.outcome(outcome, viewOf(match), locale)] : []),
      ...chapters(missionSetUp()).map((stretch) => told(stretch, locale)),
      ...scenes.map(({ name, stretch }) => `---\n\n# ${name}\n\n${told(stretch, locale)}`),
    ];
    await expect(`${text.join('\n\n')}\n`).toMatchFileSnapshot(`golden/${locale}.md`);
  });

  test('T48-19 a shot that waits for its answer stands in the report, the alt text and the table as text until it is answered', () => {
    const { play, stretch } = SCENES['a shot that waits for its answer']();
    const whole = { kind: 'map', crop: 'whole', overlay: null } as const;
    for (const locale of LOCALES) {
      const line = words.report(stretch, locale).lines.at(-1) ?? '';
      expect(line).toContain('**US-Rifleman**');
      expect(line).toContain('**VG-Grenadier**');
      expect(words.board(stretch.after, locale)).toContain(line);
      const alt = words.alt(whole, stretch, locale).split('\n');
      const plain = line.replaceAll('**', '');
      expect(alt.filter((each) => each === plain)).toEqual([plain]);
      expect(alt.indexOf(plain)).toBe(1);
    }
    const english = words.report(stretch, 'en').lines.at(-1) ?? '';
    play.give('vg', answer(false), [1, 1, 1]);
    expect(words.board(viewOf(play), 'en')).not.toContain(english);
  });

  test('AMB-T48-06 says that Opportunity Fire goes without its Aim, and what was lacking', () => {
    const unaimed = (name: keyof typeof SCENES): readonly string[] =>
      words.report(SCENES[name]().stretch, 'en').lines.filter((line) => line.includes('without it'));
    expect(unaimed('Opportunity Fire without a token for its Aim')).toEqual([
      '**VG-Assault** has no token left for Aim and fires without it',
    ]);
    expect(unaimed("Opportunity Fire without an action for its Aim, in the opponent's turn")).toEqual([
      '**VG-Assault** has no action left for Aim and fires without it',
    ]);
    expect(unaimed('Opportunity Fire with Aim that misses, and one that ends an Assault Fire')).toEqual([]);
  });

  test('T48-50 T48-51 AMB-T48-20 *Why?* names what the target is in cover behind: terrain or figures', () => {
    const hedge = piece('hedge', 'cover', wall(12, 14, 14, 14.4));
    const corner = piece('corner', 'obstruction', wall(13, 16, 20, 16.5));
    const far = piece('far', 'cover', wall(25, 14, 30, 15));
    const cover = (pieces: Situation['pieces'], ...others: readonly Figure[]): string => {
      const figures: readonly Figure[] = [
        { unit: 'US-Rifleman', card: card('US-Rifleman'), at: [13, 10] },
        { unit: 'VG-Grenadier', card: card('VG-Grenadier'), at: [13, 20] },
        ...others,
      ];
      const play = begin({ figures, pieces: pieces ?? [] });
      const [before, from] = [viewOf(play), play.log.length];
      play.give('us', shoot('US-Rifleman', 'VG-Grenadier', false, 'm1-rifle'), [1, 1, 1]);
      const { why } = words.report({ before, after: viewOf(play), events: play.log.slice(from) }, 'en');
      return /Cover: .*?\.(?= )/.exec(why.join(' '))?.[0] ?? '';
    };
    expect(cover([far])).toBe('');
    expect(cover([hedge, far])).toBe('Cover: hedge at 13, 14.2.');
    expect(cover([corner, far])).toBe('Cover: wall at 16.5, 16.3.');
    expect(cover([far], { unit: 'VG-Scout', card: 'grenadier', at: [13, 15] })).toBe('Cover: VG-Scout.');
    expect(cover([hedge], { unit: 'VG-Scout', card: 'grenadier', at: [13, 17] })).toBe(
      'Cover: hedge at 13, 14.2 · VG-Scout.',
    );
  });

  test('P-15 three lines at most come first, and details tell every line of the report', () => {
    const stretches = [...chapters(skirmish()), ...chapters(missionSetUp()), ...scenes.map(({ stretch }) => stretch)];
    for (const stretch of stretches) {
      const { heading, lines } = words.report(stretch, 'en');
      const { lines: first, details } = words.story(stretch, 'en');
      expect(first.length, heading).toBeLessThanOrEqual(3);
      expect(first.length > 0, heading).toBe(lines.length > 0);
      expect(details.toSorted(), heading).toEqual(lines.toSorted());
    }
  });

  test("P-03 what came of a seat's orders is what its dice did, and what befell its own", () => {
    const [first] = chapters(skirmish()).filter(({ events }) => events.some(({ type }) => type === 'ShotFired'));
    const came = first ? words.results(first, first.after.seats[1]?.id ?? seatId('none'), 'en') : [];
    expect(came.map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
      '**US-Scout** → **VG-Unteroffizier**, M1 rifle, 12.3 u: 2 dice, 6+ (31%): 5 1 → miss',
      '**US-Gunner** → **VG-Assault**, BAR, 12.5 u: 4 dice, 4+ (94%): 5 2 1 3 → **wounded** (with Aim, 2 tokens)',
      '↪ Interrupt: **VG-Gunner** → **US-Gunner**, MG 42, 16.1 u: 4 dice, 4+ (94%): 3 2 1 1 → miss',
    ]);
  });

  test('P-19 the characters behind most wounds are named, three at most', () => {
    const play = skirmish();
    expect(words.most(play.log, viewOf(play), 'en')).toEqual([
      '**US-Sergeant** 2 hits, 1 out of action',
      '**US-Rifleman** 1 hit, 1 out of action',
      '**US-Scout** 1 hit, 1 out of action',
    ]);
  });

  test('P-15 who fell, by whom, and what it means come first', () => {
    const firsts = chapters(skirmish()).map((stretch) => words.story(stretch, 'en').lines);
    expect(firsts.at(-2)?.slice(0, 2)).toEqual([
      '✖ **VG-Unteroffizier is out of action** (US-Sergeant). Grenadiers: 8 of 27 points lost (defeat at 14)',
      '**US-Gunner is wounded** (VG-Gunner): no action until the end of the turn, and weaker from now on',
    ]);
    expect(firsts.at(-1)?.slice(0, 2)).toEqual([
      '**Victory: Airborne** (half of the enemy force is out of action)',
      '✖ **VG-Assault is out of action** (US-Rifleman and US-Scout). Grenadiers: 14 of 27 points lost (defeat at 14)',
    ]);
  });

  test('every event that has words comes up in the golden report', () => {
    const logs = [skirmish().log, ...scenes.map(({ play }) => play.log)];
    const seen = new Set(logs.flatMap((log) => log.map(({ type }) => type)));
    const missing = Object.keys(EVENTS).filter((type) => ![...seen].some((one) => one === type));
    expect(missing).toEqual([]);
  });

  test('an event that has words is told by itself, in every language; one that has none is not', () => {
    const steps = [
      ...chapters(skirmish()),
      ...chapters(missionSetUp()),
      ...scenes.map(({ stretch }) => stretch),
    ].flatMap(singles);
    for (const locale of LOCALES) {
      for (const [type, has] of Object.entries(EVENTS)) {
        const lines = steps
          .filter((step) => step.type === type)
          .flatMap((step) => words.report(step.stretch, locale).lines);
        if (has === 'quiet') expect(lines, type).toEqual([]);
        else expect(lines.length, `${type} in ${locale}`).toBeGreaterThan(0);
        for (const line of lines) expect(line, `${type} in ${locale}`).not.toMatch(/[{}]|undefined|NaN|tactic148/);
      }
    }
  });
});

/** Each event of the game in a stretch, alone with the match around it. */
function singles({ before, after, events }: Stretch<Tactic148>) {
  const [first] = events;
  let game = before?.game ?? (first?.type === 'Began' ? begun(first.setup) : after.game);
  return events.flatMap((event) => {
    if (isKernelEvent<Tactic148>(event)) return [];
    const [was, is] = [game, evolve(game, event)];
    game = is;
    const stretch = {
      before: { ...after, game: was, questions: [] },
      after: { ...after, game: is, questions: [] },
      events: [event],
    };
    return [{ type: event.type, stretch }];
  });
}
