import type { importQuery } from '@comptoir/contract/imports/calls';
import type { importReading } from '@comptoir/contract/imports/reading';
import type { ImportResult } from '@comptoir/contract/imports/result';
import type { ImportSpec } from '@comptoir/contract/imports/spec';
import type { Endpoint } from '@comptoir/contract/kit';
import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { FieldBinding } from '../form/use-record-form.ts';

/** What an import answers: what every one says, and the sites where it has some. */
export interface Outcome extends ImportResult {
  errorsSites?: ImportResult['errors'] | undefined;
  lignes: (ImportResult['lignes'][number] & { sitesAjoutes?: number[] | undefined })[];
}

/** By the names of their fields. */
export type Values = Record<string, unknown>;

/** What is typed beside the file, and sent with it. */
export interface ImportHead {
  shape: z.ZodRawShape;
  values: Values;
  Fields: ComponentType<{ field: (name: string) => FieldBinding<Values, Values> }>;
}

/** An import as its screen shows it. */
export interface ImportScreen {
  spec: ImportSpec;
  lire: Endpoint & { answer: typeof importReading };
  importer: Endpoint & { query: typeof importQuery; answer: z.ZodType<Outcome>; upload: NonNullable<Endpoint['upload']> };
  /** The lists that it changes. */
  lists: readonly Endpoint[];
  title: string;
  purpose: string;
  /** The list that it is begun from. */
  back: { label: string; href: string };
  /** What it does, in sentences. */
  rules: readonly string[];
  /** The address of its template; without one, it is made of its columns. */
  template?: string;
  head?: ImportHead;
  /** What a line does beside its fields. */
  detail?: { heading: string; useWords: () => (line: Outcome['lignes'][number]) => string };
  /** Where the lines of a journal's group are seen. */
  journalOf: (groupe: string) => string;
}
