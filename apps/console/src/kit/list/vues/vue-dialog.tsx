import { vueForm, vues } from '@comptoir/contract/domains/vues/vues.calls';
import { vueFields } from '@comptoir/contract/domains/vues/vues.fields';
import type { Answer } from '@comptoir/contract/kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ChoiceField } from '../../form/fields/choice-field.tsx';
import { TextField } from '../../form/fields/text-field.tsx';
import { TickField } from '../../form/fields/tick-field.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { useRecordForm } from '../../form/use-record-form.ts';
import { notify } from '../../notify.ts';
import { invalidate, useWrite } from '../../queries.ts';
import { useSessionInfo } from '../../session.ts';
import { offerUndo } from '../../undo/undo.ts';
import { printListState } from '../list-state.ts';
import { etatOf } from './lens.ts';
import type { AskedDialog, VueProps } from './open-vue.ts';
import { readAhead } from './use-vue-acts.ts';

/** Operators alone share among themselves. */
const usePortees = () => {
  const { kind } = useSessionInfo();
  return vueFields.Portee.options.filter(({ value }) => kind === 'operator' || value !== 'operateurs');
};

interface VueDialogProps extends VueProps {
  asked: AskedDialog;
  onClose: () => void;
}

const useForm = (asked: AskedDialog) => {
  const { Nom, Portee, ParDefaut } = asked.kind === 'new' ? { Nom: '', Portee: 'moi' as const, ParDefaut: false } : asked.vue;
  const record = useRecordForm({ schema: vueForm, values: { Nom, Portee, ParDefaut } });
  const { form } = record;
  const proposed = asked.kind === 'new' ? asked.Nom : '';
  useEffect(() => {
    if (proposed) form.setValue('Nom', proposed, { shouldDirty: true });
  }, [form, proposed]);
  return record;
};

/** A new view has its number. */
type Saved = Answer<typeof vues.create> | Answer<typeof vues.update>;

/** Mount it anew each time. */
export const VueDialog = ({ asked, ecran, shape, control, onClose }: VueDialogProps) => {
  const client = useQueryClient();
  const record = useForm(asked);
  const [create, update] = [useWrite(vues.create), useWrite(vues.update)];
  const portees = usePortees();
  const isNew = asked.kind === 'new';
  const Etat = etatOf(printListState(control.state, shape));
  const done = async (saved: Saved) => {
    onClose();
    if ('IDVue' in saved) {
      await readAhead(client, ecran, saved.IDVue);
      control.open(saved.IDVue);
      notify.done('La vue est enregistrée.');
      return;
    }
    offerUndo(saved, 'La vue est modifiée.', async () => {
      await invalidate(client, [vues.list]);
      return 'La vue est comme avant.';
    });
  };
  return (
    <FormDialog
      opened
      title={isNew ? 'Enregistrer la vue sous…' : `Modifier la vue «\u00a0${asked.vue.Nom}\u00a0»`}
      submit="Enregistrer la vue"
      record={record}
      saving={create.isPending || update.isPending}
      error={create.error ?? update.error}
      onSave={(body): Promise<Saved> =>
        asked.kind === 'new'
          ? create.mutateAsync({ body: { Ecran: ecran, Etat, ...body } })
          : update.mutateAsync({ params: { IDVue: asked.vue.IDVue }, body })
      }
      onSaved={done}
      onClose={onClose}
    >
      <TextField {...record.field('Nom')} />
      {(isNew || asked.vue.estMienne) && <ChoiceField {...record.field('Portee')} options={portees} />}
      <TickField {...record.field('ParDefaut')} />
    </FormDialog>
  );
};
