import { describe, expect, test } from 'vitest';
import {
  begin,
  beginFire,
  chooseHex,
  deploy,
  fire,
  hex,
  noFire,
  Play,
  run,
  setupOf,
  stand,
  unit,
  walk,
  type Situation,
} from '../../../support/quick-start.js';
import { FullPlay, fullSetup } from '../../../support/standard.js';
import { codeOf, read } from '../../../orders/typing.js';

const duel: Situation = {
  pieces: [
    { unit: 'HBK-4G', seat: 'defender', at: '0815 N' },
    { unit: 'ENF-4R', seat: 'attacker', at: '0805 S' },
  ],
};
const twins: Situation = {
  pieces: [
    { unit: 'HBK-4G=Bruno', seat: 'defender', at: '0815 N' },
    { unit: 'HBK-4G=Berta', seat: 'defender', at: '0615 N' },
    { unit: 'ENF-4R', seat: 'attacker', at: '0805 S' },
    { unit: 'CDA-2A', seat: 'attacker', at: '0905 S' },
  ],
};
/** The defender, without the initiative, is to move first. */
const moving = begin(duel);
const M = (text: string): string => `/move unit:HBK-4G order:${text}`;

describe('texts of /move', () => {
  test.each(['FOOT-RIFLE', 'ELEMENTAL-LASER'])('UNI-40 UNI-52 troopers are deployed without a facing: %s', (name) => {
    const pieces = [
      { unit: name, seat: 'defender', at: '0815 N' },
      { unit: 'ENF-4R', seat: 'attacker', at: '0805 S' },
    ];
    const order = read(new FullPlay(fullSetup({ pieces })), 'defender', `/move unit:${name} order:deploy 0815`);
    expect(order).toMatchObject({ type: 'deploy', hex: '0815', facing: 0 });
  });

  test('QSR-60 deploy: hex and facing by letters or number, in either order, stuck together', () => {
    const play = new Play(setupOf(duel));
    for (const text of ['deploy 0815 N', 'deploy N 0815', 'DEPLOY 0815n', 'deploy 0815 0', 'deploy 0815, N']) {
      expect(read(play, 'defender', M(text)), text).toEqual(deploy('HBK-4G', '0815 N'));
    }
    expect(read(play, 'defender', M('déployer 0815 SE'), 'fr')).toEqual(deploy('HBK-4G', '0815 SE'));
    expect(read(play, 'defender', M('расставить 0815 SE'), 'ru')).toEqual(deploy('HBK-4G', '0815 SE'));
    expect(codeOf(read(play, 'defender', M('deploy 0815')))).toBe('orders/facing-missing');
    expect(codeOf(read(play, 'defender', M('deploy N')))).toBe('orders/hex-missing');
    expect(codeOf(read(play, 'defender', M('deploy 0815 X')))).toBe('orders/not-a-facing');
    expect(read(play, 'defender', M('deploy 1615 N'))).toMatchObject({
      refused: { code: 'orders/hex-off-map', params: { columns: '15', rows: '17' } },
    });
  });

  test('QSR-17 stand, walk, run in every language, wherever it is typed', () => {
    for (const text of ['stand', 'stand still', 'immobile', 'rester immobile', 'стоять', 'на месте']) {
      expect(read(moving, 'defender', M(text)), text).toEqual(stand('HBK-4G'));
    }
    for (const text of [
      'walk 3F L F',
      'marcher 3F L F',
      'идти 3F L F',
      'walk FFFLF',
      'walk f3 l f',
      'WALK 3F,L,F',
      'шагом 3f-l-f',
    ]) {
      expect(read(moving, 'defender', M(text)), text).toEqual(walk('HBK-4G', 'FFFLF'));
    }
    expect(read(moving, 'defender', M('run 3F2L'))).toEqual(run('HBK-4G', 'FFFLL'));
    expect(read(moving, 'defender', M('run F3L2'))).toEqual(run('HBK-4G', 'FFFLL'));
    expect(read(moving, 'defender', M('walk'))).toEqual(walk('HBK-4G', ''));
  });

  test('QSR-63 leaving the map must be said', () => {
    expect(read(moving, 'defender', M('walk 2F exit'))).toEqual(walk('HBK-4G', 'FF', true));
    expect(read(moving, 'defender', M('courir 2F sortir'))).toEqual(run('HBK-4G', 'FF', true));
    expect(codeOf(read(moving, 'defender', M('walk exit')))).toBe('orders/exit-without-steps');
  });

  test('counts that can be read in two ways are shown, not guessed', () => {
    expect(read(moving, 'defender', M('walk F3L'))).toMatchObject({
      refused: { code: 'orders/steps-unclear', params: { given: 'F3L', readings: ['3F L', 'F 3L'] } },
    });
    expect(codeOf(read(moving, 'defender', M('walk F 3 L')))).toBe('orders/steps-unclear');
    expect(read(moving, 'defender', M('walk 3 F L'))).toEqual(walk('HBK-4G', 'FFFL'));
  });

  test('other letters, zero and endless counts are named', () => {
    expect(codeOf(read(moving, 'defender', M('walk FY')))).toBe('orders/not-a-step');
    expect(codeOf(read(moving, 'defender', M('walk 0F')))).toBe('orders/not-a-step');
    expect(codeOf(read(moving, 'defender', M('walk 3')))).toBe('orders/not-a-step');
    expect(codeOf(read(moving, 'defender', M('walk 99F')))).toBe('orders/too-many-steps');
    expect(codeOf(read(moving, 'defender', M('walk 999999999F')))).toBe('orders/too-many-steps');
    expect(codeOf(read(moving, 'defender', M('dance')))).toBe('orders/word-unknown');
    expect(read(moving, 'defender', M('3F L'))).toMatchObject({
      refused: { code: 'orders/mode-missing', params: { examples: ['`walk 3F L`', '`run 3F L`'] } },
    });
  });

  test('a Cyrillic look-alike is refused with both readings', () => {
    expect(read(moving, 'defender', M('идти В'), 'ru')).toMatchObject({
      refused: { code: 'orders/look-alike', params: { given: 'В', readings: ['B (назад)', 'F (вперёд)'] } },
    });
    expect(read(moving, 'defender', M('идти Н'), 'ru')).toMatchObject({
      refused: { code: 'orders/look-alike', params: { readings: ['B (назад)'] } },
    });
    expect(codeOf(read(moving, 'defender', M('бежать к 0810 СВ'), 'ru'))).toBe('orders/look-alike');
    expect(codeOf(read(moving, 'defender', '/move unit:НВК-4G order:stand'))).toBe('orders/look-alike');
  });

  test('run to: the cheapest legal path; an open facing is shown with its costs', () => {
    expect(read(moving, 'defender', M('run to 0811 N'))).toEqual(run('HBK-4G', 'FFFF'));
    expect(read(moving, 'defender', M('courir vers 0811 N'), 'fr')).toEqual(run('HBK-4G', 'FFFF'));
    expect(read(moving, 'defender', M('бежать к 0811 NE'), 'ru')).toEqual(run('HBK-4G', 'FFFFR'));
    const open = read(moving, 'defender', M('run to 0811'));
    expect(codeOf(open)).toBe('orders/destination-open');
    expect(open).toMatchObject({ text: expect.stringContaining('`run to 0811 N` (4 MP)') as string });
    expect(read(moving, 'defender', M('run to 0809 N'))).toEqual(run('HBK-4G', 'FFFFFF'));
    expect(codeOf(read(moving, 'defender', M('run to 0809 S')))).toBe('orders/facing-out-of-reach');
    expect(read(moving, 'defender', M('walk to 0801 N'))).toMatchObject({
      refused: { code: 'orders/out-of-reach', params: { hex: '0801', mp: 4, nearest: ['0811', '0812', '0713'] } },
    });
  });

  test('QSR-09 naming the unit that will move', () => {
    expect(read(moving, 'defender', '/declare unit:HBK-4G')).toEqual({ type: 'name', unit: unit('HBK-4G') });
    expect(read(moving, 'defender', '/move unit:HBK-4G')).toEqual({ type: 'name', unit: unit('HBK-4G') });
    const named = begin(duel);
    named.give('defender', { type: 'name', unit: unit('HBK-4G') });
    expect(codeOf(read(named, 'defender', '/move unit:HBK-4G'))).toBe('orders/order-missing');
    expect(read(named, 'defender', '/move order:stand')).toEqual(stand('HBK-4G'));
  });
});

describe('units', () => {
  const play = begin(twins);

  test('by label, model, chassis or full name, whatever the case and the hyphens', () => {
    for (const name of ['Bruno', 'bruno', 'BRUNO']) {
      expect(read(play, 'defender', `/move unit:${name} order:stand`), name).toEqual(stand('Bruno'));
    }
    for (const name of ['ENF-4R', 'enf4r', 'Enforcer', 'enforcer ENF-4R']) {
      expect(read(play, 'attacker', `/sheet unit:${name}`), name).toEqual({ about: 'sheet', unit: unit('ENF-4R') });
    }
  });

  test('an ambiguous name is shown with its candidates', () => {
    expect(read(play, 'defender', '/move unit:Hunchback order:stand')).toMatchObject({
      refused: { code: 'orders/unit-ambiguous', params: { units: ['Bruno', 'Berta'] } },
    });
    expect(read(play, 'defender', '/move order:stand')).toMatchObject({
      refused: { code: 'orders/unit-missing', params: { units: ['Bruno', 'Berta'] } },
    });
    expect(read(play, 'defender', '/move unit:Atlas order:stand')).toMatchObject({
      refused: { code: 'orders/unit-unknown', params: { units: ['Bruno', 'Berta', 'ENF-4R', 'CDA-2A'] } },
    });
  });
});

describe('texts of /declare and /fire', () => {
  const close: Situation = {
    pieces: [
      { unit: 'HBK-4G', seat: 'defender', at: '0810 N' },
      { unit: 'ENF-4R', seat: 'attacker', at: '0806 S' },
    ],
  };
  const play = beginFire(close);
  const W = (text: string): string => `/declare unit:HBK-4G target:ENF-4R weapons:${text}`;

  test('QSR-11 weapons by letters or names, all, none', () => {
    for (const text of ['A B', 'a,b', 'A+B', 'AC/20 B', 'ac-20, B']) {
      expect(read(play, 'defender', W(text)), text).toEqual(fire('HBK-4G', 'ENF-4R', 'A B'));
    }
    expect(read(play, 'defender', W('B A'))).toEqual(fire('HBK-4G', 'ENF-4R', 'B A'));
    expect(read(play, 'defender', W('BA'))).toEqual(fire('HBK-4G', 'ENF-4R', 'B A'));
    expect(read(play, 'defender', W('малый лазер'), 'ru')).toEqual(fire('HBK-4G', 'ENF-4R', 'D'));
    expect(read(play, 'defender', W('petit laser'), 'fr')).toEqual(fire('HBK-4G', 'ENF-4R', 'D'));
    for (const text of ['none', 'aucune', 'нет', 'no fire']) {
      expect(read(play, 'defender', `/declare unit:HBK-4G weapons:${text}`), text).toEqual(noFire('HBK-4G'));
    }
  });

  test('all means every weapon that may be declared', () => {
    expect(read(play, 'defender', W('all'))).toEqual(fire('HBK-4G', 'ENF-4R', 'A B C'));
    expect(read(play, 'defender', W('tout'), 'fr')).toEqual(fire('HBK-4G', 'ENF-4R', 'A B C'));
    const far = beginFire({
      pieces: [
        { unit: 'HBK-4G', seat: 'defender', at: '0817 S' },
        { unit: 'ENF-4R', seat: 'attacker', at: '0808 S' },
      ],
    });
    expect(codeOf(read(far, 'defender', W('all')))).toBe('battletech/out-of-arc');
  });

  test('the only enemy need not be named; several are listed', () => {
    expect(read(play, 'defender', '/declare weapons:A')).toEqual(fire('HBK-4G', 'ENF-4R', 'A'));
    const many = beginFire(twins);
    expect(read(many, 'defender', '/declare unit:Bruno weapons:A')).toMatchObject({
      refused: { code: 'orders/target-missing', params: { units: ['ENF-4R', 'CDA-2A'] } },
    });
  });

  test('weapons that are not clear are listed by letter', () => {
    expect(read(play, 'defender', W('medium laser'))).toMatchObject({
      refused: { code: 'orders/weapon-ambiguous', params: { weapons: ['B: medium laser', 'C: medium laser'] } },
    });
    expect(read(play, 'defender', W('AC'))).toMatchObject({
      refused: { code: 'orders/weapon-ambiguous', params: { weapons: ['A: AC/20', 'A C'] } },
    });
    expect(codeOf(read(play, 'defender', W('Z')))).toBe('orders/weapon-unknown');
    expect(codeOf(read(play, 'defender', W('A A')))).toBe('orders/weapon-twice');
    expect(codeOf(read(play, 'defender', W('А В')))).toBe('orders/look-alike');
    expect(codeOf(read(play, 'defender', '/declare unit:HBK-4G target:ENF-4R'))).toBe('orders/weapons-missing');
    expect(codeOf(read(play, 'defender', '/declare unit:HBK-4G'))).toBe('orders/weapons-missing');
  });

  test('QSR-31 hexes of a split line, QSR-47 shots that cannot hit', () => {
    expect(read(play, 'defender', '/declare order:hex 0203')).toEqual(chooseHex('0203'));
    expect(read(play, 'defender', '/declare order:гексы 0203 0402', 'ru')).toEqual(chooseHex('0203', '0402'));
    expect(read(play, 'defender', '/fire order:fire anyway A')).toMatchObject({ type: 'fire-anyway', mounts: ['A'] });
    expect(read(play, 'defender', '/fire order:tirer quand même A', 'fr')).toMatchObject({
      type: 'fire-anyway',
      mounts: ['A'],
    });
    expect(read(play, 'defender', '/fire order:hold')).toEqual({ type: 'fire-anyway', mounts: [] });
    expect(read(play, 'defender', '/fire order:не стрелять', 'ru')).toEqual({ type: 'fire-anyway', mounts: [] });
    expect(read(play, 'defender', '/fire unit:HBK-4G weapons:B A')).toMatchObject({ type: 'fire', mounts: ['B', 'A'] });
    expect(read(play, 'defender', '/fire unit:HBK-4G order:B A')).toMatchObject({ type: 'fire', mounts: ['B', 'A'] });
  });

  test('options that a command has no use for', () => {
    expect(codeOf(read(play, 'defender', '/move unit:HBK-4G target:ENF-4R order:stand'))).toBe('orders/option-unused');
    expect(codeOf(read(play, 'defender', '/pass unit:HBK-4G'))).toBe('orders/no-options');
  });
});

describe('questions to the rules', () => {
  const play = begin(duel);

  test('odds, also from where one might stand', () => {
    expect(read(play, 'defender', '/odds unit:HBK-4G target:ENF-4R')).toEqual({
      about: 'odds',
      unit: unit('HBK-4G'),
      target: unit('ENF-4R'),
      from: null,
    });
    const there = { place: { hex: hex('0710'), facing: 0 }, mode: 'run' };
    for (const text of ['from 0710 N run', '0710 N run', 'run from 0710 N']) {
      expect(read(play, 'defender', `/odds order:${text}`), text).toEqual({
        about: 'odds',
        unit: unit('HBK-4G'),
        target: null,
        from: there,
      });
    }
    expect(read(play, 'defender', '/odds order:depuis 0710 N courir', 'fr')).toMatchObject({ from: there });
    expect(read(play, 'defender', '/odds order:из 0710 N бежать', 'ru')).toMatchObject({ from: there });
    expect(codeOf(read(play, 'defender', '/odds order:from 0710 run'))).toBe('orders/facing-missing');
    expect(codeOf(read(play, 'defender', '/odds order:from 0710 N'))).toBe('orders/mode-missing');
  });

  test('line of sight between hexes or units', () => {
    const line = { about: 'los', from: '0815', to: '0805' };
    for (const text of [
      'order:0815 0805',
      'order:0815→0805',
      'unit:HBK-4G target:ENF-4R',
      'unit:HBK-4G order:0805',
      'order:Hunchback HBK-4G -> Enforcer',
    ]) {
      expect(read(play, 'defender', `/los ${text}`), text).toEqual(line);
    }
    expect(codeOf(read(play, 'defender', '/los order:0815'))).toBe('orders/places-missing');
    expect(codeOf(read(play, 'defender', '/los order:0815 0815'))).toBe('orders/same-place');
    expect(codeOf(read(play, 'defender', '/los order:0815 9901'))).toBe('orders/hex-off-map');
  });

  test('a unit alone asks for all that it sees; the reach may ask what the enemy needs there, in any language', () => {
    const own = unit('HBK-4G');
    expect(read(play, 'defender', '/los unit:HBK-4G')).toEqual({ about: 'field', unit: own });
    const danger = { about: 'reach', unit: own, mode: 'walk', danger: true };
    expect(read(play, 'defender', '/reach order:walk danger')).toEqual(danger);
    expect(read(play, 'defender', '/reach order:danger marcher', 'fr')).toEqual(danger);
    expect(read(play, 'defender', '/reach order:идти угроза', 'ru')).toEqual(danger);
    expect(read(play, 'defender', '/reach order:danger')).toEqual({ ...danger, mode: 'run' });
    expect(codeOf(read(play, 'defender', '/reach order:walk run'))).toBe('orders/word-unknown');
  });

  test('reach and sheet', () => {
    expect(read(play, 'defender', '/reach unit:HBK-4G order:walk')).toEqual({
      about: 'reach',
      unit: unit('HBK-4G'),
      mode: 'walk',
    });
    expect(read(play, 'defender', '/reach')).toEqual({ about: 'reach', unit: unit('HBK-4G'), mode: 'run' });
    expect(read(play, 'defender', '/sheet unit:Enforcer')).toEqual({ about: 'sheet', unit: unit('ENF-4R') });
  });
});
