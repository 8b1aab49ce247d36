import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';

/** Asks before long work is left that is shown here; `of`: the work, as « l’import ». */
export const LeaveRunningDialog = ({ isTrial, of }: { isTrial: boolean; of: string }) => {
  const blocked = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname,
    enableBeforeUnload: true,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      opened={blocked.status === 'blocked'}
      title={`Quitter pendant ${isTrial ? 'la vérification' : of}\u00a0?`}
      message={
        isTrial
          ? 'Le résultat de la vérification sera perdu. Rien n’aura été écrit.'
          : 'Le travail continuera sur le serveur, mais vous n’en verrez pas le résultat.'
      }
      confirm="Quitter la page"
      cancel="Rester sur la page"
      destructive
      onConfirm={() => blocked.proceed?.()}
      onCancel={() => blocked.reset?.()}
    />
  );
};
