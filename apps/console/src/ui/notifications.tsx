import { Code, Notification, Text } from '@mantine/core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import classes from './notifications.module.css';

interface Said {
  message: string;
  title?: string | undefined;
  requestId?: string | null | undefined;
}
/** Only a success goes by itself (docs/regles/ecrans.md#messages-that-go); `lasts`: milliseconds, if not the usual time. */
export type Notice = Said & ({ kind: 'done'; lasts?: number | undefined } | { kind: 'news' | 'failed' });
type Shown = Notice & { id: number };

const shownFor = 6_000;
const colors = { done: 'green', news: 'blue', failed: 'red' };
let shown: readonly Shown[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const publish = (next: readonly Shown[]) => {
  shown = next;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const hideNotice = (id: number) => publish(shown.filter((notice) => notice.id !== id));

/** Messages for one person and customer are not shown to the next; messages from elsewhere are. */
export const forgetNotices = () => publish(shown.filter(({ kind }) => kind === 'news'));

/** Shows the outcome of an act, or what happened elsewhere. A success goes by itself; the others stay until closed. */
export const showNotice = (notice: Notice) => {
  const id = ++lastId;
  publish([...shown.filter(({ kind, message }) => kind !== notice.kind || message !== notice.message), { ...notice, id }].slice(-5));
  return id;
};

const NoticeCard = ({ notice }: { notice: Shown }) => {
  const { id, kind, title, message, requestId } = notice;
  const lasts = notice.kind === 'done' ? (notice.lasts ?? shownFor) : undefined;
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (lasts === undefined || held) return;
    const timer = setTimeout(hideNotice, lasts, id);
    return () => clearTimeout(timer);
  }, [id, lasts, held]);
  const hold = {
    onMouseEnter: () => setHeld(true),
    onMouseLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
  return (
    <Notification
      role="none"
      color={colors[kind]}
      title={title}
      withBorder
      onClose={() => hideNotice(id)}
      closeButtonProps={{ 'aria-label': 'Fermer le message' }}
      {...hold}
    >
      {message}
      {requestId && (
        <Text size="xs" mt={4}>
          Référence : <Code>{requestId}</Code>
        </Text>
      )}
    </Notification>
  );
};

const cards = (notices: readonly Shown[]) => notices.map((notice) => <NoticeCard key={notice.id} notice={notice} />);

/** Both live regions exist from the start: screen readers announce only changes in a region that they know. */
export const Notifications = () => {
  const notices = useSyncExternalStore(subscribe, () => shown);
  return (
    <section aria-label="Messages" className={classes.stack}>
      <output>{cards(notices.filter(({ kind }) => kind !== 'failed'))}</output>
      <div role="alert">{cards(notices.filter(({ kind }) => kind === 'failed'))}</div>
    </section>
  );
};
