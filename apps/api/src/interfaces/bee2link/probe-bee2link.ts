import { bee2Link } from '@comptoir/contract/interfaces/bee2link/bee2link.partner';
import { havingSite } from '../../partners/holders.store.ts';
import { listMatches, type Matching } from '../../partners/matches/matches.store.ts';
import { sitesNaming } from '../../partners/uses.store.ts';
import { listSiteColumns } from '../../domains/sites/sites-columns.store.ts';
import { checkStillKnown, loseAll } from '../../partners/matches/mapped-sites.ts';
import { namesOf, type InterfaceProbes, type Probe } from '../../partners/probe.ts';

const variants = { ClientIDBee2Link: ['wafySites', 'Wafy'], EntityIDBee2Link: ['openflexSites', 'Openflex'] } as const;
const columns = ['ClientIDBee2Link', 'EntityIDBee2Link'] as const;

const Ecran = '/interfaces/bee2Link';
const matchings: readonly Matching[] = [
  { id: 'IDSiteBee2Link', active: 'Actif', cible: ['Wafy/', 'ClientIDBee2Link'], Ecran },
  { id: 'IDSiteBee2Link', active: 'Actif', cible: ['Openflex/', 'EntityIDBee2Link'], Ecran: `${Ecran}?onglet=openflex` },
];

/** Each client of an active site, once: it works if Bee2Link still knows the sites that are mapped to it. */
export const bee2LinkProbes: InterfaceProbes = {
  Interface: bee2Link.name,
  Titre: bee2Link.title,
  Ecran,
  holders: havingSite(...columns),
  ofSites: sitesNaming('Actif', ['Wafy/', 'ClientIDBee2Link'], ['Openflex/', 'EntityIDBee2Link']),
  matchings,
  list: async ({ db }) => {
    const sites = (await listSiteColumns(db, [...columns, 'Actif'])).filter(({ Actif }) => Actif);
    const matches = await listMatches(db, matchings);
    return columns.flatMap((column) => {
      const [call, variant] = variants[column];
      const clients = [...new Set(sites.flatMap((site) => site[column] ?? []))].toSorted();
      return clients.map((client): Probe => {
        const own = sites.filter((site) => site[column] === client);
        const Cible = `${variant}/${client}`;
        const mapped = matches.filter((match) => match.Cible === Cible);
        return {
          Cible,
          Libelle: `${variant} ${client}\u00a0: ${namesOf(own.map(({ Descr }) => Descr))}`,
          DateModification: null,
          ask: async (partners, asker, lose) => {
            const answer = await partners.ask(bee2Link, call, { ...asker, params: { client }, cible: client });
            if (answer.sites.length === 0) loseAll(`${bee2Link.title} ne connaît pas le client ${client}.`, mapped, lose);
            checkStillKnown(bee2Link, mapped, answer.sites, lose);
          },
        };
      });
    });
  },
};
