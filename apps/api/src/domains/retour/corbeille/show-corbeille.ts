import { tableOf } from '@comptoir/contract/catalogue/all';
import type { JournalEntry } from '@comptoir/contract/domains/journal/journal.calls';
import { corbeillesClient } from '@comptoir/contract/domains/retour/asked';
import type { CorbeilleLigne } from '@comptoir/contract/domains/retour/corbeille';
import type { retour } from '@comptoir/contract/domains/retour/retour.calls';
import { unknownRecord } from '../../../db/existing.ts';
import type { Handler } from '../../../http/call.ts';
import { corbeillePageSize, listRemovals } from './corbeille.store.ts';
import { callsOf, isKept, isRestored } from '../retour.rules.ts';

type Removal = Pick<JournalEntry, 'NomTable' | 'IDLigne' | 'Groupe' | 'Appel' | 'Action'>;

/** A record with what it takes along: of a site and of a company, all that names it. */
const porteeOf = ({ NomTable, IDLigne }: Removal): CorbeilleLigne['demande']['portee'] => {
  if (NomTable === 'sites') return { site: Number(IDLigne) };
  return NomTable === 'societes' ? { societe: Number(IDLigne) } : { fiche: { table: NomTable, id: IDLigne } };
};

/**
 * What brings a row back. The removal of one record is taken back as a whole, with the rows of other tables that went or were changed
 * with it; out of anything else only the record comes. What no call of this console did has no operation to undo.
 */
const demandeOf = (removal: Removal): CorbeilleLigne['demande'] => {
  const { Groupe, Appel } = removal;
  if (callsOf(removal).length === 0) return { portee: porteeOf(removal), verbe: 'revenir', groupe: Groupe };
  if (Appel.startsWith('DELETE ')) return { portee: { operation: Groupe }, verbe: 'annuler' };
  return { portee: porteeOf(removal), verbe: 'annuler', groupe: Groupe };
};

/** Whether a table has a bin: its rows are put back, and are nobody else's parts. */
const hasCorbeille = (table: string) => isKept(table) && isRestored(table) && tableOf(table)?.of === undefined;

/** What is gone of a table and may come back. @throws Refusal 404 for a table without a bin */
export const showCorbeille: Handler<typeof retour.corbeille> = async ({ db, session, query: { table, page } }) => {
  const isCustomer = session.kind === 'customer';
  if (!hasCorbeille(table) || (isCustomer && !corbeillesClient.includes(table))) throw unknownRecord();
  const { entries, total } = await listRemovals(db, { table, page, by: isCustomer ? session : undefined });
  return {
    lignes: entries.map((entry) => {
      const { IDLigne, Nom, DateH, Auteur, Groupe, Action } = entry;
      return { id: IDLigne, nom: Nom, DateH, Auteur, Groupe, Action, demande: demandeOf(entry) };
    }),
    total,
    pageSize: corbeillePageSize,
  };
};
