import { utilisateurs } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { mayCall } from '@comptoir/contract/rights';
import type { Db } from '../../db/tables.ts';
import { standingOf, type Session } from '../../http/session.ts';
import type { SituationLue } from '../profils/fonctions.store.ts';
import { readProfiles } from '../utilisateurs/utilisateurs-profils.store.ts';
import { isLocked } from '../utilisateurs/utilisateurs.rules.ts';
import type { Dite } from './explained.ts';

/** That an account is active, on which all rights stand. */
export const compteActif: Dite<{ db: Db; session: Session; personne: SituationLue }> = {
  phrase: (tient) => (tient ? 'Son compte est actif.' : 'Son compte est suspendu.'),
  sujet: ({ personne }) => ({ table: 'utilisateurs', id: String(personne.IDPeople), champ: 'Actif' }),
  lien: ({ personne }) => `/utilisateurs/${personne.IDPeople}`,
  change: async ({ db, session, personne: { IDPeople, Name, ...present } }) => {
    if (!mayCall(utilisateurs.update, standingOf(session))) return null;
    const { isEDatavoice } = await readProfiles(db, { all: session.kind === 'operator' });
    if (isLocked(session.kind, 'Actif', present, { isEDatavoice })) return null;
    return { phrase: `Réactiver ${Name}`, methode: 'PUT', chemin: `/api/utilisateurs/${IDPeople}`, corps: { Actif: true } };
  },
};
