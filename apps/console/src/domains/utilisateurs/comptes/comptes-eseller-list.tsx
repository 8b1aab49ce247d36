import { comptesESeller, type Acte, type CompteESeller } from '@comptoir/contract/comptes-eseller';
import { useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { Filter } from '../../../kit/list/filters/filters.ts';
import { ListPage } from '../../../kit/list/list-page.tsx';
import { useRead } from '../../../kit/queries.ts';
import { compteColumnsOf } from './comptes-eseller-columns.ts';
import { ComptesSelectionPanel } from './comptes-selection-panel.tsx';
import { FilterFailures } from '../list/filter-failures-panel.tsx';
import { useAccess } from '../use-access.ts';
import { useProfilSiteFilters } from '../list/use-utilisateur-filters.ts';
import { byName, shareRows } from '../list/utilisateur-rows.ts';
import { utilisateurPath } from '../utilisateurs.links.ts';

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

interface ComptesESellerListProps {
  onBegin: (acte: Acte, rows: readonly CompteESeller[]) => void;
}

/** The accounts in one state, with ticks for changing it. */
export const ComptesESellerList = ({ onBegin }: ComptesESellerListProps) => {
  const access = useAccess();
  const query = useRead(comptesESeller.list, {}, { select: byName, structuralSharing: shareRows });
  const { filters, reads } = useProfilSiteFilters(access);
  const all = useMemo(() => [activated, ...filters], [filters]);
  const columns = useMemo(() => compteColumnsOf(access), [access]);
  const keepClear = useClearOnFilter();
  return (
    <ListPage<CompteESeller>
      title="Comptes eSeller"
      purpose="Activer ou clôturer les comptes eSeller des utilisateurs : cochez ceux que vous voulez changer."
      notice={<FilterFailures reads={reads} />}
      query={query}
      rowKey={keyOf}
      rowName={nameOf}
      columns={columns}
      filters={all}
      recordHref={hrefOf}
      empty={{ text: "Ce groupe n'a encore aucun utilisateur.", next: null }}
      csvName={`${access.BDGp}_comptes_eseller`}
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
