import type { Db } from '../../src/db/tables.ts';

/** An inactive account whose two points of sale and two origins are known, each with one choice made; and the default one. */
export const fillWally = async (db: Db) => {
  await db
    .insertInto('wallyComptes')
    .values([
      { IdWallyCompte: 1, crm_name: 'customer_first', Identifiant: 'compte-un', EtatDuCompte: 'INACTIVE' },
      { IdWallyCompte: 2, crm_name: 'customer_first', Identifiant: 'origines par défaut', EtatDuCompte: 'DEFAULT' },
    ])
    .execute();
  for (const IdCompte of [1, 2]) {
    await db
      .insertInto('wallyMarques')
      .values([
        { IdCompte, IdWallyMarque: 'M1', NomWallyMarque: 'Peugeot' },
        { IdCompte, IdWallyMarque: 'M2', NomWallyMarque: 'Citroën' },
      ])
      .execute();
    await db
      .insertInto('wallyOrigines')
      .values([
        { IdCompte, IdWallyOrigine: 'O1', NomOrigine: 'Site internet' },
        { IdCompte, IdWallyOrigine: 'O2', NomOrigine: 'Salon' },
      ])
      .execute();
    await db
      .insertInto('wallyMarquesOrigines')
      .values([
        { IdCompte, IdWallyOrigine: 'O1', IdWallyMarque: 'M1', IDOrigineAction: null, toSkip: true },
        { IdCompte, IdWallyOrigine: 'O2', IdWallyMarque: 'M1', IDOrigineAction: null, toSkip: false },
      ])
      .execute();
  }
  await db
    .insertInto('wallySites')
    .values([
      { IdCompte: 1, IdWallySite: 'PDV1', NomWallySite: 'Brest' },
      { IdCompte: 1, IdWallySite: 'PDV2', NomWallySite: 'Quimper' },
    ])
    .execute();
  await db
    .insertInto('wallyMarquesSites')
    .values([
      { IdCompte: 1, IdWallySite: 'PDV1', IdWallyMarque: 'M1', IDSite: 1, toSkip: false },
      { IdCompte: 1, IdWallySite: 'PDV2', IdWallyMarque: 'M1', IDSite: null, toSkip: true },
    ])
    .execute();
};
