import { everyone, staff } from '@comptoir/contract/kit';
import type { LigneQualite } from '@comptoir/contract/domains/qualite/qualite.calls';
import { sql } from 'kysely';
import { readGpParametres } from '../gp-parametres/gp-parametres.store.ts';
import type { Visibility } from '../utilisateurs/utilisateurs.store.ts';
import {
  configurationRead,
  findOrigineLabels,
  listOfferedOrigines,
  listOfferedSites,
  listReceveurs,
  readWorkflows,
} from '../workflows-leads/configuration.store.ts';
import { sansDestinataire } from './qualite.rules.ts';
import type { Db } from '../../db/tables.ts';
import type { Regle } from './qualite.store.ts';

const chefDesVentes = 3;

const ofGroupe = (db: Db, href: string) =>
  db.selectFrom('gpParametres').select([sql<string>`'Groupe'`.as('label'), sql<string>`${href}::text`.as('href')]);

/** Workflows with leads that would reach nobody; none while the group does not use workflows. */
const workflowsSansDestinataire = async (db: Db, seen: Visibility): Promise<readonly LigneQualite[]> => {
  const groupe = await readGpParametres(db);
  if (!groupe.GRP_BDCTraitementLeadAmontChefVente) return [];
  const origines = await listOfferedOrigines(db);
  const labels = await findOrigineLabels(
    db,
    origines.map(({ IDOrigineAction }) => IDOrigineAction),
  );
  const workflows = await readWorkflows(db);
  const found = sansDestinataire({ groupe, workflows, personnes: await listReceveurs(db, seen) }, origines, await listOfferedSites(db));
  return found.map(({ IDOrigineAction, site, autres, type }) => ({
    label: `${labels.get(IDOrigineAction) ?? IDOrigineAction}, ${site.Descr}${autres > 0 ? ` et ${autres} ${autres > 1 ? 'autres sites' : 'autre site'}` : ''}`,
    href: `/workflowsLeads?onglet=simulation&origine=${IDOrigineAction}&site=${site.IDSite}&type=${type}`,
  }));
};

/** Inactive origins that a workflow or a default still names. Labels are free text, and part of the link. */
const originesInactivesUtilisees = async (db: Db): Promise<readonly LigneQualite[]> => {
  const rows = await db
    .selectFrom('origines')
    .select('origines.Libelle')
    .where('EstInactif', '=', true)
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('workflowsLeads').select('IDWorkflowLead').whereRef('workflowsLeads.IDOrigineAction', '=', 'origines.IDOrigineAction'),
        ),
        exists(selectFrom('origineDefault').select('Contexte').whereRef('origineDefault.IDOrigineAction', '=', 'origines.IDOrigineAction')),
      ]),
    )
    .execute();
  return rows.map(({ Libelle }) => ({ label: Libelle, href: `/origines?q=${encodeURIComponent(Libelle)}` }));
};

/** Checks of leads: origins and recipients. */
export const controlesLeads: readonly Regle[] = [
  {
    cle: 'leadSansIDClient',
    niveau: 'erreur',
    titre: 'eSeller Lead actif sans IDClient',
    aide: 'Sans IDClient, eSeller Lead ne reconnaît pas le groupe et personne ne peut s’y connecter.',
    who: staff,
    lignes: (db) =>
      ofGroupe(db, '/interfaces/esellerLead')
        .where('eSellerLeadActif', '=', true)
        .where(sql<boolean>`trim("IDClient") = ''`),
  },
  {
    cle: 'origineInactiveUtilisee',
    niveau: 'erreur',
    titre: 'Origines inactives encore utilisées par un workflow ou par défaut',
    aide: 'Réactivez l’origine, ou choisissez-en une autre dans les workflows et les origines par défaut.',
    who: staff,
    lignes: originesInactivesUtilisees,
    lit: { tables: ['origines', 'workflowsLeads', 'origineDefault'] },
  },
  {
    cle: 'origineDefautManquante',
    niveau: 'information',
    titre: 'Types de véhicule sans origine par défaut',
    aide: 'Un lead sans origine connue reste alors sans origine.',
    who: staff,
    lignes: (db) =>
      db
        .selectFrom(sql<{ Contexte: string }>`(values ('VN'), ('VO'), ('VDL'))`.as<'contextes'>(sql`contextes("Contexte")`))
        .select(['contextes.Contexte as label', sql<string>`'/originesDefaut'`.as('href')])
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('origineDefault')
                .select('Contexte')
                .whereRef('origineDefault.Contexte', '=', 'contextes.Contexte' as never)
                .where('IDOrigineAction', 'is not', null),
            ),
          ),
        ),
  },
  {
    cle: 'workflowSansDestinataire',
    niveau: 'erreur',
    titre: 'Workflows de leads qui n’atteignent personne',
    aide: 'Ces leads arriveraient sans destinataire\u00a0: la simulation dit qui est écarté, et pourquoi.',
    who: everyone,
    lignes: workflowsSansDestinataire,
    lit: configurationRead,
  },
  {
    cle: 'siteLeadSansChef',
    niveau: 'avertissement',
    titre: 'Sites eSeller Lead sans chef des ventes qui traite les leads',
    aide: 'Rattachez au site un chef des ventes actif qui a accès aux leads VN et VO.',
    who: everyone,
    lignes: (db) =>
      db
        .selectFrom('sites')
        .select(['sites.Descr as label', sql<string>`'/sites/' || "sites"."IDSite"`.as('href')])
        .where('EstFictif', '=', false)
        .where('Est_eSellerLeadActif', '=', true)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('utilisateursSites')
                .innerJoin('utilisateurs', 'utilisateurs.IDPeople', 'utilisateursSites.IDPeople')
                .select('utilisateurs.IDPeople')
                .whereRef('utilisateursSites.IDSite', '=', 'sites.IDSite')
                .where('utilisateurs.Actif', '=', true)
                .where('IDDRProfileEsellerLead', '=', chefDesVentes)
                .where('AccesLeadVNVO', '=', true)
                .where('HorsTraitementLeads', '=', false),
            ),
          ),
        ),
  },
  {
    cle: 'wsimportSiteAutreSociete',
    niveau: 'avertissement',
    titre: 'Comptes d’import de leads dont le site est d’une autre société',
    aide: 'Les leads de ce compte arrivent sur un site qui n’est pas de sa société.',
    who: staff,
    lignes: (db) =>
      db
        .selectFrom('wsimport')
        .innerJoin('sites', 'sites.IDSite', 'wsimport.IDSite')
        .select(['wsimport.Login as label', sql<string>`'/WSImport'`.as('href')])
        .whereRef('sites.IDPlaque', '<>', 'wsimport.IDPlaque'),
  },
];
