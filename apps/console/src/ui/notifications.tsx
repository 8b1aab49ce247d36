import { Button, Code, Group, Kbd, Notification, Text } from '@mantine/core';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import classes from './notifications.module.css';

interface Said {
  message: string;
  title?: string | undefined;
  requestId?: string | null | undefined;
  /** Below the message. */
  details?: ReactNode;
}
interface Done {
  kind: 'done';
  /** Milliseconds, if not the usual time. */
  lasts?: number | undefined;
  /** Takes back what was done. The notice goes first, so it runs once. */
  undo?: (() => void) | undefined;
}
interface News {
  kind: 'news';
  /** What there is to do about it. */
  act?: { label: string; run: () => void };
}
/** Only a success goes by itself (docs/regles/ecrans.md#messages-that-go). */
export type Notice = Said & (Done | News | { kind: 'failed' });
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

export const hideNotice = (id: number) => publish(shown.filter((notice) => notice.id !== id));

const undoOf = (notice: Shown) => (notice.kind === 'done' ? notice.undo : undefined);

/** Messages for one person and customer are not shown to the next; messages from elsewhere are. */
export const forgetNotices = () => publish(shown.filter(({ kind }) => kind === 'news'));

/** So many stand at a time; successes make room for what stays until it is closed. */
const fewOf = (notices: readonly Shown[]) => {
  const passing = notices.filter(({ kind }) => kind === 'done').slice(0, -3);
  return notices.filter((one) => !passing.includes(one)).slice(-5);
};

/** Shows the outcome of an act, or what happened elsewhere. A success goes by itself; the others stay until closed. */
export const showNotice = (notice: Notice) => {
  const id = ++lastId;
  // What is said twice stands once, unless each is the way back of an act of its own.
  const isRepeated = (one: Shown) => one.kind === notice.kind && one.message === notice.message && !undoOf(one);
  publish(fewOf([...shown.filter((one) => !isRepeated(one)), { ...notice, id }]));
  return id;
};

const takeBack = (notice: Shown) => {
  hideNotice(notice.id);
  undoOf(notice)?.();
};

/** Takes back what the newest notice that can be undone is about; answers whether there is one. */
export const undoNewest = () => {
  const newest = shown.findLast(undoOf);
  if (newest) takeBack(newest);
  return newest !== undefined;
};

const subscribeHidden = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/** A notice waits for whoever points at it, stands in it, or looks at another tab. */
const useHeld = () => {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = useSyncExternalStore(subscribeHidden, () => document.hidden);
  const hold = {
    onMouseEnter: () => setHovered(true),
    onMouseLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
  return { held: hovered || focused || hidden, hold };
};

const NoticeCard = ({ notice }: { notice: Shown }) => {
  const { id, kind, title, message, requestId, details } = notice;
  const lasts = notice.kind === 'done' ? (notice.lasts ?? shownFor) : undefined;
  const { held, hold } = useHeld();
  useEffect(() => {
    if (lasts === undefined || held) return;
    const timer = setTimeout(hideNotice, lasts, id);
    return () => clearTimeout(timer);
  }, [id, lasts, held]);
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
      <span>{message}</span>
      {details}
      {undoOf(notice) && (
        <Group gap="xs" mt={4}>
          <Button size="compact-sm" variant="default" aria-keyshortcuts="Control+Z" onClick={() => takeBack(notice)}>
            Annuler
          </Button>
          <Kbd aria-hidden>Ctrl Z</Kbd>
        </Group>
      )}
      {notice.kind === 'news' && notice.act && (
        <Button size="compact-sm" variant="default" mt={4} onClick={notice.act.run}>
          {notice.act.label}
        </Button>
      )}
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
