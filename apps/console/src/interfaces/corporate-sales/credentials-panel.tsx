import { siteFields, siteGiven } from '@comptoir/contract/domains/sites/sites.fields';
import { corporateSales, type CorporateSalesSite } from '@comptoir/contract/interfaces/corporate-sales/corporate-sales.calls';
import { ofName } from '@comptoir/contract/texts/elision';
import { Button, Table, Title } from '@mantine/core';
import { useState } from 'react';
import { notify } from '../../kit/notify.ts';
import { useRead, useWrite } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { SecretText } from '../../kit/secret-text.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { PlainTable } from '../../ui/tables/plain-table.tsx';

const headings = ['Site', siteGiven.IDPlaque.label, siteFields.CodeConstructeur.label, 'Login du web service', 'Mot de passe', 'Action'];

const Row = ({ site: { IDSite, Descr, Libelle_Societe, CodeConstructeur, Config } }: { site: CorporateSalesSite }) => {
  const generate = useWrite(corporateSales.generate, { touches: [corporateSales.sites] });
  const [asked, setAsked] = useState(false);
  const run = async () => {
    setAsked(false);
    try {
      await generate.mutateAsync({ params: { IDSite } });
      notify.done(`L’accès Corporate Sales ${ofName(Descr)} est généré.`);
    } catch (error) {
      notify.failed(error, 'L’accès n’a pas été généré');
    }
  };
  const isFirst = Config.Login === '' && !Config.ARessaisir;
  const word = isFirst ? 'Générer' : 'Re-générer';
  return (
    <Table.Tr>
      <Table.Td>{Descr}</Table.Td>
      <Table.Td>{Libelle_Societe}</Table.Td>
      <Table.Td>{CodeConstructeur}</Table.Td>
      <Table.Td>{Config.Login}</Table.Td>
      <Table.Td>
        <SecretText label={`le mot de passe ${ofName(Descr)}`} secret={Config.Password} isLost={Config.ARessaisir !== undefined} />
      </Table.Td>
      <Table.Td>
        <Button
          size="compact-sm"
          variant="default"
          loading={generate.isPending}
          onClick={() => (isFirst ? void run() : setAsked(true))}
          aria-label={`${word}\u00a0: ${Descr}`}
        >
          {word}
        </Button>
        <ConfirmDialog
          opened={asked}
          title="Re-générer l’accès Corporate Sales"
          message={`${Descr} recevra un nouvel accès. L’accès actuel sera remplacé\u00a0: ce qui l’utilise devra recevoir le nouveau.`}
          confirm="Re-générer l’accès"
          destructive
          onConfirm={() => void run()}
          onCancel={() => setAsked(false)}
        />
      </Table.Td>
    </Table.Tr>
  );
};

/** The web-service credentials of each site; nothing if no site has a manufacturer code. */
export const CredentialsPanel = () => {
  const query = useRead(corporateSales.sites, {});
  if (query.error) return <ReadFailure query={query} />;
  if (!query.data) return <LoadingState lines={4} />;
  if (query.data.length === 0) return null;
  return (
    <>
      <Title order={2} size="h4" mt="xl" mb="sm">
        Accès au web service
      </Title>
      <PlainTable label="Accès au web service" headings={headings}>
        {query.data.map((site) => (
          <Row key={site.IDSite} site={site} />
        ))}
      </PlainTable>
    </>
  );
};
