import { customers, productTypes, sampleAccounts, servers } from '@comptoir/seed/registry';
import { hash } from '@node-rs/argon2';
import type { DatabaseServer } from '../db/open.ts';
import { schemaOf } from '../db/names.ts';

const author = {
  Auteur: 'données d’exemple',
  Kind: 'public',
  IDPeople: null,
  Appel: '',
  Action: 'Poser les données d’exemple',
  Groupe: 'exemple',
};

/** Fills an empty registry with sample servers, customers and operator. A registry in use is left alone. */
export const seedRegistry = async (database: DatabaseServer) => {
  const inUse = await database.registry.selectFrom('servers').select('IDServer').limit(1).executeTakeFirst();
  if (inUse) return;
  const { operator } = sampleAccounts;
  const passwordHash = await hash(operator.password);
  await database.write('registry', author, async (trx) => {
    const placed = await trx
      .insertInto('servers')
      .values(servers.map(({ name, ip, isHonda }) => ({ name, ip, isHonda, production: !name.includes('pprod') })))
      .returning(['IDServer', 'name'])
      .execute();
    const serverIds = new Map(placed.map(({ name, IDServer }) => [name, IDServer]));
    const rows = customers.map(
      ({ server, name, label, IDGroupements, FAM_FactureeSeller, eDataVoiceActif, deleteOrigines, importFidelite, hosts, activites }) => ({
        name,
        label,
        IDGroupements,
        FAM_FactureeSeller,
        eDataVoiceActif,
        deleteOrigines,
        importFidelite,
        IDServer: serverIds.get(server)!,
        schema: schemaOf(name),
        activites: [...activites],
        hosts: [...hosts],
        seed: name,
      }),
    );
    const created = await trx.insertInto('customers').values(rows).returning(['IDCustomer', 'name']).execute();
    const customerIds = new Map(created.map(({ name, IDCustomer }) => [name, IDCustomer]));
    const urls = customers.flatMap(({ name, urls: own }) =>
      own.map((url) => ({ ...url, product: 'eseller', IDCustomer: customerIds.get(name)! })),
    );
    await trx.insertInto('urls').values(urls).execute();
    await trx.insertInto('produits').values(productTypes).execute();
    await trx.insertInto('operators').values({ login: operator.login, name: operator.name, passwordHash }).execute();
  });
};
