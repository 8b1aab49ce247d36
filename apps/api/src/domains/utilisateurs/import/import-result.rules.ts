import type { ImportResult } from '@comptoir/contract/imports/result';
import { columns, headerOf } from './import-columns.rules.ts';
import type { Plan } from './import-plan.rules.ts';

/** Limit of the report: a file full of faults would give an answer larger than itself. */
const mostFaults = 10_000;

type Faults = ImportResult['errors'];

const faultsOf = (plans: readonly Plan[], kind: 'faults' | 'siteFaults' | 'avis'): Faults => {
  const all = plans.flatMap((plan) => plan[kind].map(({ field, message }) => ({ ligne: plan.ligne, colonne: headerOf(field), message })));
  const first = all[mostFaults];
  if (!first) return all;
  return [
    ...all.slice(0, mostFaults),
    { ligne: first.ligne, colonne: '', message: `Et ${all.length - mostFaults} autres à partir de cette ligne` },
  ];
};

const lineOf = (plan: Plan): ImportResult['lignes'][number] => {
  const { ligne, LoginWEB, Name, effet } = plan;
  const isRefused = plan.effet === 'refus';
  const fields = new Set<string>(isRefused ? [] : plan.fields);
  return {
    ligne,
    LoginWEB,
    Name,
    effet,
    champs: columns.filter(({ field }) => fields.has(field)).map(({ header }) => header),
    sitesAjoutes: isRefused ? [] : [...plan.addedSites],
  };
};

/** The answer of an import or of its trial: the same lines in both. */
export const resultOf = (
  plans: readonly Plan[],
  about: Pick<ImportResult, 'essai' | 'colonnes' | 'remarques' | 'aCorriger'>,
): ImportResult => ({
  nbUsersAddedOK: plans.filter(({ effet }) => effet === 'ajout').length,
  nbUsersUpdatedOK: plans.filter(({ effet }) => effet === 'modification').length,
  errors: faultsOf(plans, 'faults'),
  errorsSites: faultsOf(plans, 'siteFaults'),
  avis: faultsOf(plans, 'avis'),
  ...about,
  lignes: plans.map(lineOf),
});
