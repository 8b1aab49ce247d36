import { templatesBdc, type TemplateBdcRow } from '@comptoir/contract/domains/templates-bdc/templates-bdc.calls';
import { templateBdcFields, templateBdcParts } from '@comptoir/contract/domains/templates-bdc/templates-bdc.fields';
import { withoutPdf } from '@comptoir/contract/texts/pdf';
import { Text } from '@mantine/core';
import { IconFileTypePdf, IconPlus } from '@tabler/icons-react';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { ActLink } from '../../kit/record/act-link.tsx';
import { callFile } from '../../kit/files/file-call.ts';
import type { Column } from '../../kit/list/columns.ts';
import { fieldColumn } from '../../kit/list/field-columns.ts';
import type { Filter } from '../../kit/list/filters/filters.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import { editAction } from '../../kit/list/rows/row-action-kinds.tsx';
import type { RowAction } from '../../kit/list/rows/row-actions.tsx';
import { removalOf, useRemoval } from '../../kit/list/rows/use-removal.ts';
import { FileDialog } from '../../kit/files/file-dialog.tsx';
import { useRead } from '../../kit/queries.ts';
import { marquesInWords, matTypeInWords } from './template-bdc-words.ts';
import { newTemplateBdcPath, templateBdcPath } from './templates-bdc.links.ts';

const keyOf = ({ IDTemplateBDC }: TemplateBdcRow) => IDTemplateBDC;
const nameOf = ({ Nom }: TemplateBdcRow) => Nom;
const hrefOf = ({ IDTemplateBDC }: TemplateBdcRow) => templateBdcPath(IDTemplateBDC);
const everyMarque = ({ Marques }: TemplateBdcRow) => Marques.map(({ Marque }) => Marque).join(', ');

const column = (name: keyof typeof templateBdcFields, own: Partial<Column<TemplateBdcRow>>) =>
  fieldColumn(name, templateBdcFields[name], own);

const columns: Column<TemplateBdcRow>[] = [
  { id: 'IDTemplateBDC', heading: '#', kind: 'id', value: keyOf },
  column('Nom', { searched: true, linked: true, width: 200, grow: 4 }),
  column('IDActivite', { id: 'Activite_Descr', width: 120, grow: 1 }),
  fieldColumn<TemplateBdcRow>('Marques', templateBdcParts.Marques, {
    value: marquesInWords,
    cell: (row) => <span title={everyMarque(row)}>{marquesInWords(row)}</span>,
    width: 160,
    grow: 2,
  }),
  column('IDMatType', { value: matTypeInWords, width: 144, grow: 1 }),
  column('DocumentBDC', { width: 180, grow: 2 }),
  column('DocumentCGV', { width: 200, grow: 3 }),
  { id: 'Taille', heading: 'PDF joint', kind: 'bool', value: ({ Taille }) => Taille !== null, hidden: true },
];

const filters: Filter<TemplateBdcRow>[] = [];

const removal = removalOf({
  endpoint: templatesBdc.remove,
  params: ({ IDTemplateBDC }: TemplateBdcRow) => ({ IDTemplateBDC }),
  confirm: (row) => ({
    title: 'Supprimer le modèle\u00a0?',
    message: (
      <>
        <Text>{'Êtes-vous sûr de vouloir supprimer définitivement ce modèle de bon de commande\u00a0?'}</Text>
        <Text fw={600}>{`«\u00a0${nameOf(row)}\u00a0»`}</Text>
      </>
    ),
    confirm: 'Supprimer le modèle',
  }),
  done: 'Le modèle de bon de commande est supprimé.',
});

const useRowActions = (onView: (row: TemplateBdcRow) => void) => {
  const remove = useRemoval(removal);
  return useMemo(
    (): RowAction<TemplateBdcRow>[] => [
      {
        kind: 'call',
        label: 'Voir le PDF',
        icon: <IconFileTypePdf size={18} aria-hidden />,
        write: null,
        shown: ({ Taille }) => Taille !== null,
        act: async (row) => onView(row),
      },
      editAction(hrefOf),
      remove,
    ],
    [remove, onView],
  );
};

const StoredPdf = ({ row: { IDTemplateBDC, DocumentCGV }, onClose }: { row: TemplateBdcRow; onClose: () => void }) => {
  const load = useCallback(() => callFile(templatesBdc.pdf, { params: { IDTemplateBDC } }), [IDTemplateBDC]);
  return <FileDialog name={withoutPdf(DocumentCGV)} load={load} onClose={onClose} />;
};

const add = (
  <ActLink call={templatesBdc.create} href={newTemplateBdcPath} leftSection={<IconPlus size={18} aria-hidden />}>
    Ajouter un modèle
  </ActLink>
);

export interface TemplatesBdcListProps {
  title: string;
  purpose: string;
  notice: ReactNode;
}

/** The templates of order forms, on their own page or as a tab. */
export const TemplatesBdcList = (page: TemplatesBdcListProps) => {
  const query = useRead(templatesBdc.list, {});
  const [viewed, setViewed] = useState<TemplateBdcRow | null>(null);
  const rowActions = useRowActions(setViewed);
  return (
    <>
      <ListPage<TemplateBdcRow>
        {...page}
        actions={add}
        query={query}
        rowKey={keyOf}
        rowName={nameOf}
        columns={columns}
        filters={filters}
        recordHref={hrefOf}
        rowActions={rowActions}
        sort={{ column: 'Nom', descending: false }}
        empty={{ text: 'Aucun modèle de bon de commande n’est enregistré.', next: add }}
        csvName="modeles-bons-de-commande"
        corbeille="templatesBDC"
      />
      {viewed && <StoredPdf row={viewed} onClose={() => setViewed(null)} />}
    </>
  );
};
