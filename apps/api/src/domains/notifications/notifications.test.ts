import type { notifications, Notification } from '@comptoir/contract/domains/notifications/notifications.calls';
import type { Answer } from '@comptoir/contract/kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { testCustomers } from '../../../test/rows/customers.ts';
import { createUser, writeIn, type Refused } from '../../../test/rows/utilisateurs.ts';

type Told = Answer<typeof notifications.list>;

describe.each(engines())('notifications (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  let customer: Client;
  /** Another person of customer access. */
  let other: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
    customer = await on.customer();
    await createUser(operator, { Lastname: 'Quéré', LoginWEB: 'mquere', Password: 'secret-9', drprofile_id: 1 });
    other = await on.customer('BDGpUn', 'mquere', 'secret-9');
  });
  beforeEach(async () => {
    await on.app.database.registry.deleteFrom('notificationsLues').execute();
    for (const { name } of testCustomers)
      await writeIn(
        on,
        async (db) => {
          for (const table of ['notesMentions', 'notes', 'santeAlertes', 'imports', 'demandes'] as const)
            await db.deleteFrom(table).execute();
        },
        name,
      );
  });
  afterAll(() => on.close());

  const told = async (by: Client, query = '') => {
    const { status, body, text } = await by.call<Told>('GET', `/api/notifications${query}`);
    expect([status, body.manque], text).toEqual([200, []]);
    return body;
  };
  const list = async (by: Client) => (await told(by)).notifications;
  const natures = async (by: Client) => (await list(by)).map(({ Nature }) => Nature);
  const unread = async (by: Client) => (await told(by, '?limite=0')).NonLues;
  const note = async (by: Client, body: object, fiche = 'sites/2') => {
    const answer = await by.call<{ IDNote: number }>('POST', `/api/notes/${fiche}`, body);
    expect(answer.status, answer.text).toBe(200);
    return answer.body.IDNote;
  };
  const admin = { Kind: 'customer', Login: 'admin' };
  const mquere = { Kind: 'customer', Login: 'mquere' };
  const op = { Kind: 'operator', Login: 'op' };
  const read = (by: Client, body: object) => by.call<Refused>('POST', '/api/notifications/lues', body);
  const alerte = { Interface: 'dbs', Cible: '1', Libelle: 'Armor Brest', Message: 'Mot de passe refusé', Echecs: 3 };
  const imported = { Import: 'utilisateurs' as const, Fichier: 'equipe.xlsx', Auteur: 'op', Groupe: 'g', Lignes: 9 };

  it('show a person who names them in a note, and on which record', async () => {
    const IDNote = await note(other, { Texte: 'À voir avec @ADMIN Élodie', mentions: [admin] });
    const { Descr } = await writeIn(on, (db) => db.selectFrom('sites').select('Descr').where('IDSite', '=', 2).executeTakeFirstOrThrow());
    const entry = { Nature: 'mention', Lue: false, Ecran: '/sites/2', Qui: 'Quéré', Quoi: Descr, Texte: 'À voir avec @ADMIN Élodie' };
    expect(await list(customer)).toMatchObject([{ ...entry, Qui: expect.stringContaining('Quéré') as string, client: null }]);
    expect((await list(customer))[0]?.IDNotification).toBe(`mention-${IDNote}`);
    // Neither whoever wrote it, nor operators, whom it does not name.
    expect([await list(other), await list(operator)]).toEqual([[], []]);
    // An operator who bears the login of a person of the customer is somebody else.
    await note(operator, { Texte: 'Pour @Opératrice de test', mentions: [op] });
    expect(await natures(operator)).toEqual([]);
    expect(await natures(customer)).toEqual(['mention']);
  });

  it('name no note by oneself, none that has become internal, none that is removed', async () => {
    await note(customer, { Texte: 'Pour moi', mentions: [admin] });
    expect(await list(customer)).toEqual([]);
    const IDNote = await note(operator, { Texte: 'Pour vous', Portee: 'client', mentions: [admin] });
    expect(await natures(customer)).toEqual(['mention']);
    await writeIn(on, (db) => db.updateTable('notes').set({ Portee: 'interne' }).where('IDNote', '=', IDNote).execute());
    expect(await list(customer)).toEqual([]);
    await writeIn(on, (db) => db.updateTable('notes').set({ Portee: 'client' }).where('IDNote', '=', IDNote).execute());
    await operator.call('DELETE', `/api/notes/${IDNote}`);
    expect(await list(customer)).toEqual([]);
  });

  it('do not name a record that the person may not open', async () => {
    for (const fiche of ['sites/2', 'utilisateurs/2', 'societes/1', 'origines/1'])
      await note(operator, { Texte: `Sur ${fiche}`, Portee: 'client', mentions: [admin] }, fiche);
    const screens = async (by: Client) => (await list(by)).map(({ Ecran }) => Ecran).toSorted();
    expect(await screens(customer)).toEqual(['/origines/1', '/sites/2', '/societes/1', '/utilisateurs/2']);
    await writeIn(on, async (db) => {
      await db.updateTable('sites').set({ EstFictif: true }).where('IDSite', '=', 2).execute();
      await db.updateTable('utilisateurs').set({ EstEDVMarketing: true }).where('IDPeople', '=', 2).execute();
      await db.updateTable('notes').set({ NomTable: 'relances' }).where('NomTable', '=', 'societes').execute();
      await db.updateTable('notes').set({ IDLigne: 4242 }).where('NomTable', '=', 'origines').execute();
      // Named as if an operator had named themselves, who sees hidden records too.
      const named = db
        .selectFrom('notesMentions')
        .select(['IDNote', sql<'operator'>`'operator'`.as('Kind'), sql<string>`'op'`.as('Login')]);
      await db.insertInto('notesMentions').columns(['IDNote', 'Kind', 'Login']).expression(named).execute();
      await db.updateTable('notes').set({ Login: 'autre' }).execute();
    });
    expect([await screens(customer), await screens(operator)]).toEqual([[], ['/sites/2', '/utilisateurs/2']]);
    await writeIn(on, async (db) => {
      await db.updateTable('sites').set({ EstFictif: false }).where('IDSite', '=', 2).execute();
      await db.updateTable('utilisateurs').set({ EstEDVMarketing: false }).where('IDPeople', '=', 2).execute();
    });
  });

  it('show operators the alerts and requests of every customer, of their own imports, and nobody else', async () => {
    await writeIn(on, async (db) => {
      await db.insertInto('santeAlertes').values(alerte).execute();
      await db
        .insertInto('imports')
        .values([
          { ...imported, Fin: sql`now()`, Refusees: 2 },
          { ...imported, Import: 'malusMasse', Fichier: 'tous.xlsx', Fin: sql`now() - interval '1 hour'` },
          { ...imported, Fichier: 'perdu.xlsx', Vu: sql`now() - interval '2 hours'` },
          { ...imported, Fichier: 'en cours.xlsx' },
          { ...imported, Fichier: 'autre.xlsx', Auteur: 'autre', Fin: sql`now()` },
        ])
        .execute();
    });
    await writeIn(
      on,
      (db) =>
        db
          .insertInto('santeAlertes')
          .values({ ...alerte, DateH: sql`now() - interval '1 day'`, DateFin: sql`now()` })
          .execute(),
      'BDGpDeux',
    );
    await customer.call('POST', '/api/demandes/ajout_site', { commentaire: 'Ajouter Paimpol' });
    await operator.call('POST', '/api/demandes/ajout_site', { commentaire: 'La mienne' });
    const found = await list(operator);
    const of = (nature: Notification['Nature']) => found.filter(({ Nature }) => Nature === nature);
    const un = { BDGp: 'BDGpUn', label: 'Groupe BDGpUn' };
    expect(of('alerte')).toMatchObject([
      { client: un, Quoi: 'DBS', Texte: 'Armor Brest\u00a0: Mot de passe refusé', Etat: 'ouverte', Ecran: '/sante' },
      { client: { BDGp: 'BDGpDeux' }, Etat: 'close' },
    ]);
    expect(of('import')).toMatchObject([
      { client: un, Quoi: 'equipe.xlsx', Etat: 'refus', Nombre: 2, Ecran: '/utilisateurs/importUtilisateurs' },
      { Quoi: 'tous.xlsx', Etat: 'termine', Nombre: 0, Ecran: '/malusMasse/importGrille' },
      { Quoi: 'perdu.xlsx', Etat: 'arrete' },
    ]);
    expect(of('demande')).toMatchObject([
      {
        client: un,
        Qui: 'ADMIN Élodie',
        Quoi: "Demande d'ajout d'un site",
        Texte: 'Ajouter Paimpol',
        Ecran: '/demandes?q=admin&type=ajout_site',
      },
    ]);
    expect(found.map(({ DateH }) => Date.parse(DateH))).toEqual(found.map(({ DateH }) => Date.parse(DateH)).toSorted((a, b) => b - a));
    expect(new Set(found.map(({ IDNotification }) => IDNotification)).size).toBe(found.length);
    expect([await list(customer), await list(await on.customer('BDGpDeux'))]).toEqual([[], []]);
  });

  it('show the person who asked what was answered, and not by whom', async () => {
    const ask = async (by: Client) =>
      (await by.call<{ IDDemande: number }>('POST', '/api/demandes/ajout_site', { commentaire: 'Paimpol' })).body;
    const { IDDemande } = await ask(customer);
    const answer = (id: number, by = operator) =>
      by.call<{ IDDemande: number } & Refused>('PUT', `/api/demandes/${id}/reponse`, { Reponse: 'Le site est ajouté.' });
    expect((await answer(IDDemande)).body).toEqual({ IDDemande });
    expect(await list(customer)).toMatchObject([
      { IDNotification: `reponse-${IDDemande}`, Nature: 'reponse', Qui: '', Texte: 'Le site est ajouté.', Ecran: '/sites', client: null },
    ]);
    expect([await list(other), await natures(operator)]).toEqual([[], ['demande']]);
    // Neither a person of the customer with an operator's login, nor at another customer.
    await writeIn(on, (db) => db.updateTable('demandes').set({ Kind: 'operator' }).execute());
    expect(await list(customer)).toEqual([]);
    await writeIn(on, (db) => db.updateTable('demandes').set({ Kind: null }).execute());
    expect(await natures(customer)).toEqual(['reponse']);
    await writeIn(on, (db) => db.updateTable('demandes').set({ name: 'Quelqu’un d’autre' }).execute());
    expect(await list(customer)).toEqual([]);
    // An operator's own request, which a colleague answered.
    await writeIn(on, (db) => db.updateTable('demandes').set({ Kind: 'operator', login: 'op', RepondPar: 'Un collègue' }).execute());
    expect(await list(operator)).toMatchObject([{ Nature: 'reponse', Qui: 'Un collègue', Ecran: '/demandes?q=op&type=ajout_site' }]);
    expect([(await answer(4242)).status, (await answer(IDDemande, customer)).status]).toEqual([404, 403]);
    const blank = await operator.call<Refused>('PUT', `/api/demandes/${IDDemande}/reponse`, { Reponse: ' ' });
    expect([blank.status, Object.keys(blank.body.errors ?? {})]).toEqual([400, ['Reponse']]);
  });

  it('go back thirty days, and are a hundred at most', async () => {
    await writeIn(on, (db) =>
      db
        .insertInto('santeAlertes')
        .values(
          Array.from({ length: 120 }, (_, at) => ({
            ...alerte,
            Cible: String(at),
            DateH: sql<string>`now() - ${sql.lit(at < 5 ? 31 : 29)} * interval '1 day'`,
          })),
        )
        .execute(),
    );
    expect([(await list(operator)).length, await unread(operator)]).toEqual([100, 100]);
    await writeIn(on, (db) =>
      db
        .deleteFrom('santeAlertes')
        .where('DateH', '>', sql<string>`now() - interval '30 days'`)
        .execute(),
    );
    expect(await list(operator)).toEqual([]);
    expect((await told(operator, '?limite=0')).notifications).toEqual([]);
  });

  it('are read one by one, or all up to an instant; nothing that comes later', async () => {
    const first = await note(operator, { Texte: 'Un', Portee: 'client', mentions: [admin, mquere] });
    await note(operator, { Texte: 'Deux', Portee: 'client', mentions: [admin] });
    expect(await unread(customer)).toBe(2);
    expect((await read(customer, { ids: [`mention-${first}`] })).status).toBe(200);
    expect((await list(customer)).map(({ Texte, Lue }) => [Texte, Lue])).toEqual([
      ['Deux', false],
      ['Un', true],
    ]);
    // Another person's mark is their own.
    expect(await unread(other)).toBe(1);
    const [newest] = await list(customer);
    await read(customer, { jusque: newest!.DateH });
    expect(await unread(customer)).toBe(0);
    await note(operator, { Texte: 'Trois', Portee: 'client', mentions: [admin] });
    expect(await unread(customer)).toBe(1);
    // An earlier instant takes nothing back, and nobody reads what is still to come.
    await read(customer, { jusque: '2026-01-01T00:00:00Z' });
    expect(await unread(customer)).toBe(1);
    await read(customer, { jusque: '2999-01-01T00:00:00Z' });
    expect(await unread(customer)).toBe(0);
    await writeIn(on, (db) =>
      db
        .updateTable('notesMentions')
        .set({ DateH: sql`now() + interval '1 minute'` })
        .where('Login', '=', 'admin')
        .execute(),
    );
    expect(await unread(customer)).toBe(2);
    expect(await unread(other)).toBe(1);
  });

  it('of an operator are read at each customer by themselves', async () => {
    for (const BDGp of ['BDGpUn', 'BDGpDeux'])
      await writeIn(
        on,
        (db) =>
          db
            .insertInto('santeAlertes')
            .values({ ...alerte, IDAlerte: 7 })
            .execute(),
        BDGp,
      );
    await read(operator, { ids: ['BDGpDeux/alerte-7'] });
    expect((await list(operator)).filter(({ Lue }) => !Lue).map(({ IDNotification }) => IDNotification)).toEqual(['BDGpUn/alerte-7']);
    expect(await on.app.database.registry.selectFrom('notificationsLues').select(['IDOperator', 'IDPeople', 'Lues']).execute()).toEqual([
      { IDOperator: 1, IDPeople: null, Lues: ['BDGpDeux/alerte-7'] },
    ]);
  });

  it.each([
    [{}, 'ids'],
    [{ ids: [] }, 'ids'],
    [{ ids: ['<script>'] }, 'ids'],
    [{ ids: Array.from({ length: 101 }, (_, at) => `mention-${at}`) }, 'ids'],
    [{ jusque: 'hier' }, 'jusque'],
  ])('refuse to mark %j as read', async (body, field) => {
    const answer = await read(customer, body);
    expect([answer.status, Object.keys(answer.body.errors ?? {})[0]?.split('.')[0]]).toEqual([400, field]);
    expect(await on.app.database.registry.selectFrom('notificationsLues').selectAll().execute()).toEqual([]);
  });
});
