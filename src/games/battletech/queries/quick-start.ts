import type { Outfits } from '../library/unit.js';
import { attackSide } from '../../../rules/battletech/arcs.js';
import { shot } from '../../../rules/battletech/fire.js';
import { sight } from '../../../rules/battletech/sight.js';
import type { Board, Options } from '../../../rules/battletech/types.js';
import type { Location } from '../../../rules/battletech/vocabulary.js';
import { refuse, type Refusal } from '../../../rules/kernel/refusal.js';
import { fail, ok } from '../../../rules/kernel/result.js';
import { beyondQuickStart, modifiersOf, offBoard, reasonOf, type Reply } from './replies.js';
import { standIn, stateWith } from './stand-in.js';
import type { ToHitQuery } from './to-hit.js';

/** The to-hit number of a weapon at quick-start level, term by term, or why it cannot be fired (QSR-28, QSR-38…49). */
export function quickStartToHit(
  query: ToHitQuery,
  board: Board,
  options: Options,
  outfits: { readonly attacker: Outfits['quick-start']; readonly target: Outfits['quick-start'] },
): Reply {
  const { attacker, target, weapon } = query;
  const wrong = offBoard(board, { 'attacker.hex': attacker.hex, 'target.hex': target.hex }) ?? beyond(query);
  if (wrong) return fail(wrong);
  const shooter = standIn('attacker', outfits.attacker, attacker, attacker.mode, 0, []);
  const lost: readonly Location[] = target.immobile ? ['LL'] : [];
  const mark = standIn('target', outfits.target, target, target.mode, target.hexesMoved, lost);
  const mount = shooter.sheet.mounts.find(
    (one) => one.weapon.id === weaponId(weapon.name) && one.location === weapon.location,
  );
  if (!mount) {
    const known = shooter.sheet.mounts.map((one) => `${one.weapon.id} ${one.location}`);
    return fail(
      refuse('query/no-such-weapon', { key: 'weapon', weapon: weapon.name, location: weapon.location, known }),
    );
  }
  const state = stateWith(board, options, [shooter, mark]);
  const result = shot(state, shooter, mount, mark, sight(board, options, attacker.hex, target.hex));
  if (!result.ok) return ok({ number: null, reason: reasonOf(result.error) });
  return ok({
    number: result.value.number,
    side: attackSide(target, attacker.hex),
    modifiers: modifiersOf(result.value.terms),
  });
}

/** Weapons are named as on record sheets (`AC/20`, `Medium Laser`) or by their id in the table (`ac-20`). */
const weaponId = (name: string): string => name.toLowerCase().replaceAll(/[ /]/g, '-');

/** Keys that only mean something at the standard level must be at rest. */
const beyond = ({ attacker, target, weapon }: ToHitQuery): Refusal | null =>
  beyondQuickStart({
    'attacker.twist': attacker.twist !== 0,
    'attacker.turret': attacker.turret !== 0,
    'attacker.elevation': attacker.elevation !== 0,
    'attacker.mode': attacker.mode === 'jump',
    'attacker.heat': attacker.heat !== 0,
    'attacker.prone': attacker.prone,
    'attacker.gunnery': attacker.gunnery !== 4,
    'attacker.sensorHits': attacker.sensorHits !== 0,
    'attacker.actuatorHit': attacker.actuatorHit !== null,
    'target.elevation': target.elevation !== 0,
    'target.mode': target.mode === 'jump',
    'target.prone': target.prone,
    'weapon.rear': weapon.rear,
  });
