import { battletech } from '../../../../../src/rules/battletech/index.js';
import { unit, type Play } from '../../../../support/quick-start.js';
import { attack, beginFull, passTurn, roll, step } from '../../../../support/standard.js';

/** A tank takes a platoon in, is hit where they sit, is climbed by a squad, sets the platoon down and shakes the squad off, for the report. */
export function carried(): Play {
  const play = beginFull({
    pieces: [
      { unit: 'VEDETTE', seat: 'defender', at: '0808 N' },
      { unit: 'FOOT-RIFLE', seat: 'defender', at: '0808 N' },
      { unit: 'ELEMENTAL-LASER', seat: 'attacker', at: '0808 N' },
      { unit: 'ENF-4R', seat: 'attacker', at: '0813 N' },
    ],
    options: { cargoHit: 'strikes' },
    change: (one) => (one.sheet.kind === 'vehicle' ? { ...one, sheet: { ...one.sheet, bay: 4 } } : one),
  });
  const faces = [
    // The autocannon strikes the rear, and there the cargo; the laser nothing; the squad climbs it.
    ...[6, 6, 1, 1, 3, 4, 6, 6],
    // Initiative, and what the squad strikes.
    ...[1, 1, 6, 6, 3, 3, 1, 1],
    // Initiative, the driver's roll, how the suits fall.
    ...[1, 1, 6, 6, 6, 6],
    ...Array.from({ length: 40 }, (_, i) => 1 + (i % 6)),
  ];
  /** Whoever is asked passes, but for the orders of this turn. */
  const turn = (orders: readonly (readonly [string, string, Parameters<typeof roll>[2]])[]): void => {
    const left = [...orders];
    const { turn: now } = play.game;
    for (let i = 0; i < 60 && play.game.turn === now && !play.match.outcome; i++) {
      const [question] = battletech.open(play.match);
      if (!question) return;
      const next = left.findIndex(([seat, ask]) => seat === question.seat && ask === question.topic.ask);
      const [order] = next < 0 ? [] : left.splice(next, 1);
      roll(play, question.seat, order?.[2] ?? { type: 'pass' }, faces);
    }
  };
  turn([
    ['defender', 'move', { type: 'mount', unit: unit('FOOT-RIFLE'), on: unit('VEDETTE') }],
    ['attacker', 'attack', attack('ENF-4R', 'VEDETTE', 'A')],
    ['attacker', 'attack', attack('ELEMENTAL-LASER', 'VEDETTE', 'D')],
  ]);
  turn([['defender', 'move', { type: 'unload', unit: unit('VEDETTE'), passenger: unit('FOOT-RIFLE') }]]);
  turn([['defender', 'move', step('VEDETTE', 'run', 'FFFFF')]]);
  passTurn(play, faces);
  return play;
}
