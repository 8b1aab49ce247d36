import { staff } from '@comptoir/contract/kit';
import { settingPage, type RouteEntry } from './route-entry.ts';

const guard = { who: staff, when: ['activite2'] } as const;

/** Settings of groups with agriculture. */
export const agricultureRoutes: readonly RouteEntry[] = [
  {
    ...guard,
    path: '/categoriesAgri',
    title: 'Catégories agricoles',
    load: settingPage('CategoriesAgriPage'),
  },
  {
    ...guard,
    path: '/typesProduction',
    title: 'Types de production',
    load: settingPage('TypesProductionList'),
  },
  {
    ...guard,
    path: '/typesMaterielAgri',
    title: 'Types de matériel agricole',
    load: settingPage('TypesMaterielPage'),
  },
  {
    ...guard,
    path: '/typesMaterielAgri/{IDTypeMaterialAgri}/champs',
    title: 'Champs d’un type de matériel',
    load: settingPage('ChampsPage'),
  },
  {
    ...guard,
    path: '/estimationsReprise',
    title: 'Estimations de reprise',
    load: settingPage('EstimationsList'),
  },
];
