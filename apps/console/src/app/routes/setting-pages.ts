/** The pages of what is set once in a while. */
export const settingPages = {
  LignesFrequentesList: () =>
    import('../../domains/lignes-frequentes/lignes-frequentes-list.tsx').then((page) => page.LignesFrequentesList),
  NewLigneFrequentePage: () =>
    import('../../domains/lignes-frequentes/ligne-frequente-page.tsx').then((page) => page.NewLigneFrequentePage),
  LotLignesFrequentesPage: () => import('../../domains/lignes-frequentes/lot-page.tsx').then((page) => page.LotLignesFrequentesPage),
  LigneFrequentePage: () => import('../../domains/lignes-frequentes/ligne-frequente-page.tsx').then((page) => page.LigneFrequentePage),
  MalusEcologiqueList: () => import('../../domains/malus-ecologique/malus-ecologique-list.tsx').then((page) => page.MalusEcologiqueList),
  NewMalusEcologiquePage: () =>
    import('../../domains/malus-ecologique/malus-ecologique-page.tsx').then((page) => page.NewMalusEcologiquePage),
  MalusEcologiquePage: () => import('../../domains/malus-ecologique/malus-ecologique-page.tsx').then((page) => page.MalusEcologiquePage),
  MalusMasseList: () => import('../../domains/malus-masse/malus-masse-list.tsx').then((page) => page.MalusMasseList),
  NewMalusMassePage: () => import('../../domains/malus-masse/malus-masse-page.tsx').then((page) => page.NewMalusMassePage),
  MalusMassePage: () => import('../../domains/malus-masse/malus-masse-page.tsx').then((page) => page.MalusMassePage),
  CategoriesAgriPage: () => import('../../domains/categories-agri/categories-agri-page.tsx').then((page) => page.CategoriesAgriPage),
  TypesProductionList: () => import('../../domains/types-production/types-production-list.tsx').then((page) => page.TypesProductionList),
  TypesMaterielPage: () => import('../../domains/types-materiel-agri/types-materiel-page.tsx').then((page) => page.TypesMaterielPage),
  ChampsPage: () => import('../../domains/types-materiel-agri/champs-page.tsx').then((page) => page.ChampsPage),
  EstimationsList: () => import('../../domains/estimations-reprise/estimations-list.tsx').then((page) => page.EstimationsList),
  BonsDeCommandeList: () => import('../../domains/bons-de-commande/bons-de-commande-list.tsx').then((page) => page.BonsDeCommandeList),
  NewBonDeCommandePage: () => import('../../domains/bons-de-commande/bon-de-commande-page.tsx').then((page) => page.NewBonDeCommandePage),
  BonDeCommandePage: () => import('../../domains/bons-de-commande/bon-de-commande-page.tsx').then((page) => page.BonDeCommandePage),
  TemplatesBdcPage: () => import('../../domains/templates-bdc/templates-bdc-page.tsx').then((page) => page.TemplatesBdcPage),
  NewTemplateBdcPage: () => import('../../domains/templates-bdc/template-bdc-page.tsx').then((page) => page.NewTemplateBdcPage),
  TemplateBdcPage: () => import('../../domains/templates-bdc/template-bdc-page.tsx').then((page) => page.TemplateBdcPage),
  PublicationPage: () => import('../../interfaces/publication/publication-page.tsx').then((page) => page.PublicationPage),
  CompteClientPage: () => import('../../interfaces/publication/compte-client-page.tsx').then((page) => page.CompteClientPage),
  AbonnementsPage: () => import('../../interfaces/publication/abonnements-page.tsx').then((page) => page.AbonnementsPage),
  ConfigurationFtpPage: () => import('../../interfaces/publication/configuration-ftp-page.tsx').then((page) => page.ConfigurationFtpPage),
};
