import type { Written } from '../kernel/stream.js';
import type { Upcast } from '../kernel/game.js';

/**
 * The versions of this game, each raised on its own. `DECISIONS` goes up when an order may lead to something else than before;
 * what was decided then stands, and is not decided again. `UPCASTS` gets another step when the state, or events, steps, topics
 * or commands in it, are written otherwise than before; where only the state is, the step changes nothing.
 *
 * Decisions 2: where all that was decided before versions meant anything ends. 3: standing up, charges, jumps out of water, falls
 * into it, physical attacks and sinks under water to the letter (FIN-04, FIN-09 to 11, FIN-20, FIN-23 to 28), the side shift of four
 * legs (FIN-21), falls onto others and who is crippled (FIN-42, 43, 47), and shooting (FIN-01 to 08, 12 to 22, 29 to 31, 45, 46).
 * 4: who is asked to step aside (FIN-41), fires and smoke (FIN-44 to 46), withdrawal (FIN-48), NARC and TAG (FIN-50, 51), torpedoes
 * (FIN-16); a correction keeps the sealed answers that still hold, and the questions of one move share its time (S-01, S-02).
 * 5: what has shaken others than those who move is rolled for at the end of the movement phase, and what follows from that too, until
 * all is quiet (C-07); an outcome says what is left of each unit (C-10); an anti-missile system stays silent under water (FIN-15).
 * 6: where fires are on, who can set woods on fire is asked and may shoot at them (FIN-44).
 * 7: a sealed answer that is changed takes the place of the one before without a trace, also where the match goes back (S-03).
 * 8: what the clock has answered under seal stands, for the others know that it did (S-03).
 * 9: vehicles keep to roads, skid, slip and charge, and build up no heat (UNI-02, UNI-12, UNI-20, UNI-72).
 * 10: troopers on the outside of a machine may take hits on it and come down with it (UNI-62, 66, 68), two enemies in a hex are moved
 * together (UNI-06), vehicles and infantry are crippled by rules of their own (UNI-80), CASE costs a vehicle its rear armour and infernos
 * burn all kinds (AMB-UNI-09, 10), stealth armour hides suits (WPN-13), and swamp and mud bog down (TER-16).
 * 11: a machine gun of a suit bursts with one die, and field guns of a platoon fire each by itself (UNI-44, EQP-03), and by the rules
 * of 2026 legs, wounds, explosions on board, autocannons and the order of moves are as their text has them (EDN-03).
 * 12: what goes on under a clock that came while another was asked has its whole time (CLN-51); a correction dries what water has stopped.
 * 13: fragmentation missiles are fired at platoons (WPN-18), and whom a carrier has inside is not struck as in the open (AMB-UNI-12);
 * what goes on under a clock that came while another was asked has its whole time also where the clock before had left it some (CLN-51).
 * 14: mines are met by whoever is pushed among them, falls or crashes there, and cleared by artillery that bursts in them (HID-09);
 * pilots who eject are wounded by how badly they fail, and land in jungle and on roofs (ADV-06).
 * 15: who jumps or climbs onto a building stands on its roof, and troopers on its floors (TER-28 to 30); a tank whose crew is stunned on
 * its way goes no further (UNI-21).
 * 16: the rounds of plasma rifles do not explode (WPN-20).
 * 17: large salvos of missiles clear mines, and who can fire them at some is asked (HID-11), as is who can lay smoke where a friend sees (ART-09).
 * 18: in one hex weapons without a minimum range have none (UNI-42), vehicles are crippled by what stops or disarms them (FIN-47), an
 * engine that is hit powers no weapons, fuel is that of engines which burn it, and nobody of a crew is hit twice (UNI-17, UNI-21), hover
 * platoons cross water (UNI-41), and who is shaken off a VTOL falls from its elevation (UNI-68).
 * 19: a VTOL whose pilot is hit rolls at once, and may sink (UNI-33); which weapon a vehicle loses its owner or the attacker says
 * (AMB-UNI-13), and what is jammed on one its crew clears by a turn that begins with it, but for what its own fire has jammed (FIN-22);
 * vehicles are deployed on no ground that they could not drive onto, and who is somewhere by mishap may stand still there (UNI-12, UNI-41);
 * a cowl takes hits on the head that do not come from in front (ADV-07).
 * 20: who falls through ice beside a friend thrusts them out of the hex, and may stand up (TER-20), and all whom a move puts out are out
 * at once, not its mover alone (SEQ-05).
 * 21: who crosses a bridge neither breaks the ice below nor rolls for it or for rubble (TER-17); several in a hex, or who may step aside,
 * are moved on under a bridge that is too high for them (FIN-40, TER-18), and below one over water who falls does so into the water, who
 * is pushed there rolls for it, and a hovercraft that stops sinks with whom it carries (TER-18).
 */
export const DECISIONS = 21;

/**
 * The first shape is all that was written before versions meant anything. Physical attacks were declared without the damage that they
 * do (it was reckoned when they struck home), and a slide named the unit before which it stopped.
 */
const first: Upcast = {
  event(event) {
    switch (event.type) {
      case 'BlowsDeclared':
        return { damages: [], ...event };
      case 'Skidded': {
        const { into: _, ...rest }: Written & { readonly into?: unknown } = event;
        return rest;
      }
      default:
        return event;
    }
  },
  command: (command) => command,
};

/**
 * Since the second shape declarations of fire name the enemy that the unit spots for others; before, shots chose who spotted for
 * them. The state knows more options, each at its default where a match does not name it, and where
 * water has broken in.
 */
const second: Upcast = {
  event: (event) => (event.type === 'FireDeclared' ? { spots: null, ...event } : event),
  command: (command) => (command.type === 'attack' ? { spots: null, ...command } : command),
};

/**
 * Since the third shape a NARC pod has a place on its target, TAG marks one, fires know whether an inferno lit them, and smoke clears.
 * Pods of before stick where nothing can take them off but the end of their bearer. The state knows which sealed answers nobody may
 * see, and a clock what a question had left.
 */
const third: Upcast = {
  event(event) {
    switch (event.type) {
      case 'ShotFired': {
        const shot: Written & { readonly pod?: unknown } = event;
        const pod = shot.pod === true ? { location: 'CT', roll: null, covered: false } : null;
        return { ...shot, pod, tag: false };
      }
      case 'FireSpread':
        return { inferno: false, ...event };
      case 'SmokeDrifted':
        return { heavy: [], cleared: [], ...event };
      default:
        return event;
    }
  },
  command: (command) => command,
};

/**
 * Since the fourth shape the state holds all options, those too that came in later; whoever stands up has nothing left of what shook
 * them, and nobody rolls twice for it.
 */
const fourth: Upcast = { event: (event) => event, command: (command) => command };

export const UPCASTS: readonly Upcast[] = [first, second, third, fourth];
