import type { Note } from '@comptoir/contract/domains/notes/notes.calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Answer, type Client, type TestApp } from '../../../test/http.ts';
import { createUser, writeIn, type Refused } from '../../../test/rows/utilisateurs.ts';

describe.each(engines())('notes on a record (%s)', (engine) => {
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
    await writeIn(on, (db) => db.deleteFrom('notes').execute());
  });
  afterAll(() => on.close());

  const list = async (by: Client, fiche = 'sites/2') => (await by.call<Note[]>('GET', `/api/notes/${fiche}`)).body;
  const add = (by: Client, body: object, fiche = 'sites/2') => by.call<{ IDNote: number } & Refused>('POST', `/api/notes/${fiche}`, body);
  const change = (by: Client, id: number, body: object) => by.call<Refused>('PUT', `/api/notes/${id}`, body);
  const undo = ({ headers }: Answer, by: Client) =>
    by.call('POST', '/api/retour', { portee: { operation: String(headers['x-request-id']) }, verbe: 'annuler' });
  const texts = async (by: Client, fiche?: string) => (await list(by, fiche)).map(({ Texte }) => Texte);

  it('are an operator’s own unless shared; those of customer access are read by both', async () => {
    await add(operator, { Texte: 'Entre nous' });
    const shared = await add(operator, { Texte: 'Pour vous\nsur deux lignes', Portee: 'client' });
    await add(customer, { Texte: 'Merci' });
    expect(await list(operator)).toMatchObject([
      { Texte: 'Merci', Portee: 'client', Auteur: 'ADMIN Élodie', DeOperateur: false, mayChange: false, mayRemove: true },
      { Texte: 'Pour vous\nsur deux lignes', Portee: 'client', DeOperateur: true, DateModification: null, mayChange: true },
      { Texte: 'Entre nous', Portee: 'interne', Auteur: 'Opératrice de test' },
    ]);
    expect(await list(customer)).toMatchObject([
      { Texte: 'Merci', mayChange: true, mayRemove: true },
      { Texte: 'Pour vous\nsur deux lignes', mayChange: false, mayRemove: false },
    ]);
    // Not the one beside it, nor another table's row of that number.
    expect([await texts(operator, 'sites/1'), await texts(operator, 'societes/1')]).toEqual([[], []]);
    await change(operator, shared.body.IDNote, { Texte: 'Finalement entre nous', Portee: 'interne' });
    expect(await texts(customer)).toEqual(['Merci']);
  });

  it('are not found on what a session may not open', async () => {
    const hidden = ['sites/3', 'utilisateurs/3', 'sites/4242', 'relances/1', 'toString/1'];
    for (const fiche of hidden) {
      expect([(await customer.call('GET', `/api/notes/${fiche}`)).status, (await add(customer, { Texte: 'x' }, fiche)).status]).toEqual([
        404, 404,
      ]);
    }
    expect((await add(operator, { Texte: 'Interne' }, 'sites/3')).status).toBe(200);
    expect((await add(operator, { Texte: 'Pour le client', Portee: 'client' }, 'sites/3')).body.errors).toHaveProperty('Portee');
    expect((await customer.call('GET', '/api/notes/sites/3/personnes')).status).toBe(404);
  });

  it.each([
    ['nothing', {}, 400, 'Texte'],
    ['blanks', { Texte: ' \n ' }, 400, 'Texte'],
    ['too much', { Texte: 'x'.repeat(4001) }, 400, 'Texte'],
    ['a scope that is none', { Texte: 'x', Portee: 'tous' }, 400, 'Portee'],
    ['an internal note', { Texte: 'x', Portee: 'interne' }, 422, 'Portee'],
    ['the name of an operator', { Texte: 'x', mentions: [{ Kind: 'operator', Login: 'op' }] }, 422, 'mentions'],
    ['the name of who does not use this console', { Texte: 'x', mentions: [{ Kind: 'customer', Login: 'vendeur' }] }, 422, 'mentions'],
  ])('refuse customer access %s, and write nothing', async (_, body, status, field) => {
    const before = await list(operator);
    const answer = await add(customer, body);
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([status, [field]]);
    expect(await list(operator)).toEqual(before);
  });

  it('reach whom they name by mail once, each alone, if the author asks for it', async () => {
    on.app.config.publicUrl = 'https://comptoir.example';
    await writeIn(on, async (db) => {
      await db.deleteFrom('outbox').execute();
      await db.updateTable('utilisateurs').set({ EMail: 'quere@un.example' }).where('LoginWEB', '=', 'mquere').execute();
      await db.updateTable('utilisateurs').set({ EMail: '' }).where('LoginWEB', '=', 'admin').execute();
    });
    const mails = () => writeIn(on, (db) => db.selectFrom('outbox').selectAll().orderBy('IDMessage').execute());
    const [quere, admin] = ['mquere', 'admin'].map((Login) => ({ Kind: 'customer', Login }));
    const both = { Texte: 'À voir demain', Portee: 'client', mentions: [quere, admin] };
    const quiet = await add(operator, both);
    expect([quiet.body, await mails()]).toEqual([{ IDNote: quiet.body.IDNote, Courriels: 0 }, []]);

    const { body } = await add(operator, { ...both, ParEMail: true });
    expect(body).toMatchObject({ Courriels: 1 });
    expect(await mails()).toMatchObject([
      { destinataires: ['quere@un.example'], objet: expect.stringContaining('Opératrice de test vous cite dans une note') },
    ]);
    expect((await mails())[0]?.texte).toMatch(
      /Groupe\u00a0: .+\nFiche\u00a0: .+\nAuteur\u00a0: Opératrice de test\nNote\u00a0: https:\/\/\S+\/sites\/2\n\nÀ voir demain$/,
    );
    // Named before, or by herself: no news.
    expect((await change(operator, body.IDNote, { ...both, Texte: 'À voir lundi', ParEMail: true })).body).toMatchObject({ Courriels: 0 });
    expect((await add(other, { Texte: 'Pour mémoire', mentions: [quere], ParEMail: true })).body).toMatchObject({ Courriels: 0 });
    expect(await mails()).toHaveLength(1);
    expect((await add(operator, { ...both, ParEMail: 'oui ou non' })).status).toBe(400);
    await writeIn(on, (db) =>
      db.deleteFrom('notes').where('NomTable', '=', 'sites').where('IDLigne', '=', 2).where('Texte', 'like', 'À voir%').execute(),
    );
  });

  it('name who may open the record: operators for operators, and the customer’s people', async () => {
    const offered = async (by: Client, fiche: string) =>
      (await by.call<{ Kind: string; Login: string }[]>('GET', `/api/notes/${fiche}/personnes`)).body.map(({ Login }) => Login);
    expect(await offered(operator, 'sites/2')).toEqual(['op', 'admin', 'mquere']);
    expect(await offered(operator, 'sites/3')).toEqual(['op']);
    expect(await offered(customer, 'sites/2')).toEqual(['admin', 'mquere']);
    const mentions = [
      { Kind: 'operator', Login: 'op' },
      { Kind: 'customer', Login: 'mquere' },
    ];
    expect((await add(operator, { Texte: '@Quéré Yann', mentions })).body.errors).toHaveProperty('mentions');
    const { body } = await add(operator, { Texte: '@Quéré Yann', Portee: 'client', mentions });
    const named = async (by: Client) => (await list(by)).find(({ IDNote }) => IDNote === body.IDNote)?.mentions.map(({ Login }) => Login);
    expect([await named(operator), await named(other)]).toEqual([['mquere', 'op'], ['mquere']]);
    await change(operator, body.IDNote, { Texte: 'Personne' });
    expect(await named(operator)).toEqual([]);
  });

  it('are changed by their author alone, removed by operators too, and come back', async () => {
    const { body } = await add(customer, { Texte: 'Première', mentions: [{ Kind: 'customer', Login: 'mquere' }] });
    const id = body.IDNote;
    for (const by of [operator, other]) expect((await change(by, id, { Texte: 'Autre' })).status).toBe(403);
    expect((await other.call('DELETE', `/api/notes/${id}`)).status).toBe(403);
    const before = await list(customer);
    const changed = await change(customer, id, { Texte: 'Deuxième' });
    expect((await list(customer))[0]).toMatchObject({ Texte: 'Deuxième', mentions: [], DateModification: expect.any(String) as string });
    expect((await undo(changed, other)).status).toBe(404);
    expect((await undo(changed, customer)).status).toBe(200);
    expect(await list(customer)).toEqual(before);
    const own = await customer.call('DELETE', `/api/notes/${id}`);
    expect((await texts(customer)).includes('Première')).toBe(false);
    expect((await undo(own, customer)).status).toBe(200);
    expect(await list(customer)).toEqual(before);
    const removed = await operator.call('DELETE', `/api/notes/${id}`);
    expect((await undo(removed, customer)).status).toBe(403);
    expect((await undo(removed, operator)).status).toBe(200);
    expect(await list(customer)).toEqual(before);
    const added = await add(other, { Texte: 'Sans suite' });
    expect((await undo(added, other)).status).toBe(200);
    expect(await list(customer)).toEqual(before);
  });

  it('are undone by customer access only while their record can be opened', async () => {
    const { body } = await add(customer, { Texte: 'Ici' });
    const removed = await customer.call('DELETE', `/api/notes/${body.IDNote}`);
    const hide = (EstFictif: boolean) => writeIn(on, (db) => db.updateTable('sites').set({ EstFictif }).where('IDSite', '=', 2).execute());
    await hide(true);
    expect((await undo(removed, customer)).status).toBe(403);
    expect((await change(customer, body.IDNote, { Texte: 'x' })).status).toBe(404);
    await hide(false);
    expect((await undo(removed, customer)).status).toBe(200);
  });
});
