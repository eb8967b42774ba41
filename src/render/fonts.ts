import { createRequire } from 'node:module';
import { registerFont } from 'canvas';

/** The one typeface of the house, bundled so that pictures are the same everywhere; it has Cyrillic and the arrows. */
const REGULAR = 'Arbitre Sans';
/** The bold cut is a family of its own: by weight the canvas does not find it reliably. */
const BOLD = 'Arbitre Sans Heavy';

const require = createRequire(import.meta.url);

// Fonts must be known before the first canvas is made: every file that makes one imports this one first.
registerFont(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'), { family: REGULAR });
registerFont(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'), { family: BOLD });

/** A font as a canvas wants it. */
export const font = (size: number, bold: boolean): string => `${size}px "${bold ? BOLD : REGULAR}"`;
