import { staff } from '@comptoir/contract/kit';
import type { RouteEntry } from './route-entry.ts';

const guard = { who: staff, when: ['activite2'] } as const;

/** Settings of groups with agriculture. */
export const agricultureRoutes: readonly RouteEntry[] = [
  {
    ...guard,
    path: '/categoriesAgri',
    title: 'Catégories agricoles',
    load: () => import('../../domains/categories-agri/categories-agri-page.tsx').then(({ CategoriesAgriPage }) => CategoriesAgriPage),
  },
  {
    ...guard,
    path: '/typesProduction',
    title: 'Types de production',
    load: () => import('../../domains/types-production/types-production-list.tsx').then(({ TypesProductionList }) => TypesProductionList),
  },
  {
    ...guard,
    path: '/typesMaterielAgri',
    title: 'Types de matériel agricole',
    load: () => import('../../domains/types-materiel-agri/types-materiel-page.tsx').then(({ TypesMaterielPage }) => TypesMaterielPage),
  },
  {
    ...guard,
    path: '/typesMaterielAgri/{IDTypeMaterialAgri}/champs',
    title: 'Champs d’un type de matériel',
    load: () => import('../../domains/types-materiel-agri/champs-page.tsx').then(({ ChampsPage }) => ChampsPage),
  },
  {
    ...guard,
    path: '/estimationsReprise',
    title: 'Estimations de reprise',
    load: () => import('../../domains/estimations-reprise/estimations-list.tsx').then(({ EstimationsList }) => EstimationsList),
  },
];
