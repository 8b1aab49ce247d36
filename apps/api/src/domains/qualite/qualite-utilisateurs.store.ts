import { everyone, staff } from '@comptoir/contract/kit';
import { sql } from 'kysely';
import { fullName, visibleUtilisateurs, type Visibility } from '../utilisateurs/utilisateurs.store.ts';
import type { Db } from '../../db/tables.ts';
import type { Regle } from './qualite.store.ts';

const vendeur = 2;
const chefDesVentes = 3;

const href = sql<string>`'/utilisateurs/' || "utilisateurs"."IDPeople"`;

/** The users that this session can see, with their names. */
const utilisateurs = (db: Db, seen: Visibility) => visibleUtilisateurs(db, seen).select([fullName.as('label'), href.as('href')]);
const actifs = (db: Db, seen: Visibility) => utilisateurs(db, seen).where('utilisateurs.Actif', '=', true);

/** The group has the customer-relations product. */
const isEDataVoice = (db: Db) => db.selectFrom('gpParametres').select('GRP_ClientEDatavoice').limit(1);

const address = sql<string>`lower(trim("utilisateurs"."EMail"))`;
/** Addresses shared by active users. */
const sharedAddresses = (db: Db) =>
  db
    .selectFrom('utilisateurs')
    .select(address.as('address'))
    .where('Actif', '=', true)
    .where(address, '<>', '')
    .groupBy(address)
    .having(({ fn }) => fn.countAll(), '>', 1);

/** Checks of the users. */
export const controlesUtilisateurs: readonly Regle[] = [
  {
    cle: 'utilisateurEmailEnDouble',
    niveau: 'erreur',
    titre: 'Utilisateurs actifs qui ont le même e-mail',
    aide: 'Les messages de l’un arrivent à l’autre\u00a0: donnez à chacun son adresse, ou suspendez celui qui est parti.',
    who: everyone,
    lignes: (db, seen) =>
      visibleUtilisateurs(db, seen)
        .select([sql<string>`${fullName} || ' (' || "utilisateurs"."EMail" || ')'`.as('label'), href.as('href')])
        .where('utilisateurs.Actif', '=', true)
        .where(address, 'in', sharedAddresses(db)),
  },
  {
    cle: 'utilisateurSansSite',
    niveau: 'avertissement',
    titre: 'Utilisateurs actifs sans site',
    aide: 'Sans site, un utilisateur ne voit ni stock ni lead\u00a0: rattachez-le à un site, ou suspendez-le.',
    who: everyone,
    lignes: (db, seen) =>
      actifs(db, seen).where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('utilisateursSites').select('IDSite').whereRef('utilisateursSites.IDPeople', '=', 'utilisateurs.IDPeople'))),
      ),
  },
  {
    cle: 'utilisateurSansEmail',
    niveau: 'information',
    titre: 'Utilisateurs actifs sans e-mail',
    aide: 'Ils ne reçoivent ni lead ni rapport par e-mail.',
    who: everyone,
    lignes: (db, seen) => actifs(db, seen).where(address, '=', ''),
  },
  {
    cle: 'vendeurSansType',
    niveau: 'avertissement',
    titre: 'Vendeurs qui ne traitent aucun type de véhicule',
    aide: 'Cochez VN, VO ou VDL\u00a0: sans type, un vendeur ne reçoit aucun lead.',
    who: everyone,
    lignes: (db, seen) =>
      actifs(db, seen)
        .where('utilisateurs.IDDRProfileEsellerLead', '=', vendeur)
        .where('TypeVN', '=', false)
        .where('TypeVO', '=', false)
        .where('TypeVDL', '=', false),
  },
  {
    cle: 'utilisateurCopieRdvSansProfil',
    niveau: 'erreur',
    titre: 'Utilisateurs en copie des rendez-vous sans le profil eSeller Lead Chef des ventes',
    aide: 'Seuls les chefs des ventes sont mis en copie\u00a0: changez le profil eSeller Lead, ou décochez la copie.',
    who: everyone,
    lignes: (db, seen) =>
      actifs(db, seen)
        .where('EnCopieRDVeSellerLead', '=', true)
        .where(sql<boolean>`"utilisateurs"."IDDRProfileEsellerLead" is distinct from ${chefDesVentes}`),
  },
  {
    cle: 'utilisateurSansProfilRelationClient',
    niveau: 'erreur',
    titre: 'Utilisateurs sans profil eDV (PRC)',
    aide: 'Le groupe utilise eDataVoice\u00a0: chaque utilisateur actif y a un profil.',
    who: everyone,
    lignes: (db, seen) =>
      actifs(db, seen)
        .where('utilisateurs.IDProfil', 'is', null)
        .where(({ eb }) => eb(isEDataVoice(db), '=', true)),
  },
  {
    cle: 'utilisateurProfilsDifferents',
    niveau: 'erreur',
    titre: 'Utilisateurs dont le profil eSeller Lead n’est pas celui de leur profil eDV (PRC)',
    aide: 'Le type du profil eDV (PRC) donne le profil eSeller Lead\u00a0: enregistrez à nouveau la fiche.',
    who: everyone,
    lignes: (db, seen) =>
      actifs(db, seen)
        .where(sql<boolean>`"profilsEDataVoicePrc"."IDTypeProfil" <> coalesce("utilisateurs"."IDDRProfileEsellerLead", 0)`)
        .where(({ eb }) => eb(isEDataVoice(db), '=', true)),
  },
  {
    cle: 'compteOuvertInactif',
    niveau: 'avertissement',
    titre: 'Comptes eSeller ouverts d’utilisateurs suspendus',
    aide: 'Le compte reste facturé\u00a0: clôturez-le dans les comptes eSeller.',
    who: staff,
    lignes: (db, seen) => utilisateurs(db, seen).where('utilisateurs.Actif', '=', false).where('IsAccountOpened', '=', true),
  },
  {
    cle: 'configNissanHorsSite',
    niveau: 'avertissement',
    titre: 'Codes vendeur Nissan sur un site où l’utilisateur n’est plus',
    aide: 'Le code vendeur vaut pour un site Nissan de l’utilisateur\u00a0: rattachez-le au site, ou retirez le code.',
    who: staff,
    lignes: (db, seen) =>
      utilisateurs(db, seen).where(({ exists, selectFrom }) =>
        exists(
          selectFrom('configNissan')
            .leftJoin('utilisateursSites', (join) =>
              join
                .onRef('utilisateursSites.IDPeople', '=', 'configNissan.IDPeople')
                .onRef('utilisateursSites.IDSite', '=', 'configNissan.IDSite'),
            )
            .select('configNissan.IDSite')
            .whereRef('configNissan.IDPeople', '=', 'utilisateurs.IDPeople')
            .where('utilisateursSites.IDSite', 'is', null),
        ),
      ),
  },
];
