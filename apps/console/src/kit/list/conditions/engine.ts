import { use } from 'react';
import type { listConditions } from './list-conditions.ts';

interface Engine {
  listConditions: typeof listConditions;
}

let engine: Engine | undefined;
let coming: Promise<Engine> | undefined;

export const loadEngine = () =>
  (coming ??= import('./list-conditions.ts').then(
    (loaded) => (engine = loaded),
    (error: unknown) => {
      coming = undefined;
      throw error;
    },
  ));

/** What reads the conditions of a list: loaded with the first one, and the list waits for it rather than show other rows. */
export const useEngine = (isAsked: boolean) => (isAsked ? (engine ?? use(loadEngine())) : undefined);
