import type { Relance } from '@comptoir/contract/domains/relances/relances.calls';
import { sites } from '@comptoir/contract/domains/sites/sites.calls';
import { societes } from '@comptoir/contract/domains/societes/societes.calls';
import { useState } from 'react';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure, type ReadQuery } from '../../kit/read-failure.tsx';
import { DropPanel } from '../../ui/drop-panel.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { disponibiliteText, modeOf } from './relance-words.ts';
import css from './relances.module.css';

const SocieteNames = ({ ids }: { ids: readonly number[] }) => {
  const query = useRead(societes.list, {});
  return <Names names={query.data?.filter(({ IDPlaque }) => ids.includes(IDPlaque)).map(({ Libelle }) => Libelle)} query={query} />;
};

const SiteNames = ({ ids }: { ids: readonly number[] }) => {
  const query = useRead(sites.list, {});
  return <Names names={query.data?.filter(({ IDSite }) => ids.includes(IDSite)).map(({ Descr }) => Descr)} query={query} />;
};

interface NamesProps {
  query: ReadQuery;
  names: readonly string[] | undefined;
}

const Names = ({ names, query }: NamesProps) => {
  if (!names) return query.error ? <ReadFailure query={query} /> : <LoadingState lines={2} />;
  return (
    <ul className={css.names}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
};

/** The availability of a follow-up; its companies or sites are shown on demand. */
export const DisponibiliteBadge = ({ row }: { row: Relance }) => {
  const [asked, setAsked] = useState(false);
  const mode = modeOf(row);
  const text = disponibiliteText(row);
  if (mode === 'Groupe') return text;
  const label = `Disponibilité de la relance ${row.Libelle}`;
  return (
    <DropPanel
      label={label}
      button={(popoverTarget) => (
        <button
          type="button"
          className={css.count}
          popoverTarget={popoverTarget}
          aria-label={`${text} · ${label}`}
          onClick={() => setAsked(true)}
        >
          {text}
        </button>
      )}
    >
      {asked && (mode === 'Societe' ? <SocieteNames ids={row.Plaques} /> : <SiteNames ids={row.Sites} />)}
    </DropPanel>
  );
};
