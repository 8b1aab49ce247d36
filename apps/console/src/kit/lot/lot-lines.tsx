import type { LotLigne, LotResult } from '@comptoir/contract/lots';
import { useMemo, type ReactNode } from 'react';
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx';
import type { Column } from '../list/columns.ts';
import type { Filter } from '../list/filters/filters.ts';
import { ListPage } from '../list/list-page.tsx';

type Effet = LotLigne['effet'];
const effets: Record<Effet, { word: string; tone: Tone }> = {
  modification: { word: 'Modification', tone: 'info' },
  inchange: { word: 'Inchangé', tone: 'off' },
  refus: { word: 'Refusé', tone: 'failed' },
};

const filters: Filter<LotLigne>[] = [
  {
    kind: 'select',
    key: 'effet',
    label: 'Effet',
    all: 'Tous',
    options: Object.entries(effets).map(([value, { word }]) => ({ value, label: word })),
    keeps: ({ effet }, value) => effet === value,
  },
];

const columnsOf = (fieldName: (field: string) => string): Column<LotLigne>[] => [
  { id: 'nom', heading: 'Ligne', kind: 'text', value: ({ nom }) => nom, searched: true, width: 180, grow: 3 },
  {
    id: 'effet',
    heading: 'Effet',
    kind: 'text',
    value: ({ effet }) => effets[effet].word,
    cell: ({ effet }) => <StatusBadge tone={effets[effet].tone}>{effets[effet].word}</StatusBadge>,
    width: 128,
  },
  { id: 'champs', heading: 'Champs modifiés', kind: 'text', value: ({ champs }) => champs.map(fieldName).join(', '), width: 220, grow: 4 },
  { id: 'message', heading: 'Motif du refus', kind: 'text', value: ({ message }) => message ?? '', searched: true, width: 240, grow: 5 },
];

const keyOf = ({ id }: LotLigne) => id;
const nameOf = ({ nom }: LotLigne) => nom;

interface LotLinesProps {
  title: string;
  purpose: string;
  parents: readonly { label: string; href: string }[];
  actions: ReactNode;
  notice: ReactNode;
  result: LotResult;
  /** A field's name on the screens. */
  fieldName: (field: string) => string;
  recordHref: (id: number) => string;
  csvName: string;
}

/** What a bulk change would do or did, row by row. */
export const LotLines = ({ result, fieldName, recordHref, ...page }: LotLinesProps) => {
  const query = useMemo(
    () => ({ data: result.lignes, error: null, isFetching: false, refetch: () => Promise.reject(new Error('lines are not read again')) }),
    [result],
  );
  const columns = useMemo(() => columnsOf(fieldName), [fieldName]);
  return (
    <ListPage<LotLigne>
      {...page}
      query={query}
      rowKey={keyOf}
      rowName={nameOf}
      columns={columns}
      filters={filters}
      recordHref={({ id }) => recordHref(id)}
      empty={{ text: 'Aucune ligne n’est concernée.', next: null }}
    />
  );
};
