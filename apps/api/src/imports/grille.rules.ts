import { dateFault } from '@comptoir/contract/domains/malus-ecologique/malus-ecologique.calls';
import { Refusal } from '@comptoir/contract/errors';
import type { ImportResult } from '@comptoir/contract/imports/result';

/** What a grid of a tax is beside its rows. */
export interface Periode {
  Libelle: string;
  DateDebut: string;
  DateFin: string | null;
}

/** The period that is typed beside the file. @throws Refusal where it ends before it begins */
export const refuseDates = ({ Libelle, DateDebut, DateFin }: Periode): Periode => {
  const fault = dateFault({ DateDebut, DateFin });
  if (fault) throw new Refusal('invalid', `${fault}.`, { DateFin: fault });
  return { Libelle, DateDebut, DateFin };
};

const day = (iso: string) => iso.split('-').toReversed().join('/');

/** The answer with what is to be said of the grid as a whole. */
export const importedGrille = (
  result: ImportResult,
  { isKnown, isRefused, Libelle, DateDebut }: Periode & { isKnown: boolean; isRefused: boolean },
): ImportResult => ({
  ...result,
  remarques: [
    ...result.remarques,
    ...(isKnown
      ? [`La grille «\u00a0${Libelle}\u00a0» du ${day(DateDebut)} existe déjà\u00a0: les montants du fichier prennent la place des siens.`]
      : []),
    ...(isRefused ? ['Une grille est enregistrée en entier\u00a0: rien ne l’est tant qu’une de ses lignes est à corriger.'] : []),
  ],
});
