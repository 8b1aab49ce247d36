import { allEndpoints } from '@comptoir/contract/all';
import { importListOf, importScreens } from '@comptoir/contract/domains/imports/imports.calls';
import type { Travail } from '@comptoir/contract/domains/travaux/travaux.calls';
import { mayCall, type Standing } from '@comptoir/contract/rights';
import type { Run } from './travaux.store.ts';

const calls = new Map(Object.values(allEndpoints).map((call) => [`${call.method} ${call.path}`, call]));
const callAt = (path: string | null) => calls.get(`POST ${path ?? ''}`);

/** The rows that a bulk change is about, in the plural, and their list. */
export const lotInWords = (Appel: string) => ({
  Quoi: callAt(Appel)?.rows ?? '',
  Ecran: Appel.replace(/^\/api/, '').replace(/\/lot$/, ''),
});

/** Whether a session sees a run: whoever may make its call. */
export const mayGoOn = (Appel: string | null, standing: Standing) => {
  const call = callAt(Appel);
  return call !== undefined && mayCall(call, standing);
};

type Words = Pick<Travail, 'Nature' | 'Ecran' | 'Reprise' | 'Quoi'>;

const wordsOf = (run: Run): Words => {
  const { Groupe, Appel } = run;
  if (!('Import' in run)) {
    const words = lotInWords(Appel ?? '');
    return { Nature: 'lot', ...words, Reprise: `${words.Ecran}/lot?reprendre=${Groupe}` };
  }
  const { Import, Fichier } = run;
  return { Nature: 'import', Ecran: importListOf(Import), Reprise: `${importScreens[Import]}?reprendre=${Groupe}`, Quoi: Fichier };
};

/** A run that stopped as it is told, with its row's number and when it was last heard of. */
export interface Stopped {
  id: number;
  Arrete: string;
  told: Travail;
}

const stoppedOf = (run: Run): Stopped => {
  const { Groupe, Auteur, DateH, Lignes, Prises, Refusees, Annulees, Arrete } = run;
  const Operations = run.Operations.filter((one) => !Annulees.includes(one)).toReversed();
  const told = { Groupe, Auteur, DateH, Lignes, Prises, Refusees, Operations, ...wordsOf(run) };
  return { id: 'Import' in run ? run.IDImport : run.IDLot, Arrete, told };
};

/** Of runs that stopped, those of which a session may make the call; newest first. */
export const stoppedFor = (standing: Standing, runs: readonly Run[]): Stopped[] =>
  runs
    .filter(({ Appel }) => mayGoOn(Appel, standing))
    .map(stoppedOf)
    .toSorted((a, b) => Date.parse(b.told.DateH) - Date.parse(a.told.DateH));
