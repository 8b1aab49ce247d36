import { fileURLToPath } from 'node:url';

/** What is made once and kept between tests; beside the packages, so that the imports of built programs are found. */
export const cacheFolder = fileURLToPath(new URL('../../../node_modules/.cache/comptoir', import.meta.url));
