import type { Generated } from 'kysely';

export interface BonDeCommandeTable {
  IDMarqueNeufOcc: Generated<number>;
  IDActivite: number;
  IDFamille: number | null;
  Descr: string;
  Neuf: Generated<boolean>;
  NomFicBonDeCommande: Generated<string>;
  NomFicConditionsGenVente: Generated<string>;
  NomFicAutreDoc: Generated<string>;
  NomImageLogo: Generated<string>;
  TexteReprise: Generated<string>;
  AfficheOptionVersionConstr: Generated<boolean>;
  TexteCO2: Generated<string>;
}

/** Order forms. */
export interface BonDeCommandeTables {
  BonDeCommande: BonDeCommandeTable;
}
