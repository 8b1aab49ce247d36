import { dashboard } from '@comptoir/contract/domains/dashboard/dashboard.calls';
import { profils } from '@comptoir/contract/domains/profils/profils.calls';
import { sites } from '@comptoir/contract/domains/sites/sites.calls';
import type { UtilisateurRow } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { useMemo } from 'react';
import type { Filter, Option } from '../../../kit/list/filters/filters.ts';
import { sortedBy } from '../../../kit/list/sorted-by.ts';
import { useRead } from '../../../kit/queries.ts';
import type { Access } from '../use-access.ts';
import { actifStates } from '../use-actif.ts';

const none: readonly Option[] = [];

interface Profile {
  DRPROFILE_ID: number;
  DESCR: string;
}

export const profilFilter = (profiles: readonly Profile[] | undefined, { profileName }: Access): Filter<UtilisateurRow> => ({
  kind: 'select',
  key: 'profil',
  label: 'Profil',
  all: 'Tous',
  options: profiles?.map(({ DRPROFILE_ID, DESCR }) => ({ value: String(DRPROFILE_ID), label: profileName(DESCR) })) ?? none,
  keeps: ({ drprofile_id }, value) => String(drprofile_id) === value,
});

const etatFilter: Filter<UtilisateurRow> = {
  kind: 'select',
  key: 'etat',
  label: 'État',
  all: 'Tous',
  options: Object.entries(actifStates).map(([value, { word }]) => ({ value, label: word })),
  keeps: ({ Actif }, value) => Actif === (value === 'on'),
};

/** Profile and site, with the reads behind these filters. */
export const useProfilSiteFilters = (access: Access) => {
  const profiles = useRead(profils.eSellerTeam, {});
  const siteRows = useRead(sites.list, {});
  const siteOptions = useMemo(
    () => sortedBy(siteRows.data ?? [], ({ Descr }) => Descr).map(({ IDSite, Descr }) => ({ value: String(IDSite), label: Descr })),
    [siteRows.data],
  );
  const filters = useMemo(
    (): Filter<UtilisateurRow>[] => [
      profilFilter(profiles.data, access),
      {
        kind: 'search-select',
        key: 'site',
        label: 'Site',
        all: 'Tous',
        options: siteOptions,
        keeps: ({ Sites }, value) => Sites.some(({ IDSite }) => String(IDSite) === value),
      },
    ],
    [profiles.data, siteOptions, access],
  );
  return { filters, reads: [profiles, siteRows] };
};

/** The filters beside the free text, with the reads behind them. */
export const useUtilisateurFilters = (access: Access) => {
  const { profileName } = access;
  const lead = useRead(dashboard.esellerLead, {});
  const hasLead = lead.data?.Actif === true;
  const leadTypes = useRead(profils.leadTypes, {}, { enabled: hasLead });
  const common = useProfilSiteFilters(access);
  const leadFilter = useMemo(
    (): Filter<UtilisateurRow> => ({
      kind: 'select',
      key: 'profilLead',
      label: 'Profil eSeller Lead',
      all: 'Tous',
      options: leadTypes.data?.map((type) => ({ value: String(type.IDDRProfileEsellerLead), label: profileName(type.Libelle) })) ?? none,
      keeps: ({ IDDRProfileEsellerLead }, value) => String(IDDRProfileEsellerLead) === value,
    }),
    [leadTypes.data, profileName],
  );
  const filters = useMemo(() => [...(hasLead ? [leadFilter] : []), ...common.filters, etatFilter], [hasLead, leadFilter, common.filters]);
  // After a first failure the list waits no more.
  return { filters, coming: lead.isPending && lead.failureCount === 0, reads: [lead, leadTypes, ...common.reads] };
};
