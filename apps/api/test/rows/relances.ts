import type { Db } from '../../src/db/tables.ts';

/** Two events, a follow-up of the first company and one of the group, and an order form. */
export const fillRelances = async (db: Db) => {
  await db.insertInto('BonDeCommande').values({ IDMarqueNeufOcc: 1, IDActivite: 1, Descr: 'Bon de commande VN', Neuf: true }).execute();
  await db
    .insertInto('relancesEvenements')
    .values([
      { IDRelanceAutoEvenement: 1, RelanceAutoEvenement_Libelle: 'Livraison' },
      { IDRelanceAutoEvenement: 2, RelanceAutoEvenement_Libelle: 'Fin de garantie' },
    ])
    .execute();
  await db
    .insertInto('relances')
    .values([
      { IDRelanceAuto: 1, Libelle: 'Satisfaction', NbJours: 8, IDRelanceAutoEvenement: 1 },
      { IDRelanceAuto: 2, Libelle: 'Essai', NbJours: 0, IDRelanceAutoEvenement: 2, Groupe: true },
    ])
    .execute();
  await db.insertInto('relancesPlaques').values({ IDRelanceAuto: 1, IDPlaque: 1 }).execute();
};
