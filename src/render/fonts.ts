import { createRequire } from 'node:module';
import { registerFont } from 'canvas';

/** The one typeface of the house, bundled so that pictures are the same everywhere; it has Cyrillic and the arrows. */
export const FONT = 'Arbitre Sans';

const find = createRequire(import.meta.url);

// Fonts must be known before the first canvas is made: every file that makes one imports this one first.
registerFont(find.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'), { family: FONT });
registerFont(find.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'), { family: FONT, weight: 'bold' });

/** A font as a canvas wants it. */
export const font = (size: number, bold: boolean): string => `${bold ? 'bold ' : ''}${size}px "${FONT}"`;
