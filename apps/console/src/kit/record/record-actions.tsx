import { Button, Stack } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, type KeyboardEvent as Key, type MouseEvent, type ReactNode } from 'react';
import { DropPanel } from '../../ui/drop-panel.tsx';
import { ActButton, type RecordAct } from './act-button.tsx';

interface RecordActionsProps {
  /** The record's, for those who do not see the page. */
  name: string;
  acts: readonly RecordAct[];
  busy?: boolean;
  /** Below the acts; following a link closes the menu. */
  more?: ReactNode;
}

const focusable = 'button, a[href]';
const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Arrows go from act to act, and round. */
const onArrow = (event: Key<HTMLDivElement>) => {
  const move = moves[event.key];
  if (!move) return;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)];
  const at = items.findIndex((item) => item === document.activeElement);
  event.preventDefault();
  items[at < 0 ? 0 : move(at, items.length)]?.focus();
};

/** What may be done with a record, behind one button that Ctrl+. opens. */
export const RecordActions = ({ name, acts, busy = false, more }: RecordActionsProps) => {
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** The menu was opened by its key: the focus goes to its first act. */
  const byKey = useRef(false);
  const close = () => panel.current?.hidePopover();
  // The acts are in the page only while the menu is open.
  const onShown = (list: HTMLDivElement | null) => {
    if (byKey.current) list?.querySelector<HTMLElement>(focusable)?.focus();
    if (list) byKey.current = false;
  };
  const onFollow = ({ target }: MouseEvent) => target instanceof Element && target.closest('a[href]') && close();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '.' || !(event.ctrlKey || event.metaKey) || event.altKey || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    // Its own act: so the browser gives the focus back to it.
    byKey.current = true;
    button.current?.click();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return (
    <DropPanel
      label={`Actions\u00a0: ${name}`}
      panelRef={panel}
      button={(popoverTarget) => (
        <Button
          ref={button}
          variant="default"
          popoverTarget={popoverTarget}
          loading={busy}
          aria-keyshortcuts="Control+."
          rightSection={<IconChevronDown size={16} aria-hidden />}
        >
          Actions
        </Button>
      )}
    >
      <Stack gap={4} ref={onShown} onKeyDown={onArrow} onClick={onFollow}>
        {acts.map((act) => (
          <ActButton key={act.label} {...act} close={close} />
        ))}
        {more}
      </Stack>
    </DropPanel>
  );
};
