import { describe, expect, test } from 'vitest';
import type { Locale } from '../../../../../src/i18n/locales.js';
import { battletech } from '../../../../../src/rules/battletech/index.js';
import type { BattleTechView } from '../../../../../src/rules/battletech/battletech.js';
import type { Body } from '../../../../../src/rules/battletech/standard/types.js';
import type { Inquiry } from '../../../../../src/rules/battletech/inquiries.js';
import type { Location } from '../../../../../src/rules/battletech/vocabulary.js';
import { spectator } from '../../../../../src/rules/kernel/seats.js';
import { sideId } from '../../../../../src/rules/kernel/ids.js';
import { hex, unit, type Play } from '../../../../support/quick-start.js';
import { beginFull, marked, passTo, step, type FullPiece } from '../../../../support/standard.js';
import { words } from '../battle.js';
import { atStandard } from '../../../../../src/rules/battletech/levels.js';
import { changeUnit, changeUnits } from '../../../../../src/rules/battletech/units.js';
import { supposed } from '../../../../../src/rules/battletech/supposed.js';

const HCT: FullPiece = { unit: 'HCT-3F', seat: 'defender', at: '0812 N' };
const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0808 S' };
const play = beginFull({ pieces: [HCT, ENF], hexes: { '0810': { woods: 1 }, '0808': { water: 1 } } });
const whole = battletech.view(play.match, spectator);
const id = unit('HCT-3F');

/** What is seen when the Hatchetman bears these marks and has lost these locations. */
function damaged(body: Partial<Body>, lost: readonly Location[] = []): BattleTechView {
  const game = changeUnit(marked(play.game, 'HCT-3F', body), id, (one) => ({ ...one, lost }));
  return { ...whole, game };
}

function say(inquiry: Inquiry, locale: Locale, view = whole): string {
  const result = battletech.inspect(view, inquiry);
  if (!result.ok) throw new Error(result.error.code);
  return words.answer(result.value, view, locale);
}

const sheet = (locale: Locale, view?: BattleTechView): readonly string[] =>
  say({ about: 'sheet', unit: id }, locale, view).split('\n');

describe('the sheet says how a unit is', () => {
  test.each([
    ['en', 'MASC on', 'MASC next on 7+', 'MASC strained: no roll holds it'],
    ['fr', 'MASC enclenché', 'MASC : la prochaine fois à 7+', 'MASC à bout : aucun jet ne suffit'],
    ['ru', 'MASC включён', 'MASC: в следующий раз на 7+', 'MASC на пределе: никакой бросок не удержит'],
  ] as const)(
    '%s: AMB-SEQ-21 MASC that is on, that is strained, that nothing holds any more',
    (locale, on, next, spent) => {
      const told = (strain: number, isOn: boolean): string =>
        sheet(locale, damaged({ masc: { on: isOn, strain } }))
          .join('\n')
          .replaceAll(/[\u00a0\u202f]/gu, ' ');
      expect(told(1, true)).toContain(on);
      expect(told(2, false)).toContain(next);
      expect(told(4, false)).toContain(spent);
      expect(told(0, false)).not.toContain('MASC');
    },
  );
});

describe('the sheet says what heat threatens', () => {
  test('table 7.2.5 an explosion only where there is ammunition that can explode', () => {
    expect(sheet('en', damaged({ heat: 23 })).join()).toContain('explosion avoided on 6+');
    const view = damaged({ heat: 23 });
    const empty = changeUnits(atStandard(supposed(view.game)), (one) => ({
      ...one,
      ammo: one.ammo.map((bin) => ({ ...bin, left: 0 })),
    }));
    const spent = sheet('en', { ...view, game: empty }).join();
    expect(spent).toContain('shutdown avoided on 8+');
    expect(spent).not.toContain('explosion');
  });
});

describe('the sheet says which Narc pods stick to a unit', () => {
  const pod = { side: sideId('attacker'), location: 'LA' } as const;
  test.each([
    ['en', 'Narc pod of Attacker (left arm)', 'Narc pod of Attacker (left arm), sends from the next turn on'],
    [
      'fr',
      'balise Narc\u202f: Attaquant (bras gauche)',
      'balise Narc\u202f: Attaquant (bras gauche), active dès le tour suivant',
    ],
    ['ru', 'маяк Narc: Атакующий (левая рука)', 'маяк Narc: Атакующий (левая рука), работает со следующего хода'],
  ] as const)('%s: AMB-SEQ-12 those that send, and those of this turn', (locale, sends, fresh) => {
    const told = (body: Partial<Body>): string => sheet(locale, damaged(body))[1] ?? '';
    expect(told({ pods: [pod] })).toContain(sends);
    expect(told({ pods: [pod], newPods: [pod] })).not.toContain(fresh);
    expect(told({ newPods: [pod] })).toContain(fresh);
  });
});

describe('the sheet says what a unit can still strike', () => {
  /** Why it cannot strike more: what is listed behind the weapons with their letters. */
  const reasonsIn = (lines: readonly string[]): readonly string[] =>
    lines.slice(lines.findLastIndex((text) => /^- [A-Z] /.test(text)) + 1).filter((text) => text.startsWith('- '));

  test.each([
    ['en', 'Physical attacks: punch LA 5 · punch RA 5 · hatchet RA 9 · kick LL 9 · kick RL 9 · push'],
    [
      'fr',
      'Corps à corps\u202f: coup de poing LA 5 · coup de poing RA 5 · hache RA 9 · coup de pied LL 9 · coup de pied RL 9 · poussée',
    ],
    ['ru', 'Удары: удар рукой LA 5 · удар рукой RA 5 · топор RA 9 · удар ногой LL 9 · удар ногой RL 9 · толчок'],
  ] as const)('%s: each limb with its damage', (locale, line) => {
    expect(sheet(locale)).toContain(line);
  });

  test.each([
    ['en', 'Physical attacks: punch RA 5 · hatchet RA 9', 'Punch: the left arm is gone.'],
    ['fr', 'Corps à corps\u202f: coup de poing RA 5 · hache RA 9', 'Coup de poing\u202f: membre perdu (bras gauche).'],
    ['ru', 'Удары: удар рукой RA 5 · топор RA 9', 'Удар рукой: конечность потеряна (левая рука).'],
  ] as const)('%s: a limb gone, and so a whole kind of physical attack', (locale, line, reason) => {
    const lines = sheet(locale, damaged({}, ['LA', 'LL']));
    expect(lines).toContain(line);
    expect(lines).toContain(`- ${reason}`);
    // Both kicks fail for the one leg: that is said once. Left: the punch, the kicks, the push.
    expect(reasonsIn(lines)).toHaveLength(3);
  });

  test.each([
    ['en', 'HCT-3F lies on the ground: it strikes nobody until it stands up.'],
    ['fr', 'HCT-3F est à terre\u202f: pas de corps à corps avant de se relever.'],
    ['ru', 'HCT-3F лежит: пока не встанет, никого не ударит.'],
  ] as const)('%s: on the ground nothing, said once', (locale, reason) => {
    const lines = sheet(locale, damaged({ prone: true }));
    expect(reasonsIn(lines)).toEqual([`- ${reason}`]);
    expect(reasonsIn(sheet(locale, damaged({ prone: true, shutdown: true })))).toHaveLength(1);
  });

  test('an arm whose weapon was fired this turn', () => {
    const laser = whole.game.units[0]?.sheet.mounts.find(({ location }) => location === 'RA');
    if (!laser) throw new Error('no laser');
    const lines = sheet('en', damaged({ fired: [laser.id] }));
    expect(lines).toContain('Physical attacks: punch LA 5 · kick LL 9 · kick RL 9');
    expect(lines).toContain('- Punch: a weapon in the right arm was fired this turn.');
    expect(lines).toContain('- Club attack: a weapon in the right arm was fired this turn.');
  });
});

describe('the odds of physical attacks', () => {
  const near = () =>
    beginFull({
      pieces: [
        { unit: 'HCT-3F', seat: 'defender', at: '0809 N' },
        { unit: 'ENF-4R', seat: 'attacker', at: '0808 S' },
        { unit: 'HBK-4G', seat: 'attacker', at: '0801 S' },
      ],
    });
  const odds = (play: Play, of: string, locale: Locale = 'en'): readonly string[] =>
    say({ about: 'odds', unit: unit(of), target: null, from: null }, locale, battletech.view(play.match, spectator))
      .replaceAll(/[\u202f\u00a0]/gu, ' ')
      .split('\n');

  test('table 7.2.7 stand with the shots at whoever is next to the unit', () => {
    const lines = odds(near(), 'HCT-3F', 'fr');
    expect(lines).toContain('- coup de pied (jambe gauche) : **3+** (97 %), 9 de dégâts');
    expect(lines).toContain('- poussée : **4+** (92 %)');
    expect(lines.filter((line) => line.includes('poing'))).toHaveLength(2);
    expect(lines.some((line) => line.includes('laser'))).toBe(true);
  });

  test('SEQ-13 in the physical attack phase there are no shots any more', () => {
    const play = near();
    passTo(play, 'strike');
    const lines = odds(play, 'HCT-3F');
    expect(lines).toContain('- hatchet (right arm): **4+** (92%), damage 9');
    expect(lines.join()).not.toMatch(/laser|HBK-4G/);
  });

  test('SEQ-08 of one that charges the charge, and once that it does not fire', () => {
    const play = beginFull({
      pieces: [
        { unit: 'HCT-3F', seat: 'defender', at: '0805 S' },
        { unit: 'ENF-4R', seat: 'attacker', at: '0809 N' },
      ],
    });
    play.give('defender', { type: 'pass' });
    play.give('attacker', step('ENF-4R', 'run', 'FFF', { charge: 'HCT-3F' }));
    passTo(play, 'attack');
    expect(odds(play, 'ENF-4R').filter((line) => line.startsWith('- '))).toEqual([
      '- no shot, charging',
      '- charge: **7+** (58%), damage 15, itself 5',
    ]);
  });
});

describe('answers at standard level', () => {
  test.each([
    ['en', '- no shot, gunnery bonus too low to aim'],
    ['fr', '- pas de tir, bonus de tir trop bas pour viser'],
    ['ru', '- выстрела нет, для прицела мала надбавка к стрельбе'],
  ] as const)('CLN-32 %s: that a pilot cannot aim is said once, and in few words', (locale, line) => {
    const match = beginFull({ pieces: [HCT, ENF], options: { aimedShots: 'on' } }).match;
    const aimed = { about: 'odds', unit: id, target: unit('ENF-4R'), from: null, aim: 'high' } as const;
    const lines = say(aimed, locale, battletech.view(match, spectator)).split('\n');
    expect(lines.filter((one) => one.startsWith('- '))).toEqual([line]);
  });

  test('P-09 why weapons are silent is said once, also where another is silent for a reason of its own', () => {
    const aimed = { about: 'odds', unit: id, target: unit('ENF-4R'), from: null, aim: 'CT' } as const;
    const lines = say(aimed, 'en', damaged({}, ['LA'])).split('\n');
    expect(lines.filter((line) => line.includes('no shot'))).toEqual([
      '- A AC/10, C medium laser: no shot, it can move: no location to aim at',
      '- B medium laser: no shot, weapon lost',
    ]);
  });

  test.each([
    ['en', '  -# 4 gunnery + 1 light woods between (1 hex) + 1 partial cover = 6'],
    ['fr', '  -# 4 tir + 1 bois clairs entre les deux (1 hex) + 1 couvert partiel = 6'],
    ['ru', '  -# 4 стрельба + 1 редкий лес по пути (1 гекс) + 1 частичное укрытие = 6'],
  ] as const)('%s: odds with each term by its name', (locale, terms) => {
    expect(say({ about: 'odds', unit: id, target: null, from: null }, locale).split('\n')).toContain(terms);
  });

  test.each([
    [
      'en',
      '**0812 → 0808**: 4 hexes, line of sight open (1 point of woods), target in partial cover\n- 0810 light woods',
    ],
    [
      'fr',
      '**0812 → 0808**\u202f: 4 hex, ligne de vue dégagée (1 point de bois), cible à couvert partiel\n- 0810 bois clairs',
    ],
    ['ru', '**0812 → 0808**: 4 гекса, обзор открыт (лес: 1 очко), цель в частичном укрытии\n- 0810 редкий лес'],
  ] as const)('%s: the line, with the cover of a target in water', (locale, text) => {
    expect(say({ about: 'los', from: hex('0812'), to: hex('0808') }, locale)).toBe(text);
  });

  test.each([
    ['en', '**HCT-3F**, walking, 2 MP: 8 hexes within reach, by cost\n-# 4 on the sheet − 2 heat (10)'],
    ['fr', '**HCT-3F**, en marche, 2 MP\u202f: 8 hex accessibles, par coût\n-# 4 sur la fiche − 2 chaleur (10)'],
    ['ru', '**HCT-3F**, шагом, 2 MP: доступно 8 гексов, по стоимости\n-# 4 по карточке − 2 температура (10)'],
  ] as const)('%s: reach with what the MP are made of', (locale, text) => {
    const hot = damaged({ heat: 10 });
    expect(say({ about: 'reach', unit: id, mode: 'walk' }, locale, hot)).toContain(text);
  });
});
