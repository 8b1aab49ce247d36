import { Refusal } from '@comptoir/contract/errors';
import type { Fault } from './lines.rules.ts';

interface Told {
  ligne: number;
  /** By what the row is known, and what people call it. */
  cle: string;
  nom: string;
  faults: readonly Fault[];
  avis: readonly Fault[];
  /** Told, but no reason to refuse the line. */
  reserves?: readonly Fault[];
}

export type Refused = Told & { effet: 'refus' };
/** `writing`: what is written for the line. */
export type Accepted<W> = Told & { effet: 'ajout' | 'modification' | 'inchange'; fields: readonly string[]; writing: W };

/** The outcome of one line. */
export type Plan<W> = Refused | Accepted<W>;
/** Of any import. */
export type AnyPlan = Plan<unknown>;

interface Failure {
  issues: readonly { path: readonly PropertyKey[]; message: string }[];
}

/** What a schema refuses, by field. */
export const issuesOf = (error: Failure) => error.issues.map(({ path, message }): Fault => ({ field: String(path[0]), message }));

/** What a rule of the form refuses, by field. */
export const faultsOfRule = (check: () => unknown): Fault[] => {
  try {
    check();
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return Object.entries(error.fields ?? {}).map(([field, message]) => ({ field, message }));
  }
};

/** The first fault of each field: further ones only follow from it. */
export const firstOfEach = (faults: readonly Fault[]) =>
  faults.filter(({ field }, index) => faults.findIndex((other) => other.field === field) === index);

export const isAccepted = <W>(plan: Plan<W>): plan is Accepted<W> => plan.effet !== 'refus';
