import { describe, expect, test } from 'vitest';
import { battletech } from '../../../src/rules/battletech/index.js';
import { seated, spectator } from '../../../src/rules/kernel/seats.js';
import { beginFire, seat, stand, type Play } from '../../support/quick-start.js';
import { beginFull, roll } from '../../support/standard.js';
import { hiding } from '../../support/unseen.js';

/**
 * Sealed declarations where a unit is hidden (C-01): who is asked, and for which units, does not hang on where it is. ENF-4R hides, in
 * one world right before HBK-4G, in the other where neither reaches the other.
 */

const RULES = hiding(['ENF-4R']);
const PLACES = ['0808 S', '1501 N'] as const;
const SEALED = { declare: 'sealed' };

const piecesAt = (at: string) => [
  { unit: 'HBK-4G', seat: 'defender', at: '0809 N' },
  { unit: 'ENF-4R', seat: 'attacker', at },
  { unit: 'CDA-2A', seat: 'attacker', at: '0117 N' },
];

/** What those are asked whom nobody tells of the hidden unit, and what they see. */
const seenIn = ({ match }: Play): unknown =>
  [spectator, seated(seat('defender'))].map((viewer) => RULES.view(match, viewer).questions);

/** Lets everybody stand still and pass until this is asked, or the turn is over. */
function playTo(play: Play, ask: string): Play {
  const faces = [1, 1, 6, 6, ...Array.from({ length: 40 }, () => 1)];
  while (play.game.turn === 1) {
    const [question] = RULES.open(play.match);
    if (!question || question.topic.ask === ask) break;
    const [unit] = question.topic.ask === 'move' ? question.topic.units : [];
    roll(play, question.seat, unit === undefined ? { type: 'pass' } : stand(unit), faces);
  }
  return play;
}

const LEVELS: readonly (readonly [ask: string, at: (place: string) => Play])[] = [
  ['declare', (at) => beginFire({ pieces: piecesAt(at), options: SEALED }, undefined, RULES)],
  ['attack', (at) => playTo(beginFull({ pieces: piecesAt(at), options: SEALED }, undefined, RULES), 'attack')],
  ['strike', (at) => playTo(beginFull({ pieces: piecesAt(at), options: SEALED }, undefined, RULES), 'strike')],
];

describe('C-01 sealed declarations with a hidden unit', () => {
  test.each(LEVELS)('ask everybody to %s for all that they have, wherever it is', (ask, at) => {
    const [near, far] = PLACES.map(at);
    if (!near || !far) throw new Error('no worlds');
    for (const { awaited } of [near, far]) expect(awaited.toSorted()).toEqual([`attacker:${ask}`, `defender:${ask}`]);
    expect(seenIn(near)).toEqual(seenIn(far));
    const [asked] = RULES.view(near.match, seated(seat('defender'))).questions.filter(
      ({ seat: of }) => of === 'attacker',
    );
    expect(asked?.topic).toMatchObject({ units: ['CDA-2A'] });
  });

  test('QSR-11 where nothing is hidden nobody is asked about what can fire at nothing', () => {
    const { match } = beginFire({ pieces: piecesAt('0808 S'), options: SEALED });
    const questions = battletech.open(match);
    expect(JSON.stringify(questions)).not.toContain('CDA-2A');
    expect(questions.map(({ topic }) => topic)).toMatchObject([{ units: ['HBK-4G'] }, { units: ['ENF-4R'] }]);
  });
});
