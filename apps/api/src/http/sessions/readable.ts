import type { Limites } from '@comptoir/contract/limites';
import type { Kysely } from 'kysely';
import type { RegistryTables } from '../../db/tables.ts';
import { listGranted } from '../../registry/acces.store.ts';
import { listCustomersOpenTo } from './limites.ts';

interface Reader {
  id: number;
  IDSession: number;
  limites: Limites;
}

/**
 * The customers that an operator may read of without choosing them, and those that want to be asked first. Who only wants to be told
 * of visits is read of: looking at figures across customers is no visit (docs/regles/acces.md#consented-access).
 */
export const listCustomersReadableBy = async (registry: Kysely<RegistryTables>, { id, IDSession, limites }: Reader) => {
  const [customers, grants] = await Promise.all([listCustomersOpenTo(registry, { limites }), listGranted(registry, id)]);
  const isReadable = ({ IDCustomer, ModeAcces }: (typeof customers)[number]) => {
    if (ModeAcces === 'libre' || ModeAcces === 'annonce') return true;
    return grants.some(
      (grant) =>
        grant.IDCustomer === IDCustomer && (grant.IDSession === IDSession || (grant.IDSession === null && ModeAcces === 'accorde')),
    );
  };
  return { readable: customers.filter(isReadable), closed: customers.filter((customer) => !isReadable(customer)) };
};
