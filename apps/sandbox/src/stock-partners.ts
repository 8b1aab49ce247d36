import { bee2Link } from '@comptoir/contract/interfaces/bee2link/bee2link.partner';
import { dbs } from '@comptoir/contract/interfaces/dbs/dbs.partner';
import { refLoisir, refMoto } from '@comptoir/contract/interfaces/catalogues/catalogues.partner';
import { partners } from '@comptoir/contract/partners/all';
import type { Accounts } from './accounts.ts';
import type { SandboxClock } from './clock.ts';
import { corporateSalesStandIn } from './stand-ins/corporate-sales.ts';
import { hondaKpiStandIn } from './stand-ins/honda-kpi.ts';
import { nissanSiebelStandIn } from './stand-ins/nissan-siebel.ts';
import { planetVO2StandIn } from './stand-ins/planetvo2.ts';
import { exampleStandIn, standIn } from './stand-in.ts';
import { sitesOf } from './stand-ins/towns.ts';
import { wallyStandIn } from './stand-ins/wally.ts';

const makers = {
  moto: ['APRILIA', 'BMW MOTORRAD', 'DUCATI', 'HARLEY-DAVIDSON', 'HONDA', 'KAWASAKI', 'KTM', 'SUZUKI', 'TRIUMPH', 'YAMAHA'],
  loisir: ['ADRIA', 'BENIMAR', 'BURSTNER', 'CHAUSSON', 'FLEURETTE', 'HYMER', 'PILOTE', 'RAPIDO', 'ROLLER TEAM', 'TRIGANO'],
};

const brandsOf = (names: readonly string[]) => names.map((name) => ({ code: name.replaceAll(/[^A-Z]/g, '').slice(0, 6), name }));

const catalogue = (contract: typeof refMoto | typeof refLoisir, names: readonly string[]) => {
  const brands = brandsOf(names);
  return standIn(contract, {
    brands: () => ({ brands }),
    syncGroup: ({ body }) => {
      const wanted = Array.isArray(body['brands']) ? body['brands'].map(String) : [];
      const chosen = brands.filter(({ code }) => wanted.includes(code));
      return chosen.length === wanted.length ? { brands: chosen } : { error: 'UNKNOWN_BRAND' };
    },
  });
};

/** Bee2Link's clients are numbers or a group's name; one that begins with X is unknown. */
const clientSites = (product: string, client = '') =>
  /^x/i.test(client) ? [] : sitesOf(`${product}/${client}`).map(({ id, town, active }) => ({ id, libelle: `${product} ${town}`, active }));

/** Those that remember, or that answer by what they are asked for. */
const writtenStandIns = (accounts: Accounts, clock: SandboxClock) => [
  planetVO2StandIn(clock),
  standIn(dbs, {
    sites: ({ login, password }) =>
      login === '' || password === ''
        ? { error: 'INVALID_CREDENTIALS' }
        : {
            sites: sitesOf(`dbs/${login}`).map(({ id, town, active }) => ({
              id,
              company_name: `Société ${login}`,
              name: `ESBO ${town}`,
              active,
            })),
          },
  }),
  standIn(bee2Link, {
    wafySites: ({ params }) => ({ sites: clientSites('Wafy', params['client']) }),
    openflexSites: ({ params }) => ({ sites: clientSites('Openflex', params['client']) }),
  }),
  catalogue(refMoto, makers.moto),
  catalogue(refLoisir, makers.loisir),
  hondaKpiStandIn(clock),
  nissanSiebelStandIn(clock),
  corporateSalesStandIn(accounts),
  wallyStandIn(clock),
];

/** A stand-in of every partner: a written one, or one made of the examples in its description. */
export const stockPartners = (accounts: Accounts, clock: SandboxClock) => {
  const written = writtenStandIns(accounts, clock);
  const names = new Set(written.map(({ name }) => name));
  return [...written, ...partners.filter(({ name }) => !names.has(name)).map(exampleStandIn)];
};
