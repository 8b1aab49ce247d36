import { mostFiches, mostFichesParGenre, type Fiche } from '@comptoir/contract/domains/recherche/recherche.calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { bestOf, indexed } from './recherche.rules.ts';

describe.each(engines())('the search of records (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  let customer: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
    customer = await on.customer();
  });
  afterAll(() => on.close());

  const find = async (q: string, by = operator) => (await by.call<Fiche[]>('GET', `/api/recherche?q=${encodeURIComponent(q)}`)).body;
  const namesOf = (fiches: readonly Fiche[], genre: string) => fiches.filter(({ Genre }) => Genre === genre).map(({ Nom }) => Nom);
  const rename = (IDSite: number, Descr: string) => operator.call('PUT', `/api/sites/${IDSite}`, { Descr });

  it('finds a record under its new name at once, whatever the accents, and with a typing error', async () => {
    await rename(1, 'Concession de Plouër');
    expect(namesOf(await find('plouer'), 'site')).toEqual(['Concession de Plouër']);
    expect(namesOf(await find('PLOUËR concession'), 'site')).toEqual(['Concession de Plouër']);
    expect(namesOf(await find('plouerr'), 'site')).toEqual(['Concession de Plouër']);
    await rename(1, 'Site de Lamballe');
    expect(namesOf(await find('plouer'), 'site')).toEqual([]);
    expect(namesOf(await find('lamballe'), 'site')).toEqual(['Site de Lamballe']);
  });

  it('finds nothing of another customer, whoever searched before', async () => {
    await rename(1, 'Site de Quintin');
    const other = await on.operator('BDGpDeux');
    for (const by of [operator, other, operator, other]) {
      expect(namesOf(await find('quintin', by), 'site')).toEqual(by === operator ? ['Site de Quintin'] : []);
    }
  });

  it('finds users by login, and says no password', async () => {
    const users = (await operator.call<{ IDPeople: number; Name: string; LoginWEB: string }[]>('GET', '/api/utilisateurs')).body;
    const [user] = users;
    expect(await find(user?.LoginWEB ?? '')).toContainEqual({
      Genre: 'utilisateur',
      Id: user?.IDPeople,
      Nom: user?.Name,
      Detail: user?.LoginWEB,
    });
  });

  it('finds only what the session may list', async () => {
    const [operators, customers] = await Promise.all([find('profil'), find('profil', customer)]);
    const kindsOf = (fiches: readonly Fiche[]) => [...new Set(fiches.map(({ Genre }) => Genre))];
    expect(kindsOf(operators)).toContain('profilPrc');
    expect(kindsOf(customers)).not.toContain('profilPrc');
    const seen = (await customer.call<{ IDPeople: number }[]>('GET', '/api/utilisateurs')).body.map(({ IDPeople }) => IDPeople);
    const all = (await operator.call<{ IDPeople: number; Name: string }[]>('GET', '/api/utilisateurs')).body;
    const hidden = all.filter(({ IDPeople }) => !seen.includes(IDPeople));
    for (const { Name, IDPeople } of hidden) {
      expect((await find(Name)).map(({ Id }) => Id)).toContain(IDPeople);
      expect((await find(Name, customer)).filter(({ Genre, Id }) => Genre === 'utilisateur' && Id === IDPeople)).toEqual([]);
    }
    expect(hidden.length).toBeGreaterThan(0);
  });

  it('finds nothing where nothing is typed, and refuses a text that is too long by its name', async () => {
    for (const q of ['', '  ', ' - ']) expect(await find(q)).toEqual([]);
    expect(await operator.call('GET', `/api/recherche?q=${'x'.repeat(101)}`)).toMatchObject({ status: 400 });
  });
});

describe('the best answers', () => {
  const rows = (count: number, name: (place: number) => string) =>
    Array.from({ length: count }, (_, place) => ({ Id: place + 1, Nom: name(place), Detail: '', Mots: '' }));

  it('are so many of a kind, and so many in all', () => {
    const all = (['utilisateur', 'site', 'societe', 'profilTeam', 'origine', 'passerelle'] as const).flatMap((genre) =>
      indexed(
        genre,
        rows(20, (place) => `Brest ${place}`),
      ),
    );
    const found = bestOf(all, 'brest');
    expect(found).toHaveLength(mostFiches);
    expect(found.filter(({ Genre }) => Genre === 'site').length).toBeLessThanOrEqual(mostFichesParGenre);
  });

  it('are the nearest names first, in French order', () => {
    const all = indexed(
      'site',
      rows(4, (place) => ['Le Brest', 'Brest 10', 'Brest 9', 'Brest'][place] ?? ''),
    );
    expect(bestOf(all, 'brest').map(({ Nom }) => Nom)).toEqual(['Brest', 'Brest 9', 'Brest 10', 'Le Brest']);
  });
});
