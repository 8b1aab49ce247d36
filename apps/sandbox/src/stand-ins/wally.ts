import { wally } from '@comptoir/contract/interfaces/wally/wally.partner';
import type { SandboxClock } from '../clock.ts';
import { standIn } from '../stand-in.ts';
import { retrievedOf } from './wally-retrieved.ts';

/** The brands of each tool. */
const makers: Readonly<Record<string, readonly string[]>> = {
  customer_first: ['Peugeot', 'Citroën', 'DS', 'Opel'],
  hway: ['Hyundai', 'Kia'],
  mysales: ['Renault', 'Dacia', 'Alpine'],
};
const towns = ['Brest', 'Quimper', 'Lorient', 'Vannes', 'Rennes', 'Nantes', 'Angers', 'Niort'];
const channels = [
  'Site internet',
  'Appel téléphonique',
  'Salon',
  'Parrainage',
  'Passage en concession',
  'Site constructeur',
  'Réseaux sociaux',
];

const numbered = (letters: string, names: readonly string[]) => names.map((name, at) => ({ id: `${letters}${at + 1}`, name }));

/** Each goes with two neighbouring brands, so that the pairs are the same at each start. */
const withBrands = (things: readonly { id: string; name: string }[], brands: readonly { id: string }[]) =>
  things.map((thing, at) => ({ ...thing, brands: [...new Set([0, 1].map((next) => brands[(at + next) % brands.length]!.id))] }));

const brandsOf = (crm = '') => numbered('M', makers[crm] ?? makers['customer_first']!);

/** A login that begins like this is busy with another robot, or breaks down when started. */
const isBusy = (login: string) => /^occup/i.test(login);
const breaksDown = (login: string) => /^panne/i.test(login);

/** Without an account it answers what all accounts of a tool share, as for the provider's own account. */
export const wallyStandIn = (clock: SandboxClock) =>
  standIn(wally, {
    connect: ({ login, password }) => (login === '' || password === '' ? { error: 'INVALID_CREDENTIALS' } : { ok: true as const }),
    pointsOfSale: ({ params: { crm }, login }) => {
      if (isBusy(login)) return { error: 'RETRIEVAL_RUNNING' };
      const brands = brandsOf(crm);
      return { sites: withBrands(numbered('PDV', towns), brands), brands };
    },
    origins: ({ params: { crm }, login }) => {
      if (isBusy(login)) return { error: 'RETRIEVAL_RUNNING' };
      const brands = brandsOf(crm);
      return { origins: withBrands(numbered('O', channels), brands), brands };
    },
    retrieved: ({ params: { crm = '' }, login, base }) => {
      const brands = brandsOf(crm);
      const sites = withBrands(numbered('PDV', towns), brands);
      const origins = withBrands(numbered('O', channels), brands);
      const moments = clock.momentsOf(`wally/${crm}/${login}`);
      return { retrieved: retrievedOf({ crm, login, moments, sites, origins, brands, base }) };
    },
    configure: ({ params: { crm = '' }, body, login }) => {
      if (body['state'] === 'ACTIVE' && isBusy(login)) return { error: 'RETRIEVAL_RUNNING' };
      if (body['state'] === 'ACTIVE') return { state: breaksDown(login) ? ('FAILED' as const) : ('ACTIVE' as const) };
      clock.end(`wally/${crm}/${login}`);
      return { state: 'INACTIVE' as const };
    },
  });
