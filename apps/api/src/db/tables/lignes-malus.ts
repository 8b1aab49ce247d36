import type { ligneFrequenteFields } from '@comptoir/contract/domains/lignes-frequentes/lignes-frequentes.fields';
import type {
  emissionFields,
  grilleFields,
  malusEcologiqueFields,
} from '@comptoir/contract/domains/malus-ecologique/malus-ecologique.fields';
import type { trancheFields } from '@comptoir/contract/domains/malus-masse/malus-masse.fields';
import type { Generated } from 'kysely';
import type { ColumnsOf } from '../field-columns.ts';
import type { Numeric } from '../numeric.ts';

/** The type of a line has no default of the database. */
export interface LignesFrequentesTable extends Omit<
  ColumnsOf<typeof ligneFrequenteFields>,
  'IDTypeLigneFrequente' | 'PxVenteHT' | 'PxVenteTTC'
> {
  IDLignFreq: Generated<number>;
  IDActivite: Generated<number>;
  IDTypeLigneFrequente: number;
  PxVenteHT: Numeric;
  PxVenteTTC: Numeric;
}

export interface MalusEcologiqueTable extends ColumnsOf<typeof malusEcologiqueFields> {
  IDGrilleMalusEcologique: Generated<number>;
}

export interface MalusEcologiqueValuesTable extends Omit<ColumnsOf<typeof emissionFields>, 'MontantTaxe'> {
  IDGrilleMalusEcologique: number;
  MontantTaxe: Numeric;
}

export interface MalusMasseTable extends ColumnsOf<typeof grilleFields> {
  IDGrilleMalusMasse: Generated<number>;
}

export interface MalusMasseValuesTable extends Omit<ColumnsOf<typeof trancheFields>, 'MontantTaxe'> {
  IDGrilleMalusMasse: number;
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
