import { pourquoi } from '@comptoir/contract/domains/pourquoi/pourquoi.calls';
import { destinatairesText, type TypeLead } from '@comptoir/contract/domains/workflows-leads/suivi';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { ReasonsPanel } from './reasons-panel.tsx';

/** One step of a lead's way. */
export interface EtapeDuLead {
  IDOrigineAction: number;
  IDSite: number;
  type: TypeLead;
  etape: number;
}

interface LeadPickerProps {
  person: { IDPeople: number; Name: string };
  lead: EtapeDuLead;
  opened: boolean;
  onClose: () => void;
}

const Explained = ({ person, lead }: Pick<LeadPickerProps, 'person' | 'lead'>) => {
  const query = useRead(pourquoi.lead, { params: { idPeople: person.IDPeople }, query: { ...lead } }, { staleTime: 0 });
  if (!query.data) return query.error ? <ReadFailure query={query} /> : <LoadingState lines={4} />;
  const { verdict, Name, destinataires } = query.data;
  const words = verdict ? 'recevrait' : 'ne recevrait pas';
  return <ReasonsPanel pourquoi={query.data} verdict={`${Name} ${words} ce lead (${destinatairesText(destinataires)}).`} />;
};

/** Why somebody would get a lead, or would not. */
export const LeadPicker = ({ person, lead, opened, onClose }: LeadPickerProps) => (
  <Dialog opened={opened} onClose={onClose} title={`Pourquoi\u00a0? ${person.Name}`} size="lg">
    <Explained person={person} lead={lead} />
  </Dialog>
);
