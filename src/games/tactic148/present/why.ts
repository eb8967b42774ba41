import { t } from '../../../i18n/index.js';
import { showing, weaponOf } from '../../../rules/tactic148/characters.js';
import { LENGTHS } from '../../../rules/tactic148/lengths.js';
import { chances } from '../../../rules/tactic148/inspect.js';
import { coveringOf } from '../../../rules/tactic148/lines.js';
import type { Character } from '../../../rules/tactic148/types.js';
import type { Event } from '../../../rules/tactic148/events.js';
import { chanceText, facesText, pieceText, sumText, weaponText } from './names.js';
import { who, type Of, type Telling } from './telling.js';

/** The terms behind the numbers, for those who ask why. */

export function whyLines(event: Event, telling: Telling): readonly string[] {
  if (event.type === 'ShotFired') return [shotTerms(event, telling)];
  if (event.type === 'GrenadeExploded' && event.successes > 0 && event.inside.length > 1) {
    return [allotment(event, telling)];
  }
  return [];
}

/** Distance, line of sight, dice, needed score, chances, roll: everything that a shot hangs on (T48-20 … T48-22). */
function shotTerms({ shot, prospect, roll, successes, doubleSix }: Of<'ShotFired'>, telling: Telling): string {
  const { tongue } = telling;
  const [shooter, target] = [who(telling, shot.unit), who(telling, shot.target)];
  const { range, distance, cover } = prospect;
  const printed = weaponOf(shooter, shot.weapon)?.[range] ?? 0;
  const { wound, eliminate, of } = chances(prospect, target.wounded);
  const near = distance < LENGTHS.takeCover && (target.inCover || target.shocked);
  const outcome = doubleSix ? 'double-six' : successes > 0 ? 'successes' : 'none';
  return [
    t(tongue, 'tactic148.why.shot', {
      unit: shot.unit,
      target: shot.target,
      distance,
      range,
      sight: t(tongue, `tactic148.sight.${cover}`),
      weapon: weaponText(shooter, shot.weapon, tongue),
      printed,
      sum: sumText(prospect, tongue),
    }),
    ...(cover === 'cover' ? coverLines(telling, shooter, target) : []),
    ...(shot.aim ? [t(tongue, 'tactic148.why.aim', { dice: showing(shooter).aim })] : []),
    ...(distance <= LENGTHS.noCover ? [t(tongue, 'tactic148.why.no-cover')] : []),
    ...(near ? [t(tongue, 'tactic148.why.near')] : []),
    t(tongue, target.wounded ? 'tactic148.why.chances-wounded' : 'tactic148.why.chances', {
      wound: chanceText(wound, of, tongue),
      eliminate: chanceText(eliminate, of, tongue),
    }),
    t(tongue, `tactic148.why.${outcome}`, { rolled: facesText(roll), successes }),
  ].join(' ');
}

/** What the target is in cover behind (T48-50, T48-51). */
function coverLines({ before, tongue }: Telling, shooter: Character, target: Character): readonly string[] {
  const { pieces, figures } = coveringOf(before, shooter, target);
  const by = [...pieces.map((piece) => pieceText(piece, tongue)), ...figures.map(({ id }) => id)];
  return by.length > 0 ? [t(tongue, 'tactic148.why.covered', { by: by.join(' · ') })] : [];
}

/** In which order the wounds of an explosion are allotted (T48-25). */
function allotment({ inside }: Of<'GrenadeExploded'>, telling: Telling): string {
  const order = inside
    .map((id) => ({ id, h2h: showing(who(telling, id)).h2h }))
    .sort((a, b) => a.h2h - b.h2h)
    .map(({ id, h2h }) => `${id} ${h2h}`);
  return t(telling.tongue, 'tactic148.why.allotment', { order: order.join(', ') });
}
