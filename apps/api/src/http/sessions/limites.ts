import { isOpenTo, type Limites } from '@comptoir/contract/limites';
import type { Kysely } from 'kysely';
import type { RegistryTables } from '../../db/tables.ts';
import { listCustomers, listServers } from '../../registry/registry.store.ts';

type Limited = { limites: Limites };
type Registry = Kysely<RegistryTables>;

export const unlimited: Limites = { Serveurs: null, Clients: null };

export const isLimited = ({ Serveurs, Clients }: Limites) => Serveurs !== null || Clients !== null;

export const listCustomersOpenTo = async (registry: Registry, { limites }: Limited) =>
  (await listCustomers(registry)).filter((customer) => isOpenTo(limites, customer));

/** Those that hold a customer which is open to the session; all of them to whoever is not limited. */
export const listServersOpenTo = async (registry: Registry, session: Limited) => {
  const servers = await listServers(registry);
  if (!isLimited(session.limites)) return servers;
  const open = new Set((await listCustomersOpenTo(registry, session)).map(({ IDServer }) => IDServer));
  return servers.filter(({ IDServer }) => open.has(IDServer));
};
