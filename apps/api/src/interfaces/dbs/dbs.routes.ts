import { Refusal } from '@comptoir/contract/errors';
import { dbsFields, doublonsMessage, doublonsOf, type dbs } from '@comptoir/contract/interfaces/dbs/dbs.calls';
import { dbs as partner } from '@comptoir/contract/interfaces/dbs/dbs.partner';
import { namesOf } from '@comptoir/contract/fields/shapes';
import { listSiteColumns, updateSiteColumns } from '../../domains/sites/sites-columns.store.ts';
import { existing } from '../../db/existing.ts';
import type { Db } from '../../db/tables.ts';
import { routesOf } from '../../http/call.ts';
import { groupAccess } from '../../partners/accesses/group-access.ts';
import { listMatches, type Matching } from '../../partners/matches/matches.store.ts';
import { checkKnown, checkStillKnown, sitesOrNull } from '../../partners/matches/mapped-sites.ts';
import { sitesWith } from '../../partners/uses.store.ts';

const matchings: readonly Matching[] = [{ id: 'IdSiteDBS', Ecran: '/interfaces/dbs?onglet=sites' }];

const access = groupAccess({
  partner,
  call: 'sites',
  fields: { login: 'GRP_DBS_ClientId', password: 'GRP_DBS_ClientSecret' },
  missing: 'Renseignez d’abord le ClientId et le ClientSecret dans l’onglet Auth API DBS.',
  Ecran: '/interfaces/dbs',
  ofSites: sitesWith('IdSiteDBS'),
  matchings,
  agrees: async (db) => {
    const mapped = await listMatches(db, matchings);
    return (answer, lose) => checkStillKnown(partner, mapped, answer.sites, lose);
  },
});

const listSites = ({ db }: { db: Db }) => listSiteColumns(db, namesOf(dbsFields));

export const dbsRoutes = routesOf<typeof dbs>()({
  ...access.routes,

  check: async (call) => ({ sites: (await access.routes.check(call)).sites.length }),

  sites: listSites,

  sitesDBS: async (call) => (await access.ask(call)).sites,

  saveSites: async (call) => {
    const sites = new Map((await listSites(call)).map((row) => [row.IDSite, row]));
    const matches = call.body.flatMap(({ IDSite, IdSiteDBS }) => {
      const { Descr, IdSiteDBS: before } = existing(sites.get(IDSite), 'Ce site');
      return IdSiteDBS !== null && IdSiteDBS !== before ? [{ IDSite, Descr, id: IdSiteDBS }] : [];
    });
    // Without an account there is nobody to ask; with one, a match works as soon as it is stored.
    const known = matches.length > 0 && (await access.isStored(call)) ? await sitesOrNull(access.ask(call), true) : null;
    if (known) checkKnown(partner, 'IdSiteDBS', matches, known);
    return call.write(async (db) => {
      for (const { IDSite, IdSiteDBS } of call.body) await updateSiteColumns(db, IDSite, { IdSiteDBS });
      const stored = await listSites({ db });
      const doublons = doublonsOf(stored);
      if (doublons.length > 0) throw new Refusal('rule', doublonsMessage(doublons));
      return stored;
    });
  },
});

export const dbsProbes = access.probes;
