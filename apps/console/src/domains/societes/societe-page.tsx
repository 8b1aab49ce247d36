import { sujetsDemande, type TypeDemande } from '@comptoir/contract/domains/demandes/demandes.calls';
import type { Answer } from '@comptoir/contract/kit';
import { societes } from '@comptoir/contract/domains/societes/societes.calls';
import type { ComponentType } from 'react';
import { recordPage, type RecordHead, type StoredProps } from '../../kit/record/record-page.tsx';
import { useSessionInfo } from '../../kit/session.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { NotesPanel } from '../notes/notes-panel.tsx';
import { SocieteActions } from './actions-panel.tsx';
import { FichePanel } from './fiche-panel.tsx';
import { SocieteForm } from './societe-form.tsx';
import { SocieteReduitePanel } from './societe-reduite-panel.tsx';
import { isWhole } from './societe-values.ts';
import { societesPath } from './societes.links.ts';
import { SocieteSummary } from './summary-panel.tsx';

interface WithDemande {
  /** The form of a change request, for customer access. */
  DemandePanel: ComponentType<{ type: TypeDemande; prefix?: string }>;
}

const head: RecordHead = {
  purpose: 'Ce que la société vend, ses offres, ses relances et ses rapports.',
  parents: [{ label: 'Sociétés', href: societesPath }],
};

/** Customer access sees a company in part, and asks for its changes. */
const Stored = ({ stored, DemandePanel }: StoredProps<Answer<typeof societes.read>> & WithDemande) =>
  isWhole(stored) ? (
    <SocieteForm stored={stored} head={head} />
  ) : (
    <>
      <PageHeader
        title={stored.Libelle}
        {...head}
        purpose={<SocieteSummary societe={stored} />}
        actions={<SocieteActions societe={stored} />}
      />
      <SocieteReduitePanel {...stored} />
      <FichePanel IDPlaque={stored.IDPlaque} />
      <DemandePanel type="modif_societe" prefix={`${stored.Libelle}\u00a0: `} />
      <NotesPanel table="societes" id={stored.IDPlaque} />
    </>
  );

/** The company that the address names. */
export const SocietePage = recordPage<typeof societes.read, WithDemande>({
  read: societes.read,
  param: 'idPlaque',
  title: 'Société',
  head,
  Form: Stored,
});

/** Customer access asks for a company instead of adding it. */
export const NewSocietePage = ({ DemandePanel }: WithDemande) => {
  const { kind } = useSessionInfo();
  if (kind === 'operator') return <SocieteForm head={head} />;
  return (
    <>
      <PageHeader title={sujetsDemande.ajout_societe} {...head} purpose="Décrivez la société à ajouter." />
      <DemandePanel type="ajout_societe" />
    </>
  );
};
