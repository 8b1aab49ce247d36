import { sessions, type OpenSession } from '@comptoir/contract/domains/session/sessions.calls';
import { Button, Text } from '@mantine/core';
import { shownText } from '../../kit/list/rows/cell-value.ts';
import { notify } from '../../kit/notify.ts';
import { useRead, useWrite } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { useSessionInfo } from '../../kit/session.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import css from './sessions-dialog.module.css';

const moment = (value: string) => shownText('dateTime', value);

const endedInWords = (count: number) => {
  if (count === 0) return 'Aucune autre session n’était ouverte.';
  return count === 1 ? 'Votre autre session est terminée.' : `Vos ${count} autres sessions sont terminées.`;
};

interface SessionProps {
  session: OpenSession;
  busy: boolean;
  onEnd: () => void;
}

const Session = ({ session: { Appareil, Adresse, Debut, VueLe, Echeance, estCourante }, busy, onEnd }: SessionProps) => (
  <li className={css.session}>
    <div className={css.facts}>
      <Text fw={600}>
        {Appareil} {estCourante && <StatusBadge tone="info">Cette session</StatusBadge>}
      </Text>
      <Text size="sm" c="dimmed">
        Depuis l’adresse {Adresse}, ouverte le {moment(Debut)}
      </Text>
      <Text size="sm" c="dimmed">
        {estCourante ? `Se termine au plus tard le ${moment(Echeance)}` : `Dernière activité le ${moment(VueLe)}`}
      </Text>
    </div>
    {!estCourante && (
      <Button
        size="xs"
        variant="default"
        disabled={busy}
        onClick={onEnd}
        aria-label={`Terminer la session ${Appareil}, ouverte le ${moment(Debut)}`}
      >
        Terminer
      </Button>
    )}
  </li>
);

/** Where this person is signed in; each session but this one may be ended from here. */
export const SessionsDialog = ({ onClose }: { onClose: () => void }) => {
  const { kind } = useSessionInfo();
  const query = useRead(sessions.list, {}, { staleTime: 0 });
  const end = useWrite(sessions.end, { touches: [sessions.list] });
  const endOthers = useWrite(sessions.endOthers, { touches: [sessions.list] });
  const busy = end.isPending || endOthers.isPending;
  const failed = (error: unknown) => notify.failed(error, 'La session n’a pas pu être terminée');
  const endOne = ({ IDSession }: OpenSession) =>
    end.mutate({ params: { IDSession } }, { onSuccess: () => notify.done('La session est terminée.'), onError: failed });
  const endAll = () => endOthers.mutate({}, { onSuccess: ({ sessions: count }) => notify.done(endedInWords(count)), onError: failed });
  const others = query.data?.filter(({ estCourante }) => !estCourante).length ?? 0;
  const footer = (
    <>
      {others > 1 && (
        <Button variant="default" onClick={endAll} loading={endOthers.isPending} disabled={end.isPending}>
          Terminer les {others} autres
        </Button>
      )}
      <Button onClick={onClose}>Fermer</Button>
    </>
  );
  return (
    <Dialog opened onClose={onClose} title="Mes sessions" size="lg" footer={footer}>
      <Text size="sm" mb="md">
        Une session que vous ne reconnaissez pas ? Terminez-la, puis {kind === 'operator' ? 'changez' : 'faites changer'} votre mot de
        passe.
      </Text>
      <ReadFailure query={query} />
      {query.data ? (
        <ul className={css.sessions} aria-label="Sessions ouvertes">
          {query.data.map((session) => (
            <Session key={session.IDSession} session={session} busy={busy} onEnd={() => endOne(session)} />
          ))}
        </ul>
      ) : (
        !query.error && <LoadingState lines={3} />
      )}
      {query.data && others === 0 && (
        <Text size="sm" c="dimmed">
          Vous n’êtes connecté nulle part ailleurs.
        </Text>
      )}
    </Dialog>
  );
};
