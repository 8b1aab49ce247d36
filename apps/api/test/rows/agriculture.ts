import type { Db } from '../../src/db/tables.ts';

/** Categories of clients and of production, volumes, a type of production, types of equipment with fields and families. */
export const fillAgriculture = async (db: Db) => {
  await db
    .insertInto('categoriesClients')
    .values([
      { IDCategorieClient: 1, Libelle: 'Éleveur' },
      { IDCategorieClient: 2, Libelle: 'Céréalier' },
    ])
    .execute();
  await db
    .insertInto('categoriesProduction')
    .values([
      { IDCategorieProduction: 1, Libelle: 'Élevage' },
      { IDCategorieProduction: 2, Libelle: 'Céréales' },
    ])
    .execute();
  await db
    .insertInto('sousCategoriesProduction')
    .values([
      { IDSousCategorieProduction: 1, IDCategorieProduction: 1, Libelle: 'Porcs' },
      { IDSousCategorieProduction: 2, IDCategorieProduction: 1, Libelle: 'Bovins' },
      { IDSousCategorieProduction: 3, IDCategorieProduction: 2, Libelle: 'Blé' },
    ])
    .execute();
  await db
    .insertInto('volumesProduction')
    .values([
      { IDVolumeProduction: 1, Libelle: 'Têtes', EstNombreEntier: true },
      { IDVolumeProduction: 2, Libelle: 'Hectares' },
    ])
    .execute();
  await db
    .insertInto('typesProduction')
    .values({ IDTypeProduction: 1, IDCategorieProduction: 1, IDSousCategorieProduction: 2, IDVolumeProduction: 1 })
    .execute();
  await db
    .insertInto('typesMaterielAgri')
    .values([
      { IDTypeMaterialAgri: 1, Descr: 'Tracteur' },
      { IDTypeMaterialAgri: 2, Descr: 'Épandeur' },
    ])
    .execute();
  await db
    .insertInto('champsMaterielAgri')
    .values([
      { IDFieldMat: 1, Descr: 'Puissance', Categorie: 'tech', MaterialTableCol: 'MAT_Puissance' },
      { IDFieldMat: 2, Descr: 'Numéro de parc', Categorie: 'gestion', MaterialTableCol: 'MAT_NumParc' },
      { IDFieldMat: 3, Descr: 'Relevage avant', Categorie: null, MaterialTableCol: null },
    ])
    .execute();
  await db
    .insertInto('typesMaterielAgriChamps')
    .values([
      { IDTypeMaterialAgri: 1, IDFieldMat: 1 },
      { IDTypeMaterialAgri: 1, IDFieldMat: 3 },
    ])
    .execute();
  await db
    .insertInto('famillesMaterielAgri')
    .values([
      { Descr: 'Tracteurs standards', IDTypeMaterialAgri: 1 },
      { Descr: 'Tracteurs vignerons', IDTypeMaterialAgri: null },
      { Descr: 'Épandeurs à fumier', IDTypeMaterialAgri: 2 },
    ])
    .execute();
  await db.insertInto('estimationsReprise').values({ IDPlaque: 1, IDPeople: 2 }).execute();
};
