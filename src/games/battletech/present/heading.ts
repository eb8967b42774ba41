import { nameOf, t } from '../../../i18n/index.js';
import type { Tongue } from '../words/index.js';
import type { BattleTech, BattleTechView } from '../../../rules/battletech/battletech.js';
import type { Phase } from '../../../rules/battletech/vocabulary.js';
import type { MatchEvent } from '../../../rules/kernel/contract.js';
import { isKernelEvent } from '../../../rules/kernel/evolve.js';
import { phaseOfFull } from './standard/phases.js';

/** The phase that a stretch is about is told by what happened in it; the view may already stand in the next one. */
export function headingText(
  events: readonly MatchEvent<BattleTech>[],
  before: BattleTechView | null,
  after: BattleTechView,
  tongue: Tongue,
): string {
  const telling = events.find((event) => phaseOf(event) !== null);
  const phase = phaseTold(events, after);
  if (phase === 'deployment') return nameOf(tongue, 'battletech.phase', phase);
  const turn = telling?.type === 'TurnBegan' ? telling.turn : (before ?? after).game.turn;
  if (phase === 'physical' || phase === 'heat' || phase === 'end')
    return t(tongue, 'battletech.full.heading', { turn });
  return t(tongue, 'battletech.report.heading', { turn, phase });
}

/** The phase that events are about; that of the view where they say none. */
export function phaseTold(events: readonly MatchEvent<BattleTech>[], { game }: BattleTechView): Phase {
  const telling = events.find((event) => phaseOf(event) !== null);
  return (telling && phaseOf(telling)) ?? game.phase;
}

function phaseOf(event: MatchEvent<BattleTech>): Phase | null {
  if (isKernelEvent<BattleTech>(event)) return null;
  switch (event.type) {
    case 'UnitDeployed':
      return 'deployment';
    case 'TurnBegan':
    case 'InitiativeRolled':
    case 'UnitNamed':
    case 'UnitMoved':
      return 'movement';
    case 'AttackDeclared':
    case 'SplitChosen':
    case 'DeclarationReturned':
    case 'ShotResolved':
    case 'DamageTookEffect':
      return 'weapons';
    case 'PhaseBegan':
      return event.phase;
    case 'WayBarred':
    case 'OrderVoid':
    case 'PhaseEnded':
    case 'TurnEnded':
      return null;
    default:
      return phaseOfFull(event.type);
  }
}
