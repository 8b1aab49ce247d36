import type { UtilisateurRow } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { sortedBy } from '../../kit/list/sorted-by.ts';
import { leadSitesOf, type LeadSite } from './lead-site.ts';

/** The lists of a site, by the label of the lead profile and by the kind of vehicle. */
export const listes = {
  chefsVN: { label: 'Chefs des ventes VN', profil: 'Chef des ventes', type: 'TypeVN' },
  chefsVO: { label: 'Chefs des ventes VO', profil: 'Chef des ventes', type: 'TypeVO' },
  vendeursVN: { label: 'Vendeurs VN', profil: 'Vendeur', type: 'TypeVN' },
  vendeursVO: { label: 'Vendeurs VO', profil: 'Vendeur', type: 'TypeVO' },
} as const;
export type Liste = keyof typeof listes;
export const listeNames = Object.keys(listes) as Liste[];

type SyntheseUser = Pick<UtilisateurRow, 'Name' | 'Actif' | 'DRProfileEsellerLead_Libelle' | 'TypeVN' | 'TypeVO' | 'Sites'>;

export type SyntheseRow = Pick<LeadSite, 'IDSite' | 'Descr' | 'Libelle' | 'Plaque_Libelle'> & Record<Liste, string[]>;

/** The active users of each site. */
export const usersBySite = <U extends Pick<SyntheseUser, 'Actif' | 'Sites'>>(users: readonly U[]) => {
  const bySite = new Map<number, U[]>();
  for (const user of users) {
    if (!user.Actif) continue;
    for (const { IDSite } of user.Sites) {
      const known = bySite.get(IDSite);
      if (known) known.push(user);
      else bySite.set(IDSite, [user]);
    }
  }
  return bySite;
};

/** Who receives the leads of each site with eSeller Lead. */
export const syntheseOf = (sites: readonly LeadSite[], users: readonly SyntheseUser[]): SyntheseRow[] => {
  const bySite = usersBySite(sortedBy(users, ({ Name }) => Name));
  return leadSitesOf(sites).map(({ IDSite, Descr, Libelle, Plaque_Libelle }) => {
    const own = bySite.get(IDSite) ?? [];
    const holders = ({ profil, type }: (typeof listes)[Liste]) =>
      own.filter((user) => user.DRProfileEsellerLead_Libelle === profil && user[type]).map(({ Name }) => Name);
    const { chefsVN, chefsVO, vendeursVN, vendeursVO } = listes;
    return {
      IDSite,
      Descr,
      Libelle,
      Plaque_Libelle,
      chefsVN: holders(chefsVN),
      chefsVO: holders(chefsVO),
      vendeursVN: holders(vendeursVN),
      vendeursVO: holders(vendeursVO),
    };
  });
};
