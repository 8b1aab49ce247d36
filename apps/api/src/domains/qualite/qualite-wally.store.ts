import { everyone } from '@comptoir/contract/kit';
import { sql } from 'kysely';
import type { Db } from '../../db/tables.ts';
import type { Regle } from './qualite.store.ts';

/** Accounts, with a link to one of Wally's screens. */
const comptes = (db: Db, screen: 'comptes' | 'point-de-vente' | 'origines') =>
  db
    .selectFrom('wallyComptes')
    .select([
      'wallyComptes.Identifiant as label',
      sql<string>`'/interfaces/wally/' || "wallyComptes"."crm_name" || '/' || ${screen}`.as('href'),
    ]);

/** Checks of Wally's accounts and mappings. */
export const controlesWally: readonly Regle[] = [
  {
    cle: 'wallyCompteEnPanne',
    niveau: 'erreur',
    titre: 'Comptes Wally en panne ou dont le mot de passe est périmé',
    aide: 'Plus aucun lead de ce compte n’arrive\u00a0: changez son mot de passe, ou prévenez le constructeur.',
    who: everyone,
    lignes: (db) => comptes(db, 'comptes').where('EtatDuCompte', 'in', ['FAILED', 'OUTDATED']),
  },
  {
    cle: 'wallySiteSansChoix',
    Interface: 'wally',
    niveau: 'avertissement',
    titre: 'Comptes Wally actifs avec des points de vente sans site',
    aide: 'Les leads de ces points de vente n’ont pas de site\u00a0: choisissez-le, ou ignorez le point de vente.',
    who: everyone,
    lignes: (db) =>
      comptes(db, 'point-de-vente')
        .where('EtatDuCompte', '=', 'ACTIVE')
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('wallyMarquesSites')
              .select('IdWallySite')
              .whereRef('wallyMarquesSites.IdCompte', '=', 'wallyComptes.IdWallyCompte')
              .where('IDSite', 'is', null)
              .where('toSkip', '=', false),
          ),
        ),
  },
  {
    cle: 'wallyOrigineInactive',
    Interface: 'wally',
    niveau: 'erreur',
    titre: 'Comptes Wally reliés à une origine inactive',
    aide: 'Choisissez une autre origine, ou réactivez celle-ci.',
    who: everyone,
    lignes: (db) =>
      comptes(db, 'origines').where(({ exists, selectFrom }) =>
        exists(
          selectFrom('wallyMarquesOrigines')
            .innerJoin('origines', 'origines.IDOrigineAction', 'wallyMarquesOrigines.IDOrigineAction')
            .select('IdWallyOrigine')
            .whereRef('wallyMarquesOrigines.IdCompte', '=', 'wallyComptes.IdWallyCompte')
            .where('origines.EstInactif', '=', true),
        ),
      ),
  },
];
