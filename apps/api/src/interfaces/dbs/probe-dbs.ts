import { dbs } from '@comptoir/partners/dbs';
import { havingAcces } from '../kit/holders.store.ts';
import { listAccesDates, readAcces } from '../../secrets/acces.store.ts';
import type { InterfaceProbes } from '../kit/probe.ts';

/** The group's only access. */
export const dbsProbes: InterfaceProbes = {
  Interface: dbs.name,
  Titre: dbs.title,
  Ecran: '/interfaces/dbs',
  holders: havingAcces('dbs'),
  list: async (holder) => {
    const place = { Interface: 'dbs', Cible: '' };
    const {
      GRP_DBS_ClientId: login,
      GRP_DBS_ClientSecret: password,
      ARessaisir,
    } = await readAcces(holder, place, ['GRP_DBS_ClientId', 'GRP_DBS_ClientSecret']);
    if ((login === '' || password === '') && !ARessaisir) return [];
    const dates = await listAccesDates(holder.db, 'dbs');
    return [
      {
        Cible: '',
        Libelle: 'Groupe',
        DateModification: dates.get('') ?? null,
        ARessaisir,
        ask: (partners, asker) => partners.ask(dbs, 'sites', { ...asker, account: { login, password } }),
      },
    ];
  },
};
