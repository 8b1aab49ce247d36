import { bee2Link } from '@comptoir/contract/interfaces/bee2link/bee2link.partner';
import { hondaKpi } from '@comptoir/contract/interfaces/honda-kpi/honda-kpi.partner';
import { renaultCsb } from '@comptoir/contract/interfaces/renault-csb/renault-csb.partner';
import { smartDataForLead } from '@comptoir/contract/interfaces/smart-data-for-lead/smart-data-for-lead.partner';
import { sms } from '@comptoir/contract/interfaces/email-sms/email-sms.partner';
import { dbs } from '@comptoir/contract/interfaces/dbs/dbs.partner';
import { planetVO } from '@comptoir/contract/interfaces/planetvo/planetvo.partner';
import { refLoisir, refMoto } from '@comptoir/contract/interfaces/catalogues/catalogues.partner';
import type { Accounts } from './accounts.ts';
import type { SandboxClock } from './clock.ts';
import { corporateSalesStandIn } from './stand-ins/corporate-sales.ts';
import { planetVO2StandIn } from './stand-ins/planetvo2.ts';
import { standIn } from './stand-in.ts';
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

/** Accepts any login and password, except wrong ones (accounts.ts) and logins that ask for a refusal (stand-in.ts). */
const verify = ({ login, password }: { login: string; password: string }) =>
  login === '' || password === '' ? { error: 'INVALID_CREDENTIALS' } : { ok: true as const };

const verifier = (contract: typeof sms | typeof renaultCsb | typeof hondaKpi | typeof smartDataForLead) => standIn(contract, { verify });

/** Bee2Link's clients are numbers or a group's name; one that begins with X is unknown. */
const clientSites = (product: string, client = '') =>
  /^x/i.test(client) ? [] : sitesOf(`${product}/${client}`).map(({ id, town }) => ({ id, libelle: `${product} ${town}` }));

export const stockPartners = (accounts: Accounts, clock: SandboxClock) => [
  standIn(planetVO, {
    bases: ({ login, password, body }) => {
      if (login === '' || password === '') return { error: 'INVALID_CREDENTIALS' };
      if (String(body['apiKey']).startsWith('X')) return { error: 'UNKNOWN_KEY' };
      return { bases: ['BASE-OUEST', 'BASE-EST', 'BASE-ARMOR'].map((code) => ({ code, libelle: code.replace('-', ' ') })) };
    },
  }),
  planetVO2StandIn(clock),
  standIn(dbs, {
    sites: ({ login, password }) =>
      login === '' || password === ''
        ? { error: 'INVALID_CREDENTIALS' }
        : { sites: sitesOf(`dbs/${login}`).map(({ id, town }) => ({ id, company_name: `Société ${login}`, name: `ESBO ${town}` })) },
  }),
  standIn(bee2Link, {
    wafySites: ({ params }) => ({ sites: clientSites('Wafy', params['client']) }),
    openflexSites: ({ params }) => ({ sites: clientSites('Openflex', params['client']) }),
  }),
  catalogue(refMoto, makers.moto),
  catalogue(refLoisir, makers.loisir),
  ...[smartDataForLead, renaultCsb, hondaKpi, sms].map(verifier),
  corporateSalesStandIn(accounts),
  wallyStandIn(clock),
];
