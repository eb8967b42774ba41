import { t } from '../../../../i18n/index.js';
import type { Tongue } from '../../words/index.js';
import { chargeProspect, collapseAhead, leagueAhead, rollsAhead } from '../../../../rules/battletech/standard/ahead.js';
import type { FullShot } from '../../../../rules/battletech/standard/types.js';
import { sweeps } from '../../../../rules/battletech/standard/mine-missiles.js';
import { SALVO } from '../../../../rules/battletech/standard/sweeping.js';
import { fullVolley } from '../../../../rules/battletech/standard/hex-fire.js';
import { shedBy, sourcesOf } from '../../../../rules/battletech/standard/heat-phase.js';
import { munitionOf } from '../../../../rules/battletech/standard/ammunition.js';
import { mostOfArms } from '../../../../rules/battletech/standard/infantry.js';
import { damageAt, loaded } from '../../../../rules/battletech/standard/munitions.js';
import { mannerOf } from '../../../../rules/battletech/standard/traits.js';
import { allPhysicalAttacks, pointsOf } from '../../../../rules/battletech/standard/physical-attacks.js';
import type { StandardState, StandardUnit } from '../../../../rules/battletech/types.js';
import type { BattleTechView } from '../../../../rules/battletech/battletech.js';
import { sideOfViewer } from '../../../../rules/kernel/seats.js';
import type { Command } from '../../../../rules/battletech/commands.js';
import { mountOf } from '../../../../rules/battletech/units.js';
import { findUnit, needsText } from '../names.js';
import { heatOfFire, isMech } from '../../../../rules/battletech/standard/vehicles.js';
import { spotterOf } from '../../../../rules/battletech/standard/gunnery.js';
import { aheadTexts, spotterText } from './ahead.js';
import { bombardFigures } from './artillery.js';
import { heatText } from './heat.js';
import { hexText } from './hex-fire.js';
import { doesOf, physicalAttackText, letteredText, shotDamageText } from './words.js';
import { supposed } from '../../../../rules/battletech/supposed.js';

/** What an order of the standard level promises, before it is confirmed: each shot at its number, each physical attack, the heat to come, the piloting rolls of a move. */
export function figuresText(command: Command, view: BattleTechView, tongue: Tongue): readonly string[] {
  const game = supposed(view.game);
  const side = sideOfViewer(view.viewer, view.seats);
  if (command.type === 'bombard' && side !== null) return bombardFigures(command, side, view, tongue);
  if (game.level !== 'standard' || !('unit' in command)) return [];
  const unit = findUnit(game, command.unit);
  if (!unit) return [];
  switch (command.type) {
    case 'attack':
      return attackFigures(command, unit, game, tongue);
    case 'strike': {
      const found = allPhysicalAttacks(game, unit, command.blows);
      return command.blows.flatMap((attack, i) => {
        const toHit = found.ok ? found.value[i] : undefined;
        if (!toHit) return [];
        const name = physicalAttackText(unit, attack, tongue);
        const facts = { attack: name, needs: needsText(toHit.number, tongue) };
        const damage = pointsOf(game, unit, attack);
        return [
          damage > 0
            ? t(tongue, 'battletech.figures.physical', { ...facts, damage })
            : t(tongue, 'battletech.figures.push', facts),
        ];
      });
    }
    case 'move':
      return [
        ...pilotingFigures(command, unit, game, tongue),
        ...collapseFigures(command, unit, game, tongue),
        ...aheadTexts(leagueAhead(game, unit, command), unit, tongue).map((line) => `- ${line}`),
        ...chargeFigures(command, unit, game, tongue),
      ];
    case 'stand-up':
    case 'careful-stand':
      return pilotingFigures(command, unit, game, tongue);
    default:
      return [];
  }
}

/** The piloting rolls on the way. */
const pilotingFigures = (
  command: Extract<Command, { type: 'move' | 'stand-up' | 'careful-stand' }>,
  unit: StandardUnit,
  game: StandardState,
  tongue: Tongue,
): readonly string[] =>
  rollsAhead(game, unit, command).map(({ cause, number }) =>
    t(tongue, 'battletech.figures.piloting', { steering: unit.sheet.kind, cause, needs: needsText(number, tongue) }),
  );

/** What comes down under a unit on its way. */
function collapseFigures(
  command: Extract<Command, { type: 'move' }>,
  unit: StandardUnit,
  game: StandardState,
  tongue: Tongue,
): readonly string[] {
  const hex = collapseAhead(game, unit, command);
  return hex === null ? [] : [t(tongue, 'battletech.figures.collapse', { hex, unit: unit.id })];
}

/** The charge, or the death from above, that a move is to end in. */
function chargeFigures(
  command: Extract<Command, { type: 'move' }>,
  unit: StandardUnit,
  game: StandardState,
  tongue: Tongue,
): readonly string[] {
  const charge = chargeProspect(game, unit, command);
  if (!charge) return [];
  const { blow: attack, toHit, damage, recoil } = charge;
  const needs = needsText(toHit.number, tongue);
  return [
    t(tongue, 'battletech.figures.charge', { attack: physicalAttackText(unit, attack, tongue), needs, damage, recoil }),
  ];
}

/** The shots together: a second target changes the numbers of others (AMB-SEQ-08). */
function attackFigures(
  command: Extract<Command, { type: 'attack' }>,
  unit: StandardUnit,
  game: StandardState,
  tongue: Tongue,
): readonly string[] {
  const found = fullVolley(game, unit, command.twist, command);
  if (!found.ok) return [];
  const { shots: atUnits, atHexes } = found.value;
  if (atUnits.length + atHexes.length === 0) return [];
  const shots = atUnits.map((shot) => {
    const { target, mode } = shot;
    const weapon = letteredText(unit, shot, tongue);
    const facts = { weapon, target, needs: needsText(shot.toHit.number, tongue), heat: heatOf(unit, shot) };
    const { heats } = mannerOf(mode);
    const fires = loaded(mountOf(unit, shot.mount).weapon, munitionOf(unit, shot.bin));
    const does = doesOf(fires);
    if (does) return t(tongue, 'battletech.figures.does', { ...facts, does });
    return heats === null
      ? t(tongue, isMech(unit) ? 'battletech.figures.shot' : 'battletech.figures.cold-shot', {
          ...facts,
          damage: shotDamageText(fires, mode, mostOfArms(unit, fires) ?? damageAt(fires, shot.toHit.range), tongue),
        })
      : t(tongue, 'battletech.figures.heating', { ...facts, targetHeat: heats });
  });
  const atWoods = atHexes.flatMap((shot) => [
    t(tongue, 'battletech.figures.hex-shot', {
      weapon: letteredText(unit, { ...shot, aim: null }, tongue),
      target: hexText(shot.hex, tongue),
      needs: needsText(shot.toHit.number, tongue),
      heat: heatOf(unit, shot),
    }),
    ...(sweeps(game, unit, shot)
      ? [t(tongue, 'battletech.figures.sweeps', { hex: shot.hex, needs: needsText(SALVO, tongue) })]
      : []),
  ]);
  const guided = spottersFor(atUnits, unit, game, tongue);
  if (!isMech(unit)) return [...shots, ...guided, ...atWoods];
  const before = unit.body.heat;
  const weapons = [...atUnits, ...atHexes].map(
    (shot) => ({ source: 'weapon', heat: heatOf(unit, shot), mount: shot.mount }) as const,
  );
  const sources = [...sourcesOf(game, unit), ...weapons.filter(({ heat }) => heat > 0)];
  const shed = shedBy(game.board, unit);
  const after = Math.max(0, sources.reduce((sum, { heat }) => sum + heat, before) - shed);
  const line = heatText({ type: 'HeatTold', unit: unit.id, before, sources, shed, after }, tongue);
  return [...shots, ...guided, ...atWoods, t(tongue, 'battletech.figures.heat', { line })];
}

/** Who guides the indirect shots, a line for each target that has such. */
function spottersFor(
  shots: readonly FullShot[],
  unit: StandardUnit,
  game: StandardState,
  tongue: Tongue,
): readonly string[] {
  const lines = shots.flatMap((shot) => {
    const spotter = spotterOf(game, unit, shot);
    return spotter ? [`- ${shot.target}: ${spotterText(spotter, tongue)}`] : [];
  });
  return [...new Set(lines)];
}

const heatOf = (unit: StandardUnit, { mount, mode }: Pick<FullShot, 'mount' | 'mode'>): number =>
  heatOfFire(unit, mountOf(unit, mount), mannerOf(mode).shots);
