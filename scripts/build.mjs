import { prepare } from './house/prepare.mjs';
import { main } from './house/say.mjs';

/** `npm run build`: packages, native parts and dist, as `npm start` does, without starting anything. */
await main(prepare);
