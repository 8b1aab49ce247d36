import { z } from 'zod';
import { answered } from '../../fields/kit.ts';

/** The labels of a deal's status; 4 adds the reason, if known. */
const statuts: Readonly<Record<number, string>> = {
  1: 'A valider',
  2: 'Annulée',
  3: 'En cours',
  4: 'Perdue',
  5: 'Gagnée',
  6: 'Reportée',
  7: 'Fusionnée',
};

interface Statut {
  IDAffaireStatut: number | null;
  AffaireRaisonStop_Libelle: string;
}

/** 'Perdue (Prix)'; an unknown status is its number. */
export const statutAffaire = ({ IDAffaireStatut, AffaireRaisonStop_Libelle: raison }: Statut): string => {
  if (IDAffaireStatut === null) return '';
  const word = statuts[IDAffaireStatut] ?? String(IDAffaireStatut);
  return IDAffaireStatut === 4 && raison !== '' ? `${word} (${raison})` : word;
};

/** The offers with their state, in order: 'n° 12 (En cours)'. */
export const offresAffaire = (offres: readonly { IDOffres: number; OFS_Descr: string }[]) =>
  offres.map(({ IDOffres, OFS_Descr }) => (OFS_Descr === '' ? `n° ${IDOffres}` : `n° ${IDOffres} (${OFS_Descr})`)).join(', ');

/** A deal on the screens of manufacturers; `IDClient` is its prospect. */
export const affaireFields = {
  CodeAffaireSource: answered('Affaire source', z.string()),
  DateDebut: answered('Date de début', z.string().nullable()),
  DateOuvertureLead: answered('Lead ouvert le', z.string().nullable()),
  IDClient: answered('Client', z.number().nullable()),
  Name: answered('Nom du prospect', z.string(), { heading: 'Prospect' }),
  Firstname: answered('Prénom du prospect', z.string()),
  IDAffaireStatut: answered('Statut', z.number().nullable()),
  AffaireRaisonStop_Libelle: answered('Raison de la clôture', z.string()),
  offres: answered('Offres', z.array(z.strictObject({ IDOffres: z.number(), OFS_Descr: z.string() }))),
};

const badMoment = 'Une date de la forme AAAA-MM-JJ HH:mm:ss est attendue';
const moment = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}:\d{2}$/, badMoment)
  .transform((text) => text.replace(' ', 'T'))
  .pipe(z.iso.datetime({ local: true, error: badMoment }));

/** Two moments in Paris, both within. */
export const periode = z
  .object({ start_date: moment, end_date: moment })
  .refine(({ start_date, end_date }) => start_date <= end_date, { path: ['end_date'], message: 'La fin précède le début' });
export type Periode = z.output<typeof periode>;
