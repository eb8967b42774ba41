import { describe, expect, test } from 'vitest';
import { readBattletech } from '../../../../../src/games/battletech/library/read.js';
import { sheetText } from '../../../../../src/games/battletech/present/sheet.js';
import { unitText } from '../../../../../src/games/battletech/present/unit.js';
import { gaitOf } from '../../../../../src/rules/battletech/gait.js';
import type { Crew } from '../../../../../src/rules/battletech/standard/kinds.js';
import { SOUND } from '../../../../../src/rules/battletech/standard/vehicles.js';
import { inspect } from '../../../../../src/rules/battletech/inspect.js';
import { battletech } from '../../../../../src/rules/battletech/index.js';
import { spectator } from '../../../../../src/rules/kernel/seats.js';
import { sceneOf } from '../../../../../src/render/index.js';
import { LOCALES, type Locale } from '../../../../../src/i18n/locales.js';
import { unit } from '../../../../support/quick-start.js';
import { beginFull, type FullPlay } from '../../../../support/standard.js';
import { tagged, wordsAt } from '../../../../support/scenes.js';
import { tongueOf } from '../../../../../src/games/battletech/words/index.js';

/** What a player of tanks sees: their own figure, a sheet without heat, and the words of a vehicle (UNI-02, UNI-10 to 21). */

const { stock } = readBattletech('scenarios/battletech');

function tanks(crew: Partial<Crew> = {}): FullPlay {
  const play = beginFull({
    pieces: [
      { unit: 'STRIKER', seat: 'defender', at: '0810 N' },
      { unit: 'HBK-4G', seat: 'attacker', at: '0805 S' },
    ],
  });
  play.alter('STRIKER', (one) => ({ ...one, body: { ...one.body, crew: { ...SOUND, ...crew } } }));
  return play;
}

const viewOf = (play: FullPlay) => battletech.view(play.match, spectator);
const pictureOf = (play: FullPlay, shows: object) =>
  sceneOf({
    game: 'battletech',
    view: viewOf(play),
    before: null,
    events: [],
    locale: 'en',
    shows: shows as never,
  });
/** Without the spaces that no line breaks at. */
const spaced = (text: string): string => text.replaceAll(/[\u00a0\u202f]/gu, ' ');

const HURT: Partial<Crew> = {
  motive: ['moderate'],
  hits: ['driver', 'sensors', 'sensors', 'turret-jam'],
  shaken: ['TU'],
  stunned: 1,
  stuck: 2,
};

describe('a tank is seen as a tank', () => {
  test('P-04 UNI-01 on the map it has the figure of its motive system and no bar of heat', () => {
    const scene = pictureOf(tanks(), { kind: 'map', crop: 'action', overlay: null });
    expect(tagged(scene, 'unit:STRIKER:figure:wheeled').length).toBeGreaterThan(3);
    expect(tagged(scene, 'unit:STRIKER:heat')).toEqual([]);
    expect(tagged(scene, 'unit:HBK-4G:heat').length).toBeGreaterThan(0);
    expect(tagged(scene, 'force:STRIKER:heat')).toEqual([]);
  });

  test('UNI-18 UNI-21 P-04 its token bears the worst of what hampers it, and its turret points where it is stuck', () => {
    const states = (crew: Partial<Crew>) =>
      tagged(pictureOf(tanks(crew), { kind: 'map', crop: 'action', overlay: null }), 'unit:STRIKER:state').map(
        ({ tag }) => tag.split(':').at(-1),
      )[0];
    expect(states(HURT)).toBe('stunned');
    expect(states({ motive: ['immobile', 'minor'] })).toBe('stopped');
    expect(states({ motive: ['minor'], stuck: 1 })).toBe('slowed');
    expect(states({ stuck: 1 })).toBe('turret-stuck');
    const stuck = pictureOf(tanks({ stuck: 2 }), { kind: 'map', crop: 'action', overlay: null });
    expect(tagged(stuck, 'unit:STRIKER:twist').length).toBeGreaterThan(0);
  });

  test('UNI-02 UNI-18 its sheet has marks for motive system, crew and guns in the place of heat and slots', () => {
    const scene = pictureOf(tanks(HURT), { kind: 'sheets', units: [unit('STRIKER')] });
    expect(tagged(scene, 'heat:STRIKER')).toEqual([]);
    expect(tagged(scene, 'slots:STRIKER')).toEqual([]);
    expect(wordsAt(scene, 'gait:STRIKER')).toBe('Cruise 5 · Flank 8 MP · wheeled (now 4 · 6 MP)');
    expect(wordsAt(scene, 'pilot:STRIKER')).toBe('Crew: gunnery 4, driving 5');
    expect(wordsAt(scene, 'mark:STRIKER')).toContain('sensors');
    expect(scene.shapes.filter(({ tag }) => /^mark:STRIKER.*:hit$/u.test(tag)).length / 2).toBe(6);
  });
});

describe('a tank in words', () => {
  const sheetOf = (play: FullPlay, locale: Locale): string => {
    const found = inspect(viewOf(play), { about: 'sheet', unit: unit('STRIKER') });
    if (!found.ok || found.value.about !== 'sheet') throw new Error('no sheet');
    return spaced(sheetText(found.value, tongueOf(locale)));
  };

  test.each([
    ['en', 'cruise 5, flank 8 MP', 'Hit: −1 MP, driving +2 · driver hit · sensors ×2 · turret jammed · stabiliser TU'],
    [
      'fr',
      'croisière 5, pleine vitesse 8 MP',
      'Touchés : −1 MP, conduite +2 · conducteur touché · senseurs ×2 · tourelle bloquée · stabilisateur TU',
    ],
    [
      'ru',
      'обычный ход 5, полный 8 MP',
      'Поражено: −1 MP, вождение +2 · ранен водитель · сенсоры ×2 · башню заклинило · стабилизатор TU',
    ],
  ] as const)('UNI-02 UNI-10 UNI-18 /sheet in %s has driving, what is hurt, and no heat', (locale, gait, hurt) => {
    const text = sheetOf(tanks(HURT), locale);
    expect(text).toContain(gait);
    expect(text).toContain(hurt);
    expect(text).not.toMatch(/heat|chaleur|нагрев|радиатор|punch|coup de poing|удар/iu);
  });

  test('UNI-02 UNI-10 /unit show says in every language how it drives, and nothing of heat sinks', () => {
    const striker = stock.units.get('STRIKER') ?? expect.unreachable();
    const shown = LOCALES.map((locale) => spaced(unitText(striker, tongueOf(locale))));
    expect(shown[0]).toContain('Vehicle, wheeled: cruise 5, flank 8 MP');
    expect(shown[1]).toContain('Véhicule à roues : croisière 5, pleine vitesse 8 MP');
    expect(shown[2]).toContain('Машина, ход — колёсный: обычный 5, полный 8 MP');
    for (const text of shown) expect(text).not.toMatch(/sink|dissipateur|радиатор/iu);
  });

  test('UNI-10 vehicles cruise and go flank, ’Mechs walk and run', () => {
    const play = tanks();
    const gaits = (id: string) => (['stand', 'walk', 'run'] as const).map((mode) => gaitOf(play.unit(id), mode));
    expect(gaits('STRIKER')).toEqual(['stand', 'cruise', 'flank']);
    expect(gaits('HBK-4G')).toEqual(['stand', 'walk', 'run']);
  });
});
