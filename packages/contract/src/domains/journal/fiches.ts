/**
 * The records that customer access opens, by their table: their parts, as far as it sees them, are told with them. A test holds that each has
 * a page that it may open, and that no page is missing.
 */
export const fichesClient: Readonly<Record<string, readonly string[]>> = {
  utilisateurs: ['utilisateursSites'],
  sites: ['sitesImages', 'sitesMarques'],
  societes: [],
  profilsESellerTeam: ['DRPROFILE_PRIVILEGE'],
  relances: ['relancesPlaques', 'relancesSites'],
  lignesFrequentes: [],
  cartesDeFidelite: [],
  codesOP: [],
  fonctions: [],
  libellesRemise: [],
  originesContact: [],
  SITFAM: [],
};

export const hasHistoriqueClient = (table: string) => Object.hasOwn(fichesClient, table);

/** The newest lines of a record, and of its parts. */
export const mostOfFiche = 200;
