import { t } from '../../i18n/index.js';
import type { CampaignCurve } from '../../present/campaign/curve.js';
import { TYPE } from '../canvas.js';
import { INK } from '../colours.js';
import { headed } from '../headed.js';
import { curves, MARKED, type Line } from '../lines.js';
import { cut } from '../measure.js';
import type { Scene } from '../scene.js';
import { letterOf, lookOf } from './looks.js';

/** Factions have longer names than players. */
const NAMES = 165;

/** So many lines can be told apart: those with the most prestige. */
const MOST_LINES = 8;

/** The prestige of each faction from turn to turn: a line each, with its letter and name at the end. */
export function curveScene({ title, turn, locale, lines }: CampaignCurve): Scene {
  const drawn = lines.slice(0, MOST_LINES).map(({ name, place, values }, i): Line => {
    const { fill, ink } = lookOf(place);
    return {
      ...{ key: String(place), colour: fill, values, bold: i === 0 },
      name: cut(name, TYPE.read, i === 0, NAMES - MARKED),
      mark: (at) => [
        { kind: 'circle', at, radius: 6, fill, stroke: INK, width: 0.8, layer: 'token', tag: `mark:${place}` },
        {
          ...{ kind: 'text', text: letterOf(place), at, size: TYPE.read, bold: true, align: 'center', colour: ink },
          ...{ layer: 'writing', tag: `mark:${place}:letter` },
        },
      ],
    };
  });
  return headed(title, t(locale, 'campaign.picture.prestige', { turn }), curves(drawn, NAMES));
}
