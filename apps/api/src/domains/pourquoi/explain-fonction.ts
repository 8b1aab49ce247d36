import type { CodeFonction } from '@comptoir/contract/domains/pourquoi/pourquoi.calls';
import { profils } from '@comptoir/contract/domains/profils/profils.calls';
import { utilisateurs } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import type { Explication, Pourquoi, Sujet } from '@comptoir/contract/pourquoi';
import { mayCall } from '@comptoir/contract/rights';
import type { Db } from '../../db/tables.ts';
import { standingOf, type Session } from '../../http/session.ts';
import { exigencesDe } from '../profils/fonctions.rules.ts';
import type { DroitLu, SituationLue } from '../profils/fonctions.store.ts';
import { findRights, giverOf } from '../profils/profils-rights.store.ts';
import { readProfiles } from '../utilisateurs/utilisateurs-profils.store.ts';
import { isLocked } from '../utilisateurs/utilisateurs.rules.ts';
import { readDepuis } from './depuis.store.ts';

interface Asked {
  db: Db;
  session: Session;
  personne: SituationLue;
  droit: DroitLu;
}

type Change = Explication['change'];

interface Dite {
  phrase: (tient: boolean, asked: Asked) => string;
  sujet: (asked: Asked) => Sujet;
  lien: (asked: Asked) => string | null;
  /** The write that makes it hold; null where this session may not make it, or nobody. */
  change: (asked: Asked) => Promise<Change>;
}

const lienPersonne = ({ personne }: Asked) => `/utilisateurs/${personne.IDPeople}`;
const lienProfil = ({ personne }: Asked) => `/profils/eSellerTeam/${personne.drprofile_id}`;

const reactivate: Dite['change'] = async ({ db, session, personne: { IDPeople, Name, ...present } }) => {
  if (!mayCall(utilisateurs.update, standingOf(session))) return null;
  const { isEDatavoice } = await readProfiles(db, { all: session.kind === 'operator' });
  if (isLocked(session.kind, 'Actif', present, { isEDatavoice })) return null;
  return { phrase: `Réactiver ${Name}`, methode: 'PUT', chemin: `/api/utilisateurs/${IDPeople}`, corps: { Actif: true } };
};

const tick: Dite['change'] = async ({ db, session, personne: { drprofile_id, Profil }, droit }) => {
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

const dites: Readonly<Record<CodeFonction, Dite>> = {
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
  actif: {
    phrase: (tient) => (tient ? 'Son compte est actif.' : 'Son compte est suspendu.'),
    sujet: ({ personne }) => ({ table: 'utilisateurs', id: String(personne.IDPeople), champ: 'Actif' }),
    lien: lienPersonne,
    change: reactivate,
  },
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
const profilOf = async (asked: Asked): Promise<Explication> => {
  const sujet = { table: 'utilisateurs', id: String(asked.personne.IDPeople), champ: 'drprofile_id' };
  return {
    code: 'profil',
    phrase: `Son profil est «\u00a0${asked.personne.Profil}\u00a0».`,
    tient: true,
    sujet,
    lien: lienPersonne(asked),
    change: null,
    depuis: await readDepuis(asked.db, asked.session, sujet),
  };
};

/** Whether a person has a right, and all that it stands on. */
export const explainFonction = async (asked: Asked): Promise<Pourquoi> => {
  const exigences = exigencesDe(asked.personne, asked.droit);
  const raisons: Explication[] = [];
  for (const { code, tient } of exigences) {
    const dite = dites[code];
    const sujet = dite.sujet(asked);
    if (code === 'droit') raisons.push(await profilOf(asked));
    raisons.push({
      code,
      phrase: dite.phrase(tient, asked),
      tient,
      sujet,
      lien: dite.lien(asked),
      change: tient ? null : await dite.change(asked),
      depuis: await readDepuis(asked.db, asked.session, sujet),
    });
  }
  return { verdict: exigences.every(({ tient }) => tient), raisons };
};
