import type { profils } from '@comptoir/contract/domains/profils/profils.calls';
import { cached, cachedRecord, routesOf } from '../../http/call.ts';
import { findProfilPrc, listProfilsEDataVoicePrc, listTypesPrc, readProfilPrc } from './profils-prc.store.ts';
import { giverOf, listRights, rightsTables } from './profils-rights.store.ts';
import {
  findProfilESellerTeam,
  listProfilsBackOffice,
  listProfilsESellerTeam,
  listProfilsLead,
  readProfilESellerTeam,
} from './profils.store.ts';
import { readFiche } from './read-fiche.ts';
import { changeProfilPrc, createProfilPrc } from './save-profil-prc.ts';
import { changeProfil, changeRights, duplicateProfil } from './save-profil.ts';

export const profilsRoutes = routesOf<typeof profils>()({
  eSellerTeam: cached(['profilsESellerTeam'], ({ db }) => listProfilsESellerTeam(db)),
  backoffice: cached(['profilsESellerTeam'], ({ db }) => listProfilsBackOffice(db)),
  leadTypes: cached(['profilsLead'], ({ db }) => listProfilsLead(db)),

  readESellerTeam: ({ db, session: { kind }, params: { idProfile } }) =>
    readProfilESellerTeam(db, idProfile, { withAccess: kind === 'operator' }),

  ficheESellerTeam: async ({ db, session, params: { idProfile } }) => {
    await findProfilESellerTeam(db, idProfile);
    return readFiche(db, session, 'eSellerTeam', idProfile);
  },

  updateESellerTeam: async ({ db, app: { vault }, session, customer, params: { idProfile }, body }) => {
    await changeProfil({ db, vault, customer }, session, idProfile, body);
    return readProfilESellerTeam(db, idProfile, { withAccess: session.kind === 'operator' });
  },

  // The rights that a person may give depend on that person's own profile.
  rights: cachedRecord(
    rightsTables,
    async ({ db, session, params: { idProfile } }) => {
      await findProfilESellerTeam(db, idProfile);
      return listRights(db, idProfile, await giverOf(db, session));
    },
    { isPersonal: true },
  ),

  updateRights: async ({ db, session, params: { idProfile }, body }) => {
    await changeRights(db, session, idProfile, body);
    return listRights(db, idProfile, await giverOf(db, session));
  },

  duplicate: async ({ db, session, params: { idProfile }, body }) => ({
    DRPROFILE_ID: await duplicateProfil(db, session, idProfile, body.Name),
  }),

  eDataVoicePrc: cached(['profilsEDataVoicePrc', 'profilsLead'], ({ db }) => listProfilsEDataVoicePrc(db)),
  eDataVoicePrcTypes: cached(['profilsLead'], ({ db }) => listTypesPrc(db)),

  createEDataVoicePrc: async ({ db, body }) => ({ IDProfil: await createProfilPrc(db, body) }),

  readEDataVoicePrc: ({ db, params: { idProfil } }) => readProfilPrc(db, idProfil),

  ficheEDataVoicePrc: async ({ db, session, params: { idProfil } }) => {
    await findProfilPrc(db, idProfil);
    return readFiche(db, session, 'eDataVoicePrc', idProfil);
  },

  updateEDataVoicePrc: async ({ db, params: { idProfil }, body }) => {
    await changeProfilPrc(db, idProfil, body);
    return readProfilPrc(db, idProfil);
  },
});
