import { notifications, type NatureNotification, type Notification } from '@comptoir/contract/domains/notifications/notifications.calls';
import { Alert, Button, SegmentedControl, Title } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { notify } from '../../kit/notify.ts';
import { useRead, useWrite } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { useSessionInfo } from '../../kit/session.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { NotificationCard } from './notification-card.tsx';
import { byDay, unreadFigure, unreadInWords } from './notification-words.ts';
import css from './notifications.module.css';

/** Read again while somebody looks at the tab, and as soon as they come back to it. */
const fresh = { refetchInterval: 60_000, refetchOnWindowFocus: true } as const;

/** Asked while nobody does anything: it keeps no session open. */
const onItsOwn = { 'x-fond': '1' };

/** The figure at the bell. */
export const UnreadCount = ({ onCount }: { onCount: (words: string) => void }) => {
  const { data } = useRead(notifications.list, { query: { limite: '0' }, headers: onItsOwn }, fresh);
  const count = data?.NonLues ?? 0;
  useEffect(() => onCount(unreadInWords(count)), [count, onCount]);
  return count > 0 && <span className={css.count}>{unreadFigure(count)}</span>;
};

/** An answer is found with the requests, a bulk change that stopped with the imports. */
const groupOf = (nature: NatureNotification) => {
  if (nature === 'lot') return 'import';
  return nature === 'reponse' || nature === 'acces' ? 'demande' : nature;
};
const natures: Record<ReturnType<typeof groupOf>, string> = {
  alerte: 'Alertes',
  import: 'Imports et lots',
  demande: 'Demandes',
  mention: 'Mentions',
  depart: 'Départs',
};
type Shown = keyof typeof natures | 'tout';
const isShown = (value: string): value is Shown => value === 'tout' || value in natures;

/** What each kind of person may expect here. */
const nothing = {
  operator:
    'Rien de nouveau depuis trente jours. Ici viennent les alertes, les demandes, vos imports terminés, ce qui s’est arrêté avant la fin, les départs prévus qui n’ont pas pu se faire et les notes qui vous citent.',
  customer:
    'Rien de nouveau depuis trente jours. Ici viennent les réponses à vos demandes, ce qui s’est arrêté avant la fin et les notes qui vous citent\u00a0: dans une note, tapez @ puis un nom.',
};

const useMarking = () => {
  const mark = useWrite(notifications.lues, { touches: [notifications.list] });
  const send = (body: { jusque: string } | { ids: string[] }) =>
    mark.mutate({ body }, { onError: (error) => notify.failed(error, 'La notification n’a pas pu être marquée') });
  return { send, isPending: mark.isPending };
};

interface GroupsProps {
  all: readonly Notification[];
  now: number;
  onRead: (told: Notification) => void;
  onLeave: () => void;
}

const Groups = ({ all, now, onRead, onLeave }: GroupsProps) => {
  const id = useId();
  return byDay(all, now).map(([title, told], place) => (
    <section key={title} aria-labelledby={`${id}${place}`}>
      <Title order={3} size="h6" id={`${id}${place}`} className={css.day}>
        {title}
      </Title>
      <ul className={css.list}>
        {told.map((one) => (
          <NotificationCard key={one.IDNotification} told={one} now={now} onRead={onRead} onLeave={onLeave} />
        ))}
      </ul>
    </section>
  ));
};

/** What concerns this person, newest first. */
export const NotificationsPanel = ({ onClose }: { onClose: () => void }) => {
  const { kind } = useSessionInfo();
  const query = useRead(notifications.list, { query: {} }, fresh);
  const { send, isPending } = useMarking();
  const [shown, setShown] = useState<Shown>('tout');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const { data } = query;
  const all = data?.notifications ?? [];
  const kept = all.filter(({ Nature }) => shown === 'tout' || groupOf(Nature) === shown);
  const [newest] = all;
  return (
    <div className={css.panel}>
      <div className={css.head}>
        <Title order={2} size="h4" ref={title} tabIndex={-1} className={css.title}>
          Notifications
        </Title>
        <Button
          size="compact-sm"
          variant="subtle"
          loading={isPending}
          disabled={!data?.NonLues || !newest}
          onClick={() => newest && send({ jusque: newest.DateH })}
        >
          Tout marquer comme lu
        </Button>
      </div>
      {kind === 'operator' && all.length > 0 && (
        <SegmentedControl
          fullWidth
          size="xs"
          aria-label="Montrer"
          value={shown}
          onChange={(value) => isShown(value) && setShown(value)}
          data={[{ value: 'tout', label: 'Tout' }, ...Object.entries(natures).map(([value, label]) => ({ value, label }))]}
        />
      )}
      <ReadFailure query={query} />
      {data?.manque.map((server) => (
        <Alert key={server} color="yellow" variant="light" mt="xs">
          {`Le serveur ${server} ne répond pas\u00a0: ce qui s’y passe manque ici.`}
        </Alert>
      ))}
      {!data && !query.error && <LoadingState />}
      {data && all.length === 0 && <EmptyState message={nothing[kind]} />}
      {all.length > 0 && kept.length === 0 && <EmptyState message="Rien de ce type depuis trente jours." />}
      <Groups all={kept} now={query.dataUpdatedAt} onRead={({ IDNotification }) => send({ ids: [IDNotification] })} onLeave={onClose} />
    </div>
  );
};
