import type { categoriesAgri } from '@comptoir/contract/domains/categories-agri/categories-agri.calls';
import { cached, routesOf } from '../../http/call.ts';
import {
  insertCategorieClient,
  insertCategorieProduction,
  insertSousCategorie,
  insertVolumeProduction,
  listCategoriesClients,
  listCategoriesProduction,
  listVolumesProduction,
  renameCategorieClient,
  renameCategorieProduction,
  renameSousCategorie,
  renameVolumeProduction,
} from './categories-agri.store.ts';

export const categoriesAgriRoutes = routesOf<typeof categoriesAgri>()({
  clients: cached(['categoriesClients'], ({ db }) => listCategoriesClients(db)),
  createClient: ({ db, body: { libelle } }) => insertCategorieClient(db, libelle),
  updateClient: ({ db, params, body: { libelle } }) => renameCategorieClient(db, params.IDCategorieClient, libelle),

  categories: cached(['categoriesProduction', 'sousCategoriesProduction'], ({ db }) => listCategoriesProduction(db)),
  createCategorie: ({ db, body: { libelle } }) => insertCategorieProduction(db, libelle),
  updateCategorie: ({ db, params, body: { libelle } }) => renameCategorieProduction(db, params.IDCategorieProduction, libelle),

  createSousCategorie: ({ db, body: { libelle, IDCategorieProduction } }) =>
    insertSousCategorie(db, { Libelle: libelle, IDCategorieProduction }),
  updateSousCategorie: ({ db, params, body: { libelle } }) => renameSousCategorie(db, params.IDSousCategorieProduction, libelle),

  volumes: cached(['volumesProduction'], ({ db }) => listVolumesProduction(db)),
  createVolume: ({ db, body: { libelle, estNombreEntier } }) =>
    insertVolumeProduction(db, { Libelle: libelle, EstNombreEntier: estNombreEntier }),
  updateVolume: ({ db, params, body: { libelle } }) => renameVolumeProduction(db, params.IDVolumeProduction, libelle),
});
