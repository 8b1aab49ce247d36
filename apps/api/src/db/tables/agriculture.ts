import type { CategorieChamp } from '@comptoir/contract/types-materiel-agri';
import type { Generated } from 'kysely';

export interface CategoriesClientsTable {
  IDCategorieClient: Generated<number>;
  Libelle: string;
}

export interface CategoriesProductionTable {
  IDCategorieProduction: Generated<number>;
  Libelle: string;
}

export interface SousCategoriesProductionTable {
  IDSousCategorieProduction: Generated<number>;
  IDCategorieProduction: number;
  Libelle: string;
}

export interface VolumesProductionTable {
  IDVolumeProduction: Generated<number>;
  Libelle: string;
  EstNombreEntier: Generated<boolean>;
}

export interface TypesProductionTable {
  IDTypeProduction: Generated<number>;
  IDCategorieProduction: number;
  IDSousCategorieProduction: number | null;
  IDVolumeProduction: number | null;
}

export interface TypesMaterielAgriTable {
  IDTypeMaterialAgri: Generated<number>;
  Descr: string;
}

export interface ChampsMaterielAgriTable {
  IDFieldMat: Generated<number>;
  Descr: string;
  Categorie: CategorieChamp | null;
  MaterialTableCol: string | null;
}

export interface TypesMaterielAgriChampsTable {
  IDTypeMaterialAgri: number;
  IDFieldMat: number;
}

export interface FamillesMaterielAgriTable {
  Descr: string;
  IDTypeMaterialAgri: number | null;
}

export interface EstimationsRepriseTable {
  IDPlaque: number;
  IDPeople: number;
}

/** What agricultural groups configure. */
export interface AgricultureTables {
  categoriesClients: CategoriesClientsTable;
  categoriesProduction: CategoriesProductionTable;
  sousCategoriesProduction: SousCategoriesProductionTable;
  volumesProduction: VolumesProductionTable;
  typesProduction: TypesProductionTable;
  typesMaterielAgri: TypesMaterielAgriTable;
  champsMaterielAgri: ChampsMaterielAgriTable;
  typesMaterielAgriChamps: TypesMaterielAgriChampsTable;
  famillesMaterielAgri: FamillesMaterielAgriTable;
  estimationsReprise: EstimationsRepriseTable;
}
