import { utilisateurs } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { sites, type Site } from '@comptoir/contract/domains/sites/sites.calls';
import type { LotResult } from '@comptoir/contract/lots';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import type { CallError } from '../../kit/client.ts';
import { counted } from '@comptoir/contract/texts/counted';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import { longCall } from '../../kit/long-call.ts';
import { notify } from '../../kit/notify.ts';
import { invalidate } from '../../kit/queries.ts';
import { useSayDone } from '../../kit/undo/undo.ts';
import { PersonnesPicker } from '../utilisateurs/personnes-picker.tsx';

const form = z.object({ personnes: z.array(z.number()).min(1, 'Choisissez au moins une personne') });
const nobody = { personnes: [] };

const tellRefused = ({ nbRefus, lignes }: LotResult) => {
  const refusal = lignes.find(({ effet }) => effet === 'refus');
  if (refusal) notify.failed(undefined, `${counted(nbRefus, 'accès refusé', 'accès refusés')}\u00a0: ${refusal.nom}, ${refusal.message}`);
};

interface AccesDialogProps {
  site: Site;
  opened: boolean;
  onClose: () => void;
}

/** Gives people who have none access to this site. */
export const AccesDialog = ({ site, opened, onClose }: AccesDialogProps) => {
  const client = useQueryClient();
  const record = useRecordForm({ schema: form, values: nobody });
  const sayDone = useSayDone();
  const give = useMutation<LotResult, CallError, { ids: number[]; headers: Record<string, string> }>({
    mutationFn: ({ ids, headers }) =>
      longCall(utilisateurs.lot, { query: { essai: false }, headers, body: { ids, ajouterSites: [site.IDSite] } }, () => undefined),
    onSuccess: () => invalidate(client, [utilisateurs.list, sites.list]),
  });
  return (
    <FormDialog
      opened={opened}
      title={`Donner un accès à ${site.Descr}`}
      submit="Donner l’accès"
      record={record}
      saving={give.isPending}
      error={give.error}
      isChange
      onSave={({ personnes }, _, headers) => give.mutateAsync({ ids: personnes, headers })}
      onSaved={(result) => {
        const { nbModifies } = result;
        if (nbModifies > 0) sayDone(result, `${counted(nbModifies, 'personne a', 'personnes ont')} désormais accès à ${site.Descr}.`);
        tellRefused(result);
        onClose();
      }}
      onClose={onClose}
    >
      <PersonnesPicker {...record.field('personnes')} required notOn={site.IDSite} />
    </FormDialog>
  );
};
