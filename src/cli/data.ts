import { fileURLToPath } from 'node:url';

/** The data folder of the project, found from this file, whether it runs from `src` or from `dist`. */
export const DATA_DIR = fileURLToPath(new URL('../../scenarios/', import.meta.url));
