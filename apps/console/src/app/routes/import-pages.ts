/** The pages of imports. */
export const importPages = {
  utilisateurs: () =>
    import('../../domains/utilisateurs/import/import-utilisateurs-page.tsx').then(({ ImportUtilisateursPage }) => ImportUtilisateursPage),
  sites: () => import('../../domains/sites/import/import-sites-page.tsx').then(({ ImportSitesPage }) => ImportSitesPage),
  origines: () => import('../../domains/origines/import-origines-page.tsx').then(({ ImportOriginesPage }) => ImportOriginesPage),
  malusEcologique: () =>
    import('../../domains/malus-ecologique/import-malus-ecologique-page.tsx').then(
      ({ ImportMalusEcologiquePage }) => ImportMalusEcologiquePage,
    ),
  malusMasse: () =>
    import('../../domains/malus-masse/import-malus-masse-page.tsx').then(({ ImportMalusMassePage }) => ImportMalusMassePage),
  cartesDeFidelite: () =>
    import('../../domains/cartes-de-fidelite/import-clients-page.tsx').then(({ ImportClientsPage }) => ImportClientsPage),
};
