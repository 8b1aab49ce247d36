import type { Db } from '../../src/db/tables.ts';

/** The columns of the first test gateway. */
export const passerelleColumns = [
  { NameColumn: 'Immatriculation', checked: true },
  { NameColumn: 'Kilometrage', checked: false },
  { NameColumn: 'NumeroSerie', checked: true },
];

/** Two gateways: the first with two transfers, the later one with errors; the second without any. */
export const fillPasserelles = async (db: Db) => {
  await db
    .insertInto('passerelles')
    .values([
      { IDPasserelleDMS: 1, Libelle: 'DMS principal', DateHRefProchainTransfert: '2026-03-09T22:30:00Z', StockEnTotalite: true },
      { IDPasserelleDMS: 2, Libelle: 'DMS en attente' },
    ])
    .execute();
  await db
    .insertInto('ColumnDMSMaterial')
    .values(passerelleColumns.map((row) => ({ IDPasserelleDMS: 1, ...row })))
    .execute();
  await db
    .insertInto('passerellesHisto')
    .values([
      { IDPasserelleDMSHisto: 2, IDPasserelleDMS: 1, DateHAppelWS: '2026-03-08T22:30:00Z', DateHFinWS: '2026-03-08T22:31:00Z', NbMat: 12 },
      { IDPasserelleDMSHisto: 1, IDPasserelleDMS: 1, DateHAppelWS: '2026-03-09T22:30:00Z', NbErreurs: 2, DetailErreurs: 'Un\nDeux' },
    ])
    .execute();
};
