import type { pourquoi } from '@comptoir/contract/domains/pourquoi/pourquoi.calls';
import { routesOf } from '../../http/call.ts';
import type { Session } from '../../http/session.ts';
import { manqueDePermission } from '../permissions/permissions.rules.ts';
import { findPermission, readPermissions } from '../permissions/permissions.store.ts';
import { manqueDe } from '../profils/fonctions.rules.ts';
import { findDroit, findSituation, readDroits } from '../profils/fonctions.store.ts';
import { explainFonction } from './explain-fonction.ts';
import { explainLead } from './explain-lead.ts';
import { explainOption } from './explain-option.ts';
import { explainPermission } from './explain-permission.ts';
import { readQuiPeut } from './qui-peut.ts';

const seenBy = ({ kind }: Session) => ({ all: kind === 'operator' });

export const pourquoiRoutes = routesOf<typeof pourquoi>()({
  fonctions: async ({ db, session, params: { idPeople } }) => {
    const personne = await findSituation(db, seenBy(session), idPeople);
    const droits = await readDroits(db);
    return droits.map((droit) => {
      const { DRFUNCTION_ID, DRTYPE_PRIVILEGE_ID, Fonction, Module, Logiciel } = droit;
      return { DRFUNCTION_ID, DRTYPE_PRIVILEGE_ID, Fonction, Module, Logiciel, peut: manqueDe(personne, droit) === undefined };
    });
  },

  fonction: async ({ db, session, params: { idPeople, ...asked } }) => {
    const personne = await findSituation(db, seenBy(session), idPeople);
    const droit = await findDroit(db, asked);
    return { Fonction: droit.Fonction, Name: personne.Name, ...(await explainFonction({ db, session, personne, droit })) };
  },

  quiPeut: async ({ db, session, params, query }) => {
    const droit = await findDroit(db, params);
    const judged = await readQuiPeut(db, seenBy(session), query, (personne) => ({
      Profil: personne.Profil,
      manque: manqueDe(personne, droit) ?? null,
    }));
    return { Fonction: droit.Fonction, ...judged };
  },

  permissions: async ({ db, session, params: { idPeople } }) => {
    const personne = await findSituation(db, seenBy(session), idPeople);
    return (await readPermissions(db)).map((permission) => {
      const { Code, Libelle, LibelleCategoriePermission } = permission;
      return { Code, Libelle, LibelleCategoriePermission, peut: manqueDePermission(personne, permission) === undefined };
    });
  },

  permission: async ({ db, session, params: { idPeople, Code } }) => {
    const personne = await findSituation(db, seenBy(session), idPeople);
    const permission = await findPermission(db, Code);
    const explained = await explainPermission({ db, session, personne, permission });
    return { Libelle: permission.Libelle, Name: personne.Name, ...explained };
  },

  quiPeutPermission: async ({ db, session, params: { Code }, query }) => {
    const permission = await findPermission(db, Code);
    const judged = await readQuiPeut(db, seenBy(session), query, (personne) => ({
      Profil: personne.ProfilPrc,
      manque: manqueDePermission(personne, permission) ?? null,
    }));
    return { Libelle: permission.Libelle, ...judged };
  },

  option: explainOption,
  lead: explainLead,
});
