import type { ImportResult } from '@comptoir/contract/imports/result';
import { headerOf, type ImportSpec } from '@comptoir/contract/imports/spec';
import { isAccepted, type AnyPlan } from './plans.rules.ts';

/** Limit of the report: a file full of faults would give an answer larger than itself. */
const mostFaults = 10_000;

type Faults = ImportResult['errors'];

/** What is told of the lines, by line and column. */
export const faultsOf = (spec: ImportSpec, plans: readonly AnyPlan[], kind: 'faults' | 'reserves' | 'avis'): Faults => {
  const all = plans.flatMap((plan) =>
    (plan[kind] ?? []).map(({ field, message }) => ({ ligne: plan.ligne, colonne: headerOf(spec, field), message })),
  );
  const first = all[mostFaults];
  if (!first) return all;
  return [
    ...all.slice(0, mostFaults),
    { ligne: first.ligne, colonne: '', message: `Et ${all.length - mostFaults} autres à partir de cette ligne` },
  ];
};

const lineOf = ({ columns }: ImportSpec, plan: AnyPlan): ImportResult['lignes'][number] => {
  const { ligne, cle, nom, effet } = plan;
  const fields = new Set<string>(isAccepted(plan) ? plan.fields : []);
  return { ligne, cle, nom, effet, champs: columns.filter(({ field }) => fields.has(field)).map(({ header }) => header) };
};

/** What the answer of every import says, or of its trial: the same lines in both. */
export const resultOf = (
  spec: ImportSpec,
  plans: readonly AnyPlan[],
  about: Pick<ImportResult, 'essai' | 'colonnes' | 'remarques' | 'aCorriger'>,
): ImportResult => ({
  errors: faultsOf(spec, plans, 'faults'),
  avis: faultsOf(spec, plans, 'avis'),
  ...about,
  lignes: plans.map((plan) => lineOf(spec, plan)),
});

export const countOf = (plans: readonly AnyPlan[], what: AnyPlan['effet']) => plans.filter(({ effet }) => effet === what).length;
