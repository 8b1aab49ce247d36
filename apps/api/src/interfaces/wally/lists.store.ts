import { namesOf } from '@comptoir/contract/fields/shapes';
import { wallyMarqueFields, wallyOrigineFields, wallySiteFields } from '@comptoir/contract/interfaces/wally/wally-correspondances.calls';
import { sql } from 'kysely';
import type { Db } from '../../db/tables.ts';

const inFrench = (column: string) => sql`${sql.ref(column)} collate tools.fr`;
const orEmpty = (column: string) => sql<string>`coalesce(${sql.ref(column)}, '')`;

export const listMarquesSites = (db: Db, IdCompte: number) =>
  db
    .selectFrom('wallyMarquesSites as p')
    .innerJoin('wallySites as s', (join) => join.onRef('s.IdCompte', '=', 'p.IdCompte').onRef('s.IdWallySite', '=', 'p.IdWallySite'))
    .innerJoin('wallyMarques as m', (join) => join.onRef('m.IdCompte', '=', 'p.IdCompte').onRef('m.IdWallyMarque', '=', 'p.IdWallyMarque'))
    .leftJoin('sites', 'sites.IDSite', 'p.IDSite')
    .select(['p.IdCompte', 'p.IdWallySite', 's.NomWallySite', 'p.IdWallyMarque', 'm.NomWallyMarque', 'p.IDSite', 'p.toSkip'])
    .select(orEmpty('sites.Descr').as('SiteDescr'))
    .where('p.IdCompte', '=', IdCompte)
    .orderBy(inFrench('s.NomWallySite'))
    .orderBy(inFrench('m.NomWallyMarque'))
    .orderBy('p.IdWallySite')
    .orderBy('p.IdWallyMarque')
    .execute();

export const listMarquesOrigines = (db: Db, IdCompte: number) =>
  db
    .selectFrom('wallyMarquesOrigines as p')
    .innerJoin('wallyOrigines as w', (join) =>
      join.onRef('w.IdCompte', '=', 'p.IdCompte').onRef('w.IdWallyOrigine', '=', 'p.IdWallyOrigine'),
    )
    .innerJoin('wallyMarques as m', (join) => join.onRef('m.IdCompte', '=', 'p.IdCompte').onRef('m.IdWallyMarque', '=', 'p.IdWallyMarque'))
    .leftJoin('origines as o', 'o.IDOrigineAction', 'p.IDOrigineAction')
    .leftJoin('sousFamilles as sf', 'sf.IDSousFamilleOrigineAction', 'o.IDSousFamilleOrigineAction')
    .leftJoin('familles as f', 'f.IDFamilleOrigineContact', 'sf.IDFamilleOrigineContact')
    .leftJoin('originesTypes as t', 't.IDOrigineActionType', 'o.IDOrigineActionType')
    .select(['p.IdCompte', 'p.IdWallyOrigine', 'w.NomOrigine', 'p.IdWallyMarque', 'm.NomWallyMarque as NomMarque'])
    .select(['p.IDOrigineAction', 'p.toSkip'])
    .select([orEmpty('o.Libelle').as('LibelleOrigine'), orEmpty('sf.Libelle').as('LibelleSousFamille')])
    .select([orEmpty('f.Libelle').as('LibelleFamille'), orEmpty('t.Description').as('DescOrigineActionType')])
    .where('p.IdCompte', '=', IdCompte)
    .orderBy(inFrench('w.NomOrigine'))
    .orderBy(inFrench('m.NomWallyMarque'))
    .orderBy('p.IdWallyOrigine')
    .orderBy('p.IdWallyMarque')
    .execute();

export const listWallySites = (db: Db, IdCompte: number) =>
  db
    .selectFrom('wallySites')
    .select(namesOf(wallySiteFields))
    .where('IdCompte', '=', IdCompte)
    .orderBy(inFrench('NomWallySite'))
    .orderBy('IdWallySite')
    .execute();

export const listWallyOrigines = (db: Db, IdCompte: number) =>
  db
    .selectFrom('wallyOrigines')
    .select(namesOf(wallyOrigineFields))
    .where('IdCompte', '=', IdCompte)
    .orderBy(inFrench('NomOrigine'))
    .orderBy('IdWallyOrigine')
    .execute();

export const listMarques = (db: Db, IdCompte: number) =>
  db
    .selectFrom('wallyMarques')
    .select(namesOf(wallyMarqueFields))
    .where('IdCompte', '=', IdCompte)
    .orderBy(inFrench('NomWallyMarque'))
    .orderBy('IdWallyMarque')
    .execute();

/** Our sites, to choose from. */
export const listOwnSites = (db: Db) =>
  db
    .selectFrom('sites')
    .innerJoin('societes', 'societes.IDPlaque', 'sites.IDPlaque')
    .select(['sites.IDSite', 'sites.Descr as SiteDescr', 'societes.Libelle as Libelle_Societe'])
    .orderBy(inFrench('sites.Descr'))
    .orderBy('sites.IDSite')
    .execute();

/** Our active origins, by family and sub-family. */
export const listOwnOrigines = (db: Db) =>
  db
    .selectFrom('origines as o')
    .innerJoin('sousFamilles as sf', 'sf.IDSousFamilleOrigineAction', 'o.IDSousFamilleOrigineAction')
    .innerJoin('familles as f', 'f.IDFamilleOrigineContact', 'sf.IDFamilleOrigineContact')
    .leftJoin('originesTypes as t', 't.IDOrigineActionType', 'o.IDOrigineActionType')
    .select(['o.IDOrigineAction', 'o.Libelle as LibelleOrigine', 'sf.Libelle as LibelleSousFamille', 'f.Libelle as LibelleFamille'])
    .select(orEmpty('t.Description').as('DescOrigineActionType'))
    .where('o.EstInactif', '=', false)
    .orderBy(inFrench('f.Libelle'))
    .orderBy(inFrench('sf.Libelle'))
    .orderBy(inFrench('o.Libelle'))
    .orderBy('o.IDOrigineAction')
    .execute();
