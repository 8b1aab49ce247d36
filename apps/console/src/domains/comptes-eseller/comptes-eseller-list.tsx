import { comptesESeller, type Acte, type CompteESeller } from '@comptoir/contract/domains/comptes-eseller/comptes-eseller.calls';
import { useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { Filter } from '../../kit/list/filters/filters.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import { useRead } from '../../kit/queries.ts';
import { compteColumnsOf } from './comptes-eseller-columns.ts';
import { ComptesSelectionPanel } from './comptes-selection-panel.tsx';
import { utilisateurPath } from '../utilisateurs/utilisateurs.links.ts';

const keyOf = ({ IDPeople }: CompteESeller) => IDPeople;
const nameOf = ({ Name }: CompteESeller) => Name;
const hrefOf = ({ IDPeople }: CompteESeller) => utilisateurPath(IDPeople);

/** One or the other, never both: the filter decides what may be done. */
const activated: Filter<CompteESeller> = {
  kind: 'tick',
  key: 'actives',
  label: 'Comptes activés',
  keeps: ({ IsAccountOpened }, ticked) => IsAccountOpened === ticked,
};

/** Another state of the filter clears the ticks. Answers where to report the state. */
const useClearOnFilter = () => {
  const { actives } = useSearch({ strict: false }) as { actives?: unknown };
  const clear = useRef<() => void>(undefined);
  useEffect(() => clear.current?.(), [actives]);
  return useCallback((next: () => void) => {
    clear.current = next;
  }, []);
};

const Keep = ({ clear, keep }: { clear: () => void; keep: (clear: () => void) => void }) => {
  useEffect(() => keep(clear), [clear, keep]);
  return null;
};

/** What the list of accounts takes from that of users, whose rows they are. */
export interface AsUsers {
  BDGp: string;
  /** The label of a profile as this session reads it. */
  profileName: (label: string) => string;
  /** By profile and by site. */
  filters: readonly Filter<CompteESeller>[];
  notice: ReactNode;
  byName: (rows: readonly CompteESeller[]) => CompteESeller[];
  shareRows: (before: unknown, after: unknown) => unknown;
}

interface ComptesESellerListProps {
  users: AsUsers;
  onBegin: (acte: Acte, rows: readonly CompteESeller[]) => void;
}

/** The accounts in one state, with ticks for changing it. */
export const ComptesESellerList = ({ users, onBegin }: ComptesESellerListProps) => {
  const { BDGp, profileName, filters, notice, byName, shareRows } = users;
  const query = useRead(comptesESeller.list, {}, { select: byName, structuralSharing: shareRows });
  const all = useMemo(() => [activated, ...filters], [filters]);
  const columns = useMemo(() => compteColumnsOf(profileName), [profileName]);
  const keepClear = useClearOnFilter();
  return (
    <ListPage<CompteESeller>
      title="Comptes eSeller"
      purpose="Activer ou clôturer les comptes eSeller des utilisateurs&nbsp;: cochez ceux que vous voulez changer."
      notice={notice}
      query={query}
      rowKey={keyOf}
      rowName={nameOf}
      columns={columns}
      filters={all}
      recordHref={hrefOf}
      empty={{ text: 'Ce groupe n’a encore aucun utilisateur.', next: null }}
      csvName={`${BDGp}_comptes_eseller`}
      selection={(rows, clear) => {
        const acte = rows[0]?.IsAccountOpened ? 'close' : 'open';
        return (
          <>
            <Keep clear={clear} keep={keepClear} />
            <ComptesSelectionPanel acte={acte} count={rows.length} onBegin={() => onBegin(acte, rows)} onClear={clear} />
          </>
        );
      }}
    />
  );
};
