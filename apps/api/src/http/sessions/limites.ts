import type { Kysely } from 'kysely';
import type { RegistryTables } from '../../db/tables.ts';
import { listCustomers, listServers, type CustomerRecord } from '../../registry/registry.store.ts';

/** At which servers and customers somebody works; null: at all. */
export interface Limites {
  Serveurs: readonly number[] | null;
  Clients: readonly number[] | null;
}

type Limited = { limites: Limites };
type Registry = Kysely<RegistryTables>;

export const unlimited: Limites = { Serveurs: null, Clients: null };

export const isLimited = ({ Serveurs, Clients }: Limites) => Serveurs !== null || Clients !== null;

/** Whether a customer is open to somebody; one that is not is to him as one that does not exist. */
export const isOpenTo = ({ Serveurs, Clients }: Limites, { IDCustomer, IDServer }: Pick<CustomerRecord, 'IDCustomer' | 'IDServer'>) =>
  (Serveurs === null || Serveurs.includes(IDServer)) && (Clients === null || Clients.includes(IDCustomer));

export const listCustomersOpenTo = async (registry: Registry, { limites }: Limited) =>
  (await listCustomers(registry)).filter((customer) => isOpenTo(limites, customer));

/** Those that hold a customer which is open to the session; all of them to whoever is not limited. */
export const listServersOpenTo = async (registry: Registry, session: Limited) => {
  const servers = await listServers(registry);
  if (!isLimited(session.limites)) return servers;
  const open = new Set((await listCustomersOpenTo(registry, session)).map(({ IDServer }) => IDServer));
  return servers.filter(({ IDServer }) => open.has(IDServer));
};
