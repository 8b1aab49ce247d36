import { mostImports, type ImportName } from '@comptoir/contract/domains/imports/imports.calls';
import { sql } from 'kysely';
import { jsonRows } from '../../db/json/json-text.ts';
import type { Db } from '../../db/tables.ts';
import { isStoppedIn } from '../../journal/travaux.store.ts';

/** Newest first. */
export const listImports = (db: Db, Import: ImportName) =>
  jsonRows(
    db,
    db
      .selectFrom('imports')
      .select(['IDImport', 'Fichier', 'Auteur', 'Groupe', 'DateH', 'Fin', 'Lignes', 'Prises', 'Refusees', 'Suite'])
      .select(
        sql<
          'arrete' | 'termine' | 'enCours'
        >`case when ${isStoppedIn('imports')} then 'arrete' when "Fin" is null then 'enCours' else 'termine' end`.as('Etat'),
      )
      .where('Import', '=', Import)
      .orderBy('IDImport', 'desc')
      .limit(mostImports),
  );
