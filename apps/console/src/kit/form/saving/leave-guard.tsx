// oxlint-disable-next-line import/no-unassigned-import -- a server that is gone must not keep the question away
import '../../../ui/dialogs/dialog-window.tsx';
import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';

interface LeaveGuardProps {
  mayLeave: () => boolean;
  /** The person gives up what was typed. */
  onLeave?: () => void;
  /** A search key whose change also leaves the form: that of tabs that do not keep each other's drafts. */
  tabKey?: string;
  /** For screens that ask in other words. */
  message?: string;
}

const lost = 'Les modifications de cette page ne sont pas enregistrées\u00a0: elles seront perdues.';

interface Place {
  pathname: string;
  search: object;
}

const tabOf = ({ search }: Place, key: string | undefined): unknown =>
  key === undefined ? undefined : new Map<string, unknown>(Object.entries(search)).get(key);
const isElsewhere = (current: Place, next: Place, tabKey: string | undefined) =>
  current.pathname !== next.pathname || tabOf(current, tabKey) !== tabOf(next, tabKey);

/** Asks before leaving a changed form: by a link, by going back, by closing the tab. */
export const LeaveGuard = ({ mayLeave, onLeave, tabKey, message = lost }: LeaveGuardProps) => {
  const blocked = useBlocker({
    shouldBlockFn: ({ current, next }) => isElsewhere(current, next, tabKey) && !mayLeave(),
    enableBeforeUnload: () => !mayLeave(),
    withResolver: true,
  });
  return (
    <ConfirmDialog
      opened={blocked.status === 'blocked'}
      title={'Quitter sans enregistrer\u00a0?'}
      message={message}
      confirm="Quitter sans enregistrer"
      cancel="Rester sur la page"
      destructive
      onConfirm={() => {
        blocked.proceed?.();
        onLeave?.();
      }}
      onCancel={() => blocked.reset?.()}
    />
  );
};
