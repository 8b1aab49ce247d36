import type { ImportResult } from '@comptoir/contract/imports/result';
import { headerOf } from '@comptoir/contract/imports/spec';
import { csvOf, type CsvColumn } from '../list/csv.ts';
import type { ImportScreen, Outcome } from './screen.ts';

export type Fault = ImportResult['errors'][number];
export type Effet = ImportResult['lignes'][number]['effet'];

export const effets: Record<Effet, string> = { ajout: 'Ajout', modification: 'Modification', inchange: 'Inchangé', refus: 'Refusé' };

export interface CheckedLine {
  ligne: number;
  cle: string;
  nom: string;
  effet: Effet;
  champs: string;
  /** What it does beside its fields. */
  detail: string;
  /** The errors of this line. */
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

type DetailOf = (line: Outcome['lignes'][number]) => string;

/** The lines of a trial with their messages. */
export const checkedLines = ({ lignes, errors, errorsSites = [], avis }: Outcome, detailOf: DetailOf): CheckedLine[] => {
  const remarks = byLine([...errors, ...errorsSites]);
  const notices = byLine(avis);
  return lignes.map((line) => ({
    ligne: line.ligne,
    cle: line.cle,
    nom: line.nom,
    effet: line.effet,
    champs: line.champs.join(', '),
    detail: detailOf(line),
    remarques: remarks.get(line.ligne)?.join(' · ') ?? '',
    avis: notices.get(line.ligne)?.join(' · ') ?? '',
  }));
};

export const countEffets = ({ lignes }: Pick<ImportResult, 'lignes'>) => {
  const counts: Record<Effet, number> = { ajout: 0, modification: 0, inchange: 0, refus: 0 };
  for (const { effet } of lignes) counts[effet]++;
  return counts;
};

interface ListedFault extends Fault {
  concerne: string;
  cle: string;
}

export const keyHeader = ({ spec }: Pick<ImportScreen, 'spec'>) => headerOf(spec, spec.key.field);
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const faultColumns = (screen: ImportScreen): CsvColumn<ListedFault>[] => [
  { heading: 'Concerne', kind: 'text', value: ({ concerne }) => concerne },
  { heading: 'Ligne', kind: 'id', value: ({ ligne }) => ligne },
  { heading: keyHeader(screen), kind: 'text', value: ({ cle }) => cle },
  { heading: 'Colonne', kind: 'text', value: ({ colonne }) => colonne },
  { heading: 'Erreur', kind: 'text', value: ({ message }) => message },
];

/** Every error of an import, for a spreadsheet. */
export const faultsCsv = (screen: ImportScreen, { errors, errorsSites = [], lignes }: Outcome) => {
  const keys = new Map(lignes.map(({ ligne, cle }) => [ligne, cle]));
  const listed = (concerne: string, faults: readonly Fault[]) =>
    faults.map((fault): ListedFault => ({ ...fault, concerne, cle: keys.get(fault.ligne) ?? '' }));
  return csvOf(faultColumns(screen), [...listed(capital(screen.spec.words.un), errors), ...listed('Sites', errorsSites)]);
};

/** Every line with what became of it and all that is to be said of it, in the order of the file. */
export const resultColumns = (screen: ImportScreen): CsvColumn<CheckedLine>[] => {
  const { detail, spec } = screen;
  return [
    { heading: 'Ligne', kind: 'id', value: ({ ligne }) => ligne },
    { heading: 'Effet', kind: 'text', value: ({ effet }) => effets[effet] },
    { heading: keyHeader(screen), kind: 'text', value: ({ cle }) => cle },
    ...(spec.words.nom === undefined ? [] : [{ heading: spec.words.nom, kind: 'text' as const, value: ({ nom }: CheckedLine) => nom }]),
    { heading: 'Champs écrits', kind: 'text', value: ({ champs }) => champs },
    ...(detail ? [{ heading: detail.heading, kind: 'text' as const, value: (line: CheckedLine) => line.detail }] : []),
    { heading: 'Remarques', kind: 'text', value: ({ remarques, avis }) => [remarques, avis].filter(Boolean).join(' · ') },
  ];
};
