import type { Tongue } from '../../games/finest-hour/words/index.js';
import { t } from '../../i18n/index.js';
import { inPlay } from '../../rules/finest-hour/aircraft.js';
import type { State } from '../../rules/finest-hour/state.js';
import { BLUE } from '../colours.js';
import { badgeSample, type Entry } from '../legend.js';
import type { Badge } from '../labels.js';
import type { Point } from '../scene.js';
import { leads } from './aircraft.js';
import { BADGES, repBadge, SIGNS, signsOf } from './signs.js';
import { WAYS, type Tale, type Way } from './tale.js';
import { tracer } from './tracers.js';
import { linkMark, track } from './tracks.js';

/** The signs that aircraft bear in this picture. */
export function signEntries(state: State, tongue: Tongue): readonly Entry[] {
  const flying = inPlay(state);
  const shown = new Set(flying.flatMap((one) => signsOf(one, leads(state, one))));
  return [
    ...SIGNS.filter((sign) => shown.has(sign))
      .reverse()
      .map((sign) => badgeEntry(BADGES[sign], t(tongue, `finest-hour.picture.sign.${sign}`))),
    ...(flying.length > 0 ? [badgeEntry(repBadge({ rep: 4 }), t(tongue, 'finest-hour.picture.rep'))] : []),
  ];
}

const badgeEntry = (badge: Badge, words: string): Entry => ({
  sample: (at) => badgeSample(badge, at, `legend:sign:${badge.tag}`),
  words,
});

/** What happened in the stretch: fire, ways, numbers of a chain. */
export function taleEntries(tale: Tale, tongue: Tongue): readonly Entry[] {
  const ways = WAYS.filter(
    (way): way is Exclude<Way, 'flew'> => way !== 'flew' && tale.tracks.some((each) => each.way === way),
  );
  return [
    ...(tale.tracers.length > 0
      ? [
          {
            sample: ([x, y]: Point) =>
              tracer(
                [
                  [x - 10, y],
                  [x + 10, y],
                ],
                'open',
                'legend:tracer',
              ),
            words: t(tongue, 'finest-hour.picture.hitsOfDice'),
          },
        ]
      : []),
    ...(tale.tests.length > 0
      ? [{ sample: (at: Point) => linkMark(1, at, 'legend:chain'), words: t(tongue, 'finest-hour.picture.chain') }]
      : []),
    ...ways.map((way) => ({
      sample: ([x, y]: Point) =>
        track(
          way,
          [
            [x - 10, y],
            [x + 10, y],
          ],
          BLUE,
          `legend:track:${way}`,
        ),
      words: t(tongue, `finest-hour.picture.way.${way}`),
    })),
  ];
}
