import type { Db } from '../../src/db/tables.ts';

/** Two frequent lines, two grids of each malus, two states of vehicles, two objectives of sellers, and a field of each kind of client's record. */
export const fillLignesMalus = async (db: Db) => {
  await db
    .insertInto('typesLignesFrequentes')
    .values(['Accessoire', 'Service', 'Frais'].map((Description, at) => ({ IDTypeLigneFrequente: at + 1, Description })))
    .execute();
  await db
    .insertInto('lignesFrequentes')
    .values([
      { IDLignFreq: 1, Descr: 'Mise en route', IDPlaque: 1, IDTypeLigneFrequente: 3, PxVenteHT: 50.01, PxVenteTTC: 60.01 },
      { IDLignFreq: 2, Descr: 'Tapis', IDPlaque: null, IDTypeLigneFrequente: 1, PxVenteHT: 50, PxVenteTTC: 60 },
    ])
    .execute();
  const grille = { Libelle: 'Grille 2026', DateDebut: '2026-01-01', DateFin: null };
  await db
    .insertInto('malusEcologique')
    .values([1, 2].map((IDGrilleMalusEcologique) => ({ IDGrilleMalusEcologique, ...grille, CO2Min: 118, CO2Max: 120 })))
    .execute();
  // The line of 120 is missing, as in older data.
  await db
    .insertInto('malusEcologiqueValues')
    .values([118, 119].map((EmissionCO2) => ({ IDGrilleMalusEcologique: 1, EmissionCO2, MontantTaxe: 50 })))
    .execute();
  await db
    .insertInto('malusMasse')
    .values([1, 2].map((IDGrilleMalusMasse) => ({ IDGrilleMalusMasse, ...grille })))
    .execute();
  await db
    .insertInto('malusMasseValues')
    .values([
      { IDGrilleMalusMasse: 1, MasseMin: 0, MasseMax: 1799, MontantTaxe: 0 },
      { IDGrilleMalusMasse: 1, MasseMin: 1800, MasseMax: null, MontantTaxe: 10.5 },
    ])
    .execute();
  await db
    .insertInto('groupesStatuts')
    .values([
      { IDGpStatus: 1, GpStatusDescr: 'En stock' },
      { IDGpStatus: 2, GpStatusDescr: 'Sorti' },
    ])
    .execute();
  await db
    .insertInto('statutsVehicules')
    .values([
      { IDMatStatus: 1, Descr: 'Disponible', IDGpStatus: 1 },
      { IDMatStatus: 2, Descr: 'Livré', IDGpStatus: 2 },
    ])
    .execute();
  await db
    .insertInto('champsFicheClient')
    .values([
      { IDChampsFicheClient: 1, Description: 'Profession', IDTFicheCli: 1 },
      { IDChampsFicheClient: 2, Description: 'SIRET', IDTFicheCli: 2 },
    ])
    .execute();
  await db
    .insertInto('objectifsVendeur')
    .values([
      { Nom: 'Véhicule neuf', Coefficient: 1 },
      { Nom: 'Véhicule d’occasion', Coefficient: '1.25' },
    ])
    .execute();
  await db.insertInto('champsFicheClientConfigurations').values({ IDChampsFicheClient: 2 }).execute();
};
