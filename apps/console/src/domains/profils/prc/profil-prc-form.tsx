import type { Permission } from '@comptoir/contract/domains/permissions/permissions.calls';
import { profils, type ProfilEDataVoicePrc } from '@comptoir/contract/domains/profils/profils.calls';
import { utilisateurs } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { useMemo } from 'react';
import { counted } from '@comptoir/contract/texts/counted';
import { AskButton } from '../../../kit/pourquoi/ask-button.tsx';
import { late } from '../../../ui/late.tsx';
import { FormPage } from '../../../kit/form/form-page.tsx';
import { useRecordForm } from '../../../kit/form/use-record-form.ts';
import { useSayDone } from '../../../kit/undo/undo.ts';
import { useRead, useWrite } from '../../../kit/queries.ts';
import { HistoriquePanel } from '../../journal/historique-panel.tsx';
import { FichePanel, ProfilSummary } from '../fiche-panel.tsx';
import { groupsOf, heldWith } from './permission-groups.ts';
import { asksRights } from '../rights/asks-rights.ts';
import { PermissionsPanel } from './permissions-panel.tsx';
import { PrcFieldsPanel } from './prc-fields-panel.tsx';
import { profilPrcSchema, type ProfilPrcIn, type ProfilPrcOut } from './profil-prc-values.ts';
import { profilsPrcPath } from '../profils.links.ts';

const PermissionPicker = late(() => import('../../pourquoi/permission-picker.tsx').then(({ PermissionPicker: component }) => component));

interface ProfilPrcFormProps {
  stored: ProfilEDataVoicePrc;
  permissions: readonly Permission[];
}

export const ProfilPrcForm = ({ stored, permissions }: ProfilPrcFormProps) => {
  const { IDProfil, Libelle, IDTypeProfil, ProfilTypeLibelle, Permissions } = stored;
  const fiche = useRead(profils.ficheEDataVoicePrc, { params: { idProfil: IDProfil } });
  const values = useMemo(() => ({ Libelle, IDTypeProfil, ticks: {} }), [Libelle, IDTypeProfil]);
  const record = useRecordForm<ProfilPrcIn, ProfilPrcOut>({ schema: profilPrcSchema, values, stored });
  const groups = useMemo(() => groupsOf(permissions, Permissions), [permissions, Permissions]);
  const update = useWrite(profils.updateEDataVoicePrc, { touches: [utilisateurs.list] });
  const { form } = record;

  const save = async ({ ticks: changes, ...changed }: Partial<ProfilPrcOut>, headers: Record<string, string>) => {
    const typed = form.getValues();
    const body = { ...changed, ...(changes ? { Permissions: heldWith(Permissions, changes) } : {}) };
    const answer = await update.mutateAsync({ params: { idProfil: IDProfil }, body, headers });
    return { typed, answer };
  };
  const sayDone = useSayDone();
  const land = ({ typed, answer }: { typed: ProfilPrcIn; answer: unknown }) => {
    // The saved ticks are now the stored ones.
    form.setValue('ticks', {});
    form.resetDefaultValues({ ...typed, ticks: {} });
    sayDone(answer, 'Les modifications sont enregistrées.');
  };
  return (
    <FormPage
      title={Libelle}
      purpose={
        <ProfilSummary
          fiche={fiche.data}
          belongs={[ProfilTypeLibelle, counted(Permissions.length, 'permission')]}
          tables={['profilsEDataVoicePrc', 'profilsEDataVoicePrcPermissions']}
          id={IDProfil}
        />
      }
      beside={<FichePanel query={fiche} />}
      parents={[{ label: 'Profils eDV (PRC)', href: profilsPrcPath }]}
      record={record}
      sections={[
        {
          id: 'profil',
          title: 'Profil',
          content: <PrcFieldsPanel libelle={record.field('Libelle')} type={record.field('IDTypeProfil')} stored={stored} />,
        },
        {
          id: 'permissions',
          title: 'Permissions',
          content: (
            <>
              <AskButton
                of="une permission"
                dialog={(opened, close) => <PermissionPicker permissions={permissions} opened={opened} onClose={close} />}
              >
                {'Qui peut\u00a0?'}
              </AskButton>
              <PermissionsPanel form={form} groups={groups} saving={update.isPending} />
            </>
          ),
        },
      ]}
      saving={update.isPending}
      error={update.error}
      asks={{ ...asksRights, when: () => Object.keys(form.getValues('ticks')).length > 0 }}
      onSave={(_, changed, headers) => save(changed, headers)}
      onSaved={land}
      after={<HistoriquePanel table="profilsEDataVoicePrc" id={IDProfil} />}
    />
  );
};
