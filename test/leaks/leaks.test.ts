import { beforeAll, describe, expect, test } from 'vitest';
import { UNTOLD, played, type Secrets, type Seen } from './world.js';
import { inSoak, SOAK_ALONE } from '../support/soak.js';

/**
 * Two worlds that differ in one secret look the same to everybody who does not know it: posts, pictures, alt texts, pings,
 * answers to each command, refusals, offers, the log, the export, what is asked of Discord.
 */
const HERE: Secrets = { hides: '0306', goes: '0304', corrected: '0305', mines: '0404 0504' };
/** All of it otherwise, and more is said and kept. */
const ELSEWHERE: Secrets = {
  ...{ hides: '0106', goes: '0302', corrected: '0303', mines: '0302' },
  keeps: '/declare unit:Owl-2 order:hold',
  say: 'mines asleep',
  words: 210,
};

type World = Awaited<ReturnType<typeof played>>;
let here: World;
let elsewhere: World;
beforeAll(async () => {
  here = await played(HERE);
  elsewhere = await played(ELSEWHERE);
});

/** What two worlds show differently. */
const differences = (one: Seen, other: Seen): readonly string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (what) => JSON.stringify(one[what]) !== JSON.stringify(other[what]),
  );

describe('what is hidden stays hidden', () => {
  test('C-06 where a hidden piece stands, where the arbiter puts it, and where it goes; C-04 what is said beside the questions, that it was, and how often, however far back a list reaches; what is kept for later; where mines lie, and how many', () => {
    for (const who of UNTOLD) expect(differences(here[who], elsewhere[who]), who).toEqual([]);
  });

  test('S-03 an arbiter who does not play is shown all of it, to themselves alone', () => {
    const told = differences(here.Umpire, elsewhere.Umpire);
    expect(told.filter((what) => what.endsWith(': posts'))).toEqual([]);
    for (const path of [
      '/map show {"text":"yes"}',
      '/sheet {"unit":"Owl-1"}',
      '/match log {}',
      'offers of /match correct',
    ])
      expect(
        told.some((what) => what.includes(path)),
        path,
      ).toBe(true);
  });

  // Random play in test/leaks/random.test.ts scans, too.
  test.runIf(inSoak)(`what a scan has found, from others of the same side as well${SOAK_ALONE}`, async () => {
    const found = await played({ ...HERE, mines: '0102 0404' });
    for (const who of UNTOLD.filter((one) => one !== 'Ann')) {
      expect(differences(here[who], found[who]), who).toEqual([]);
    }
    // Ann is told: the worlds do differ.
    expect(differences(here.Ann, found.Ann)).not.toEqual([]);
  });
});
