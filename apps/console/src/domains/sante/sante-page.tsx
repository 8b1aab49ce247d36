import { sante, santeFields, type SanteCible } from '@comptoir/contract/domains/sante/sante.calls';
import { isFailure } from '@comptoir/contract/domains/sante/etats';
import { ofName } from '@comptoir/contract/texts/elision';
import { Title } from '@mantine/core';
import { IconBellCheck } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { shownText } from '../../kit/list/rows/cell-value.ts';
import type { Column } from '../../kit/list/columns.ts';
import { fieldColumn } from '../../kit/list/field-columns.ts';
import type { Filter } from '../../kit/list/filters/filters.ts';
import { ListPanel } from '../../kit/list/list-panel.tsx';
import type { RowAction } from '../../kit/list/rows/row-actions.tsx';
import { notify } from '../../kit/notify.ts';
import { useRead, useWrite } from '../../kit/queries.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { InterfacesPanel } from './interfaces-panel.tsx';
import { VerdictBadge } from './verdict-badge.tsx';
import { ageInWords, ageOf, neverChecked, verdictWords } from './verdict-words.ts';

const keyOf = ({ Interface, Cible }: SanteCible) => `${Interface}/${Cible}`;
const nameOf = ({ Titre, Libelle }: SanteCible) => `${Titre}, ${Libelle}`;
const hrefOf = ({ Ecran }: SanteCible) => Ecran;
const wordOf = ({ Verdict }: SanteCible) => (Verdict === null ? neverChecked : verdictWords[Verdict]).label;

const alerteInWords = ({ IDAlerte, DateAlerte, Destinataires, AcquittePar, DateAcquittement }: SanteCible) => {
  if (IDAlerte === null) return '';
  if (AcquittePar !== null) return `Acquittée par ${AcquittePar} le ${shownText('dateTime', DateAcquittement)}`;
  const told = Destinataires.length > 0 ? `, prévenus\u00a0: ${Destinataires.join(', ')}` : '';
  return `Ouverte le ${shownText('dateTime', DateAlerte)}${told}`;
};

const column = (name: keyof typeof santeFields, own: Partial<Column<SanteCible>> = {}) =>
  fieldColumn<SanteCible>(name, santeFields[name], own);

const columnsAt = (now: number): Column<SanteCible>[] => [
  column('Titre', { searched: true, width: 104 }),
  column('Libelle', { searched: true, width: 144, grow: 2 }),
  column('Verdict', { value: wordOf, cell: ({ Verdict }) => <VerdictBadge verdict={Verdict} />, width: 160 }),
  column('Message', { searched: true, width: 176, grow: 4 }),
  column('DernierSucces', { kind: 'dateTime', width: 104 }),
  column('DernierEchec', { kind: 'dateTime', width: 104 }),
  column('EchecsConsecutifs'),
  column('DateModification', {
    kind: 'number',
    value: ({ DateModification }) => ageOf(DateModification, now),
    cell: ({ DateModification }) => <span title={shownText('dateTime', DateModification)}>{ageInWords(ageOf(DateModification, now))}</span>,
    width: 96,
  }),
  column('IDAlerte', { kind: 'text', value: alerteInWords, searched: true, width: 200, grow: 3 }),
];

const filtersOf = (rows: readonly SanteCible[]): Filter<SanteCible>[] => [
  {
    kind: 'select',
    key: 'interface',
    label: santeFields.Titre.label,
    all: 'Toutes',
    options: [...new Map(rows.map(({ Interface, Titre }) => [Interface, Titre]))].map(([value, label]) => ({ value, label })),
    keeps: ({ Interface }, value) => Interface === value,
  },
  {
    kind: 'select',
    key: 'etat',
    label: santeFields.Verdict.heading,
    all: 'Tous',
    options: [
      { value: 'echec', label: 'En échec' },
      { value: 'ok', label: 'Fonctionne' },
      { value: 'jamais', label: 'Pas encore vérifié' },
      { value: 'alerte', label: 'Avec une alerte à acquitter' },
    ],
    keeps: ({ Verdict, IDAlerte, AcquittePar }, value) => {
      if (value === 'echec') return isFailure(Verdict);
      if (value === 'alerte') return IDAlerte !== null && AcquittePar === null;
      return value === 'ok' ? Verdict === 'ok' : Verdict === null;
    },
  },
];

/** Failures come first. */
const failingFirst = (rows: readonly SanteCible[]) => rows.toSorted((a, b) => Number(isFailure(b.Verdict)) - Number(isFailure(a.Verdict)));

const none: readonly SanteCible[] = [];

/** Every access of the customer: its state, why, since when, and who was told. */
export const SantePage = () => {
  const query = useRead(sante.cibles, {}, { staleTime: 0, select: failingFirst });
  const interfaces = useRead(sante.interfaces, {}, { staleTime: 0 });
  const acquit = useWrite(sante.acquitter, { touches: [sante.interfaces] });
  const rows = query.data ?? none;
  const [columns] = useState(() => columnsAt(Date.now()));
  const filters = useMemo(() => filtersOf(rows), [rows]);
  const rowActions = useMemo(
    (): RowAction<SanteCible>[] => [
      {
        kind: 'call',
        label: 'Acquitter',
        icon: <IconBellCheck size={18} aria-hidden />,
        write: sante.acquitter,
        shown: ({ IDAlerte, AcquittePar }) => IDAlerte !== null && AcquittePar === null,
        act: async ({ IDAlerte, Libelle }) => {
          if (IDAlerte === null) return;
          await acquit.mutateAsync({ params: { IDAlerte } });
          notify.done(`L’alerte ${ofName(Libelle)} est acquittée.`);
        },
      },
    ],
    [acquit],
  );
  return (
    <>
      <PageHeader title="Santé des interfaces" purpose="Ce qui fonctionne, ce qui ne fonctionne plus et pourquoi, accès par accès." />
      <InterfacesPanel query={interfaces} cibles={query.data} />
      {/* What comes above it would move it. */}
      {!(interfaces.isPending || query.isPending) && (
        <>
          <Title order={2} mb="sm">
            Accès aux partenaires
          </Title>
          <ListPanel<SanteCible>
            caption="Accès aux partenaires"
            query={query}
            rowKey={keyOf}
            rowName={nameOf}
            columns={columns}
            filters={filters}
            recordHref={hrefOf}
            rowActions={rowActions}
            empty={{ text: 'Ce client n’a encore d’accès à aucun partenaire.', next: null }}
            csvName="sante-interfaces"
          />
        </>
      )}
    </>
  );
};
