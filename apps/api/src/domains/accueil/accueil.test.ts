import type { accueil } from '@comptoir/contract/domains/accueil/accueil.calls';
import type { Answer } from '@comptoir/contract/kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { writeIn } from '../../../test/rows/utilisateurs.ts';
import { listChiffres } from './chiffres.store.ts';
import { figuresClock } from './figures.ts';

type Accueil = Answer<typeof accueil.read>;

describe.each(engines())('the operators’ home (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  const fail = (error: unknown) => {
    throw error;
  };
  const figures = () => figuresClock(on.app, fail);
  const home = async (query = '') => (await operator.call<Accueil>('GET', `/api/accueil${query}`)).body;
  const setDue = (ProchaineVerification: string) =>
    on.app.database.registry.updateTable('chiffresTours').set({ ProchaineVerification, PrisJusqua: null }).execute();
  const attentionTo = ({ attention }: Accueil, client: string) => attention.find(({ BDGp }) => BDGp === client)?.motifs ?? [];

  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
  });
  beforeEach(() =>
    writeIn(on, async (db) => {
      for (const table of ['santeEtats', 'santeAlertes', 'chiffres', 'passerelles', 'imports'] as const)
        await db.deleteFrom(table).execute();
    }),
  );
  afterAll(() => on.close());

  it('names the customers that need attention, for the worst of each interface', async () => {
    const access = { Interface: 'dbs', Message: 'non', Verdict: 'panne', EchecsConsecutifs: 3 };
    await writeIn(on, async (db) => {
      await db
        .insertInto('santeEtats')
        .values([
          { ...access, Cible: '1', Libelle: 'Hier', DernierSucces: '2026-03-30T10:00:00Z' },
          { ...access, Cible: '2', Libelle: 'Ancien', Verdict: 'refus', DernierSucces: '2026-03-01T10:00:00Z' },
          { ...access, Cible: '3', Libelle: 'Bon', Verdict: 'ok', DernierSucces: null },
        ])
        .execute();
      const alerte = { Interface: 'dbs', Libelle: 'Hier', Message: 'non', Echecs: 3 };
      await db
        .insertInto('santeAlertes')
        .values([
          { ...alerte, Cible: '1' },
          { ...alerte, Cible: '2', DateAcquittement: '2026-03-31T10:00:00Z', AcquittePar: 'op' },
        ])
        .execute();
      const passerelle = { Commentaire: '', EMailsTransfertDMS: '' };
      await db
        .insertInto('passerelles')
        .values([
          { ...passerelle, Libelle: 'En retard', DateHRefProchainTransfert: '2026-01-01T00:00:00Z' },
          { ...passerelle, Libelle: 'À jour', DateHRefProchainTransfert: '2999-01-01T00:00:00Z' },
        ])
        .execute();
    });
    const found = await home();
    expect(found.manque).toEqual([]);
    expect(attentionTo(found, 'BDGpUn')).toMatchObject([
      { Nature: 'interface', Titre: 'DBS', Nombre: 2, Libelle: 'Ancien', Verdict: 'refus' },
      { Nature: 'alerte', Nombre: 1 },
      { Nature: 'passerelle', Nombre: 1 },
    ]);
    expect(found.EnTout).toBe(found.attention.length);
  });

  it('counts imports that stopped, until a later one of their kind is done', async () => {
    const one = { Import: 'utilisateurs' as const, Fichier: 'a.xlsx', Auteur: 'op', Groupe: 'g', Lignes: 9 };
    const insert = (more: object) =>
      writeIn(on, (db) =>
        db
          .insertInto('imports')
          .values({ ...one, ...more })
          .execute(),
      );
    await insert({ Fin: '2026-01-01T00:00:00Z', DateH: '2026-01-01T00:00:00Z', Arret: true });
    await insert({ Fin: sql`now()` });
    await insert({});
    expect(attentionTo(await home(), 'BDGpUn')).toEqual([]);
    await insert({ Fin: sql`now()`, Arret: true });
    await insert({ Vu: sql`now() - interval '6 minutes'` });
    expect(attentionTo(await home(), 'BDGpUn')).toMatchObject([{ Nature: 'import', Nombre: 2, Import: 'utilisateurs' }]);
    await insert({ Import: 'malusMasse', Fin: sql`now()`, Arret: true });
    expect(attentionTo(await home(), 'BDGpUn')).toMatchObject([{ Nature: 'import', Nombre: 3, Import: 'malusMasse' }]);
    await insert({ Import: 'malusMasse', Fin: sql`now()` });
    await insert({ Fin: sql`now()` });
    expect(attentionTo(await home(), 'BDGpUn')).toEqual([]);
  });

  it('counts the errors of a configuration by a clock, and says how many are new', async () => {
    await figures().runDue();
    await setDue('2026-01-01T00:00:00Z');
    const taken = await Promise.all([figures().runDue(), figures().runDue()]);
    expect(taken.toSorted((a, b) => a - b)[0]).toBe(0);
    const { body } = await operator.call<{ niveau: string; nb: number }[]>('GET', '/api/qualite');
    const errors = body.filter(({ niveau }) => niveau === 'erreur').reduce((sum, { nb }) => sum + nb, 0);
    expect(errors).toBeGreaterThan(1);
    await writeIn(on, async (db) => {
      const yesterday = sql<string>`(now() at time zone 'Europe/Paris')::date - 2`;
      await db
        .insertInto('chiffres')
        .values({ Mesure: 'erreur', Nombre: errors - 1, Jour: yesterday })
        .execute();
      expect(await listChiffres(db, ['erreur'])).toContainEqual(expect.objectContaining({ Mesure: 'erreur', Nombre: errors }));
    });
    expect(attentionTo(await home(), 'BDGpUn')).toMatchObject([{ Nature: 'qualite', Nombre: errors, Nouvelles: 1 }]);
  });

  it('a change brings the next count forward', async () => {
    await figures().runDue();
    await setDue('2999-01-01T00:00:00Z');
    await operator.call('POST', '/api/civilites', { Descr: 'Maître' });
    await figures().runDue();
    const rows = await on.app.database.registry
      .selectFrom('chiffresTours')
      .innerJoin('customers', 'customers.IDCustomer', 'chiffresTours.IDCustomer')
      .select('name')
      .where('ProchaineVerification', '<', '2998-01-01T00:00:00Z')
      .execute();
    expect(rows.map(({ name }) => name)).toContain('BDGpUn');
  });

  it('says what others have changed since, not what one has changed oneself', async () => {
    const before = new Date().toISOString();
    await operator.call('POST', '/api/civilites', { Descr: 'Madame la présidente' });
    expect((await home(`?depuis=${before}`)).changements).toEqual([]);
    const record = (await on.app.customers.find('BDGpUn'))!;
    const as = (Auteur: string, Kind: string, count: number, Action: string) =>
      on.app.database.write(
        { IDCustomer: record.IDCustomer },
        { Auteur, Kind, Action, IDPeople: null, Appel: '', Groupe: `${Auteur}-${count}` },
        (db) =>
          db
            .insertInto('civilites')
            .values(Array.from({ length: count }, (_, at) => ({ Descr: `${Action} ${at}` })))
            .execute(),
      );
    await as('mquere', 'customer', 1, 'Créer');
    await as('mquere', 'customer', 2, 'Créer');
    await as('autre', 'operator', 60, 'Importer');
    await as('comptoir', 'system', 3, 'Sans personne');
    const { changements, Changes } = await home(`?depuis=${before}`);
    expect(changements).toMatchObject([
      { BDGp: 'BDGpUn', Modifications: 3, Personnes: 2, Demandes: 0, travaux: [{ Action: 'Importer', Lignes: 60 }] },
    ]);
    expect(Changes).toBe(1);
    expect((await home(`?depuis=${new Date().toISOString()}`)).changements).toEqual([]);
  });

  it('says which part could not be read, and shows the others', async () => {
    await on.app.database.admin((client) => client.query('revoke select on comptoir."santeAlertes" from comptoir_parc'));
    const found = await home();
    await on.app.database.admin((client) => client.query('grant select on comptoir."santeAlertes" to comptoir_parc'));
    expect(found.manque).toEqual([{ Partie: 'alertes', Serveur: 'prod-test' }]);
    expect((await home()).manque).toEqual([]);
  });
});
