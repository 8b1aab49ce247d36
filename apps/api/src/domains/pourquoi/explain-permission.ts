import { gpParametres } from '@comptoir/contract/domains/gp-parametres/gp-parametres.calls';
import type { CodePermission } from '@comptoir/contract/domains/pourquoi/pourquoi.calls';
import { profils } from '@comptoir/contract/domains/profils/profils.calls';
import type { Explication, Pourquoi } from '@comptoir/contract/pourquoi';
import { mayCall } from '@comptoir/contract/rights';
import type { Db } from '../../db/tables.ts';
import { standingOf, type Session } from '../../http/session.ts';
import { exigencesDePermission } from '../permissions/permissions.rules.ts';
import { readHeldPermissions, type PermissionLue } from '../permissions/permissions.store.ts';
import type { SituationLue } from '../profils/fonctions.store.ts';
import { compteActif } from './compte-actif.ts';
import { lienParametre, explained, type Dite } from './explained.ts';

interface Asked {
  db: Db;
  session: Session;
  personne: SituationLue;
  permission: PermissionLue;
}

/** Within the sentences that need it: only of somebody who has a profile. */
const named = ({ personne: { ProfilPrc } }: Asked) => `«\u00a0${ProfilPrc ?? ''}\u00a0»`;

const dites: Readonly<Record<CodePermission, Dite<Asked>>> = {
  client: {
    phrase: (tient) => (tient ? 'Le groupe a le Poste Relation Client.' : 'Le groupe n’a pas le Poste Relation Client.'),
    sujet: ({ permission }) => ({ table: 'gpParametres', id: String(permission.IDGpParametres), champ: 'GRP_ClientEDatavoice' }),
    lien: () => lienParametre('GRP_ClientEDatavoice'),
    change: async ({ session }) =>
      mayCall(gpParametres.update, standingOf(session))
        ? {
            phrase: 'Activer le Poste Relation Client',
            methode: 'PUT',
            chemin: '/api/gpParametres',
            corps: { GRP_ClientEDatavoice: true },
          }
        : null,
  },
  actif: compteActif,
  profil: {
    phrase: (tient, asked) =>
      tient ? `Cette personne a le profil eDV (PRC) ${named(asked)}.` : 'Cette personne n’a pas de profil eDV (PRC).',
    sujet: ({ personne }) => ({ table: 'utilisateurs', id: String(personne.IDPeople), champ: 'IDProfil' }),
    lien: compteActif.lien,
    // Which profile it should be is chosen on its form.
    change: async () => null,
  },
  permission: {
    phrase: (tient, asked) => `Le profil eDV (PRC) ${named(asked)} ${tient ? 'donne' : 'ne donne pas'} cette permission.`,
    sujet: ({ personne, permission }) => ({
      table: 'profilsEDataVoicePrcPermissions',
      id: `${personne.IDProfil}/${permission.Code}`,
      champ: 'Code',
    }),
    lien: ({ personne }) => `/profils/eDataVoicePrc/${personne.IDProfil}`,
    change: async (asked) => {
      const { db, session, personne, permission } = asked;
      if (personne.IDProfil === null || !mayCall(profils.updateEDataVoicePrc, standingOf(session))) return null;
      return {
        phrase: `Donner cette permission au profil eDV (PRC) ${named(asked)}`,
        methode: 'PUT',
        chemin: `/api/profils/eDataVoicePrc/${personne.IDProfil}`,
        corps: { Permissions: [...(await readHeldPermissions(db, personne.IDProfil)), permission.Code] },
      };
    },
  },
};

/** Whether a person has a permission of the customer-relations workstation, and all that it stands on. */
export const explainPermission = async (asked: Asked): Promise<Pourquoi> => {
  const exigences = exigencesDePermission(asked.personne, asked.permission);
  const raisons: Explication[] = [];
  for (const { code, tient } of exigences) raisons.push(await explained(asked, { code, tient }, dites[code]));
  return { verdict: exigences.every(({ tient }) => tient), raisons };
};
