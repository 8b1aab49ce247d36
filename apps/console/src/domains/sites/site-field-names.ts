/** Ticks of a site, as its form names them. */
export const siteFlagNames = {
  EstVN: 'Vend des véhicules neufs',
  EstVO: "Vend des véhicules d'occasion",
  EstFictif: 'Site fictif',
  Est_eSellerLeadActif: 'eSeller Lead actif',
  RDVsAtelierSurMobile: "Rendez-vous d'atelier sur mobile",
  PotCommunAppelsSortantsAPV: 'Pot commun des appels sortants APV',
} as const;

/** What a bulk change of sites may change. */
export const siteFieldNames: Readonly<Record<string, string>> = {
  ...siteFlagNames,
  IDTypeSite: 'Type de site',
  IDPasserelleDMS: 'Passerelle',
};
