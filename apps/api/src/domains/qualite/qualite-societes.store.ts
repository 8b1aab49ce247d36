import { everyone, staff } from '@comptoir/contract/kit';
import type { LigneQualite } from '@comptoir/contract/domains/qualite/qualite.calls';
import { parseEmails } from '@comptoir/contract/texts/emails';
import { parseJoursRapport } from '@comptoir/contract/texts/jours-rapport';
import { parseRelanceMulti } from '@comptoir/contract/texts/relance-multi';
import { parseTexteEmail } from '@comptoir/contract/texts/texte-email';
import { sql } from 'kysely';
import type { Db } from '../../db/tables.ts';
import type { Regle } from './qualite.store.ts';

const hrefOf = (IDPlaque: number) => `/societes/${IDPlaque}`;

const societes = (db: Db) =>
  db.selectFrom('societes').select(['societes.Libelle as label', sql<string>`'/societes/' || "societes"."IDPlaque"`.as('href')]);

type TextColumn = 'NbJrsRelanceLivMulti' | 'JoursRapportAuto' | 'TexteEmailOffre' | 'EMailsContacts' | 'EmailEnvoiAutoBonDeCde';

/** Companies with an unreadable text among these. */
const illisibles = async (
  db: Db,
  columns: readonly TextColumn[],
  parse: (text: string) => { ok: boolean },
): Promise<readonly LigneQualite[]> => {
  const rows = await db
    .selectFrom('societes')
    .select(['IDPlaque', 'Libelle', ...columns])
    .execute();
  return rows
    .filter((row) => columns.some((column) => !parse(row[column]).ok))
    .map(({ IDPlaque, Libelle }) => ({ label: Libelle, href: hrefOf(IDPlaque) }));
};

/** Checks of the companies. */
export const controlesSocietes: readonly Regle[] = [
  {
    cle: 'societeRelanceMultiIllisible',
    niveau: 'erreur',
    titre: 'Sociétés dont les relances multiples après livraison sont illisibles',
    aide: 'Ces relances ne sont pas créées\u00a0: corrigez-les dans la fiche de la société.',
    who: staff,
    lignes: (db) => illisibles(db, ['NbJrsRelanceLivMulti'], parseRelanceMulti),
    lit: { tables: ['societes'] },
  },
  {
    cle: 'societeJoursRapportIllisibles',
    niveau: 'erreur',
    titre: 'Sociétés dont les jours du rapport automatique sont illisibles',
    aide: 'Aucun rapport automatique ne part\u00a0: choisissez à nouveau les jours.',
    who: staff,
    lignes: (db) => illisibles(db, ['JoursRapportAuto'], parseJoursRapport),
    lit: { tables: ['societes'] },
  },
  {
    cle: 'societeTexteOffreIllisible',
    niveau: 'erreur',
    titre: 'Sociétés dont le texte de l’e-mail d’offre contient une variable inconnue',
    aide: 'Le client lirait la variable telle quelle\u00a0: corrigez le texte.',
    who: staff,
    lignes: (db) => illisibles(db, ['TexteEmailOffre'], parseTexteEmail),
    lit: { tables: ['societes'] },
  },
  {
    cle: 'societeEmailsIllisibles',
    niveau: 'erreur',
    titre: 'Sociétés dont une liste d’e-mails est illisible',
    aide: 'Les adresses sont séparées par des points-virgules, sans adresse vide.',
    who: staff,
    lignes: (db) => illisibles(db, ['EMailsContacts', 'EmailEnvoiAutoBonDeCde'], parseEmails),
    lit: { tables: ['societes'] },
  },
  {
    cle: 'societeSansMarque',
    niveau: 'avertissement',
    titre: 'Sociétés sans marque',
    aide: 'Les sites de la société choisissent leurs marques parmi les siennes.',
    who: everyone,
    lignes: (db) =>
      societes(db).where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('societesMarques').select('Make').whereRef('societesMarques.IDPlaque', '=', 'societes.IDPlaque'))),
      ),
  },
  {
    cle: 'societeSansSite',
    niveau: 'information',
    titre: 'Sociétés sans site',
    aide: 'Une société sans site n’apparaît dans aucun autre écran\u00a0: ajoutez-lui un site si elle est en activité.',
    who: everyone,
    lignes: (db) =>
      societes(db).where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('sites').select('IDSite').whereRef('sites.IDPlaque', '=', 'societes.IDPlaque'))),
      ),
  },
];
