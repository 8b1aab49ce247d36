import { z } from 'zod';
import { bool, endpoint, type Endpoint } from '../kit.ts';
import { importReading, readingBody } from './reading.ts';

const upload = { extension: '.xlsx', maxBytes: 10 * 1024 * 1024 } as const;

export const importQuery = z.object({
  /** A trial: everything runs, nothing is kept. */
  essai: bool.default(false),
  /** A person has seen what the columns were taken for. */
  confirme: bool.default(false),
});

interface Import<
  P extends string,
  C extends Pick<Endpoint, 'who' | 'when' | 'refuses' | 'takesBack'>,
  B extends z.ZodType,
  A extends z.ZodType,
> {
  /** Under `/api`. */
  path: P;
  /** Who may, and what it refuses beside its files. */
  call: C;
  /** As the journal shows them. */
  actions: { lire: string; importer: string };
  body: B;
  answer: A;
}

/** The two calls of an import: how a file is read, and its lines written. */
export const importCalls = <
  const P extends string,
  const C extends Pick<Endpoint, 'who' | 'when' | 'refuses' | 'takesBack'>,
  B extends z.ZodType,
  A extends z.ZodType,
>({
  path,
  call,
  actions,
  body,
  answer,
}: Import<P, C, B, A>) => ({
  lireImport: endpoint({
    ...call,
    on: 'customer',
    method: 'POST',
    path: `/api/${path}/lecture` as const,
    action: actions.lire,
    present: 'projet',
    upload,
    body: readingBody,
    readsOnly: true,
    answer: importReading,
  }),
  importer: endpoint({
    ...call,
    on: 'customer',
    method: 'POST',
    path: `/api/${path}` as const,
    action: actions.importer,
    query: importQuery,
    upload,
    body,
    batches: true,
    answer,
  }),
});
