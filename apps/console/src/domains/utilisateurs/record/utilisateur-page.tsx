import { gpParametres } from '@comptoir/contract/domains/gp-parametres/gp-parametres.calls';
import { renaultCsb } from '@comptoir/contract/interfaces/renault-csb/renault-csb.calls';
import { utilisateurs } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { useNavigate, useParams } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import type { CallError } from '../../../kit/client.ts';
import { notify } from '../../../kit/notify.ts';
import { useRead } from '../../../kit/queries.ts';
import { ReadFailure, type ReadQuery } from '../../../kit/read-failure.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useRounds } from '../../../kit/form/use-rounds.ts';
import { useSearchValue } from '../../../kit/use-param.ts';
import { departSection } from '../../departs/departs.links.ts';
import { useAccess } from '../use-access.ts';
import { UtilisateurForm } from './utilisateur-form.tsx';
import { utilisateursPath } from '../utilisateurs.links.ts';
import { late } from '../../../ui/late.tsx';

const DepartPicker = late(() => import('../../departs/depart-picker.tsx').then(({ DepartPicker: component }) => component));

const purpose = 'Son identité, ses profils, ses droits et ses sites.';
const parents = [{ label: 'Utilisateurs', href: utilisateursPath }];

/** Until all data of the form are loaded. */
const Coming = ({ title, readings }: { title: string; readings: readonly ReadQuery[] }) => {
  const failed = readings.find(({ error }) => error);
  return (
    <>
      <PageHeader title={title} purpose={purpose} parents={parents} coming />
      {failed ? <ReadFailure query={failed} /> : <LoadingState />}
    </>
  );
};

/** For customer access a hidden user is an unknown one. */
const useBackToList = (error: CallError | null, isReduced: boolean) => {
  const navigate = useNavigate();
  const isHidden = isReduced && error?.status === 404;
  useEffect(() => {
    if (!isHidden) return;
    notify.failed(error);
    void navigate({ to: utilisateursPath, replace: true });
  }, [isHidden, error, navigate]);
  return isHidden;
};

const StoredPage = ({ IDPeople }: { IDPeople: number }) => {
  const access = useAccess();
  const group = useRead(gpParametres.read, {});
  const params = { idPeople: IDPeople };
  const user = useRead(utilisateurs.read, { params });
  const csb = useRead(renaultCsb.read, { params }, { enabled: access.maySeeCsb });
  const isHidden = useBackToList(user.error, access.isReduced);
  if (isHidden) return <LoadingState />;
  const isWhole = csb.data !== undefined || !access.maySeeCsb;
  if (!group.data || !user.data || !isWhole) return <Coming title="Utilisateur" readings={[group, user, csb]} />;
  return (
    <>
      <ReadFailure query={user} />
      <UtilisateurForm access={access} isEDatavoice={group.data.GRP_ClientEDatavoice} stored={user.data} csb={csb.data} />
    </>
  );
};

/** The user that the address names, or their departure. */
export const UtilisateurPage = () => {
  const { idPeople } = useParams({ strict: false }) as { idPeople?: string };
  const isLeaving = useSearchValue('section') === departSection;
  if (isLeaving)
    return (
      <Suspense fallback={<LoadingState />}>
        <DepartPicker key={idPeople} IDPeople={Number(idPeople)} />
      </Suspense>
    );
  return <StoredPage key={idPeople} IDPeople={Number(idPeople)} />;
};

export const NewUtilisateurPage = () => {
  const access = useAccess();
  const { round, next } = useRounds();
  const IDSite = Number(useSearchValue('site'));
  const group = useRead(gpParametres.read, {});
  if (!group.data) return <Coming title="Ajouter un utilisateur" readings={[group]} />;
  return (
    <UtilisateurForm
      key={round}
      access={access}
      isEDatavoice={group.data.GRP_ClientEDatavoice}
      onSite={Number.isSafeInteger(IDSite) && IDSite > 0 ? IDSite : undefined}
      onAgain={next}
    />
  );
};
