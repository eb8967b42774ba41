import { expect, test } from 'vitest';
import { tongueOf } from '../../../src/games/finest-hour/words/index.js';
import { readFinestHour } from '../../../src/games/finest-hour/library/read.js';
import { LOCALES } from '../../../src/i18n/locales.js';
import { shortCards } from '../../../src/render/finest-hour/short-cards.js';
import { finestHour } from '../../../src/rules/finest-hour/index.js';
import { spectator } from '../../../src/rules/kernel/seats.js';
import { sortie } from '../../support/finest-hour.js';
import { textsOf } from '../../support/scenes.js';

const models = [...readFinestHour('scenarios/finest-hour').stock.models.values()].filter(
  ({ profile }) => profile.kind === 'aircraft',
);

test.each(LOCALES)('P-03 P-19 the card of any shipped profile keeps all its words at its worst, in %s', (locale) => {
  const tongue = tongueOf(locale);
  const missing = models.flatMap(({ profile }) => {
    const play = sortie({
      planes: [
        { unit: 'R1', at: [40, 40], profile, leader: 'R1' },
        { unit: 'R2', at: [44, 40], profile, leader: 'R1' },
        { unit: 'R3', at: [48, 40], profile, leader: 'R1' },
        { unit: 'B1', at: [100, 70] },
      ],
    });
    const view = finestHour.view(play.match, spectator);
    const one = play.plane('R2');
    const worst = {
      ...one,
      burning: true,
      stunned: true,
      activated: true,
      manoeuvres: { ...one.manoeuvres, evaded: true, fast: true },
      fires: one.profile.weapons.map(({ id }, link) => ({ link, weapons: [id] })),
    };
    const shows = { kind: 'sheets', short: true, units: ['R2'] } as const;
    const said = textsOf(
      shortCards({ game: 'finest-hour', view, before: null, events: [], shows, locale, tongue }, [worst]),
    )
      .map(({ text }) => text)
      .join(' ')
      .replaceAll(/\s+/gu, ' ');
    const wanted = [
      ...profile.weapons.map(({ name }) => name[locale] ?? ''),
      ...profile.attributes.map(
        (attribute) => tongue.catalogue.text(locale, `finest-hour.attribute.${attribute}`) ?? '',
      ),
      ...(profile.bombs ? [tongue.catalogue.text(locale, 'finest-hour.picture.bombs') ?? ''] : []),
    ];
    return wanted.filter((words) => !said.includes(words)).map((words) => `${profile.model}: ${words}`);
  });
  expect(missing).toEqual([]);
});
