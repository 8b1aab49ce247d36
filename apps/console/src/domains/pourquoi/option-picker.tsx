import { pourquoi, type OptionDuGroupe } from '@comptoir/contract/domains/pourquoi/pourquoi.calls';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { ReasonsPanel } from './reasons-panel.tsx';

const verdicts: Readonly<Record<OptionDuGroupe, { title: string; oui: string; non: string }>> = {
  workflowsLeads: {
    title: 'Workflows des leads',
    oui: 'Les workflows des leads sont activés pour ce groupe.',
    non: 'Les workflows des leads ne sont pas activés pour ce groupe.',
  },
  esellerLead: {
    title: 'eSeller Lead',
    oui: 'eSeller Lead est actif pour ce groupe.',
    non: 'eSeller Lead n’est pas actif pour ce groupe.',
  },
};

const Explained = ({ option }: { option: OptionDuGroupe }) => {
  const query = useRead(pourquoi.option, { query: { option } }, { staleTime: 0 });
  if (!query.data) return query.error ? <ReadFailure query={query} /> : <LoadingState lines={3} />;
  const { oui, non } = verdicts[option];
  return <ReasonsPanel pourquoi={query.data} verdict={query.data.verdict ? oui : non} />;
};

interface OptionPickerProps {
  option: OptionDuGroupe;
  opened: boolean;
  onClose: () => void;
}

/** Why an option works for the group, or does not. */
export const OptionPicker = ({ option, opened, onClose }: OptionPickerProps) => (
  <Dialog opened={opened} onClose={onClose} title={`Pourquoi\u00a0? ${verdicts[option].title}`} size="lg">
    <Explained option={option} />
  </Dialog>
);
