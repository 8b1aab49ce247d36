import { everyone, staff } from '@comptoir/contract/kit';
import { sql } from 'kysely';
import type { Db } from '../../db/tables.ts';
import type { Regle } from './qualite.store.ts';

/** Real sites: nobody works on fictitious ones. */
const sites = (db: Db) =>
  db
    .selectFrom('sites')
    .select(['sites.Descr as label', sql<string>`'/sites/' || "sites"."IDSite"`.as('href')])
    .where('sites.EstFictif', '=', false);

const withHref = (db: Db, href: string) =>
  db
    .selectFrom('sites')
    .select(['sites.Descr as label', sql<string>`${href}::text`.as('href')])
    .where('sites.EstFictif', '=', false);

/** Real sites that share a value of this column. */
const sharing = (db: Db, column: 'Code' | 'IdSiteDBS') =>
  db
    .selectFrom('sites')
    .select(column)
    .where('EstFictif', '=', false)
    .where(sql<boolean>`coalesce(${sql.ref(column)}, '') <> ''`)
    .groupBy(column)
    .having(({ fn }) => fn.countAll(), '>', 1);

/** Checks of the sites. */
export const controlesSites: readonly Regle[] = [
  {
    cle: 'siteLeadSansLibelle',
    niveau: 'erreur',
    titre: 'Sites eSeller Lead sans libellé',
    aide: 'Le libellé est le nom que le client d’un lead lit\u00a0: renseignez-le dans la fiche du site.',
    who: everyone,
    lignes: (db) =>
      sites(db)
        .where('Est_eSellerLeadActif', '=', true)
        .where(sql<boolean>`trim("Libelle") = ''`),
  },
  {
    cle: 'siteLeadSansStock',
    niveau: 'erreur',
    titre: 'Sites eSeller Lead sans stock VN ni VO',
    aide: 'Un site qui ne vend ni véhicules neufs ni véhicules d’occasion ne peut recevoir aucun lead\u00a0: cochez VN ou VO.',
    who: everyone,
    lignes: (db) => sites(db).where('Est_eSellerLeadActif', '=', true).where('EstVN', '=', false).where('EstVO', '=', false),
  },
  {
    cle: 'siteVnSansMarque',
    niveau: 'erreur',
    titre: 'Sites VN sans marque',
    aide: 'Un site qui vend des véhicules neufs doit dire de quelles marques.',
    who: everyone,
    lignes: (db) =>
      sites(db)
        .where('EstVN', '=', true)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('sitesMarques').select('Make').whereRef('sitesMarques.IDSite', '=', 'sites.IDSite'))),
        ),
  },
  {
    cle: 'siteMarqueHorsSociete',
    niveau: 'avertissement',
    titre: 'Sites dont une marque n’est pas celle de leur société',
    aide: 'Ajoutez la marque à la société, ou retirez-la du site.',
    who: everyone,
    lignes: (db) =>
      sites(db).where(({ exists, selectFrom }) =>
        exists(
          selectFrom('sitesMarques')
            .leftJoin('societesMarques', (join) =>
              join.onRef('societesMarques.Make', '=', 'sitesMarques.Make').onRef('societesMarques.IDPlaque', '=', 'sites.IDPlaque'),
            )
            .select('sitesMarques.Make')
            .whereRef('sitesMarques.IDSite', '=', 'sites.IDSite')
            .where('societesMarques.Make', 'is', null),
        ),
      ),
  },
  {
    cle: 'siteRdvSansLead',
    niveau: 'erreur',
    titre: 'Sites avec rendez-vous d’atelier sur mobile, sans eSeller Lead',
    aide: 'Les rendez-vous d’atelier sur mobile demandent eSeller Lead\u00a0: activez-le, ou décochez-les.',
    who: everyone,
    lignes: (db) => sites(db).where('RDVsAtelierSurMobile', '=', true).where('Est_eSellerLeadActif', '=', false),
  },
  {
    cle: 'siteSansUtilisateur',
    niveau: 'avertissement',
    titre: 'Sites sans utilisateur actif',
    aide: 'Personne ne travaille sur ce site\u00a0: rattachez-y ses utilisateurs.',
    who: everyone,
    lignes: (db) =>
      sites(db).where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('utilisateursSites')
              .innerJoin('utilisateurs', 'utilisateurs.IDPeople', 'utilisateursSites.IDPeople')
              .select('utilisateurs.IDPeople')
              .whereRef('utilisateursSites.IDSite', '=', 'sites.IDSite')
              .where('utilisateurs.Actif', '=', true),
          ),
        ),
      ),
  },
  {
    cle: 'siteSansAdresse',
    niveau: 'information',
    titre: 'Sites sans code postal ou sans ville',
    aide: 'L’adresse du site est imprimée sur les offres et les bons de commande.',
    who: everyone,
    lignes: (db) => sites(db).where(sql<boolean>`(trim("CodePostal") = '' or trim("Ville") = '')`),
  },
  {
    cle: 'siteCodeEnDouble',
    niveau: 'avertissement',
    titre: 'Sites qui ont le même code',
    aide: 'Le code distingue les sites dans les autres produits\u00a0: chacun doit avoir le sien.',
    who: everyone,
    lignes: (db) => sites(db).where('sites.Code', 'in', sharing(db, 'Code')),
  },
  {
    cle: 'sitePasserelleInconnue',
    niveau: 'erreur',
    titre: 'Sites dont la passerelle n’existe plus',
    aide: 'Choisissez une passerelle existante dans la fiche du site.',
    who: staff,
    lignes: (db) =>
      sites(db)
        .leftJoin('passerelles', 'passerelles.IDPasserelleDMS', 'sites.IDPasserelleDMS')
        .where('sites.IDPasserelleDMS', 'is not', null)
        .where('passerelles.IDPasserelleDMS', 'is', null),
  },
  {
    cle: 'siteOpelSansCode',
    niveau: 'erreur',
    titre: 'Sites Opel VN toolbox sans code constructeur',
    aide: 'La toolbox reconnaît les sites à leur code constructeur.',
    who: staff,
    lignes: (db) => withHref(db, '/interfaces/opelvn').where('OpelVNToolbox', '=', true).where('CodeConstructeur', '=', ''),
  },
  {
    cle: 'siteOffreSansCode',
    niveau: 'erreur',
    titre: 'Sites avec offre via code constructeur, sans code constructeur',
    aide: 'L’offre est demandée au constructeur avec le code du site\u00a0: renseignez-le, ou désactivez l’offre.',
    who: staff,
    lignes: (db) =>
      withHref(db, '/interfaces/offreConstructeur').where('OffreCodeConstructeurActif', '=', true).where('CodeConstructeur', '=', ''),
  },
  {
    cle: 'sitePvo2SansCode',
    niveau: 'erreur',
    titre: 'Sites actifs sur PlanetVO 2 sans site correspondant',
    aide: 'Choisissez le site de PlanetVO 2 qui correspond, ou désactivez le site.',
    who: staff,
    lignes: (db) => withHref(db, '/interfaces/planetVO2').where('ActifPVO2', '=', true).where('IDSitePVO2', 'is', null),
  },
  {
    cle: 'siteDbsEnDouble',
    niveau: 'erreur',
    titre: 'Sites reliés au même site de DBS',
    aide: 'Un site de DBS ne correspond qu’à un seul site.',
    who: staff,
    lignes: (db) => withHref(db, '/interfaces/dbs?onglet=sites').where('sites.IdSiteDBS', 'in', sharing(db, 'IdSiteDBS')),
  },
];
