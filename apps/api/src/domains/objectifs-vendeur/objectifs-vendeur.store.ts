import type { Coefficients } from '@comptoir/contract/domains/objectifs-vendeur/objectifs-vendeur.calls';
import { sql } from 'kysely';
import type { Db } from '../../db/tables.ts';

export const readCoefficients = async (db: Db): Promise<Coefficients> => {
  const rows = await db
    .selectFrom('objectifsVendeur')
    .select(['Nom', 'Coefficient'])
    .orderBy(sql`"Nom" collate tools.fr`)
    .execute();
  return Object.fromEntries(rows.map(({ Nom, Coefficient }) => [Nom, Number(Coefficient)]));
};

export const updateCoefficient = (db: Db, Nom: string, Coefficient: number) =>
  db.updateTable('objectifsVendeur').set({ Coefficient }).where('Nom', '=', Nom).execute();
