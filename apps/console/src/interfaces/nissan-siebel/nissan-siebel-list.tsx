import { affaireFields, offresAffaire, statutAffaire } from '@comptoir/contract/domains/affaires/affaires.calls';
import { nissanKpiFields, nissanSiebel, type NissanAffaire } from '@comptoir/contract/interfaces/nissan-siebel/nissan-siebel.calls';
import { keepPreviousData } from '@tanstack/react-query';
import { StatutBadge } from '../../domains/affaires/statut-badge.tsx';
import type { Column } from '../../kit/list/columns.ts';
import { fieldColumn } from '../../kit/list/field-columns.ts';
import type { Filter } from '../../kit/list/filters/filters.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import { MonthNavigator } from '../../kit/months/month-navigator.tsx';
import { monthInWords, windowOf } from '../../kit/months/months.ts';
import { useRead } from '../../kit/queries.ts';
import { useMonth } from '../../kit/months/use-month.ts';

/** A deal, with one thing that was sent of it. */
type Line = Omit<NissanAffaire, 'kpi'> & NissanAffaire['kpi'][number];

const linesOf = (affaires: readonly NissanAffaire[]): Line[] =>
  affaires.flatMap(({ kpi, ...affaire }) => kpi.map((sent) => ({ ...affaire, ...sent })));

const keyOf = (line: Line) => line.IDNissanLeadSiebelOut;
const prospectOf = ({ Name, Firstname }: Line) => `${Name} ${Firstname}`.trim();
const nameOf = (line: Line) => `${line.CodeAffaireSource} ${prospectOf(line)}`.trim();

const deal = (name: keyof typeof affaireFields, own: Partial<Column<Line>>) => fieldColumn<Line>(name, affaireFields[name], own);
const sent = (name: keyof typeof nissanKpiFields, own: Partial<Column<Line>>) => fieldColumn<Line>(name, nissanKpiFields[name], own);
const moment = { kind: 'dateTime' } as const;
/** There when a person asks for them: with all of them the list is wider than a screen. */
const asked = { ...moment, hidden: true } as const;

const columns: Column<Line>[] = [
  deal('CodeAffaireSource', { searched: true, width: 136 }),
  deal('DateDebut', { kind: 'date' }),
  deal('DateOuvertureLead', asked),
  deal('Name', { value: prospectOf, searched: true, width: 160, grow: 2 }),
  deal('IDAffaireStatut', { kind: 'text', value: statutAffaire, cell: (line) => <StatutBadge affaire={line} />, width: 112 }),
  deal('offres', { value: ({ offres }) => offresAffaire(offres), searched: true, width: 144, grow: 1 }),
  sent('SalesCycle', { searched: true, width: 136 }),
  sent('TDUpdateTimestamp', asked),
  sent('DealerLeadReturnedDate', moment),
  sent('ConfirmedTestDriveDate', moment),
  sent('ClosedDate', moment),
  sent('Comments', { searched: true, width: 200, grow: 3 }),
];

const filters: Filter<Line>[] = [
  {
    kind: 'select',
    key: 'suite',
    label: 'Suite donnée',
    all: 'Toutes',
    options: [
      { value: 'essai', label: 'Essai confirmé' },
      { value: 'retour', label: 'Lead retourné' },
      { value: 'cloture', label: 'Lead clôturé' },
    ],
    keeps: ({ ConfirmedTestDriveDate, DealerLeadReturnedDate, ClosedDate }, value) =>
      ({ essai: ConfirmedTestDriveDate, retour: DealerLeadReturnedDate, cloture: ClosedDate })[value] !== null,
  },
];

/** The leads of a month, and what Nissan's Siebel was sent of them. */
export const NissanSiebelList = () => {
  const { month, change } = useMonth();
  const query = useRead(nissanSiebel.kpi, { query: windowOf(month) }, { select: linesOf, placeholderData: keepPreviousData });
  return (
    <ListPage<Line>
      title="KPI Nissan Siebel"
      purpose="Les leads commencés dans le mois, et ce qui en a été transmis à Nissan."
      actions={<MonthNavigator month={month} onChange={change} loading={query.isFetching} />}
      query={query}
      rowKey={keyOf}
      rowName={nameOf}
      columns={columns}
      filters={filters}
      recordHref={null}
      sort={{ column: 'DateDebut', descending: true }}
      empty={{ text: `Rien n’a été transmis à Nissan pour les leads commencés en ${monthInWords(month)}.`, next: null }}
      csvName={`kpi-nissan-siebel-${month}`}
    />
  );
};
