export const templatesImpressionPath = '/templatesImpression';

/** The tabs, by the name that the address gives them. */
export const impressionTabs = {
  configurationGroupe: 'Configuration du groupe',
  configurationSites: 'Configuration par site',
  configurationTemplateBDC: 'Bons de commande par marque',
} as const;
export type ImpressionTab = keyof typeof impressionTabs;

export const impressionTabPath = (activeTab: ImpressionTab) => `${templatesImpressionPath}?activeTab=${activeTab}`;
