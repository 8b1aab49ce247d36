import { longestMinimum, politiques } from '@comptoir/contract/domains/securite/politiques.calls';
import { secondFacteurNames, secondFacteurs, type SecondFacteur } from '@comptoir/contract/domains/session/facteurs';
import { Loader, NativeSelect, Stack, Switch, Table, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { counted } from '@comptoir/contract/texts/counted';
import { ClosedNotice } from '../../kit/form/form-message.tsx';
import { notify } from '../../kit/notify.ts';
import { isClosed, useRead, useWrite } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PlainTable } from '../../ui/tables/plain-table.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { securiteLink } from './securite.links.ts';

const choices = secondFacteurNames.map((value) => ({ value, label: secondFacteurs[value] }));
const lengths = Array.from({ length: longestMinimum + 1 }, (_, least) => ({
  value: String(least),
  label: least === 0 ? 'Sans minimum' : `${counted(least, 'caractère')} au moins`,
}));
const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

interface Target {
  /** Null: the operators. */
  BDGp: string | null;
  label: string;
  SecondFacteur: SecondFacteur;
  /** Absent for the operators. */
  AnnonceConnexion?: boolean;
  /** Absent for the operators. */
  MotDePasseMinimum?: number;
}

const Row = ({ BDGp, label, SecondFacteur: stored, AnnonceConnexion, MotDePasseMinimum }: Target) => {
  const change = useWrite(politiques.politique, { touches: [politiques.politiques] });
  const isBlocked = isClosed(change.error) || change.isPending;
  const sent = change.isPending ? change.variables.body : undefined;
  const save = (given: Pick<Target, 'AnnonceConnexion' | 'MotDePasseMinimum'> & { SecondFacteur?: SecondFacteur }, done: string) =>
    change.mutate(
      { body: { BDGp, ...given } },
      {
        onSuccess: () => notify.done(`${label}\u00a0: ${done}.`),
        onError: (error) => notify.failed(error, 'La politique n’a pas pu être changée'),
      },
    );
  return (
    <Table.Tr>
      <Table.Td>{label}</Table.Td>
      <Table.Td>{BDGp ?? ''}</Table.Td>
      <Table.Td>
        <NativeSelect
          aria-label={`Second facteur, ${label}`}
          data={choices}
          value={sent?.SecondFacteur ?? stored}
          onChange={({ currentTarget }) => {
            const chosen = secondFacteurNames.find((name) => name === currentTarget.value);
            if (chosen) save({ SecondFacteur: chosen }, `second facteur ${secondFacteurs[chosen].toLowerCase()}`);
          }}
          disabled={isBlocked}
          rightSection={change.isPending ? <Loader size={14} aria-hidden /> : undefined}
          maw={220}
        />
      </Table.Td>
      <Table.Td>
        {MotDePasseMinimum !== undefined && (
          <NativeSelect
            aria-label={`Mot de passe, ${label}`}
            data={lengths}
            value={String(sent?.MotDePasseMinimum ?? MotDePasseMinimum)}
            onChange={({ currentTarget: { value } }) =>
              save(
                { MotDePasseMinimum: Number(value) },
                value === '0' ? 'plus de minimum pour le mot de passe' : `mot de passe de ${counted(Number(value), 'caractère')} au moins`,
              )
            }
            disabled={isBlocked}
            maw={220}
          />
        )}
      </Table.Td>
      <Table.Td>
        {AnnonceConnexion !== undefined && (
          <Switch
            aria-label={`Prévenir la personne, ${label}`}
            checked={sent?.AnnonceConnexion ?? AnnonceConnexion}
            onChange={({ currentTarget: { checked } }) =>
              save(
                { AnnonceConnexion: checked },
                `la personne ${checked ? 'est prévenue' : 'n’est plus prévenue'} d’une connexion en son nom`,
              )
            }
            disabled={isBlocked}
          />
        )}
      </Table.Td>
    </Table.Tr>
  );
};

/** What is asked of whoever signs in, and who is told that an operator connects as them. A change is sent at once. */
export const PolitiquesPage = () => {
  const query = useRead(politiques.politiques, {}, { staleTime: 0 });
  const [text, setText] = useState('');
  const { data } = query;
  const found = (data?.clients ?? []).filter(({ BDGp, label }) => folded(`${label} ${BDGp}`).includes(folded(text.trim())));
  return (
    <>
      <PageHeader
        title="Politiques d’accès"
        purpose="À qui un second facteur est demandé, quel mot de passe ouvre le back-office, et qui est prévenu quand un opérateur se connecte en son nom."
        parents={[{ label: 'Sécurité', href: securiteLink }]}
      />
      <Stack gap="sm">
        <ReadFailure query={query} />
        <ClosedNotice call={politiques.politique} />
        {!data && !query.error && <LoadingState lines={6} />}
        {data && (
          <>
            <TextInput
              type="search"
              label="Chercher un client"
              value={text}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
              maw={320}
            />
            <PlainTable
              label="Politiques d’accès"
              headings={['Pour qui', 'Base', 'Second facteur', 'Mot de passe', 'Prévenir la personne']}
            >
              {text.trim() === '' && <Row BDGp={null} label="Opérateurs" SecondFacteur={data.operateurs} />}
              {found.map((client) => (
                <Row key={client.BDGp} {...client} />
              ))}
            </PlainTable>
            {text.trim() !== '' && found.length === 0 && (
              <Text c="dimmed" role="status">
                Aucun client ne porte ce nom.
              </Text>
            )}
          </>
        )}
      </Stack>
    </>
  );
};
