import { sites } from '@comptoir/contract/domains/sites/sites.calls';
import type { UtilisateurRow } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { useRead } from '../../../kit/queries.ts';
import { DropPanel } from '../../../ui/drop-panel.tsx';
import { ReadFailure } from '../../../kit/read-failure.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import css from '../utilisateurs.module.css';

const SiteNames = ({ ids }: { ids: ReadonlySet<number> }) => {
  const query = useRead(sites.list, {});
  const { data, error } = query;
  if (!data) return error ? <ReadFailure query={query} /> : <LoadingState lines={2} />;
  return (
    <ul className={css.siteNames}>
      {data
        .filter(({ IDSite }) => ids.has(IDSite))
        .map(({ IDSite, Descr }) => (
          <li key={IDSite}>{Descr}</li>
        ))}
    </ul>
  );
};

/** The number of a user's sites; their names on demand. */
export const SitesBadge = ({ row: { Name, Sites } }: { row: Pick<UtilisateurRow, 'Name' | 'Sites'> }) => {
  if (Sites.length === 0) return '0';
  const label = `Sites\u00a0: ${Name}`;
  return (
    <DropPanel
      label={label}
      button={(popoverTarget) => (
        <button type="button" className={css.count} popoverTarget={popoverTarget} aria-label={`${Sites.length} · ${label}`}>
          {Sites.length}
        </button>
      )}
    >
      <SiteNames ids={new Set(Sites.map(({ IDSite }) => IDSite))} />
    </DropPanel>
  );
};
