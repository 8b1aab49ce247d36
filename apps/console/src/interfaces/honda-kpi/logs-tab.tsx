import { hondaKpi, hondaKpiFields, type HondaAffaire } from '@comptoir/contract/interfaces/honda-kpi/honda-kpi.calls';
import { affaireFields, statutAffaire } from '@comptoir/contract/domains/affaires/affaires.calls';
import { Text } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { StatutBadge } from '../../domains/affaires/statut-badge.tsx';
import type { Column } from '../../kit/list/columns.ts';
import { fieldColumn } from '../../kit/list/field-columns.ts';
import { logMoment } from '../kit/log-moment.ts';
import type { Filter } from '../../kit/list/filters/filters.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import { MonthNavigator } from '../../kit/months/month-navigator.tsx';
import { monthInWords, windowOf } from '../../kit/months/months.ts';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { useMonth } from '../../kit/months/use-month.ts';
import { useTab } from '../../kit/use-tab.ts';
import { TabLinks } from '../../ui/tab-links.tsx';
import { hondaHead, hondaTabs } from './honda-head.ts';
import { datasInWords, responseInWords } from './honda-words.ts';

type Line = Omit<HondaAffaire, 'kpi'> & HondaAffaire['kpi'][number];

const linesOf = (affaires: readonly HondaAffaire[]): Line[] =>
  affaires.flatMap(({ kpi, ...affaire }) => kpi.map((sent) => ({ ...affaire, ...sent })));

const keyOf = (line: Line) => line.IDHondaKPILogs;
const prospectOf = ({ Name, Firstname }: Line) => `${Name} ${Firstname}`.trim();
const nameOf = (line: Line) => `${line.CodeAffaireSource} ${line.action}`.trim();
const errorsOf = ({ response }: Line) => responseInWords(response).errors;
const responseOf = ({ response }: Line) => {
  const { message, errors } = responseInWords(response);
  return [message, ...errors].filter((part) => part !== '').join(', ');
};

const Response = ({ line }: { line: Line }) => {
  const { message, errors } = responseInWords(line.response);
  return (
    <span title={responseOf(line)}>
      {message}
      {errors.map((error) => (
        <Text key={error} span size="sm" c="var(--mantine-color-error)">
          {' '}
          {error}
        </Text>
      ))}
    </span>
  );
};

const columns: Column<Line>[] = [
  fieldColumn('date', hondaKpiFields.date, { kind: 'dateTime', cell: ({ date }) => logMoment(date), width: 184 }),
  fieldColumn('action', hondaKpiFields.action, { searched: true, width: 128 }),
  fieldColumn('CodeAffaireSource', affaireFields.CodeAffaireSource, { searched: true, width: 136 }),
  fieldColumn('Name', affaireFields.Name, { value: prospectOf, searched: true, width: 160, grow: 2 }),
  fieldColumn('IDAffaireStatut', affaireFields.IDAffaireStatut, {
    kind: 'text',
    value: statutAffaire,
    cell: (line) => <StatutBadge affaire={line} />,
    width: 136,
  }),
  fieldColumn('datas', hondaKpiFields.datas, { value: ({ datas }) => datasInWords(datas), searched: true, width: 240, grow: 3 }),
  fieldColumn('response', hondaKpiFields.response, {
    value: responseOf,
    cell: (line) => <Response line={line} />,
    searched: true,
    width: 240,
    grow: 3,
  }),
];

const filters: Filter<Line>[] = [
  {
    kind: 'select',
    key: 'reponse',
    label: hondaKpiFields.response.label,
    all: 'Toutes',
    options: [
      { value: 'sans', label: 'Sans erreur' },
      { value: 'avec', label: 'Avec des erreurs' },
    ],
    keeps: (line, value) => errorsOf(line).length > 0 === (value === 'avec'),
  },
];

const LastSending = () => {
  const query = useRead(hondaKpi.execute, {});
  if (query.error) return <ReadFailure query={query} />;
  const last = query.data?.date_last_execute;
  return (
    <Text mb="sm" role="status">
      {/* A blank has the height of the line that comes. */}
      {query.data ? (last ? `Dernier envoi\u00a0: ${logMoment(last)}` : 'Rien n’a encore été envoyé à Honda.') : '\u00a0'}
    </Text>
  );
};

export const LogsTab = () => {
  const { tab, links } = useTab(hondaTabs);
  const { month, change } = useMonth();
  const query = useRead(hondaKpi.kpi, { query: windowOf(month) }, { select: linesOf, placeholderData: keepPreviousData });
  return (
    <ListPage<Line>
      {...hondaHead}
      notice={
        <>
          <TabLinks label="Onglets de KPI Honda" tabs={links} current={tab} />
          <LastSending />
        </>
      }
      actions={<MonthNavigator month={month} onChange={change} loading={query.isFetching} />}
      query={query}
      rowKey={keyOf}
      rowName={nameOf}
      columns={columns}
      filters={filters}
      recordHref={null}
      sort={{ column: 'date', descending: true }}
      empty={{ text: `Rien n’a été envoyé à Honda en ${monthInWords(month)}.`, next: null }}
      csvName={`kpi-honda-${month}`}
    />
  );
};
