import { dbs } from '@comptoir/contract/interfaces/dbs/dbs.partner';
import { havingAcces } from '../../partners/holders.store.ts';
import { sitesWith } from '../../partners/uses.store.ts';
import { listAccesDates, readAcces } from '../../secrets/acces.store.ts';
import { listSiteColumns } from '../../domains/sites/sites-columns.store.ts';
import type { InterfaceProbes } from '../../partners/probe.ts';
import { checkStillKnown } from '../../partners/mapped-sites.ts';

/** The group's only access. */
export const dbsProbes: InterfaceProbes = {
  Interface: dbs.name,
  Titre: dbs.title,
  Ecran: '/interfaces/dbs',
  holders: havingAcces('dbs'),
  ofSites: sitesWith('IdSiteDBS'),
  list: async (holder) => {
    const place = { Interface: 'dbs', Cible: '' };
    const {
      GRP_DBS_ClientId: login,
      GRP_DBS_ClientSecret: password,
      ARessaisir,
    } = await readAcces(holder, place, ['GRP_DBS_ClientId', 'GRP_DBS_ClientSecret']);
    if ((login === '' || password === '') && !ARessaisir) return [];
    const mapped = (await listSiteColumns(holder.db, ['IdSiteDBS'])).flatMap(({ Descr, IdSiteDBS }) =>
      IdSiteDBS ? [{ Descr, id: IdSiteDBS }] : [],
    );
    const dates = await listAccesDates(holder.db, 'dbs');
    return [
      {
        Cible: '',
        Libelle: 'Groupe',
        DateModification: dates.get('') ?? null,
        ARessaisir,
        ask: async (partners, asker) =>
          checkStillKnown(dbs, mapped, (await partners.ask(dbs, 'sites', { ...asker, account: { login, password } })).sites),
      },
    ];
  },
};
