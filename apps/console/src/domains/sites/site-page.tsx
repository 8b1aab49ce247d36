import { sujetsDemande, type TypeDemande } from '@comptoir/contract/domains/demandes/demandes.calls';
import { sites, type Site } from '@comptoir/contract/domains/sites/sites.calls';
import type { ComponentType } from 'react';
import { recordPage, type RecordHead, type StoredProps } from '../../kit/record/record-page.tsx';
import { useRounds } from '../../kit/form/use-rounds.ts';
import { useSessionInfo } from '../../kit/session.ts';
import { useSearchValue } from '../../kit/use-param.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { SiteForm } from './site-form.tsx';
import { sitesPath } from './sites.links.ts';

const head: RecordHead = {
  purpose: 'Son adresse, ce à quoi il est rattaché, et ce qui est imprimé sur ses offres.',
  parents: [{ label: 'Sites', href: sitesPath }],
};

const Stored = (props: StoredProps<Site>) => {
  const { kind } = useSessionInfo();
  return <SiteForm {...props} isReduced={kind === 'customer'} />;
};

/** The site that the address names. */
export const SitePage = recordPage({ read: sites.read, param: 'idSite', title: 'Site', head, Form: Stored });

interface WithDemande {
  /** The form of a change request, for customer access. */
  DemandePanel: ComponentType<{ type: TypeDemande }>;
}

/** Customer access asks for a site instead of adding it. */
export const NewSitePage = ({ DemandePanel }: WithDemande) => {
  const { kind } = useSessionInfo();
  const { round, next } = useRounds();
  const IDPlaque = Number(useSearchValue('societe'));
  const inSociete = Number.isSafeInteger(IDPlaque) && IDPlaque > 0 ? IDPlaque : undefined;
  if (kind === 'operator') return <SiteForm key={round} head={head} isReduced={false} inSociete={inSociete} onAgain={next} />;
  return (
    <>
      <PageHeader title={sujetsDemande.ajout_site} {...head} purpose="Décrivez le site à ajouter." />
      <DemandePanel type="ajout_site" />
    </>
  );
};
