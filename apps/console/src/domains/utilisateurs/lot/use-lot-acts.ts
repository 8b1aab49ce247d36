import { profils } from '@comptoir/contract/domains/profils/profils.calls';
import { sites } from '@comptoir/contract/domains/sites/sites.calls';
import { flagAct, type LotAct } from '../../../kit/lot/lot-effects.ts';
import { useRead } from '../../../kit/queries.ts';
import type { Access } from '../use-access.ts';
import { fieldName, type LotDraft } from './lot-draft.ts';

/** A record that has gone, or that is being read, is told by its number. */
const nameOf = (id: number, name: string | undefined) => name ?? `n°\u00a0${id}`;

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** What was chosen for many users, in words. */
export const useLotActs = ({ profileName }: Access, { flags, ajouterSites, retirerSites, ...profiles }: LotDraft): LotAct[] => {
  const { drprofile_id, IDDRProfileEsellerLead, IDProfil } = profiles;
  const all = useRead(sites.list, {}, { enabled: ajouterSites.length + retirerSites.length > 0 });
  const team = useRead(profils.eSellerTeam, {}, { enabled: drprofile_id !== null });
  const lead = useRead(profils.leadTypes, {}, { enabled: IDDRProfileEsellerLead !== null });
  const relation = useRead(profils.eDataVoicePrc, {}, { enabled: IDProfil !== null });
  const names = {
    drprofile_id: team.data?.find(({ DRPROFILE_ID }) => DRPROFILE_ID === drprofile_id)?.DESCR,
    IDDRProfileEsellerLead: lead.data?.find((row) => row.IDDRProfileEsellerLead === IDDRProfileEsellerLead)?.Libelle,
    IDProfil: relation.data?.find((row) => row.IDProfil === IDProfil)?.Libelle,
  };
  const places = (ids: readonly number[]) => ids.map((id) => nameOf(id, all.data?.find(({ IDSite }) => IDSite === id)?.Descr)).join(', ');
  const moves = [
    ...(ajouterSites.length > 0 ? [`Ajouter l’accès à ${places(ajouterSites)}`] : []),
    ...(retirerSites.length > 0 ? [`Retirer l’accès à ${places(retirerSites)}`] : []),
  ];
  return [
    ...Object.entries({ drprofile_id, IDDRProfileEsellerLead, IDProfil }).flatMap(([field, id]) =>
      id === null ? [] : [{ field, text: `${fieldName(field)}\u00a0: ${profileName(nameOf(id, names[field as keyof typeof names]))}` }],
    ),
    // One field holds both.
    ...(moves.length > 0 ? [{ field: 'Sites', text: moves.map((move, at) => (at === 0 ? move : lower(move))).join(', ') }] : []),
    ...Object.entries(flags).flatMap(([field, value]) => (value === undefined ? [] : [flagAct(field, fieldName(field), value)])),
  ];
};
