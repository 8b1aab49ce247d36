import { portailForm, publication, type Portail } from '@comptoir/contract/interfaces/publication/publication.calls';
import { stocks } from '@comptoir/contract/interfaces/publication/publication.fields';
import { useMemo } from 'react';
import type { z } from 'zod';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { TextField } from '../../kit/form/fields/text-field.tsx';
import { TickField } from '../../kit/form/fields/tick-field.tsx';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import { useRead, useWrite } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { useSayDone } from '../../kit/undo/undo.ts';

type Values = z.input<typeof portailForm>;
const blank: Values = { Libelle: '', VN: false, VD: false, VO: false, Actif: true };

interface PortailDialogProps {
  opened: boolean;
  /** The portal to change; absent for a new one. */
  portail: Portail | null;
  onSaved: (portail: Portail) => void;
  onClose: () => void;
}

/** Adds a portal, or changes one. Mount it anew each time. */
export const PortailDialog = ({ opened, portail, onSaved, onClose }: PortailDialogProps) => {
  const params = { IDPortail: portail?.IDPortail ?? 0 };
  const query = useRead(publication.readPortail, { params }, { enabled: portail !== null });
  const stored = query.data;
  const values = useMemo((): Values => {
    if (!stored) return blank;
    const { Libelle, VN, VD, VO, Actif } = stored;
    return { Libelle, VN, VD, VO, Actif };
  }, [stored]);
  const record = useRecordForm<Values, z.output<typeof portailForm>>({ schema: portailForm, values, stored });
  const sayDone = useSayDone();
  const touches = [publication.overview, publication.abonnements];
  const create = useWrite(publication.createPortail, { touches });
  const update = useWrite(publication.updatePortail, { touches });
  const { field } = record;
  return (
    <FormDialog<Values, z.output<typeof portailForm>, Portail>
      opened={opened}
      title={portail ? `Modifier ${portail.Libelle}` : 'Ajouter un portail'}
      submit={portail ? 'Enregistrer le portail' : 'Ajouter le portail'}
      record={record}
      saving={create.isPending || update.isPending}
      error={create.error ?? update.error}
      onSave={(body, changed, headers) => (portail ? update.mutateAsync({ params, body: changed, headers }) : create.mutateAsync({ body }))}
      onSaved={(saved) => {
        sayDone(saved, portail ? 'Le portail est enregistré.' : 'Le portail est ajouté.');
        onSaved(saved);
      }}
      onClose={onClose}
    >
      {portail && <ReadFailure query={query} />}
      <TextField {...field('Libelle')} />
      {stocks.map((stock) => (
        <TickField key={stock} {...field(stock)} />
      ))}
      <TickField {...field('Actif')} />
    </FormDialog>
  );
};
