import { bee2Link } from '@comptoir/partners/bee2link';
import { havingSite } from '../kit/holders.store.ts';
import { listSiteColumns } from '../../domains/sites/sites-columns.store.ts';
import { PartnerFailure } from '../kit/partner-failure.ts';
import { namesOf, type InterfaceProbes, type Probe } from '../kit/probe.ts';

const variants = { ClientIDBee2Link: ['wafySites', 'Wafy'], EntityIDBee2Link: ['openflexSites', 'Openflex'] } as const;
const columns = ['ClientIDBee2Link', 'EntityIDBee2Link'] as const;

/** Each client of an active site, once. */
export const bee2LinkProbes: InterfaceProbes = {
  Interface: bee2Link.name,
  Titre: bee2Link.title,
  Ecran: '/interfaces/bee2Link',
  holders: havingSite(...columns),
  list: async ({ db }) => {
    const sites = (await listSiteColumns(db, [...columns, 'Actif'])).filter(({ Actif }) => Actif);
    return columns.flatMap((column) => {
      const [call, variant] = variants[column];
      const clients = [...new Set(sites.flatMap((site) => site[column] ?? []))].toSorted();
      return clients.map((client): Probe => {
        const own = sites.filter((site) => site[column] === client).map(({ Descr }) => Descr);
        return {
          Cible: `${variant}/${client}`,
          Libelle: `${variant} ${client} : ${namesOf(own)}`,
          DateModification: null,
          ask: async (partners, asker) => {
            const answer = await partners.ask(bee2Link, call, { ...asker, params: { client }, cible: client });
            if (answer.sites.length === 0) throw new PartnerFailure('refused', `${bee2Link.title} ne connaît pas le client ${client}.`);
          },
        };
      });
    });
  },
};
