import { utilisateurs, type UtilisateurRow } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDotsVertical, IconFileImport, IconPlus } from '@tabler/icons-react';
import { Suspense, useMemo, useState } from 'react';
import { ListPage } from '../../../kit/list/list-page.tsx';
import { editAction } from '../../../kit/list/rows/row-action-kinds.tsx';
import type { RowAction } from '../../../kit/list/rows/row-actions.tsx';
import { SelectionBar } from '../../../kit/lot/selection-bar.tsx';
import { useOneKey } from '../../../kit/one-key.ts';
import { useRead } from '../../../kit/queries.ts';
import { useEver } from '../../../kit/use-ever.ts';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { ProductPicker } from '../../connexions/product-picker.tsx';
import { FilterFailures } from './filter-failures-panel.tsx';
import { useAccess } from '../use-access.ts';
import { useActifMenu } from './use-actif-menu.ts';
import { useUtilisateurFilters } from './use-utilisateur-filters.ts';
import { columnsOf } from './utilisateur-columns.ts';
import { byName, shareRows } from './utilisateur-rows.ts';
import { importUtilisateursPath, lotUtilisateursPath, newUtilisateurPath, utilisateurPath } from '../utilisateurs.links.ts';
import { late } from '../../../ui/late.tsx';

const GroupLockPanel = late(() => import('./group-lock-panel.tsx').then(({ GroupLockPanel: panel }) => panel));
const ExportDialog = late(() => import('../export/export-dialog.tsx').then(({ ExportDialog: dialog }) => dialog));
const RowActsPanel = late(() => import('./row-acts-panel.tsx').then(({ RowActsPanel: panel }) => panel));

const keyOfRow = ({ IDPeople }: UtilisateurRow) => IDPeople;
const nameOf = ({ Name }: UtilisateurRow) => Name;
const hrefOf = ({ IDPeople }: UtilisateurRow) => utilisateurPath(IDPeople);

const edit: RowAction<UtilisateurRow> = editAction(hrefOf);
const editOnly = [edit];

/** Customer access has only the first action. */
const useRowActions = (mayConnect: boolean) => {
  const [connecting, setConnecting] = useState<UtilisateurRow | null>(null);
  const rowActions = useMemo((): RowAction<UtilisateurRow>[] => {
    const open = async (row: UtilisateurRow) => setConnecting(row);
    return mayConnect
      ? [edit, { kind: 'call', label: 'Actions', icon: <IconDotsVertical size={18} aria-hidden />, write: null, act: open }]
      : editOnly;
  }, [mayConnect]);
  return { rowActions, connecting, close: () => setConnecting(null) };
};

export const UtilisateursList = () => {
  const access = useAccess();
  const query = useRead(utilisateurs.list, {}, { select: byName, structuralSharing: shareRows });
  const { filters, coming, reads } = useUtilisateurFilters(access);
  const { state, onEDatavoice } = useActifMenu(access.isReduced);
  const columns = useMemo(() => columnsOf(access, state), [access, state]);
  const [exporting, { open, close }] = useDisclosure();
  const wasExporting = useEver(exporting);
  const { rowActions, connecting, close: stopConnecting } = useRowActions(access.mayConnect);
  const exports = useMemo(() => [{ label: 'Télécharger en CSV', note: 'Tous les utilisateurs, une ligne par site.', start: open }], [open]);
  const key = useOneKey('N');
  const add = access.mayAdd && (
    <Button component="a" href={newUtilisateurPath} aria-keyshortcuts={key} leftSection={<IconPlus size={18} aria-hidden />}>
      Ajouter un utilisateur
    </Button>
  );
  return (
    <>
      <ListPage<UtilisateurRow>
        title="Utilisateurs"
        purpose="Les personnes du groupe&nbsp;: leurs profils, leurs sites, leur accès."
        actions={
          <>
            {access.mayImport && (
              <Button component="a" href={importUtilisateursPath} variant="default" leftSection={<IconFileImport size={18} aria-hidden />}>
                Importer
              </Button>
            )}
            {add}
          </>
        }
        notice={
          <>
            <FilterFailures reads={reads} />
            {access.isReduced && (
              <Suspense>
                <GroupLockPanel onRead={onEDatavoice} />
              </Suspense>
            )}
          </>
        }
        query={query}
        rowKey={keyOfRow}
        rowName={nameOf}
        columns={columns}
        filters={filters}
        filtersComing={coming}
        recordHref={hrefOf}
        rowActions={rowActions}
        empty={{ text: 'Ce groupe n’a encore aucun utilisateur.', next: add }}
        csvName="utilisateurs"
        corbeille="utilisateurs"
        exports={exports}
        selection={(rows, clear) => (
          <SelectionBar
            ids={rows.map(keyOfRow)}
            table="utilisateurs"
            noun={{ one: 'utilisateur', many: 'utilisateurs' }}
            href={lotUtilisateursPath}
            onClear={clear}
          />
        )}
      />
      <ProductPicker
        user={connecting}
        acts={
          connecting && (
            <Suspense fallback={<LoadingState lines={4} />}>
              <RowActsPanel row={connecting} state={state} onDone={stopConnecting} />
            </Suspense>
          )
        }
        onClose={stopConnecting}
      />
      {wasExporting && (
        <Suspense>
          <ExportDialog opened={exporting} access={access} onClose={close} />
        </Suspense>
      )}
    </>
  );
};
