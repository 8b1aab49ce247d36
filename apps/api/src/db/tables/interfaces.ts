export interface SitesWLTPTable {
  IDSite: number;
  IDMarque: number;
}

/** What the screens of partners keep beside the columns of sites, companies and users. */
export interface InterfaceTables {
  sitesWLTP: SitesWLTPTable;
}
