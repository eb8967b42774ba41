import { NIGHT, WHITE, type SideLook } from '../colours.js';
import type { Aircraft } from '../../rules/finest-hour/types.js';
import type { Point, Shape } from '../scene.js';
import { figure } from './figure.js';

/** Where an aircraft might be: its silhouette, pale. */
export const ghost = (
  { profile }: Pick<Aircraft, 'profile'>,
  look: SideLook,
  at: Point,
  size: number,
  heading: number,
  tag: string,
): readonly Shape[] =>
  figure(
    profile.silhouette,
    { at, size, heading },
    { fill: `${look.fill}90`, ink: WHITE, rim: `${NIGHT}90`, casing: `${WHITE}D0`, layer: 'token', tag },
  );
