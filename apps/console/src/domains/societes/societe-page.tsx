import { sujetsDemande, type TypeDemande } from '@comptoir/contract/demandes';
import { societes } from '@comptoir/contract/societes';
import type { ComponentType } from 'react';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure, RecordComing } from '../../kit/record-coming.tsx';
import { useSessionInfo } from '../../kit/session.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { useParam } from '../../kit/use-param.ts';
import { SocieteForm } from './societe-form.tsx';
import { societeHead } from './societe-head.ts';
import { SocieteReduitePanel } from './societe-reduite-panel.tsx';
import { isWhole } from './societe-values.ts';
import { societesPath } from './societes.links.ts';

interface WithDemande {
  /** The form of a change request, for customer access. */
  DemandePanel: ComponentType<{ type: TypeDemande; prefix?: string }>;
}

const StoredPage = ({ id, DemandePanel }: WithDemande & { id: number }) => {
  const query = useRead(societes.read, { params: { idPlaque: id } });
  const { data: stored } = query;
  if (!stored) return <RecordComing title="Société" {...societeHead} query={query} listHref={societesPath} />;
  return (
    <>
      <ReadFailure query={query} />
      {isWhole(stored) ? (
        <SocieteForm stored={stored} />
      ) : (
        <>
          <PageHeader title={stored.Libelle} {...societeHead} purpose="Pour la modifier, envoyez une demande." />
          <SocieteReduitePanel {...stored} />
          <DemandePanel type="modif_societe" prefix={`${stored.Libelle} : `} />
        </>
      )}
    </>
  );
};

/** The company that the address names. */
export const SocietePage = (props: WithDemande) => {
  const idPlaque = useParam('idPlaque');
  return <StoredPage key={idPlaque} id={Number(idPlaque)} {...props} />;
};

/** Customer access asks for a company instead of adding it. */
export const NewSocietePage = ({ DemandePanel }: WithDemande) => {
  const { kind } = useSessionInfo();
  if (kind === 'operator') return <SocieteForm />;
  return (
    <>
      <PageHeader title={sujetsDemande.ajout_societe} {...societeHead} purpose="Décrivez la société à ajouter." />
      <DemandePanel type="ajout_societe" />
    </>
  );
};
