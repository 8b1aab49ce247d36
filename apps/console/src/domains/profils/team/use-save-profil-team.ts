import { profils, type Right } from '@comptoir/contract/domains/profils/profils.calls';
import { utilisateurs } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, type CallError } from '../../../kit/client.ts';
import { asClosed, invalidate, useClosed } from '../../../kit/queries.ts';
import { part } from '../../../kit/essai/trying.ts';
import { notify } from '../../../kit/notify.ts';
import type { ProfilTeamIn, ProfilTeamOut, ProfilTeamRecord } from './profil-team-values.ts';
import { saveRights } from './save-profil-team.ts';

interface Asked {
  changed: Partial<ProfilTeamOut>;
  headers: Record<string, string>;
}

const merged = 'Quelqu’un d’autre avait modifié ces droits\u00a0: ses changements sont gardés, et les vôtres s’y ajoutent.';

/** Saves the changes of a profile, then of its rights. Answers what the form held at that moment, and what its calls answered. */
export const useSaveProfilTeam = ({ form }: ProfilTeamRecord, DRPROFILE_ID: number, rights: readonly Right[]) => {
  const client = useQueryClient();
  const closed = useClosed(profils.updateESellerTeam);
  const save = useMutation<{ typed: ProfilTeamIn; answers: readonly unknown[] }, CallError, Asked>({
    mutationFn: async ({ changed: { ticks, ...profil }, headers }) => {
      const typed = form.getValues();
      const answers: unknown[] = [];
      if (Object.keys(profil).length > 0) {
        const saved = await part(call(profils.updateESellerTeam, { params: { idProfile: DRPROFILE_ID }, body: profil, headers }));
        // Saved fields are no change any more, even if the rights are refused.
        answers.push(saved);
        if (saved) form.resetDefaultValues({ ...typed, ticks: {} });
      }
      if (ticks) {
        const { answer, isMerged } = await saveRights(client, DRPROFILE_ID, rights, ticks);
        answers.push(answer);
        if (isMerged) notify.done(merged);
      }
      return { typed, answers };
    },
    onSettled: () => invalidate(client, [profils.eSellerTeam, utilisateurs.list]),
  });
  return asClosed(closed, save);
};
