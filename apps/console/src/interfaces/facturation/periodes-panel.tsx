import { facturation, periodeFields, type FacturationPeriode } from '@comptoir/contract/interfaces/facturation/facturation.calls';
import { Table, Text, Title } from '@mantine/core';
import { shownText } from '../../kit/list/rows/cell-value.ts';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { PlainTable } from '../../ui/tables/plain-table.tsx';
import { facturationName } from './facturation-names.ts';

const order = ['Produit', 'FactureDu', 'DateHOuverture', 'OuvertPar', 'FactureAu', 'DateHCloture', 'CloturePar'] as const;
const headings = order.map((name) => periodeFields[name].label);

const Row = ({ Produit, FactureDu, DateHOuverture, OuvertPar, FactureAu, DateHCloture, CloturePar }: FacturationPeriode) => (
  <Table.Tr>
    <Table.Td>{facturationName(Produit)}</Table.Td>
    <Table.Td>{FactureDu === null ? 'avant ce suivi' : shownText('date', FactureDu)}</Table.Td>
    <Table.Td>{shownText('dateTime', DateHOuverture)}</Table.Td>
    <Table.Td>{OuvertPar}</Table.Td>
    <Table.Td>{FactureAu === null ? 'en cours' : shownText('date', FactureAu)}</Table.Td>
    <Table.Td>{shownText('dateTime', DateHCloture)}</Table.Td>
    <Table.Td>{CloturePar}</Table.Td>
  </Table.Tr>
);

/** The billing periods of each product. */
export const PeriodesPanel = () => {
  const query = useRead(facturation.periodes, {});
  return (
    <section aria-labelledby="periodes">
      <Title order={2} size="h4" id="periodes" mt="xl" mb="sm">
        Périodes facturées
      </Title>
      <ReadFailure query={query} />
      {!query.data && !query.error && <LoadingState lines={3} />}
      {query.data?.length === 0 && <Text c="dimmed">Aucun changement de facturation n’a encore été enregistré.</Text>}
      {query.data && query.data.length > 0 && (
        <PlainTable label="Périodes facturées" headings={headings}>
          {query.data.map((periode) => (
            <Row key={periode.IDFacturation} {...periode} />
          ))}
        </PlainTable>
      )}
    </section>
  );
};
