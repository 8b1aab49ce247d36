import type { Vue } from '@comptoir/contract/domains/vues/vues.calls';
import { isListSearch } from '@comptoir/contract/texts/list-search';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { writeIn, type Refused } from '../../../test/rows/utilisateurs.ts';

test('any search that a browser writes is the state of a list', () => {
  const keys = fc.stringMatching(/^[A-Za-z_.]{1,12}$/).filter((key) => key !== 'vue');
  fc.assert(
    fc.property(fc.dictionary(keys, fc.string({ unit: 'grapheme' }), { noNullPrototype: true }), (search) => {
      expect(isListSearch(new URLSearchParams(search).toString())).toBe(true);
    }),
  );
});

test.each(['?q=a', 'q', '=a', 'q=a b', 'q=a&q=b', 'vue=3', 'q=%E9', 'q=a#b', 'q=é', '&q=a'])('%s is none', (text) => {
  expect(isListSearch(text)).toBe(false);
});

describe.each(engines())('views (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  let admin: Client;
  /** Another user of the same group. */
  let other: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
    admin = await on.customer();
    await writeIn(on, (db) => db.updateTable('utilisateurs').set({ drprofile_id: 1 }).where('IDPeople', '=', 2).execute());
    other = await on.customer('BDGpUn', 'vendeur', 'secret-2');
  });
  beforeEach(() => writeIn(on, (db) => db.deleteFrom('vues').execute()));
  afterAll(() => on.close());

  const save = async (by: Client, more: object = {}) => {
    const answer = await by.call<{ IDVue: number }>('POST', '/api/vues', { Ecran: '/sites', Nom: 'Brest', Etat: 'q=brest', ...more });
    expect(answer.status, answer.text).toBe(200);
    return answer.body.IDVue;
  };
  const list = async (by: Client) => (await by.call<Vue[]>('GET', '/api/vues')).body;
  const names = async (by: Client) => (await list(by)).map(({ Nom }) => Nom);
  const change = (by: Client, IDVue: number, body: object) => by.call<Refused>('PUT', `/api/vues/${IDVue}`, body);
  const remove = (by: Client, IDVue: number) => by.call<Refused>('DELETE', `/api/vues/${IDVue}`);

  it('of one’s own are one’s own, shared ones are everybody’s, those of operators are theirs', async () => {
    await save(admin, { Nom: 'À moi' });
    await save(admin, { Nom: 'Au groupe', Portee: 'client' });
    await save(operator, { Nom: 'À moi' });
    await save(operator, { Nom: 'Aux opérateurs', Portee: 'operateurs' });
    expect(await names(admin)).toEqual(['À moi', 'Au groupe']);
    expect(await names(other)).toEqual(['Au groupe']);
    expect(await names(operator)).toEqual(['À moi', 'Au groupe', 'Aux opérateurs']);
    expect(await list(other)).toMatchObject([{ estMienne: false, estModifiable: false, Auteur: 'ADMIN Élodie', Etat: 'q=brest' }]);
    expect(await list(operator)).toMatchObject([{ estMienne: true }, { estMienne: false, estModifiable: true }, { estMienne: true }]);
    expect(await names(await on.operator('BDGpDeux'))).not.toContain('Au groupe');
  });

  it('of a user and an operator with the same number are not mixed up', async () => {
    const IDVue = await save(admin);
    const { IDAuteur } = await writeIn(on, (db) => db.selectFrom('vues').select('IDAuteur').executeTakeFirstOrThrow());
    await writeIn(on, (db) => db.updateTable('vues').set({ TypeAuteur: 'operator' }).where('IDVue', '=', IDVue).execute());
    expect(IDAuteur).toBe(1);
    expect(await list(admin)).toEqual([]);
    expect((await change(admin, IDVue, { Nom: 'Prise' })).status).toBe(404);
  });

  it('are changed by their author, shared ones by operators too, by nobody else', async () => {
    const own = await save(admin, { Nom: 'À moi' });
    const shared = await save(admin, { Nom: 'Au groupe', Portee: 'client' });
    for (const by of [other, operator]) {
      expect((await change(by, own, { Nom: 'Prise' })).status).toBe(404);
      expect((await remove(by, own)).status).toBe(404);
    }
    const refused = await change(other, shared, { Etat: 'q=rennes' });
    expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining('celle d’ADMIN Élodie')]);
    expect((await remove(other, shared)).status).toBe(403);
    expect((await change(operator, shared, { Etat: 'q=rennes' })).status).toBe(200);
    expect((await change(operator, shared, { Portee: 'operateurs' })).status).toBe(403);
    expect(await list(admin)).toMatchObject([
      { Nom: 'À moi', Etat: 'q=brest' },
      { Nom: 'Au groupe', Etat: 'q=rennes' },
    ]);
    expect((await change(admin, shared, { Portee: 'moi' })).status).toBe(200);
    expect(await names(other)).toEqual([]);
    expect((await remove(admin, own)).status).toBe(200);
  });

  it('that nobody shared open from a link, without their name; an operator’s for operators alone', async () => {
    const [ofAdmin, ofOperator] = [await save(admin, { Nom: 'Secrète' }), await save(operator, { Nom: 'Secrète' })];
    const read = (by: Client, IDVue: number) => by.call('GET', `/api/vues/${IDVue}`);
    expect((await read(other, ofAdmin)).body).toEqual({ IDVue: ofAdmin, Ecran: '/sites', Etat: 'q=brest', Auteur: 'ADMIN Élodie' });
    expect((await read(operator, ofAdmin)).status).toBe(200);
    expect((await read(other, ofOperator)).status).toBe(404);
    expect((await read(await on.operator('BDGpDeux'), ofAdmin)).status).toBe(404);
  });

  it('open by themselves one at most for each kind of view', async () => {
    await save(admin, { Nom: 'Une', ParDefaut: true });
    const two = await save(admin, { Nom: 'Deux', ParDefaut: true });
    await save(admin, { Nom: 'Trois', Portee: 'client', ParDefaut: true });
    const defaults = async () => (await list(admin)).filter(({ ParDefaut }) => ParDefaut).map(({ Nom }) => Nom);
    expect(await defaults()).toEqual(['Deux', 'Trois']);
    await change(admin, two, { Portee: 'client' });
    expect(await defaults()).toEqual(['Trois']);
    await change(admin, two, { ParDefaut: true });
    expect(await defaults()).toEqual(['Deux']);
  });

  it('open by themselves: one’s own, else the customer’s, else the operators’', async () => {
    const opened = async (by: Client) => (await by.call<{ Ecran: string; IDVue: number }[]>('GET', '/api/vues/parDefaut')).body;
    const ofOperators = await save(operator, { Nom: 'Des opérateurs', Portee: 'operateurs', ParDefaut: true });
    await save(admin, { Nom: 'Sans plus' });
    expect([await opened(operator), await opened(admin)]).toEqual([[{ Ecran: '/sites', IDVue: ofOperators }], []]);
    const ofGroup = await save(admin, { Nom: 'Du groupe', Portee: 'client', ParDefaut: true });
    const elsewhere = await save(admin, { Ecran: '/fonctions', Nom: 'Ailleurs', Portee: 'client', ParDefaut: true });
    const shared = [
      { Ecran: '/fonctions', IDVue: elsewhere },
      { Ecran: '/sites', IDVue: ofGroup },
    ];
    for (const by of [operator, admin, other]) expect(await opened(by)).toEqual(shared);
    const own = await save(admin, { Nom: 'À moi', ParDefaut: true });
    expect(await opened(admin)).toEqual([shared[0], { Ecran: '/sites', IDVue: own }]);
    expect([await opened(other), await opened(operator)]).toEqual([shared, shared]);
  });

  it('change their place among those of their kind', async () => {
    for (const Nom of ['A', 'B']) await save(admin, { Nom });
    const last = await save(admin, { Nom: 'C' });
    await save(admin, { Nom: 'Z', Portee: 'client' });
    await change(admin, last, { Ordre: 1 });
    expect(await names(admin)).toEqual(['C', 'A', 'B', 'Z']);
    await change(admin, last, { Ordre: 99 });
    expect(await names(admin)).toEqual(['A', 'B', 'C', 'Z']);
  });

  it.each([
    [{ Nom: ' ' }, 400, 'Nom'],
    [{ Nom: 'x'.repeat(61) }, 400, 'Nom'],
    [{ Portee: 'tous' }, 400, 'Portee'],
    [{ Portee: 'operateurs' }, 400, 'Portee'],
    [{ Ecran: 'sites' }, 400, 'Ecran'],
    [{ Ecran: '//ailleurs.example/sites' }, 400, 'Ecran'],
    [{ Ecran: '/' }, 400, 'Ecran'],
    [{ Etat: '<script>' }, 400, 'Etat'],
    [{ Etat: `q=${'x'.repeat(2000)}` }, 400, 'Etat'],
    [{ Nom: 'BREST' }, 409, 'Nom'],
  ])('refuses %j with a sentence', async (more, status, field) => {
    await save(admin);
    const answer = await admin.call<Refused>('POST', '/api/vues', { Ecran: '/sites', Nom: 'Autre', Etat: '', ...more });
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([status, [field]]);
    expect(await names(admin)).toEqual(['Brest']);
  });

  it('that are deleted come back, for customer access too', async () => {
    const IDVue = await save(admin);
    const before = await list(admin);
    const { headers } = await remove(admin, IDVue);
    expect(await list(admin)).toEqual([]);
    const undone = await admin.call('POST', '/api/retour', { portee: { operation: headers['x-request-id'] }, verbe: 'annuler' });
    expect([undone.status, await list(admin)]).toEqual([200, before]);
  });
});
