import { profils } from '@comptoir/contract/domains/profils/profils.calls';
import { useEffect, useEffectEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { useRead } from '../../../kit/queries.ts';
import type { UtilisateurRecord } from './utilisateur-values.ts';

/** A customer-relations profile sets the lead profile (docs/regles/utilisateurs.md#profiles). Answers the profiles. */
export const useLeadOfProfile = ({ form }: UtilisateurRecord, isEDatavoice: boolean) => {
  const query = useRead(profils.eDataVoicePrc, {}, { enabled: isEDatavoice });
  const IDProfil = useWatch({ control: form.control, name: 'IDProfil' });
  const follow = useEffectEvent(() => {
    const chosen = query.data?.find((profil) => profil.IDProfil === IDProfil);
    if (!form.getFieldState('IDProfil').isDirty) form.resetField('IDDRProfileEsellerLead');
    else if (chosen) form.setValue('IDDRProfileEsellerLead', chosen.IDTypeProfil, { shouldDirty: true, shouldValidate: true });
  });
  useEffect(() => {
    if (isEDatavoice) follow();
  }, [IDProfil, isEDatavoice]);
  return query;
};
