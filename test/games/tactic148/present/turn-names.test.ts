import { describe, expect, it } from 'vitest';
import { chapterTitle, turnName, turnsMenu, turnsTitle } from '../../../../src/present/names.js';
import { turnCode } from '../../../../src/i18n/index.js';
import { anyTongue } from '../../../../src/games/words.js';
import { refusalText } from '../../../../src/present/refusal.js';
import { refuse } from '../../../../src/rules/kernel/refusal.js';
import { LOCALES } from '../../../../src/i18n/locales.js';

/** P-22: `/match history` calls the turns of a game as its reports do. */

describe('the turns of a match by their names', () => {
  it('P-22 are rounds in 1-48 Tactic, as in its pictures, and turns in BattleTech', () => {
    const names = (game: 'tactic148' | 'battletech') => LOCALES.map((locale) => turnName(locale, game, 3));
    expect(names('tactic148')).toEqual(['Round 3', 'Manche 3', 'Раунд 3']);
    expect(names('battletech')).toEqual(['Turn 3', 'Tour 3', 'Ход 3']);
    expect(turnName('fr', 'tactic148', 0)).toBe('Avant la manche 1');
    expect(turnsTitle('fr', 'tactic148')).toBe('**Les manches jouées**');
    expect(turnsMenu('ru', 'tactic148')).toBe('Показать раунд снова…');
  });

  it('P-22 a chapter is named by its turn and phase, before the first turn by the phase alone', () => {
    const title = (turn: number, phase: string) => chapterTitle('fr', 'tactic148', { turn, phase });
    expect(title(2, 'first-half')).toBe('Manche 2 · Premier joueur');
    expect(title(0, 'deployment')).toBe('Déploiement');
    expect(chapterTitle('en', 'battletech', { turn: 2, phase: 'movement' })).toBe('Turn 2 · Movement');
  });

  it('P-22 a turn that was not played is refused by its name, as in the list', () => {
    const [given, one, two] = [9, 1, 2].map((turn) => turnCode('tactic148', turn));
    const known = [one ?? '', two ?? ''];
    expect(refusalText(refuse('discord/no-such-turn', { given: given ?? '', known }), anyTongue('fr'))).toBe(
      'Manche 9\u202f: rien n’y a été joué. Il y a\u202f: Manche 1 et Manche 2.',
    );
  });
});
