import { profilEDataVoicePrcBody, profils } from '@comptoir/contract/domains/profils/profils.calls';
import { useNavigate } from '@tanstack/react-router';
import type { z } from 'zod';
import { FormPage } from '../../../kit/form/form-page.tsx';
import { useRecordForm } from '../../../kit/form/use-record-form.ts';
import { useSayDone } from '../../../kit/undo/undo.ts';
import { useWrite } from '../../../kit/queries.ts';
import { PrcFieldsPanel } from './prc-fields-panel.tsx';
import { profilsPrcPath } from '../profils.links.ts';

/** 0 means no type: the contract refuses it. */
const empty = { Libelle: '', IDTypeProfil: 0 };

export const NewProfilPrcPage = () => {
  const record = useRecordForm<z.input<typeof profilEDataVoicePrcBody>, z.output<typeof profilEDataVoicePrcBody>>({
    schema: profilEDataVoicePrcBody,
    values: empty,
  });
  const create = useWrite(profils.createEDataVoicePrc, { touches: [profils.eDataVoicePrc] });
  const navigate = useNavigate();
  const sayDone = useSayDone();
  return (
    <FormPage
      title="Création Profil eDV (PRC)"
      purpose="Ses permissions se choisissent ensuite, sur sa fiche."
      parents={[{ label: 'Profils eDV (PRC)', href: profilsPrcPath }]}
      record={record}
      sections={[
        { id: 'profil', title: '', content: <PrcFieldsPanel libelle={record.field('Libelle')} type={record.field('IDTypeProfil')} /> },
      ]}
      saving={create.isPending}
      error={create.error}
      onSave={(values) => create.mutateAsync({ body: values })}
      onSaved={(saved) => {
        sayDone(saved, 'Le profil est créé.');
        return navigate({ to: profilsPrcPath });
      }}
    />
  );
};
