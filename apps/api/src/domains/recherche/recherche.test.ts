import { mostFiches, mostFichesParGenre, type Fiche } from '@comptoir/contract/domains/recherche/recherche.calls';
import { genresFiche, lieuxDeFiche } from '@comptoir/contract/domains/recherche/genres';
import { fichesClient } from '@comptoir/contract/domains/journal/fiches';
import { titleOf } from '@comptoir/contract/catalogue/all';
import { references } from '@comptoir/contract/references/all';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { sampleRow } from '../../../test/rows/references.ts';
import { writeIn } from '../../../test/rows/utilisateurs.ts';
import { journalledKeys } from '../journal/keys.rules.ts';
import { bestOf, bestOfGenre, indexed } from './recherche.rules.ts';

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
    expect(namesOf(await find('plouer'), 'sites')).toEqual(['Concession de Plouër']);
    expect(namesOf(await find('PLOUËR concession'), 'sites')).toEqual(['Concession de Plouër']);
    expect(namesOf(await find('plouerr'), 'sites')).toEqual(['Concession de Plouër']);
    await rename(1, 'Site de Lamballe');
    expect(namesOf(await find('plouer'), 'sites')).toEqual([]);
    expect(namesOf(await find('lamballe'), 'sites')).toEqual(['Site de Lamballe']);
  });

  it('finds nothing of another customer, whoever searched before', async () => {
    await rename(1, 'Site de Quintin');
    const other = await on.operator('BDGpDeux');
    for (const by of [operator, other, operator, other]) {
      expect(namesOf(await find('quintin', by), 'sites')).toEqual(by === operator ? ['Site de Quintin'] : []);
    }
  });

  it('finds users by login, and says no password', async () => {
    const users = (await operator.call<{ IDPeople: number; Name: string; LoginWEB: string }[]>('GET', '/api/utilisateurs')).body;
    const [user] = users;
    expect(await find(user?.LoginWEB ?? '')).toContainEqual({
      Genre: 'utilisateurs',
      Id: user?.IDPeople,
      Nom: user?.Name,
      Detail: user?.LoginWEB,
    });
  });

  it('answers of one kind alone, and its first records by name before anything is typed', async () => {
    await rename(1, 'Ableiges');
    const ofSites = async (q: string, by = operator) => (await by.call<Fiche[]>('GET', `/api/recherche?genre=sites&q=${q}`)).body;
    const all = await ofSites('');
    expect(all[0]).toMatchObject({ Genre: 'sites', Id: 1, Nom: 'Ableiges' });
    expect(new Set(all.map(({ Genre }) => Genre))).toEqual(new Set(['sites']));
    expect(namesOf(await ofSites('ableiges'), 'sites')).toEqual(['Ableiges']);
    expect(await find('')).toEqual([]);
    expect((await operator.call('GET', '/api/recherche?genre=inconnu&q=')).status).toBe(400);
    const unseen = await customer.call<Fiche[]>('GET', '/api/recherche?genre=civilites&q=');
    expect(unseen).toMatchObject({ status: 200, body: [] });
  });

  it('finds only what the session may list', async () => {
    const [operators, customers] = await Promise.all([find('profil'), find('profil', customer)]);
    const kindsOf = (fiches: readonly Fiche[]) => [...new Set(fiches.map(({ Genre }) => Genre))];
    expect(kindsOf(operators)).toContain('profilsEDataVoicePrc');
    expect(kindsOf(customers)).not.toContain('profilsEDataVoicePrc');
    const seen = (await customer.call<{ IDPeople: number }[]>('GET', '/api/utilisateurs')).body.map(({ IDPeople }) => IDPeople);
    const all = (await operator.call<{ IDPeople: number; Name: string }[]>('GET', '/api/utilisateurs')).body;
    const hidden = all.filter(({ IDPeople }) => !seen.includes(IDPeople));
    for (const { Name, IDPeople } of hidden) {
      expect((await find(Name)).map(({ Id }) => Id)).toContain(IDPeople);
      expect((await find(Name, customer)).filter(({ Genre, Id }) => Genre === 'utilisateurs' && Id === IDPeople)).toEqual([]);
    }
    expect(hidden.length).toBeGreaterThan(0);
  });

  describe('each kind', () => {
    const agricultural = 'BDGpQuatre';
    /** Kinds that customer access finds beside the records that it has a page for. */
    const lists = ['origines', 'passerelles', 'workflowsLeads', 'wallyComptes'];
    const ofAgriculture = Object.keys(genresFiche).filter((genre) => /agri|production|categoriesClients/i.test(genre));
    /** Of a kind that is named by other tables. */
    const names: Readonly<Record<string, string>> = { workflowsLeads: 'Salon de l’auto, Rennes', typesProduction: 'Élevage, Bovins' };

    const sampleOf = (genre: string) =>
      writeIn(
        on,
        async (db) => {
          const [key = ''] = journalledKeys.get(genre) ?? [];
          const rows = (await db
            .selectFrom(genre as 'civilites')
            .selectAll()
            .execute()) as unknown as Record<string, unknown>[];
          const row = rows.find((one) => one['EstFictif'] !== true && one['IDSite'] !== null && one['EstAdmin'] !== true);
          return (
            row && {
              Genre: genre,
              Id: row[key],
              Nom:
                names[genre] ??
                titleOf(genre)
                  .map((column) => row[column])
                  .join(' '),
            }
          );
        },
        agricultural,
      );

    it('is found by its name by who may list it, and by nobody else', async () => {
      const [by, administrator, elsewhere] = await Promise.all([
        on.operator(agricultural),
        on.customer(agricultural),
        on.operator('BDGpDeux'),
      ]);
      const account = { Login: 'GS_brest', Password: 'Secret-123', IDPlaque: 1, IDSite: 2 };
      expect((await by.call('POST', '/api/wsimport', account)).status).toBe(200);
      for (const spec of references) expect((await by.call('POST', spec.path, sampleRow(spec))).status).toBe(200);
      const open: string[] = [];
      for (const genre of Object.keys(genresFiche)) {
        const sample = await sampleOf(genre);
        expect(sample, genre).toBeDefined();
        const has = async (who: Client) => (await find(sample!.Nom, who)).some(({ Genre, Id }) => Genre === genre && Id === sample?.Id);
        expect(await has(by), `${genre}: ${sample!.Nom}`).toBe(true);
        if (await has(administrator)) open.push(genre);
        if (ofAgriculture.includes(genre)) expect(await has(elsewhere), genre).toBe(false);
      }
      expect(open.toSorted()).toEqual([...Object.keys(fichesClient), ...lists].toSorted());
      expect(ofAgriculture).toHaveLength(6);
    });

    it('follows its table: what is added is found at once, with what its list is searched by', async () => {
      const add = { COP_Code: 'ZQ7', COP_Description: 'Opération de printemps' };
      const { body } = await operator.call<{ COP_IDCodeOP: number }>('POST', '/api/codesOP', add);
      const expected = { Genre: 'codesOP', Id: body.COP_IDCodeOP, Nom: 'ZQ7', Detail: 'Opération de printemps' };
      expect(await find('zq7')).toEqual([expected]);
      expect(await find('operation printemps')).toContainEqual(expected);
      await operator.call('DELETE', `/api/codesOP/${body.COP_IDCodeOP}`);
      expect(await find('zq7')).toEqual([]);
    });

    it('is searched in its list by the words of its name alone', () => {
      const [lieu] = lieuxDeFiche({ Genre: 'workflowsLeads', Id: 1, Nom: 'Salon de l’auto, Peugeot $& (Brest)' });
      expect(lieu).toBe(`/workflowsLeads?q=${encodeURIComponent('Salon de l auto Peugeot Brest')}`);
    });
  });

  it('finds nothing where nothing is typed, and refuses a text that is too long by its name', async () => {
    for (const q of ['', '  ', ' - ']) expect(await find(q)).toEqual([]);
    expect(await operator.call('GET', `/api/recherche?q=${'x'.repeat(101)}`)).toMatchObject({ status: 400 });
  });
});

describe('the best answers', () => {
  const rows = (Genre: string, count: number, name: (place: number) => string) =>
    indexed(Array.from({ length: count }, (_, place) => ({ Genre, Id: place + 1, Nom: name(place), Detail: '', Mots: '' })));

  it('are so many of a kind, and so many in all', () => {
    const all = (['utilisateurs', 'sites', 'societes', 'profilsESellerTeam', 'origines', 'passerelles'] as const).flatMap((genre) =>
      rows(genre, 20, (place) => `Brest ${place}`),
    );
    const found = bestOf(all, 'brest');
    expect(found).toHaveLength(mostFiches);
    expect(found.filter(({ Genre }) => Genre === 'sites').length).toBeLessThanOrEqual(mostFichesParGenre);
  });

  it('are of one kind alone one more than the most where there are more', () => {
    const found = (count: number, q: string) =>
      bestOfGenre(
        rows('sites', count, (place) => `Brest ${place}`),
        q,
      );
    for (const q of ['', 'brest']) {
      expect(found(mostFiches, q)).toHaveLength(mostFiches);
      expect(found(mostFiches + 5, q)).toHaveLength(mostFiches + 1);
    }
  });

  it('are the nearest names first, in French order', () => {
    const all = rows('sites', 4, (place) => ['Le Brest', 'Brest 10', 'Brest 9', 'Brest'][place] ?? '');
    expect(bestOf(all, 'brest').map(({ Nom }) => Nom)).toEqual(['Brest', 'Brest 9', 'Brest 10', 'Le Brest']);
  });
});
