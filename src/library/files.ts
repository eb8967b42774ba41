import { GAMES } from '../games/index.js';

/** The data files of each game, by the game's id. */
export const FILES = await Promise.all(GAMES.map(async (game) => [game.id, await game.files()] as const));
