import { ofName } from '@comptoir/contract/texts/elision';
import { notify } from '../notify.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';

interface CutJetonDialogProps {
  jeton: { IDJeton: number; Nom: string };
  /** One's own, or whoever's. */
  cut: {
    mutate: (sent: { params: { IDJeton: number } }, then: { onSuccess: () => void }) => void;
    isPending: boolean;
    error: Error | null;
  };
  onClose: () => void;
}

export const CutJetonDialog = ({ jeton: { IDJeton, Nom }, cut, onClose }: CutJetonDialogProps) => {
  const confirmed = () => {
    const onSuccess = () => {
      notify.done('Le jeton est coupé.');
      onClose();
    };
    cut.mutate({ params: { IDJeton } }, { onSuccess });
  };
  return (
    <ConfirmDialog
      opened
      destructive
      title={`Couper ${Nom}`}
      message={`Le programme qui se sert ${ofName(Nom)} est refusé dès sa prochaine demande. Un jeton coupé ne se rétablit pas.`}
      confirm="Couper le jeton"
      busy={cut.isPending}
      error={cut.error?.message ?? null}
      onConfirm={confirmed}
      onCancel={onClose}
    />
  );
};
