import type { wally } from '@comptoir/contract/interfaces/wally/wally.partner';
import type { AnswerOf } from '@comptoir/contract/partners/kit';
import type { Db } from '../../db/tables.ts';
import type { listRetrieving } from './comptes.store.ts';
import { outcomeOf } from './wally.rules.ts';

type Retrieved = AnswerOf<(typeof wally)['calls']['retrieved']>['retrieved'];
type Compte = Awaited<ReturnType<typeof listRetrieving>>[number];

const listMatches = (db: Db, IdCompte: number) =>
  db
    .selectFrom('wallyMarquesSites')
    .leftJoin('sites', 'sites.IDSite', 'wallyMarquesSites.IDSite')
    .select(['IdWallySite', 'IdWallyMarque', 'toSkip', 'sites.Descr'])
    .where('IdCompte', '=', IdCompte)
    .execute();

/** Keeps what an account retrieved and is not there yet, each with what became of it. */
export const addIntegrations = async (db: Db, { IdWallyCompte, crm_name }: Compte, retrieved: Retrieved) => {
  const codes = retrieved.map(({ code }) => code);
  const known = await db
    .selectFrom('wallyIntegrations')
    .select('CodeAffaireSource')
    .where('crm_name', '=', crm_name)
    .where('CodeAffaireSource', 'in', codes)
    .execute();
  const there = new Set(known.map(({ CodeAffaireSource }) => CodeAffaireSource));
  const matches = await listMatches(db, IdWallyCompte);
  const rows = retrieved
    .filter(({ code }) => !there.has(code))
    .map(({ code, at, site, brand, brandName, origin, name, firstname, phone, email, offer }) => ({
      Genre: offer ? ('offre' as const) : ('lead' as const),
      crm_name,
      CodeAffaireSource: code,
      DateDebut: at,
      Origine: origin,
      Name: name,
      Firstname: firstname,
      Tel: phone,
      Email: email,
      Constructeur: brandName,
      ...outcomeOf(
        { phone, email },
        matches.find(({ IdWallySite, IdWallyMarque }) => IdWallySite === site && IdWallyMarque === brand),
      ),
      ...(offer ? { Date: at, UrlExterne: offer.url, FichierPDF: offer.pdf ?? '' } : {}),
    }));
  if (rows.length > 0) await db.insertInto('wallyIntegrations').values(rows).execute();
};
