import { annotees, isAnnotee, type TableAnnotee } from '@comptoir/contract/domains/notes/notes.calls';
import { Refusal } from '@comptoir/contract/errors';
import { mayCall, type Standing } from '@comptoir/contract/rights';
import { unknownRecord } from '../../db/existing.ts';
import type { Db } from '../../db/tables.ts';
import { standingOf, type Session } from '../../http/session.ts';
import { checkOrigine } from '../origines/origines.store.ts';
import { findSite } from '../sites/sites.store.ts';
import { findSociete } from '../societes/societes.store.ts';
import { findUtilisateur } from '../utilisateurs/utilisateurs.store.ts';

interface Visibility {
  all: boolean;
}

const finders: Record<TableAnnotee, (db: Db, id: number, visibility: Visibility) => Promise<unknown>> = {
  sites: findSite,
  utilisateurs: findUtilisateur,
  societes: (db, id) => findSociete(db, id),
  origines: (db, id) => checkOrigine(db, id),
};

/** What the customer's own people may do, whoever asks. */
export const ofCustomer = (session: Session): Standing => ({ ...standingOf(session), kind: 'customer' });

/** @throws Refusal 404 for a record that is not there, or that the session may not open */
export const checkFiche = async (db: Db, standing: Standing, table: string, ligne: number): Promise<TableAnnotee> => {
  if (!isAnnotee(table) || !mayCall(annotees[table], standing)) throw unknownRecord();
  await finders[table](db, ligne, { all: standing.kind === 'operator' });
  return table;
};

/** Whether a session of this standing may open the record. */
export const mayOpenFiche = async (db: Db, standing: Standing, table: string, ligne: number) => {
  try {
    await checkFiche(db, standing, table, ligne);
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'unknown') return false;
    throw error;
  }
};
