import { t } from '../../../i18n/index.js';
import type { Caution, MatchCommand, OrderCommand, Typed } from '../../../orders/contract.js';
import type { SupposedView } from '../../../rules/battletech/supposed.js';
import type { Command } from '../../../rules/battletech/commands.js';
import { collapseAhead } from '../../../rules/battletech/standard/ahead.js';
import { possibleFullShots } from '../../../rules/battletech/standard/gunnery.js';
import { fullVolley } from '../../../rules/battletech/standard/hex-fire.js';
import type { FullShot, HexShot } from '../../../rules/battletech/standard/types.js';
import { HIGHEST_TO_HIT } from '../../../rules/battletech/tables.js';
import type { StandardState, StandardUnit } from '../../../rules/battletech/types.js';
import type { KernelCommand } from '../../../rules/kernel/contract.js';
import type { Tongue } from '../words/index.js';
import { mountLabel } from './weapons.js';
import { pieces } from './words.js';

/** Shots that cannot hit pay ammunition and heat for nothing (QSR-47): `all` leaves them out, and by name they are asked about. So is a move onto what does not bear the unit (TER-30). */

const NOTHING: Caution = { ask: null, tell: null };

/** What is to be said of a declaration of the standard level; the quick-start level asks by a rule of its own. */
export function cautionOf(
  command: Command | KernelCommand,
  { options }: Typed<OrderCommand | MatchCommand>,
  { game }: SupposedView,
  tongue: Tongue,
): Caution {
  if ((command.type !== 'attack' && command.type !== 'move') || game.level !== 'standard') return NOTHING;
  const unit = game.units.find(({ id }) => id === command.unit);
  if (!unit) return NOTHING;
  if (command.type === 'move') {
    const hex = collapseAhead(game, unit, command);
    return hex === null
      ? NOTHING
      : { ask: t(tongue, 'battletech.caution.collapse', { unit: unit.id, hex }), tell: null };
  }
  const volley = fullVolley(game, unit, command.twist, command);
  if (!volley.ok) return NOTHING;
  const vain = [
    ...volley.value.shots.filter(cannotHit),
    ...volley.value.atHexes
      .filter(cannotHit)
      .map((shot) => ({ ...shot, target: t(tongue, 'battletech.full.hex-at', { hex: shot.hex }) })),
  ];
  const isAll = [options.weapons ?? '', options.order ?? ''].some((text) =>
    pieces(text).some((piece) => piece.kind === 'word' && piece.word === 'all'),
  );
  const left = isAll ? leftOut(game, unit, command) : [];
  return {
    ask:
      vain.length > 0 ? t(tongue, 'battletech.caution.vain', { unit: unit.id, shots: told(unit, vain, tongue) }) : null,
    tell:
      left.length > 0
        ? t(tongue, 'battletech.caution.left-out', { unit: unit.id, shots: told(unit, left, tongue) })
        : null,
  };
}

const cannotHit = ({ toHit }: Pick<HexShot, 'toHit'>): boolean => toHit.number > HIGHEST_TO_HIT;

/** What could be declared at the targets of a declaration with its twist, but for hitting them, and is not. */
function leftOut(
  game: StandardState,
  unit: StandardUnit,
  { twist, shots }: Extract<Command, { type: 'attack' }>,
): readonly FullShot[] {
  const targets = game.units.filter(({ id }) => shots.some((shot) => shot.target === id));
  return targets
    .flatMap((target) => possibleFullShots(game, unit, twist, target))
    .filter((shot) => cannotHit(shot) && !shots.some(({ mount }) => mount === shot.mount));
}

const told = (
  unit: StandardUnit,
  shots: readonly (Pick<HexShot, 'mount' | 'toHit'> & { readonly target: string })[],
  tongue: Tongue,
): readonly string[] =>
  shots.flatMap(({ mount, target, toHit }) => {
    const mounted = unit.sheet.mounts.find(({ id }) => id === mount);
    return mounted ? [`${mountLabel(mounted, tongue)} → ${target} (${toHit.number}+)`] : [];
  });
