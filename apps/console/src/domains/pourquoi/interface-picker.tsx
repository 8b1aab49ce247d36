import { sante } from '@comptoir/contract/domains/sante/sante.calls';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { ReasonsPanel } from './reasons-panel.tsx';

const Explained = ({ partner }: { partner: string }) => {
  const query = useRead(sante.pourquoi, { params: { Interface: partner } }, { staleTime: 0 });
  if (!query.data) return query.error ? <ReadFailure query={query} /> : <LoadingState lines={4} />;
  const { verdict, Titre, Libelle } = query.data;
  const words = verdict ? 'fonctionne' : 'ne fonctionne pas';
  return <ReasonsPanel pourquoi={query.data} verdict={`${Titre} ${words}${Libelle === '' ? '' : `\u00a0: ${Libelle}`}.`} />;
};

interface InterfacePickerProps {
  /** The partner's name. */
  partner: string;
  title: string;
  opened: boolean;
  onClose: () => void;
}

/** Why an interface works, or does not. */
export const InterfacePicker = ({ partner, title, opened, onClose }: InterfacePickerProps) => (
  <Dialog opened={opened} onClose={onClose} title={`Pourquoi\u00a0? ${title}`} size="lg">
    <Explained partner={partner} />
  </Dialog>
);
