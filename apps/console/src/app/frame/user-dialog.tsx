import { FacteursDialog } from '../../domains/session/facteurs-dialog.tsx';
import { MotDePasseDialog } from '../../domains/session/mot-de-passe-dialog.tsx';
import { SessionsDialog } from '../../domains/session/sessions-dialog.tsx';
import { SeeAtDialog } from '../../kit/past/see-at-dialog.tsx';

const dialogs = { sessions: SessionsDialog, facteurs: FacteursDialog, motDePasse: MotDePasseDialog, date: SeeAtDialog };
export type UserDialogName = keyof typeof dialogs;

/** What the menu of a person opens: small dialogs, whose code comes together. */
export const UserDialog = ({ name, onClose }: { name: UserDialogName; onClose: () => void }) => {
  const Dialog = dialogs[name];
  return <Dialog onClose={onClose} />;
};
