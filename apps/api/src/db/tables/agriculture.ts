import type {
  categorieAgriFields,
  sousCategorieFields,
  volumeFields,
} from '@comptoir/contract/domains/categories-agri/categories-agri.calls';
import type {
  CategorieChamp,
  champMaterielFields,
  typeMaterielFields,
} from '@comptoir/contract/domains/types-materiel-agri/types-materiel-agri.calls';
import type { typeProductionFields } from '@comptoir/contract/domains/types-production/types-production.calls';
import type { Generated } from 'kysely';
import type { ColumnsOf } from '../field-columns.ts';

export interface CategoriesClientsTable extends ColumnsOf<typeof categorieAgriFields> {
  IDCategorieClient: Generated<number>;
}

export interface CategoriesProductionTable extends ColumnsOf<typeof categorieAgriFields> {
  IDCategorieProduction: Generated<number>;
}

export interface SousCategoriesProductionTable extends ColumnsOf<typeof sousCategorieFields> {
  IDSousCategorieProduction: Generated<number>;
}

export interface VolumesProductionTable extends ColumnsOf<typeof volumeFields> {
  IDVolumeProduction: Generated<number>;
}

export interface TypesProductionTable extends ColumnsOf<typeof typeProductionFields> {
  IDTypeProduction: Generated<number>;
}

export interface TypesMaterielAgriTable extends ColumnsOf<typeof typeMaterielFields> {
  IDTypeMaterialAgri: Generated<number>;
}

export interface ChampsMaterielAgriTable extends ColumnsOf<typeof champMaterielFields> {
  IDFieldMat: Generated<number>;
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
