import type { Utilisateur } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { useMutation } from '@tanstack/react-query';
import type { CallError } from '../../../kit/client.ts';
import { MotifConfirmDialog } from '../../../kit/motif/motif-confirm-dialog.tsx';
import { actifStates, useActif } from '../use-actif.ts';

const effects = 'Ses sessions se terminent, et ce compte n’entre plus. Ses sites, ses profils et son historique restent.';
const marketingEffects = 'C’est le compte de l’application marketing\u00a0: le suspendre interrompt ses échanges.';
const backEffects = 'Ce compte entre de nouveau, avec ses sites et ses profils.';

interface ActifDialogProps {
  user: Utilisateur;
  /** Whether the person is active afterwards. */
  next: boolean;
  opened: boolean;
  onClose: () => void;
}

/** Asks before a person is suspended, or brought back. */
export const ActifDialog = ({ user, next, opened, onClose }: ActifDialogProps) => {
  const change = useActif();
  const changing = useMutation<void, CallError, Record<string, string>>({ mutationFn: (headers) => change(user, next, headers) });
  const { act } = next ? actifStates.on : actifStates.off;
  const suspended = user.EstEDVMarketing ? `${effects} ${marketingEffects}` : effects;
  const close = () => {
    changing.reset();
    onClose();
  };
  return (
    <MotifConfirmDialog
      opened={opened}
      title={`${act} ${user.Name}\u00a0?`}
      message={next ? backEffects : suspended}
      confirm={`${act} le compte`}
      busy={changing.isPending}
      error={changing.error?.message ?? null}
      onConfirm={(headers) => changing.mutate(headers, { onSuccess: onClose })}
      onTry={(headers) => change(user, next, headers)}
      onCancel={close}
    />
  );
};
