import { profils } from '@comptoir/contract/domains/profils/profils.calls';
import { useWatch } from 'react-hook-form';
import { SelectField } from '../../../kit/form/fields/select-field.tsx';
import { useRead } from '../../../kit/queries.ts';
import type { Access } from '../use-access.ts';
import { useLeadOfProfile } from './use-lead-of-profile.ts';
import type { UtilisateurRecord } from './utilisateur-values.ts';

interface ProfilsPanelProps {
  record: UtilisateurRecord;
  access: Access;
  /** The group is an eDataVoice client. */
  isEDatavoice: boolean;
}

export const ProfilsPanel = ({ record, access: { profileName }, isEDatavoice }: ProfilsPanelProps) => {
  const { field, form } = record;
  const team = useRead(profils.eSellerTeam, {});
  const lead = useRead(profils.leadTypes, {});
  const relation = useLeadOfProfile(record, isEDatavoice);
  const IDProfil = useWatch({ control: form.control, name: 'IDProfil' });
  const isFixed = isEDatavoice && IDProfil !== null;
  return (
    <>
      <SelectField
        {...field('drprofile_id')}
        options={team.data?.map(({ DRPROFILE_ID, DESCR }) => ({ value: DRPROFILE_ID, label: profileName(DESCR) }))}
        failure={team}
      />
      {isEDatavoice && (
        <SelectField
          {...field('IDProfil')}
          options={relation.data?.map((profil) => ({ value: profil.IDProfil, label: profileName(profil.Libelle) }))}
          failure={relation}
        />
      )}
      <SelectField
        {...field('IDDRProfileEsellerLead', isFixed ? 'Le profil eDV (PRC) fixe ce profil.' : null)}
        placeholder="Aucun"
        options={lead.data?.map(({ IDDRProfileEsellerLead, Libelle }) => ({ value: IDDRProfileEsellerLead, label: profileName(Libelle) }))}
        failure={lead}
      />
    </>
  );
};
