import type { ImportResult } from '@comptoir/contract/imports';
import { columns, headerOf } from './import-columns.rules.ts';
import type { Plan } from './import-plan.rules.ts';

/** Limits of the report: a file full of faults would give an answer larger than itself. */
const told = { faults: 10_000, lines: 1_000 };

type Faults = ImportResult['errors'];

const faultsOf = (plans: readonly Plan[], kind: 'faults' | 'siteFaults'): Faults => {
  const all = plans.flatMap((plan) => plan[kind].map(({ field, message }) => ({ ligne: plan.ligne, colonne: headerOf(field), message })));
  const first = all[told.faults];
  if (!first) return all;
  return [
    ...all.slice(0, told.faults),
    { ligne: first.ligne, colonne: '', message: `Et ${all.length - told.faults} autres erreurs à partir de cette ligne` },
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

/** The answer of an import. A trial reports every line; an import the changed and refused ones, up to a limit. */
export const resultOf = (plans: readonly Plan[], essai: boolean): ImportResult => ({
  nbUsersAddedOK: plans.filter(({ effet }) => effet === 'ajout').length,
  nbUsersUpdatedOK: plans.filter(({ effet }) => effet === 'modification').length,
  errors: faultsOf(plans, 'faults'),
  errorsSites: faultsOf(plans, 'siteFaults'),
  essai,
  lignes: (essai ? plans : plans.filter(({ effet }) => effet !== 'inchange').slice(0, told.lines)).map(lineOf),
});
