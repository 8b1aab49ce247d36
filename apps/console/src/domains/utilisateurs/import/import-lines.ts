import type { ImportResult } from '@comptoir/contract/imports/result';
import { csvOf, type CsvColumn } from '../../../kit/list/csv.ts';

export type Fault = ImportResult['errors'][number];
export type Effet = ImportResult['lignes'][number]['effet'];

export const effets: Record<Effet, string> = { ajout: 'Ajout', modification: 'Modification', inchange: 'Inchangé', refus: 'Refusé' };

export interface CheckedLine {
  ligne: number;
  LoginWEB: string;
  Name: string;
  effet: Effet;
  champs: string;
  sites: string;
  /** The errors of this line, of the user and of the sites. */
  remarques: string;
  /** What was read otherwise than the file shows it. */
  avis: string;
}

const byLine = (faults: readonly Fault[]) => {
  const found = new Map<number, string[]>();
  for (const { ligne, colonne, message } of faults) {
    const text = colonne === '' ? message : `${colonne}\u00a0: ${message}`;
    const known = found.get(ligne);
    if (known) known.push(text);
    else found.set(ligne, [text]);
  }
  return found;
};

/** The lines of a trial with their messages. */
export const checkedLines = ({ lignes, errors, errorsSites, avis }: ImportResult, siteName: (IDSite: number) => string): CheckedLine[] => {
  const remarks = byLine([...errors, ...errorsSites]);
  const notices = byLine(avis);
  return lignes.map(({ champs, sitesAjoutes, ...line }) => ({
    ...line,
    champs: champs.join(', '),
    sites: sitesAjoutes.map(siteName).join(', '),
    remarques: remarks.get(line.ligne)?.join(' · ') ?? '',
    avis: notices.get(line.ligne)?.join(' · ') ?? '',
  }));
};

export const countEffets = ({ lignes }: ImportResult) => {
  const counts: Record<Effet, number> = { ajout: 0, modification: 0, inchange: 0, refus: 0 };
  for (const { effet } of lignes) counts[effet]++;
  return counts;
};

interface ListedFault extends Fault {
  concerne: string;
  login: string;
}

const faultColumns: CsvColumn<ListedFault>[] = [
  { heading: 'Concerne', kind: 'text', value: ({ concerne }) => concerne },
  { heading: 'Ligne', kind: 'id', value: ({ ligne }) => ligne },
  { heading: 'Login', kind: 'text', value: ({ login }) => login },
  { heading: 'Colonne', kind: 'text', value: ({ colonne }) => colonne },
  { heading: 'Erreur', kind: 'text', value: ({ message }) => message },
];

/** Every error of an import, for a spreadsheet. */
export const faultsCsv = ({ errors, errorsSites, lignes }: ImportResult) => {
  const logins = new Map(lignes.map(({ ligne, LoginWEB }) => [ligne, LoginWEB]));
  const listed = (concerne: string, faults: readonly Fault[]) =>
    faults.map((fault): ListedFault => ({ ...fault, concerne, login: logins.get(fault.ligne) ?? '' }));
  return csvOf(faultColumns, [...listed('Utilisateur', errors), ...listed('Sites', errorsSites)]);
};

/** Every line with what became of it and all that is to be said of it, in the order of the file. */
export const resultColumns: CsvColumn<CheckedLine>[] = [
  { heading: 'Ligne', kind: 'id', value: ({ ligne }) => ligne },
  { heading: 'Effet', kind: 'text', value: ({ effet }) => effets[effet] },
  { heading: 'Login', kind: 'text', value: ({ LoginWEB }) => LoginWEB },
  { heading: 'Nom', kind: 'text', value: ({ Name }) => Name },
  { heading: 'Champs écrits', kind: 'text', value: ({ champs }) => champs },
  { heading: 'Sites ajoutés', kind: 'text', value: ({ sites }) => sites },
  { heading: 'Remarques', kind: 'text', value: ({ remarques, avis }) => [remarques, avis].filter(Boolean).join(' · ') },
];
