import type { Origine } from '@comptoir/contract/domains/origines/origines.calls';
import { origineLibelle, placeFields, typeField } from '@comptoir/contract/domains/origines/origines.fields';
import type { CsvColumn } from '../../kit/list/csv.ts';
import { fieldColumn } from '../../kit/list/field-columns.ts';

export const typeText = ({ type }: Pick<Origine, 'type'>) => type?.Description ?? 'Aucun';

/** Why an act of removal stays closed. */
export const notDeletable = 'la suppression des origines n’est pas activée pour ce client.';

/** An origin as selects show it. */
export const origineText = (row: Origine) => `${row.Famille_Libelle} / ${row.SousFamille_Libelle} / ${row.Libelle} (${typeText(row)})`;

/** The French name of a table that refers to origins. */
const tables: Readonly<Record<string, string>> = {
  rapports: 'Rapports',
  offres: 'Offres',
  affaires: 'Affaires',
  origineDefault: 'Origines par défaut',
  workflowsLeads: 'Workflows des leads',
  wallyMarquesOrigines: 'Origines Wally',
};

/** Without accents on purpose (docs/regles/ecrans.md#french-texts). */
export const lineText = ({ table, nb }: { table: string; nb: number }) => `${tables[table] ?? table}\u00a0: ${nb} occurence(s)`;
export const usedText = (count: number) =>
  `Cette origine ne peut pas etre supprimee car elle est utilisee dans ${count > 1 ? 'les tables suivantes :' : 'la table suivante :'}`;

export const csvColumns: readonly CsvColumn<Origine>[] = [
  { heading: placeFields.IDFamille.label, kind: 'text', value: ({ Famille_Libelle }) => Famille_Libelle },
  { heading: placeFields.IDSousFamille.label, kind: 'text', value: ({ SousFamille_Libelle }) => SousFamille_Libelle },
  fieldColumn('Libelle', origineLibelle.Libelle),
  { heading: typeField.IDType.label, kind: 'text', value: typeText },
  { heading: 'Est Lead', kind: 'bool', value: ({ EstLead }) => EstLead },
  { heading: 'Etat', kind: 'text', value: ({ EstInactif }) => (EstInactif ? 'Inactif' : 'Actif') },
  { heading: 'Appel sortant', kind: 'bool', value: ({ EstAppelSortant }) => EstAppelSortant },
  { heading: 'Appel entrant', kind: 'bool', value: ({ EstAppelEntrant }) => EstAppelEntrant },
];

export const csvName = ({ serverName, BDGp }: { serverName: string; BDGp: string }) => `origines_${serverName}_${BDGp}.csv`;
