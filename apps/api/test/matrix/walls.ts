import type { DatabaseServer } from '../../src/db/open.ts';

const author = { Auteur: 'test', Kind: 'system', IDPeople: null, Appel: '', Action: 'Préparer', Groupe: 'test' };

/** Two customers with the same ids and different texts; the second one has more of everything. */
export const fillTwoCustomers = async (server: DatabaseServer) => {
  const rows = {
    1: { civilites: ['Madame', 'Monsieur'], fonctions: ['Vente'], societes: ['Armor', 'Armor sans site'], sites: ['Rennes'] },
    2: {
      civilites: ['Dame', 'Sieur', 'Maître'],
      fonctions: ['Achat', 'Atelier'],
      societes: ['Bocage', 'Bocage bis'],
      sites: ['Lyon', 'Nice'],
    },
  };
  for (const [IDCustomer, { civilites, fonctions, societes, sites }] of Object.entries(rows)) {
    await server.load(Number(IDCustomer), author, async (db) => {
      for (const table of ['journal', 'sites', 'societes', 'fonctions', 'civilites'] as const) await db.deleteFrom(table).execute();
      await db
        .insertInto('civilites')
        .values(civilites.map((Descr, at) => ({ IDCivilite: at + 1, Descr })))
        .execute();
      await db
        .insertInto('fonctions')
        .values(fonctions.map((Descr, at) => ({ IDFonction: at + 1, Descr })))
        .execute();
      await db
        .insertInto('societes')
        .values(societes.map((Libelle, at) => ({ IDPlaque: at + 1, Libelle, IDActivite: null })))
        .execute();
      await db
        .insertInto('sites')
        .values(sites.map((Descr, at) => ({ IDSite: at + 1, IDPlaque: at + 1, Descr })))
        .execute();
    });
  }
};

/** Removes the second wall, row level security, from every customers' table. Roles stay. */
export const withoutRowSecurity = (server: DatabaseServer) =>
  server.admin((client) =>
    client.query(`do $$ declare t text; begin
      for t in select relname from pg_class where relnamespace = 'comptoir'::regnamespace and relkind in ('r', 'p') and not relispartition loop
        execute format('alter table comptoir.%I no force row level security, disable row level security', t);
      end loop;
    end $$`),
  );
