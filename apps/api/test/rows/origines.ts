import type { Db } from '../../src/db/tables.ts';

/** Two families, three sub-families, three types, and four origins: the first is used, the last is inactive and has no type. */
export const fillOrigines = async (db: Db) => {
  await db
    .insertInto('familles')
    .values([
      { IDFamilleOrigineContact: 1, Libelle: 'Internet' },
      { IDFamilleOrigineContact: 2, Libelle: 'Événements' },
    ])
    .execute();
  await db
    .insertInto('sousFamilles')
    .values([
      { IDSousFamilleOrigineAction: 1, IDFamilleOrigineContact: 1, Libelle: 'Site du groupe' },
      { IDSousFamilleOrigineAction: 2, IDFamilleOrigineContact: 1, Libelle: 'Annonces' },
      { IDSousFamilleOrigineAction: 3, IDFamilleOrigineContact: 2, Libelle: 'Salon' },
    ])
    .execute();
  await db
    .insertInto('originesTypes')
    .values(['VN', 'VO', 'VDL'].map((Description, at) => ({ IDOrigineActionType: at + 1, Description })))
    .execute();
  await db
    .insertInto('origines')
    .values([
      { IDOrigineAction: 1, IDSousFamilleOrigineAction: 1, IDOrigineActionType: 1, Libelle: 'Formulaire VN', EstLead: true },
      { IDOrigineAction: 2, IDSousFamilleOrigineAction: 2, IDOrigineActionType: 2, Libelle: 'Petites annonces', EstLead: true },
      { IDOrigineAction: 3, IDSousFamilleOrigineAction: 3, IDOrigineActionType: 1, Libelle: 'Salon de l’auto', EstAppelEntrant: true },
      { IDOrigineAction: 4, IDSousFamilleOrigineAction: 3, IDOrigineActionType: null, Libelle: 'Ancien salon', EstInactif: true },
    ])
    .execute();
  await db
    .insertInto('rapports')
    .values([{ IDOrigineAction: 1 }, { IDOrigineAction: 1 }])
    .execute();
  await db.insertInto('offres').values({ IDOrigineAction: 1 }).execute();
};
