import { sujetsDemande, type TypeDemande } from '@comptoir/contract/demandes';
import { sites } from '@comptoir/contract/sites';
import { useParams } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure, RecordComing } from '../../kit/record-coming.tsx';
import { useSessionInfo } from '../../kit/session.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { SiteForm } from './site-form.tsx';
import { siteHead } from './site-head.ts';
import { sitesPath } from './sites.links.ts';

const StoredPage = ({ id }: { id: number }) => {
  const { kind } = useSessionInfo();
  const query = useRead(sites.read, { params: { idSite: id } });
  if (!query.data) return <RecordComing title="Site" {...siteHead} query={query} listHref={sitesPath} />;
  return (
    <>
      <ReadFailure query={query} />
      <SiteForm stored={query.data} isReduced={kind === 'customer'} />
    </>
  );
};

/** The site that the address names. */
export const SitePage = () => {
  const { idSite } = useParams({ strict: false }) as { idSite?: string };
  return <StoredPage key={idSite} id={Number(idSite)} />;
};

interface WithDemande {
  /** The form of a change request, for customer access. */
  DemandePanel: ComponentType<{ type: TypeDemande }>;
}

/** Customer access asks for a site instead of adding it. */
export const NewSitePage = ({ DemandePanel }: WithDemande) => {
  const { kind } = useSessionInfo();
  if (kind === 'operator') return <SiteForm isReduced={false} />;
  return (
    <>
      <PageHeader title={sujetsDemande.ajout_site} {...siteHead} purpose="Décrivez le site à ajouter." />
      <DemandePanel type="ajout_site" />
    </>
  );
};
