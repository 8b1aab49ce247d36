import { ComptesESellerPanel } from '../domains/comptes-eseller/comptes-eseller-panel.tsx';
import { FilterFailures } from '../domains/utilisateurs/list/filter-failures-panel.tsx';
import { useProfilSiteFilters } from '../domains/utilisateurs/list/use-utilisateur-filters.ts';
import { byName, shareRows } from '../domains/utilisateurs/list/utilisateur-rows.ts';
import { useAccess } from '../domains/utilisateurs/use-access.ts';

/** An account is the row of a user: its list has the users' filters, order and names of profiles. */
export const ComptesESellerPage = () => {
  const access = useAccess();
  const { filters, reads } = useProfilSiteFilters(access);
  const { BDGp, profileName } = access;
  return <ComptesESellerPanel users={{ BDGp, profileName, filters, notice: <FilterFailures reads={reads} />, byName, shareRows }} />;
};
