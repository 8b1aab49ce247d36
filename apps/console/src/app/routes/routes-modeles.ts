import { staff } from '@comptoir/contract/kit';
import { createElement } from 'react';
import { settingPage, type RouteEntry } from './route-entry.ts';

/** One tab shows another domain's list, which is passed in here. */
const templatesImpressionPage = async () => {
  const [{ TemplatesImpressionPage }, { TemplatesBdcList }] = await Promise.all([
    import('../../domains/templates-impression/templates-impression-page.tsx'),
    import('../../domains/templates-bdc/templates-bdc-list.tsx'),
  ]);
  return () => createElement(TemplatesImpressionPage, { TemplatesBdcList });
};

/** Printed documents of a group: order forms and templates. */
export const modeleRoutes: RouteEntry[] = [
  {
    path: '/BonDeCommande',
    title: 'Bons de commande',
    who: staff,
    load: settingPage('BonsDeCommandeList'),
  },
  {
    path: '/BonDeCommande/create',
    title: 'Ajouter un bon de commande',
    who: staff,
    load: settingPage('NewBonDeCommandePage'),
  },
  {
    path: '/BonDeCommande/{idMarqueNeufOcc}',
    title: 'Bon de commande',
    who: staff,
    load: settingPage('BonDeCommandePage'),
  },
  {
    path: '/templatesImpression',
    title: 'Modèles d’impression',
    who: staff,
    load: templatesImpressionPage,
  },
  {
    path: '/templatesBDC',
    title: 'Modèles de bon de commande',
    who: staff,
    load: settingPage('TemplatesBdcPage'),
  },
  {
    path: '/templatesBDC/create',
    title: 'Ajouter un modèle de bon de commande',
    who: staff,
    load: settingPage('NewTemplateBdcPage'),
  },
  {
    path: '/templatesBDC/{id}',
    title: 'Modèle de bon de commande',
    who: staff,
    load: settingPage('TemplateBdcPage'),
  },
];
