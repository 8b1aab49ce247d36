import type { CodeFonction } from '@comptoir/contract/domains/pourquoi/pourquoi.calls';
import { profils } from '@comptoir/contract/domains/profils/profils.calls';
import type { Explication, Pourquoi } from '@comptoir/contract/pourquoi';
import { mayCall } from '@comptoir/contract/rights';
import type { Db } from '../../db/tables.ts';
import { standingOf, type Session } from '../../http/session.ts';
import { exigencesDe } from '../profils/fonctions.rules.ts';
import type { DroitLu, SituationLue } from '../profils/fonctions.store.ts';
import { findRights, giverOf } from '../profils/profils-rights.store.ts';
import { compteActif } from './compte-actif.ts';
import { explained, type Dite } from './explained.ts';

interface Asked {
  db: Db;
  session: Session;
  personne: SituationLue;
  droit: DroitLu;
}

const lienProfil = ({ personne }: Asked) => `/profils/eSellerTeam/${personne.drprofile_id}`;

const tick: Dite<Asked>['change'] = async ({ db, session, personne: { drprofile_id, Profil }, droit }) => {
  if (!droit.DRPRIVILEGE_FUNCTION_ENABLED || !mayCall(profils.updateRights, standingOf(session))) return null;
  const { DRFUNCTION_ID, DRTYPE_PRIVILEGE_ID } = droit;
  const rights = await findRights(db, drprofile_id, await giverOf(db, session));
  const given = rights.find((one) => one.DRFUNCTION_ID === DRFUNCTION_ID && one.DRTYPE_PRIVILEGE_ID === DRTYPE_PRIVILEGE_ID);
  if (!given?.PeutDonner) return null;
  return {
    phrase: `Donner ce droit au profil «\u00a0${Profil}\u00a0»`,
    methode: 'PUT',
    chemin: `/api/profils/eSellerTeam/${drprofile_id}/rights`,
    corps: [{ DRFUNCTION_ID, DRTYPE_PRIVILEGE_ID, DRPROFILE_PRIVILEGE_CHECKED: true }],
  };
};

const dites: Readonly<Record<CodeFonction, Dite<Asked>>> = {
  installe: {
    phrase: (tient) =>
      tient ? 'Ce droit est activé pour cette fonction.' : 'Ce droit n’est pas activé pour cette fonction\u00a0: personne ne le détient.',
    sujet: ({ droit }) => ({
      table: 'DRPRIVILEGE_FUNCTION',
      id: `${droit.DRFUNCTION_ID}/${droit.DRTYPE_PRIVILEGE_ID}`,
      champ: 'DRPRIVILEGE_FUNCTION_ENABLED',
    }),
    lien: () => null,
    change: async () => null,
  },
  actif: compteActif,
  droit: {
    phrase: (tient, { personne: { Profil } }) => `Son profil «\u00a0${Profil}\u00a0» ${tient ? 'détient' : 'ne détient pas'} ce droit.`,
    sujet: ({ personne, droit }) => ({
      table: 'DRPROFILE_PRIVILEGE',
      id: `${personne.drprofile_id}/${droit.DRFUNCTION_ID}/${droit.DRTYPE_PRIVILEGE_ID}`,
      champ: 'DRPROFILE_PRIVILEGE_CHECKED',
    }),
    lien: lienProfil,
    change: tick,
  },
};

/** Which profile somebody has decides which right counts: it is told, with since when. */
const profil: Dite<Asked> = {
  phrase: (_, { personne }) => `Son profil est «\u00a0${personne.Profil}\u00a0».`,
  sujet: ({ personne }) => ({ table: 'utilisateurs', id: String(personne.IDPeople), champ: 'drprofile_id' }),
  lien: compteActif.lien,
  change: async () => null,
};

/** Whether a person has a right, and all that it stands on. */
export const explainFonction = async (asked: Asked): Promise<Pourquoi> => {
  const exigences = exigencesDe(asked.personne, asked.droit);
  const raisons: Explication[] = [];
  for (const { code, tient } of exigences) {
    if (code === 'droit') raisons.push(await explained(asked, { code: 'profil', tient: true }, profil));
    raisons.push(await explained(asked, { code, tient }, dites[code]));
  }
  return { verdict: exigences.every(({ tient }) => tient), raisons };
};
