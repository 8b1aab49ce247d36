import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/database.ts';
import { otherPng, png } from '../../../test/rows/structure.ts';
import { writeIn } from '../../../test/rows/utilisateurs.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';

interface Page {
  entries: {
    NomTable: string;
    Auteur: string;
    IDLigne: string;
    Nom: string | null;
    Motif: string | null;
    Operation: string;
    Apres: Record<string, unknown> | null;
  }[];
  total: number;
  tables: string[];
  auteurs: string[];
}

describe.each(engines())('the journal is read (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
    await operator.call('POST', '/api/civilites', { Descr: 'Maître' });
    await operator.call('POST', '/api/fonctions', { Descr: 'Notaire' });
    await (await on.customer()).call('POST', '/api/fonctions', { Descr: 'Vendeuse' });
  });
  afterAll(() => on.close());
  const read = async (query = '') => (await operator.call<Page>('GET', `/api/journal${query}`)).body;

  test('offers each table and each author once, in order', async () => {
    const { tables, auteurs } = await read();
    expect(tables).toEqual([...new Set(tables)].toSorted());
    expect(tables).toEqual(expect.arrayContaining(['civilites', 'fonctions']));
    expect(new Set(auteurs).size).toBe(auteurs.length);
    expect(auteurs).toContain('op');
  });

  test('by table, by author and by text', async () => {
    expect((await read('?table=fonctions')).entries.map(({ Apres }) => Apres?.['Descr'])).toEqual(['Vendeuse', 'Notaire']);
    expect((await read('?table=fonctions&auteur=op')).entries.map(({ Apres }) => Apres?.['Descr'])).toEqual(['Notaire']);
    const { entries, total } = await read('?texte=ma%C3%AEtre');
    expect([entries.map(({ NomTable }) => NomTable), total]).toEqual([['civilites'], 1]);
    expect((await read('?texte=100%25')).total).toBe(0);
  });

  test('a text is searched only in the values before and after, whatever characters they have', async () => {
    expect((await read('?table=fonctions&texte=Descr')).total).toBe(0);
    await operator.call('POST', '/api/fonctions', { Descr: 'Dite "la Voix"' });
    expect((await operator.call('PUT', '/api/sites/1', { EnTete2: 'Deux\nlignes' })).status).toBe(200);
    const found = async (texte: string, table = 'fonctions') => {
      const { entries } = await read(`?table=${table}&texte=${encodeURIComponent(texte)}`);
      return entries.map(({ Operation }) => Operation);
    };
    expect(await found('"la voix"')).toEqual(['I']);
    expect(await found('deux\nlignes', 'sites')).toEqual(['U']);
    const { entries } = await read(`?table=fonctions&texte=${encodeURIComponent('"la Voix"')}`);
    await operator.call('PUT', `/api/fonctions/${entries[0]?.IDLigne}`, { Descr: 'Autre' });
    expect(await found('"la voix"')).toEqual(['U', 'I']);
  });

  test('with why it was done, which is searched too', async () => {
    const why = (motif: string) => ({ 'x-motif': motif });
    const body = { Descr: 'Huissier' };
    const said = 'Demande du siège\u00a0: «\u00a0100\u00a0%\u00a0»';
    expect((await operator.call('POST', '/api/civilites', body, why(encodeURIComponent(` ${said} `)))).status).toBe(200);
    const { entries, total } = await read(`?texte=${encodeURIComponent('DU SIÈGE')}`);
    expect([total, entries.map(({ Motif, NomTable }) => [NomTable, Motif])]).toEqual([1, [['civilites', said]]]);
    expect((await operator.call('POST', '/api/civilites', { Descr: 'Greffier' }, why('%20'))).status).toBe(200);
    expect((await read('?table=civilites')).entries[0]?.Motif).toBeNull();
  });

  test.each([
    ['too long', 'x'.repeat(256), '255 caractères au maximum'],
    ['of two lines', 'un%0Adeux', 'Ce texte contient un caractère invisible interdit'],
    ['with a NUL', 'un%00', 'Ce texte contient un caractère invisible interdit'],
    ['not encoded', '100%', 'Ce texte n’est pas encodé'],
  ])('a reason that is %s is refused, and nothing is written', async (_, motif, fault) => {
    const { total } = await read();
    const { status, body } = await operator.call<{ message: string; errors?: Record<string, string> }>(
      'POST',
      '/api/civilites',
      { Descr: 'Refusée' },
      { 'x-motif': motif },
    );
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['x-motif']]);
    expect(body.errors?.['x-motif']).toContain(fault);
    expect(body.message).toMatch(/^Motif\u00a0: /);
    expect((await read()).total).toBe(total);
  });

  test('each record by its name: as it is called now, and what is gone as it was called then', async () => {
    const named = async (query: string) => (await read(query)).entries.map(({ Nom, Operation }) => [Operation, Nom]);
    await operator.call('PUT', '/api/utilisateurs/2', { Lastname: 'Avant', Firstname: 'Anne' });
    await operator.call('PUT', '/api/utilisateurs/2', { Lastname: 'Corre' });
    const { body: sites } = await operator.call<{ IDSite: number; Descr: string }[]>('GET', '/api/sites');
    await operator.call('PUT', '/api/utilisateurs/2/sites', [1]);
    await operator.call('PUT', '/api/utilisateurs/2/sites', [1, 2]);
    expect((await named('?table=utilisateurs&ligne=2')).slice(0, 2)).toEqual([
      ['U', 'Corre Anne'],
      ['U', 'Corre Anne'],
    ]);
    const second = sites.find(({ IDSite }) => IDSite === 2)!;
    expect((await named('?table=utilisateursSites&ligne=2/2'))[0]).toEqual(['I', `Corre Anne, ${second.Descr}`]);
    const IDCivilite = await writeIn(on, async (db) => {
      const added = await db.insertInto('civilites').values({ Descr: 'Passagère' }).returning('IDCivilite').executeTakeFirstOrThrow();
      await db.deleteFrom('civilites').where('IDCivilite', '=', added.IDCivilite).execute();
      return added.IDCivilite;
    });
    expect(await named(`?table=civilites&ligne=${IDCivilite}`)).toEqual([
      ['D', 'Passagère'],
      ['I', 'Passagère'],
    ]);
  });

  test('a file can be opened as it was, and as it is', async () => {
    const logos = (await operator.call<{ IDMarque: number }[]>('GET', '/api/logosMarques')).body;
    const path = `/api/logosMarques/${logos[0]!.IDMarque}`;
    for (const Contenu of [png, otherPng]) expect((await operator.call('PUT', path, { Contenu })).status).toBe(200);
    const { body } = await operator.call<{ entries: Record<'Avant' | 'Apres', { Contenu: string }>[] }>(
      'GET',
      '/api/journal?table=logosMarques&operation=U',
    );
    const { Avant, Apres } = body.entries[0]!;
    const open = (mark: string) => operator.call('GET', `/api/journal/contenus/${mark.replace('sha256:', '')}`);
    const image = (data: string) => ({ Type: 'image/png', Contenu: data.replace('data:image/png;base64,', '') });
    expect((await open(Avant.Contenu)).body).toEqual(image(png));
    expect((await open(Apres.Contenu)).body).toEqual(image(otherPng));
    expect((await open('0'.repeat(64))).status).toBe(404);
    expect((await (await on.customer()).call('GET', `/api/journal/contenus/${Avant.Contenu.slice(7)}`)).status).toBe(403);
  });

  test('a record comes with its own parts only', async () => {
    const grille = { Libelle: 'Grille', DateDebut: '2027-01-01' };
    const [one, eleven] = [1, 11].map((MontantTaxe) => ({ ...grille, Values: [{ MasseMin: 0, MasseMax: null, MontantTaxe }] }));
    const first = (await operator.call<{ IDGrilleMalusMasse: number }>('POST', '/api/malusMasse', one)).body.IDGrilleMalusMasse;
    await operator.call('POST', '/api/malusMasse', eleven);
    const found = await read(`?table=malusMasse&ligne=${first}&parties=malusMasseValues,DRPROFILE_PRIVILEGE`);
    expect(found.entries.map(({ NomTable, IDLigne }) => `${NomTable} ${IDLigne}`)).toEqual([
      `malusMasseValues ${first}/0`,
      `malusMasse ${first}`,
    ]);
    expect((await read(`?table=malusMasse&ligne=${first}`)).total).toBe(1);
    const all = (await read('?table=malusMasse&parties=malusMasseValues')).entries.slice(0, 3);
    expect(all.map(({ NomTable }) => NomTable)).toEqual(['malusMasseValues', 'malusMasse', 'malusMasseValues']);
    expect((await read(`?parties=malusMasse&ligne=${first}/0`)).total).toBe(1);
  });
});
