import { travaux, type Travail } from '@comptoir/contract/domains/travaux/travaux.calls';
import { Alert, Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { shownText } from '../list/rows/cell-value.ts';
import { notify } from '../notify.ts';
import { instantAtHand } from '../place.ts';
import { useRead, useWrite } from '../queries.ts';
import { useUndoClosed } from '../undo/undo.ts';
import { travailInWords } from './travail-words.ts';

interface StoppedCardProps {
  run: Travail;
  /** Instead of « Reprendre »: it is being gone on with here. */
  asked: ReactNode;
}

const StoppedCard = ({ run, asked }: StoppedCardProps) => {
  const leave = useWrite(travaux.laisser);
  const closed = useUndoClosed();
  const { Groupe, Auteur, DateH, Operations, Reprise } = run;
  const [operation] = Operations;
  const leaveIt = () =>
    leave.mutate(
      { params: { Groupe } },
      { onSuccess: () => notify.done('Ce qui est fait reste, et le reste n’est pas fait.'), onError: (failure) => notify.failed(failure) },
    );
  return (
    <Alert color="yellow" variant="light" title={`${travailInWords(run)}.`} mb="sm">
      <Text size="sm">
        {`Par ${Auteur}, le ${shownText('dateTime', DateH)}.`} {asked}
      </Text>
      <Group gap="xs" mt="xs">
        {asked ? (
          <Button component="a" href={Reprise.split('?')[0]} variant="default" size="compact-sm">
            Importer un autre fichier
          </Button>
        ) : (
          <Button component="a" href={Reprise} size="compact-sm">
            Reprendre
          </Button>
        )}
        {operation !== undefined && closed === null && (
          <Button
            component="a"
            href={`/temps/retour?${new URLSearchParams({ operation, reste: 'garder' })}`}
            variant="default"
            size="compact-sm"
          >
            Annuler ce qui a été fait
          </Button>
        )}
        <Button variant="subtle" size="compact-sm" loading={leave.isPending} onClick={leaveIt}>
          Laisser ainsi
        </Button>
      </Group>
    </Alert>
  );
};

interface StoppedNoticeProps {
  /** The list whose rows it was about. */
  ecran: string;
  /** That kind alone. */
  nature?: Travail['Nature'];
  /** The one that is being gone on with here, and what is said of it. */
  asked?: { Groupe: string; text: string } | null;
}

/** Long work on a list that stopped before its end, and what may be done about it. */
export const StoppedNotice = ({ ecran, nature, asked = null }: StoppedNoticeProps) => {
  const isPast = instantAtHand() !== null;
  const { data } = useRead(travaux.list, {}, { enabled: !isPast });
  const here = data?.filter((run) => run.Ecran === ecran && (nature === undefined || run.Nature === nature)) ?? [];
  if (isPast || here.length === 0) return null;
  return (
    <section aria-label="Travaux arrêtés">
      {here.map((run) => (
        <StoppedCard key={run.Groupe} run={run} asked={asked?.Groupe === run.Groupe ? asked.text : null} />
      ))}
    </section>
  );
};
