import { staff } from '@comptoir/contract/kit';
import { importPage, type RouteEntry } from './route-entry.ts';

/** Origins of leads, and the accounts with which partners send them. */
export const origineRoutes: readonly RouteEntry[] = [
  {
    path: '/origines',
    title: 'Origines',
    who: staff,
    load: () => import('../../domains/origines/origines-list.tsx').then(({ OriginesList }) => OriginesList),
  },
  {
    path: '/origines/importOrigines',
    title: 'Import d’origines',
    who: staff,
    load: importPage('origines'),
  },
  {
    path: '/origines/lot',
    title: 'Modifier des origines',
    who: staff,
    load: () => import('../../domains/origines/lot-page.tsx').then(({ LotOriginesPage }) => LotOriginesPage),
  },
  {
    path: '/origines/{IDOrigineAction}',
    title: 'Origine',
    who: staff,
    load: () => import('../../domains/origines/origine-page.tsx').then(({ OriginePage }) => OriginePage),
  },
  {
    path: '/originesDefaut',
    title: 'Origines par défaut',
    who: staff,
    load: () => import('../../domains/origines/origines-defaut-page.tsx').then(({ OriginesDefautPage }) => OriginesDefautPage),
  },
  {
    path: '/WSImport',
    title: 'Comptes d’import de leads',
    who: staff,
    load: () => import('../../domains/wsimport/wsimport-list.tsx').then(({ WsimportList }) => WsimportList),
  },
  {
    path: '/WSImport/create',
    title: 'Ajouter un compte d’import de leads',
    who: staff,
    load: () => import('../../domains/wsimport/wsimport-form.tsx').then(({ WsimportForm }) => WsimportForm),
  },
];
