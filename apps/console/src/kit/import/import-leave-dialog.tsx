import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';

/** Asks before a running import is left. */
export const ImportLeaveDialog = ({ essai }: { essai: boolean }) => {
  const blocked = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname,
    enableBeforeUnload: true,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      opened={blocked.status === 'blocked'}
      title={essai ? 'Quitter pendant la vérification ?' : 'Quitter pendant l’import ?'}
      message={
        essai
          ? 'Le résultat de la vérification sera perdu. Rien n’aura été écrit.'
          : 'L’import continuera sur le serveur, mais vous n’en verrez pas le résultat.'
      }
      confirm="Quitter la page"
      cancel="Rester sur la page"
      destructive
      onConfirm={() => blocked.proceed?.()}
      onCancel={() => blocked.reset?.()}
    />
  );
};
