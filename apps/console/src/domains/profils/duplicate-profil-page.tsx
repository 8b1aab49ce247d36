import { duplicateBody, profils } from '@comptoir/contract/domains/profils/profils.calls';
import { messages } from '@comptoir/contract/messages';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { FormPage } from '../../kit/form/form-page.tsx';
import { SelectField } from '../../kit/form/fields/select-field.tsx';
import { TextField } from '../../kit/form/fields/text-field.tsx';
import { useRecordForm, type RecordForm } from '../../kit/form/use-record-form.ts';
import { useSayDone } from '../../kit/undo/undo.ts';
import { useRead, useWrite } from '../../kit/queries.ts';
import { useSearchValue } from '../../kit/use-param.ts';
import { CopyCard } from './copy-card.tsx';
import { profilsTeamPath, profilTeamPath } from './profils.links.ts';

/** 0 means no source: it is refused. */
const schema = duplicateBody.extend({ source: z.number({ error: messages.required }).min(1, messages.required) });
type In = z.input<typeof schema>;
type Out = z.output<typeof schema>;

const CopyFields = ({ record: { field, form } }: { record: RecordForm<In, Out> }) => {
  const list = useRead(profils.eSellerTeam, {});
  const source = useWatch({ control: form.control, name: 'source' });
  return (
    <>
      <SelectField
        {...field('source')}
        label="Profil à dupliquer"
        options={list.data?.map(({ DRPROFILE_ID, DESCR }) => ({ value: DRPROFILE_ID, label: DESCR }))}
        failure={list}
      />
      {source > 0 && list.data?.some(({ DRPROFILE_ID }) => DRPROFILE_ID === source) && <CopyCard source={source} />}
      <TextField {...field('Name')} />
    </>
  );
};

/** A new profile, copied from another. */
export const DuplicateProfilPage = () => {
  const source = useSearchValue('source');
  const values = useMemo(() => ({ source: Number(source) || 0, Name: '' }), [source]);
  const record = useRecordForm<In, Out>({ schema, values });
  const duplicate = useWrite(profils.duplicate);
  const navigate = useNavigate();
  const sayDone = useSayDone();
  return (
    <FormPage
      title="Dupliquer un profil"
      purpose="La copie reprend les droits et le tableau de bord du profil choisi&nbsp;; vous la modifiez ensuite."
      parents={[{ label: 'Profils eSeller Team', href: profilsTeamPath }]}
      record={record}
      sections={[{ id: 'copie', title: '', content: <CopyFields record={record} /> }]}
      saving={duplicate.isPending}
      error={duplicate.error}
      onSave={async (values_) => {
        return duplicate.mutateAsync({ params: { idProfile: values_.source }, body: { Name: values_.Name } });
      }}
      onSaved={(saved) => {
        sayDone(saved, 'Le profil est dupliqué.');
        return navigate({ to: profilTeamPath(saved.DRPROFILE_ID), replace: true });
      }}
    />
  );
};
