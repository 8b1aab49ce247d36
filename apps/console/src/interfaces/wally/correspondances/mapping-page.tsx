import type { WallyCrm } from '@comptoir/contract/interfaces/wally/wally-crms';
import { Button } from '@mantine/core';
import type { ComponentType, ReactNode } from 'react';
import { ReadFailure } from '../../../kit/read-failure.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ComptePicker, useChosenCompte } from '../comptes/compte-picker.tsx';
import { OriginesPanel } from './origines-panel.tsx';
import { PointsDeVentePanel } from './points-de-vente-panel.tsx';
import { useCrm } from '../use-crm.ts';
import { useComptes, useDefaultCompte } from '../comptes/use-compte.ts';
import { newComptePath } from '../wally.links.ts';

interface Head {
  title: string;
  purpose: string;
  parents: readonly { label: string; href: string }[];
}
type Panel = ComponentType<Head & { IdWallyCompte: number; notice: ReactNode }>;

/** Shown instead of a mapping: loading, failed, or no account. */
const Instead = ({ head, query, empty }: { head: Head; query: ReturnType<typeof useComptes>; empty: ReactNode }) => (
  <>
    <PageHeader {...head} />
    <ReadFailure query={query} />
    {!query.data && !query.error && <LoadingState />}
    {query.data && empty}
  </>
);

const OfAccounts = ({ crm, head, Mapping }: { crm: WallyCrm; head: Head; Mapping: Panel }) => {
  const query = useComptes(crm);
  const compte = useChosenCompte(query.data);
  if (!query.data || !compte) {
    const add = (
      <Button component="a" href={newComptePath(crm)}>
        Ajouter un compte
      </Button>
    );
    return <Instead head={head} query={query} empty={<EmptyState message="Aucun compte n’est encore configuré." action={add} />} />;
  }
  const notice = <ComptePicker comptes={query.data} chosen={compte} />;
  return <Mapping key={compte.IdWallyCompte} {...head} IdWallyCompte={compte.IdWallyCompte} notice={notice} />;
};

/** Points of sale of an account. */
export const PointDeVentePage = () => {
  const { crm, label, parents } = useCrm();
  const head = {
    title: `Points de vente ${label}`,
    purpose: 'Le site qui correspond à chaque point de vente de Wally, par marque.',
    parents,
  };
  return <OfAccounts crm={crm} head={head} Mapping={PointsDeVentePanel} />;
};

/** Origins of an account. */
export const OriginesPage = () => {
  const { crm, label, parents } = useCrm();
  const head = { title: `Origines ${label}`, purpose: 'L’origine qui correspond à chaque origine de Wally, par marque.', parents };
  return <OfAccounts crm={crm} head={head} Mapping={OriginesPanel} />;
};

const noDefault =
  'Ce CRM n’a pas de compte par défaut\u00a0: ses origines par défaut ne se configurent pas encore. Le support peut le mettre en place.';

/** Origins for every account without its own. */
export const OriginesDefautPage = () => {
  const { crm, label, parents } = useCrm();
  const query = useDefaultCompte(crm);
  const head = {
    title: `Origines par défaut ${label}`,
    purpose: 'L’origine qui correspond à chaque origine de Wally, pour les comptes qui n’ont pas la leur.',
    parents,
  };
  if (query.data) return <OriginesPanel key={query.data.IdWallyCompte} {...head} IdWallyCompte={query.data.IdWallyCompte} notice={null} />;
  return (
    <>
      <PageHeader {...head} />
      <ReadFailure query={query} />
      {query.data === undefined && !query.error && <LoadingState />}
      {query.data === null && <EmptyState message={noDefault} />}
    </>
  );
};
