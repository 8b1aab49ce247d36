import { personnesParPage, type pourquoi } from '@comptoir/contract/domains/pourquoi/pourquoi.calls';
import { routesOf } from '../../http/call.ts';
import type { Session } from '../../http/session.ts';
import { manqueDe } from '../profils/fonctions.rules.ts';
import { findSite } from '../sites/sites.store.ts';
import { findDroit, findSituation, readDroits, readSituations } from '../profils/fonctions.store.ts';
import { explainFonction } from './explain-fonction.ts';
import { explainLead } from './explain-lead.ts';

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

  quiPeut: async ({ db, session, params, query: { sans, IDSite, page } }) => {
    const droit = await findDroit(db, params);
    if (IDSite !== undefined) await findSite(db, IDSite, seenBy(session));
    const personnes = (await readSituations(db, seenBy(session), IDSite)).map((personne) => ({
      IDPeople: personne.IDPeople,
      Name: personne.Name,
      DRPROFILE_ID: personne.drprofile_id,
      Profil: personne.Profil,
      manque: manqueDe(personne, droit) ?? null,
    }));
    const peuvent = personnes.filter(({ manque }) => manque === null);
    const asked = sans ? personnes.filter(({ manque }) => manque !== null) : peuvent;
    return {
      Fonction: droit.Fonction,
      nbPeuvent: peuvent.length,
      nbSans: personnes.length - peuvent.length,
      personnes: asked.slice((page - 1) * personnesParPage, page * personnesParPage),
    };
  },

  lead: explainLead,
});
