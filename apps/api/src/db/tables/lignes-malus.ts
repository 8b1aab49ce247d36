import type { Generated } from 'kysely';
import type { Numeric } from '../numeric.ts';

export interface LignesFrequentesTable {
  IDLignFreq: Generated<number>;
  Descr: string;
  IDPlaque: number | null;
  IDActivite: Generated<number>;
  IDTypeLigneFrequente: number;
  PxVenteHT: Numeric;
  PxVenteTTC: Numeric;
  MultipleCV: Generated<boolean>;
  InclusMat: Generated<boolean>;
  AffOffre: Generated<boolean>;
  AffOffreVO: Generated<boolean>;
  EstCarburant: Generated<boolean>;
}

export interface MalusEcologiqueTable {
  IDGrilleMalusEcologique: Generated<number>;
  Libelle: string;
  DateDebut: string;
  DateFin: string | null;
  CO2Min: number;
  CO2Max: number;
}

export interface MalusEcologiqueValuesTable {
  IDGrilleMalusEcologique: number;
  EmissionCO2: number;
  MontantTaxe: Numeric;
}

export interface MalusMasseTable {
  IDGrilleMalusMasse: Generated<number>;
  Libelle: string;
  DateDebut: string;
  DateFin: string | null;
}

export interface MalusMasseValuesTable {
  IDGrilleMalusMasse: number;
  MasseMin: number;
  MasseMax: number | null;
  MontantTaxe: Numeric;
}

export interface TypesLignesFrequentesTable {
  IDTypeLigneFrequente: Generated<number>;
  Description: string;
}

export interface GroupesStatutsTable {
  IDGpStatus: Generated<number>;
  GpStatusDescr: string;
}

export interface StatutsVehiculesTable {
  IDMatStatus: Generated<number>;
  Descr: string;
  IDGpStatus: number;
}

export interface ChampsFicheClientTable {
  IDChampsFicheClient: Generated<number>;
  Description: string;
  IDTFicheCli: number;
}

export interface ChampsFicheClientConfigurationsTable {
  IDChampsFicheClient: number;
}

/** Lines added to many offers, tax grids, the states of vehicles, and the fields of a client's record. */
export interface LigneMalusTables {
  typesLignesFrequentes: TypesLignesFrequentesTable;
  lignesFrequentes: LignesFrequentesTable;
  malusEcologique: MalusEcologiqueTable;
  malusEcologiqueValues: MalusEcologiqueValuesTable;
  malusMasse: MalusMasseTable;
  malusMasseValues: MalusMasseValuesTable;
  groupesStatuts: GroupesStatutsTable;
  statutsVehicules: StatutsVehiculesTable;
  champsFicheClient: ChampsFicheClientTable;
  champsFicheClientConfigurations: ChampsFicheClientConfigurationsTable;
}
