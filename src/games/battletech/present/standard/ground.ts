import { t } from '../../../../i18n/index.js';
import type { BattleTechView } from '../../../../rules/battletech/battletech.js';
import type { GroundEvent } from '../../../../rules/battletech/standard/ground-events.js';
import type { Tongue } from '../../words/index.js';
import { facesText, unitOf } from '../names.js';
import { damageStepsText, woundsText } from './damage-steps.js';
import { indented } from './moving.js';

/** The lines of what the ground does that gives way, burns or moves (TER-20 to TER-26). */
export function groundLines(event: GroundEvent, view: BattleTechView, tongue: Tongue): readonly string[] {
  switch (event.type) {
    case 'Sank':
      return [t(tongue, 'battletech.full.sank', { unit: event.unit, hex: event.hex, levels: event.levels })];
    case 'IceTrodden':
    case 'CrustTrodden': {
      const what = event.type === 'IceTrodden' ? 'ice' : 'crust';
      const key = `battletech.full.${what}-${event.broken ? 'breaks' : 'holds'}` as const;
      return [t(tongue, key, { unit: event.unit, hex: event.hex, need: event.breaksOn, dice: facesText(event.roll) })];
    }
    case 'MagmaBurned': {
      const { unit, hex, wounds } = event;
      if (wounds.length === 0) return [t(tongue, 'battletech.full.magma-takes', { unit, hex })];
      const { marks, lines } = woundsText(wounds, unitOf(view.game, unit), tongue);
      return indented(t(tongue, 'battletech.full.magma-burns', { unit, hex, result: marks.join(', ') }), lines);
    }
    case 'GeyserBlew':
      return [
        t(tongue, 'battletech.full.geyser-blows', { hex: event.hex, turn: event.until, dice: facesText(event.lasts) }),
      ];
    case 'GeyserCalmed':
      return [t(tongue, 'battletech.full.geyser-calms', { hex: event.hex })];
    case 'Jolted': {
      const { unit, hex, harm } = event;
      const [first = '', ...others] = damageStepsText(harm, unitOf(view.game, unit), tongue).lines;
      return indented(t(tongue, 'battletech.full.jolted', { unit, hex, harm: first }), others);
    }
    case 'FloorsMoved': {
      const list = event.hexes.map(({ hex, level }) => `${hex} ▲${level}`).join(', ');
      return [t(tongue, 'battletech.full.floors-moved', { dice: facesText(event.roll), list })];
    }
    case 'VentOpened':
      return [t(tongue, 'battletech.full.vent-opens', { hex: event.hex })];
  }
}
