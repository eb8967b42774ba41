import type { Tongue } from '../../games/tactic148/words/index.js';
import { t } from '../../i18n/index.js';
import { chanceText, lengthText, weaponText } from '../../games/tactic148/present/names.js';
import { disc } from '../../rules/geometry/plane/shape.js';
import { findCharacter } from '../../rules/tactic148/characters.js';
import { clearWay } from '../../rules/tactic148/lines.js';
import { baseRadius } from '../../rules/tactic148/options.js';
import type { Character } from '../../rules/tactic148/types.js';
import type { TacticView } from '../../rules/tactic148/tactic148.js';
import type { InquiryAnswer, Odds } from '../../rules/tactic148/inquiries.js';
import { TYPE } from '../canvas.js';
import { NIGHT, sideLook, WHITE } from '../colours.js';
import type { Label } from '../labels.js';
import { heading, type Caption, type OverlayParts } from '../overlay-parts.js';
import type { Shape } from '../scene.js';
import { ring } from '../ring.js';
import { ghost, radiusOf } from './figures.js';
import { alongLine, line, LINES, sightLine, type LineKind } from './fire.js';
import { place, type Lay } from './lay.js';
import { lineEntries } from './legend.js';
import { corridor, lineWords } from './sight-overlay.js';

type Target = Extract<InquiryAnswer, { about: 'odds' }>['targets'][number];

/** A line to each target with the chance of the best weapon, and below the table each weapon with its dice and chances. */
export function oddsParts(
  answer: Extract<InquiryAnswer, { about: 'odds' }>,
  { game, sides }: TacticView,
  lay: Lay,
  tongue: Tongue,
): OverlayParts {
  const shooter = findCharacter(game, answer.unit);
  const radius = radiusOf(game, lay);
  const r = baseRadius(game.options);
  const from = place(lay, answer.from);
  const elsewhere = shooter?.at?.x !== answer.from.x || shooter.at.y !== answer.from.y;
  const drawn = answer.targets.flatMap((one) => {
    const at = findCharacter(game, one.target)?.at;
    if (!at) return [];
    const clear = clearWay(game, disc(answer.from, r), disc(at, r));
    return [{ one, kind: lineOf(one), to: place(lay, at), ends: sightLine(clear, answer.from, at, lay, radius) }];
  });
  const tag = (target: string): string => `odds:${answer.unit}:${target}`;
  return {
    shapes: [
      ...drawn.flatMap(({ one, kind, to, ends }): readonly Shape[] => [
        ...(drawn.length === 1 ? corridor(from, to, radius, kind, tag(one.target)) : []),
        ...line(ends, kind, 'plain', tag(one.target)),
      ]),
      ...(elsewhere && shooter
        ? ghost(sideLook(sides, shooter.side), from, radius, `ghost:${answer.unit}`)
        : ring(from, radius, `marked:${answer.unit}`)),
    ],
    labels: drawn.flatMap(({ one, kind, to, ends }): readonly Label[] => {
      const prefer = alongLine(ends);
      const best = bestOf(one);
      const text = best ? chanceText(best.wound, best.of, tongue) : '–';
      return [
        {
          text,
          tag: `${tag(one.target)}:chance`,
          about: prefer[0] ?? to,
          clear: 2,
          size: TYPE.read,
          fill: WHITE,
          ink: NIGHT,
          border: LINES[kind].stroke,
          rim: 1.6,
          prefer,
        },
      ];
    }),
    captions: captionsOf(answer.targets, shooter, tongue),
    entries: lineEntries(new Set(drawn.map(({ kind }) => kind)), tongue),
  };
}

const lineOf = ({ odds }: Target): LineKind => odds.find(({ prospect }) => prospect)?.prospect?.cover ?? 'none';

/** The weapon that wounds most often. */
const bestOf = ({ odds }: Target): Odds | null =>
  odds.filter(({ refusal }) => refusal === null).sort((a, b) => b.wound / b.of - a.wound / a.of)[0] ?? null;

/** Who is in sight with each weapon's dice and chances, the best first; then in one line who is not. */
function captionsOf(targets: readonly Target[], shooter: Character | null, tongue: Tongue): readonly Caption[] {
  const chance = (one: Target): number => {
    const best = bestOf(one);
    return best ? best.wound / best.of : 0;
  };
  const seen = targets.filter((one) => lineOf(one) !== 'none').sort((a, b) => chance(b) - chance(a));
  const hidden = targets.filter((one) => lineOf(one) === 'none').map(({ target }) => target);
  return [
    ...seen.flatMap((one) => targetCaptions(one, shooter, tongue)),
    ...(hidden.length > 0 ? [heading(`→ ${hidden.join(', ')} · ${lineWords('none', tongue)}`)] : []),
  ];
}

function targetCaptions(one: Target, shooter: Character | null, tongue: Tongue): readonly Caption[] {
  const prospect = one.odds.find((each) => each.prospect)?.prospect;
  const far = prospect ? [lengthText(prospect.distance, tongue)] : [];
  return [
    heading([`→ ${one.target}`, lineWords(lineOf(one), tongue), ...far].join(' · ')),
    ...one.odds.flatMap((odds): readonly Caption[] =>
      odds.prospect
        ? [{ text: `${weaponText(shooter, odds.weapon, tongue)}: ${oddsWords(odds, tongue)}`, bold: false }]
        : [],
    ),
  ];
}

function oddsWords({ prospect, wound, eliminate, of, refusal }: Odds, tongue: Tongue): string {
  if (!prospect || refusal) return t(tongue, 'tactic148.picture.noDice');
  const { dice, needed } = prospect;
  return [
    t(tongue, 'tactic148.picture.dice', { dice, needed }),
    t(tongue, 'tactic148.picture.chances', {
      wound: chanceText(wound, of, tongue),
      eliminate: chanceText(eliminate, of, tongue),
    }),
  ].join(' → ');
}
