import { modesAcces } from '@comptoir/contract/acces';
import { acces } from '@comptoir/contract/domains/acces/acces.calls';
import { Alert, Paper, Stack, Text, Title } from '@mantine/core';
import { shownText } from '../../kit/list/rows/cell-value.ts';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { useSearchValue } from '../../kit/use-param.ts';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { dureeInWords } from './acces-durees.ts';
import { AnnounceForm, AskForm, EnterButton, type Situation } from './consent-form.tsx';

/** While the group has not answered. */
const askAgainMillis = 5_000;

const Way = ({ situation }: { situation: Situation }) => {
  const { ModeAcces, EstAccorde, demande } = situation;
  if (ModeAcces === 'annonce') return <AnnounceForm situation={situation} />;
  if (ModeAcces === 'libre' || EstAccorde) return <EnterButton situation={situation} />;
  const when = demande && shownText('dateTime', demande.DemandeLe);
  return (
    <Stack gap="sm">
      {demande && !demande.EstRefusee && (
        <Alert color="blue" role="status">
          Demandé le {when} ({dureeInWords(demande.Heures)})&nbsp;: {demande.Motif}. Un administrateur du groupe n’a pas encore
          répondu&nbsp;; cette page suit sa réponse.
        </Alert>
      )}
      {demande?.EstRefusee && <Alert color="orange">Un administrateur du groupe a refusé votre demande du {when}.</Alert>}
      <AskForm situation={situation} />
    </Stack>
  );
};

const Panel = ({ BDGp }: { BDGp: string }) => {
  const query = useRead(
    acces.situation,
    // The page asks by itself: that is no sign of a person.
    { query: { BDGp }, headers: { 'x-fond': '1' } },
    { staleTime: 0, refetchInterval: ({ state: { data } }) => (data?.demande && !data.EstAccorde ? askAgainMillis : false) },
  );
  const { data, error } = query;
  return (
    <Paper withBorder p="md" mb="md" maw={720} component="section" aria-label="Accès à ce client">
      <ReadFailure query={query} />
      {data ? (
        <Stack gap="sm">
          <Title order={2}>
            {data.label} ({data.BDGp})
          </Title>
          <Text>
            Mode d’accès&nbsp;: <strong>{modesAcces[data.ModeAcces].titre}</strong>. {modesAcces[data.ModeAcces].aide}
          </Text>
          <Way situation={data} />
        </Stack>
      ) : (
        !error && <LoadingState lines={6} />
      )}
    </Paper>
  );
};

/** Above the chooser, where the address names a customer that keeps this operator out: what is missing, and how to ask for it. */
export const ConsentPanel = () => {
  const BDGp = useSearchValue('acces');
  return typeof BDGp === 'string' && BDGp !== '' ? <Panel key={BDGp} BDGp={BDGp} /> : null;
};
