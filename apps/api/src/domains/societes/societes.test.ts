import { societeDefaults, type Societe } from '@comptoir/contract/domains/societes/societes.calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import type { Refused } from '../../../test/rows/utilisateurs.ts';

interface Entry {
  Auteur: string;
  Action: string;
  NomTable: string;
  IDLigne: string;
  Operation: string;
  Avant: Record<string, unknown> | null;
  Apres: Record<string, unknown> | null;
}

describe.each(engines())('companies (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  let customer: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
    customer = await on.customer();
  });
  afterAll(() => on.close());

  const post = (body: object, by = operator) => by.call<Societe & Refused>('POST', '/api/societes/', body);
  const put = (id: number, body: object, by = operator) => by.call<Societe & Refused>('PUT', `/api/societes/${id}`, body);
  const read = async (id: number) => (await operator.call<Societe>('GET', `/api/societes/${id}`)).body;
  const create = async (more: object = {}) => (await post({ Libelle: 'Nouvelle', IDActivite: 1, ...more })).body;
  const putMarques = (id: number, makes: string[]) =>
    operator.call<{ Make: string }[] & Refused>('PUT', `/api/societes/${id}/marques`, makes);
  const marquesOf = async (path: string) =>
    (await operator.call<{ Make: string }[]>('GET', `${path}/marques`)).body.map(({ Make }) => Make);

  it('a new one begins with the defaults', async () => {
    const { status, body } = await post({ Libelle: '  Armor Rennes ' });
    expect(status).toBe(200);
    expect(body).toEqual({ ...societeDefaults, IDPlaque: expect.any(Number), Activite_Descr: null, Libelle: 'Armor Rennes', Marques: [] });
    expect(await read(body.IDPlaque)).toEqual(body);
    expect(body).toMatchObject({ DureeValid: 5, ImprPortableComOffre: true, Affiche_TTC: true, JoursRapportAuto: '2,3,4,5,6,7' });
  });

  it('merges: present keys change; absent, unknown and read-only ones do not', async () => {
    const before = await create({ EMailsContacts: 'a@x.example;b@x.example', TexteEmailOffre: 'Bonjour {{civilite}}' });
    const { body } = await put(before.IDPlaque, {
      DureeValid: 12,
      ImprPortableComOffre: '0',
      IDPlaque: 1,
      Activite_Descr: 'x',
      Inconnu: 1,
    });
    expect(body).toEqual({ ...before, DureeValid: 12, ImprPortableComOffre: false });
    expect((await put(before.IDPlaque, {})).body).toEqual(body);
  });

  it.each([
    [{ Libelle: ' ' }, 'Libelle', 'Ce champ est obligatoire'],
    [{ Libelle: 'x'.repeat(61) }, 'Libelle', '60 caractères au maximum'],
    [{ EMailsContacts: 'a@x.example;;b' }, 'EMailsContacts', 'Adresse vide (caractère 13)'],
    [{ EMailsContacts: 'x'.repeat(1001) }, 'EMailsContacts', '1000 caractères au maximum'],
    [{ EmailEnvoiAutoBonDeCde: 'x'.repeat(501) }, 'EmailEnvoiAutoBonDeCde', '500 caractères au maximum'],
    [{ LibRelanceLiv: 'x'.repeat(31) }, 'LibRelanceLiv', '30 caractères au maximum'],
    [{ LibRelanceAvLiv: 'x'.repeat(31) }, 'LibRelanceAvLiv', '30 caractères au maximum'],
    [{ UrlCotation: 'x'.repeat(256) }, 'UrlCotation', '255 caractères au maximum'],
    [{ EmailAdministratifWelcomePro: 'x'.repeat(256) }, 'EmailAdministratifWelcomePro', '255 caractères au maximum'],
    [{ NomFicBonDeCdeVO: 'x'.repeat(61) }, 'NomFicBonDeCdeVO', '60 caractères au maximum'],
    [{ TexteEmailOffre: 'x'.repeat(8001) }, 'TexteEmailOffre', '8000 caractères au maximum'],
    [{ TexteEmailOffre: 'Bonjour\n{{inconnue}}' }, 'TexteEmailOffre', 'Variable inconnue\u00a0: {{inconnue}} (ligne 2, caractère 1)'],
    [{ JoursRapportAuto: '' }, 'JoursRapportAuto', 'Choisissez au moins un jour (caractère 1)'],
    [{ JoursRapportAuto: '2,8' }, 'JoursRapportAuto', 'Un jour de 1 (dimanche) à 7 (samedi) est attendu (caractère 3)'],
    [{ NbJrsRelanceLivMulti: 'Appel-7-Suivi;Appel' }, 'NbJrsRelanceLivMulti', /^Une relance s’écrit .* \(caractère 15\)$/],
    [{ NbJrsRelanceLivMulti: `A-1-${'x'.repeat(500)}` }, 'NbJrsRelanceLivMulti', '500 caractères au maximum'],
    [{ DureeValid: null }, 'DureeValid', 'Ce champ est obligatoire'],
    [{ DureeValid: -1 }, 'DureeValid', /./],
    [{ IDActivite: 99 }, 'IDActivite', 'Activité inconnue'],
  ])('refuses %j', async (body, field, message) => {
    const before = await read(1);
    const { status, body: refusal } = await put(1, body);
    expect(status).toBe(400);
    expect(refusal.errors?.[field]).toMatch(message);
    expect(await read(1)).toEqual(before);
    expect((await post({ Libelle: 'Refusée', ...body })).status).toBe(400);
  });

  it('a mandatory follow-up needs the follow-up', async () => {
    const { IDPlaque, RelanceApresClotureLeadObligatoire } = await create({ RelanceApresClotureLeadObligatoire: true });
    expect(RelanceApresClotureLeadObligatoire).toBe(false);
    const both = await put(IDPlaque, { RelanceApresClotureLead: true, RelanceApresClotureLeadObligatoire: true });
    expect(both.body).toMatchObject({ RelanceApresClotureLead: true, RelanceApresClotureLeadObligatoire: true });
    expect((await put(IDPlaque, { RelanceApresClotureLead: false })).body).toMatchObject({ RelanceApresClotureLeadObligatoire: false });
    expect((await put(IDPlaque, { RelanceApresClotureLeadObligatoire: true })).body).toMatchObject({
      RelanceApresClotureLead: false,
      RelanceApresClotureLeadObligatoire: false,
    });
  });

  it('has only brands of its activity', async () => {
    const { IDPlaque } = await create();
    expect(await marquesOf(`/api/societes/${IDPlaque}`)).toEqual([]);
    const { body } = await putMarques(IDPlaque, ['Renault', 'Dacia', 'Renault']);
    expect(body).toEqual([{ Make: 'Dacia' }, { Make: 'Renault' }]);
    expect((await putMarques(IDPlaque, ['Renault'])).body).toEqual([{ Make: 'Renault' }]);
    const refused = await putMarques(IDPlaque, ['Renault', 'Fendt']);
    expect([refused.status, refused.body.message]).toEqual([422, 'Cette marque n’est pas de l’activité choisie\u00a0: Fendt.']);
    expect(await marquesOf(`/api/societes/${IDPlaque}`)).toEqual(['Renault']);
  });

  it('a new one comes with its brands, all or nothing', async () => {
    const { IDPlaque } = await create({ Marques: ['Renault', 'Dacia'] });
    expect(await marquesOf(`/api/societes/${IDPlaque}`)).toEqual(['Dacia', 'Renault']);
    const refused = await post({ Libelle: 'Refusée', IDActivite: 1, Marques: ['Fendt'] });
    expect([refused.status, refused.body.message]).toEqual([422, 'Cette marque n’est pas de l’activité choisie\u00a0: Fendt.']);
    const { body: all } = await operator.call<Societe[]>('GET', '/api/societes');
    expect(all.filter(({ Libelle }) => Libelle === 'Refusée')).toEqual([]);
  });

  it('loses its brands with its activity, and so do the sites linked to it', async () => {
    const { IDPlaque } = await create();
    await putMarques(IDPlaque, ['Kubota']);
    const addSite = async (Code: string, IDActivite: number | null) => {
      const { body } = await operator.call<{ IDSite: number }>('POST', '/api/sites', {
        IDPlaque,
        Descr: Code,
        Code,
        IDTypeSite: 1,
        IDActivite,
      });
      await operator.call('PUT', `/api/sites/${body.IDSite}/marques`, ['Kubota']);
      return `/api/sites/${body.IDSite}`;
    };
    const linked = await addSite('LIE', null);
    const own = await addSite('SEUL', 1);
    await put(IDPlaque, { IDActivite: 1, Libelle: 'Même activité' });
    expect(await marquesOf(`/api/societes/${IDPlaque}`)).toEqual(['Kubota']);
    await put(IDPlaque, { IDActivite: 2 });
    expect(await marquesOf(`/api/societes/${IDPlaque}`)).toEqual([]);
    expect([await marquesOf(linked), await marquesOf(own)]).toEqual([[], ['Kubota']]);
    expect((await putMarques(IDPlaque, ['Renault'])).status).toBe(422);
    expect((await putMarques(IDPlaque, ['Kubota'])).body).toEqual([{ Make: 'Kubota' }]);
  });

  it('a company without an activity has no brand to choose', async () => {
    const { IDPlaque } = (await post({ Libelle: 'Sans activité' })).body;
    expect((await putMarques(IDPlaque, ['Renault'])).status).toBe(422);
    expect((await putMarques(IDPlaque, [])).body).toEqual([]);
  });

  it('customer access reads the reduced company, and changes nothing', async () => {
    const { body } = await customer.call<Societe>('GET', '/api/societes/1');
    const names = ['Activite_Descr', 'DureeValid', 'EMailsContacts', 'IDActivite', 'IDPlaque', 'InterfaceCorporateSales', 'Libelle'];
    expect(Object.keys(body).toSorted()).toEqual(names);
    const list = await customer.call<Societe[]>('GET', '/api/societes/');
    expect(Object.keys(list.body[0]!).toSorted()).toEqual(names);
    expect((await post({ Libelle: 'x' }, customer)).status).toBe(403);
    expect((await put(1, { Libelle: 'x' }, customer)).status).toBe(403);
    expect((await customer.call('GET', '/api/societes/1/marques')).status).toBe(403);
    expect((await customer.call('PUT', '/api/societes/1/marques', [])).status).toBe(403);
  });

  it('the list has every company, as a single read answers it', async () => {
    const { body } = await operator.call<Societe[]>('GET', '/api/societes');
    expect(body.find(({ IDPlaque }) => IDPlaque === 2)).toEqual(await read(2));
    expect(body.map(({ IDPlaque }) => IDPlaque)).toEqual(body.map(({ IDPlaque }) => IDPlaque).toSorted((a, b) => a - b));
  });

  it('every write is journalled: additions, changes, brands', async () => {
    const { IDPlaque } = await create({ Libelle: 'Au journal' });
    await put(IDPlaque, { DureeValid: 30 });
    await putMarques(IDPlaque, ['Renault']);
    const { body } = await operator.call<{ entries: Entry[] }>('GET', '/api/journal');
    const [brand, update, insert] = body.entries;
    expect(insert).toMatchObject({
      Auteur: 'op',
      Action: 'Ajouter une société',
      NomTable: 'societes',
      IDLigne: String(IDPlaque),
      Operation: 'I',
    });
    expect(update).toMatchObject({ Action: 'Modifier une société', Avant: { DureeValid: 5 }, Apres: { DureeValid: 30 } });
    expect(brand).toMatchObject({ NomTable: 'societesMarques', IDLigne: `${IDPlaque}/Renault`, Apres: { Make: 'Renault' } });
  });

  it('brands and activities are lists of their own', async () => {
    const all = await customer.call<object[]>('GET', '/api/marques');
    expect(all.body).toHaveLength(7);
    const agri = await operator.call('GET', '/api/marques?IDActivite=2');
    expect(agri.body).toEqual([
      { IDActivite: 2, Make: 'Fendt', Marque: 'Fendt' },
      { IDActivite: 2, Make: 'Kubota', Marque: 'Kubota' },
    ]);
    expect((await operator.call('GET', '/api/marques?IDActivite=99')).body).toEqual([]);
    expect((await operator.call('GET', '/api/marques?IDActivite=x')).status).toBe(400);
    expect((await customer.call('GET', '/api/activites/')).body).toEqual([
      { IDActivite: 1, Descr: 'Automobile' },
      { IDActivite: 2, Descr: 'Agricole' },
    ]);
  });
});
