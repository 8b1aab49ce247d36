import { mostEchanges } from '@comptoir/contract/echanges';
import { existing } from '../../db/existing.ts';
import type { Db } from '../../db/tables.ts';

const columns = ['IDEchange', 'DateH', 'Partenaire', 'Operation', 'Cible', 'Auteur', 'Resultat', 'Statut', 'DureeMs', 'Message'] as const;

/** The newest first. */
export const listEchanges = (db: Db) =>
  db.selectFrom('echanges').select(columns).orderBy('IDEchange', 'desc').limit(mostEchanges).execute();

/** @throws Refusal 404 */
export const readEchange = async (db: Db, IDEchange: number) =>
  existing(
    await db
      .selectFrom('echanges')
      .select([...columns, 'Methode', 'Adresse', 'Essais', 'Demande', 'Reponse'])
      .where('IDEchange', '=', IDEchange)
      .executeTakeFirst(),
  );
