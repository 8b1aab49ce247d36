import { travaux } from '@comptoir/contract/domains/travaux/travaux.calls';
import { useState, type ReactNode } from 'react';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useRead } from '../queries.ts';
import { ReadFailure } from '../read-failure.tsx';
import { useSearchValue } from '../use-param.ts';

/** A bulk change that stopped, as the page goes on with it. */
export interface TakenUp {
  Groupe: string;
  /** Of all its rows, those that it went through. */
  Lignes: number;
  done: number;
  /** The body of its call, with the rows that are left. */
  ids: number[];
  corps: Readonly<Record<string, unknown>>;
}

/** The run that the address asks to go on with. */
export const useAskedRun = () => {
  const value = useSearchValue('reprendre');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
};

interface TakenUpPageProps {
  title: string;
  list: { label: string; href: string };
  children: (taken: TakenUp | undefined) => ReactNode;
}

const Coming = ({ Groupe, title, list, children }: TakenUpPageProps & { Groupe: string }) => {
  const [taken, setTaken] = useState<TakenUp>();
  // Once it has begun anew, it is found no more: what was read of it stays.
  const query = useRead(travaux.read, { params: { Groupe } }, { enabled: !taken, gcTime: 0 });
  if (!taken && query.data?.corps) {
    const { Lignes, Prises, Refusees, corps } = query.data;
    const { ids, ...rest } = corps;
    setTaken({ Groupe, Lignes, done: Prises + Refusees, ids, corps: rest });
  }
  if (taken) return children(taken);
  return (
    <>
      <PageHeader title={title} purpose="Ce qui reste d’une modification qui s’est arrêtée." parents={[list]} />
      {query.error ? <ReadFailure query={query} /> : <LoadingState lines={6} />}
    </>
  );
};

/** A page of a bulk change: of ticked rows, or of what a run that stopped has left. */
export const TakenUpPage = (props: TakenUpPageProps) => {
  const asked = useAskedRun();
  // The address moves on while the page stands.
  const [Groupe] = useState(asked);
  return Groupe === undefined ? props.children(undefined) : <Coming {...props} Groupe={Groupe} />;
};
