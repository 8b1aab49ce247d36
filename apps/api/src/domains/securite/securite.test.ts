import type { securite, Evenement } from '@comptoir/contract/domains/securite/securite.calls';
import type { Answer } from '@comptoir/contract/kit';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualEngines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { testOperator } from '../../../test/rows/customers.ts';

const verifier = fileURLToPath(new URL('../../../../../scripts/verifier.mjs', import.meta.url));

describe.each(usualEngines())('the security trail of requests (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
  });
  afterAll(() => on.close());

  type Page = Answer<typeof securite.evenements>;
  const list = async (query = '') => (await operator.call<Page>('GET', `/api/securite/evenements?${query}`)).body.evenements;
  const told = ({ Type, Resultat, Nombre, Client: client, Genre, Qui, Details }: Evenement) => [
    Type,
    Resultat,
    Nombre,
    client,
    Genre,
    Qui,
    Details,
  ];
  /** The newest ones, without the date and the place. */
  const newest = async (count: number, query = '') => (await list(query)).slice(0, count).map(told);
  const signIn = (login: string, password: string, url = 'localhost') =>
    on.client().call<{ token: string }>('POST', '/api/authenticate', { login, password, url }, { 'user-agent': 'curl/8' });
  const wrong = "Nom d'utilisateur ou mot de passe incorrect.";

  it('has sign-ins, the choice of a customer and the end of a session', async () => {
    const { body } = await signIn(testOperator.login, testOperator.password);
    const chosen = await on.client(body.token).call<{ token: string }>('POST', '/api/adminSelectDatabase', undefined, { bdgp: 'BDGpDeux' });
    await on.client(chosen.body.token).call('DELETE', '/api/session');
    expect(await newest(3)).toEqual([
      ['fermeture', 'succes', 1, null, 'operator', 'op', 'Déconnexion'],
      ['choix', 'succes', 1, 'BDGpDeux', 'operator', 'op', ''],
      ['ouverture', 'succes', 1, null, 'operator', 'op', ''],
    ]);
    await signIn('admin', 'secret-1', 'bdgpun.backoffice.example');
    expect(await newest(1)).toEqual([['ouverture', 'succes', 1, 'BDGpUn', 'customer', 'admin', '']]);
    expect((await list())[0]).toMatchObject({ Adresse: '127.0.0.1', Appareil: expect.any(String) });
  });

  it('has refused sign-ins, equal ones as one, and keeps of an unknown login nothing', async () => {
    await signIn(testOperator.login, 'faux');
    expect(await newest(1)).toEqual([['ouverture', 'refus', 1, null, 'operator', 'op', wrong]]);
    for (let turn = 0; turn < 3; turn += 1) await signIn('mot-de-passe-dans-le-mauvais-champ', 'x');
    await signIn('admin', 'faux', 'bdgpun.backoffice.example');
    await signIn('personne', 'faux', 'inconnu.backoffice.example');
    const rows = await newest(3);
    expect(rows).toContainEqual(['ouverture', 'refus', 1, 'BDGpUn', 'customer', 'admin', wrong]);
    // At an operators' host and at one of no customer alike: four of the same, of somebody unknown.
    expect(rows).toContainEqual(['ouverture', 'refus', 4, null, 'public', '', wrong]);
    expect(JSON.stringify(await list())).not.toContain('mauvais-champ');
  });

  it('counts as one what differs by the name of the browser alone', async () => {
    for (const agent of ['a', 'b', 'c']) await on.client('1.2.3').call('GET', '/api/fonctions', undefined, { 'user-agent': agent });
    expect(await newest(1)).toEqual([['session', 'refus', 3, null, 'public', '', expect.stringContaining('Votre session a pris fin')]]);
    await on.client('1.2.3').call('GET', '/api/fonctions');
    const { length } = await list();
    await on.client('1.2.3').call('GET', '/api/fonctions');
    // The rest of that minute is told when it is over.
    expect(await list()).toHaveLength(length);
    await on.app.trail.flush({ isLast: true });
    expect(await newest(1)).toEqual([['session', 'refus', 2, null, 'public', '', expect.any(String)]]);
  });

  it('loses nothing while the database refuses it', async () => {
    const { database } = on.app;
    const as = (text: string) => database.admin((client) => client.query(text));
    await on.client('1.2.4').call('GET', '/api/fonctions');
    await as('alter table registry."securiteEvenements" add constraint "full" check (false) not valid');
    await expect(on.app.trail.flush()).rejects.toThrow();
    // What cannot be noted is not answered.
    expect((await operator.call('GET', '/api/utilisateurs/2')).status).toBe(500);
    await as('alter table registry."securiteEvenements" drop constraint "full"');
    await on.app.trail.flush();
    expect((await newest(1))[0]?.slice(0, 3)).toEqual(['session', 'refus', 1]);
    expect((await operator.call('GET', '/api/utilisateurs/2')).status).toBe(200);
    expect((await newest(1))[0]?.slice(0, 2)).toEqual(['secrets', 'succes']);
  });

  it('has what was refused to a session, and to none', async () => {
    const customer = await on.customer();
    expect((await customer.call('GET', '/api/journal')).status).toBe(403);
    expect(await newest(1)).toEqual([['droit', 'refus', 1, 'BDGpUn', 'customer', 'admin', 'Vous n’avez pas accès à cette fonction.']]);
    expect((await list())[0]).toMatchObject({ Appel: 'GET /api/journal', Requete: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    await on.client('x.y.z').call('GET', '/api/sites/12');
    expect(await newest(1)).toEqual([['session', 'refus', 1, null, 'public', '', expect.stringContaining('Votre session a pris fin')]]);
    expect((await list())[0]?.Appel).toBe('GET /api/sites/{idSite}');
    // A mistake in a form is nobody's attack.
    const { length } = await list();
    await operator.call('POST', '/api/civilites', {});
    await operator.call('GET', '/api/sites/999999');
    expect(await list()).toHaveLength(length);
  });

  it('has the exports of passwords, before they are answered', async () => {
    await (await on.customer()).call('GET', '/api/utilisateursSites');
    expect(await newest(1)).toEqual([
      ['export', 'succes', 1, 'BDGpUn', 'customer', 'admin', expect.stringMatching(/^\d+ utilisateurs, avec mot de passe$/)],
    ]);
  });

  it('finds by kind, outcome, customer, day and words', async () => {
    for (const { Type } of await list('type=ouverture')) expect(Type).toBe('ouverture');
    for (const { Resultat } of await list('resultat=refus')) expect(Resultat).toBe('refus');
    expect((await list('client=deux')).map(told)).toEqual([['choix', 'succes', 1, 'BDGpDeux', 'operator', 'op', '']]);
    expect(await list('du=2020-01-01&au=2020-01-02')).toEqual([]);
    expect((await list('texte=utilisateurssites')).length).toBe(1);
    expect(await list('texte=%25%25')).toEqual([]);
    expect((await operator.call('GET', '/api/securite/evenements?type=autre')).status).toBe(400);
  });

  describe('exported', () => {
    let folder: string;
    let whole: string;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'verifier-'));
      // Alone, as it is used.
      await writeFile(join(folder, 'verifier.mjs'), await readFile(verifier));
      whole = (await operator.call('GET', '/api/securite/evenements/export')).text;
    });
    afterAll(() => rm(folder, { recursive: true }));
    const verified = async (text: string, args: string[] = []) => {
      await writeFile(join(folder, 'export.jsonl'), text);
      return new Promise<{ code: number; out: string }>((resolve) => {
        const child = execFile(process.execPath, ['verifier.mjs', 'export.jsonl', ...args], { cwd: folder }, (_, out, err) =>
          resolve({ code: child.exitCode ?? -1, out: out + err }),
        );
      });
    };
    const lines = () => whole.trimEnd().split('\n');
    const changed = (at: number, change: (line: Record<string, unknown>) => void) => {
      const all = lines();
      const line = JSON.parse(all[at]!) as Record<string, unknown>;
      change(line);
      return all.with(at, JSON.stringify(line)).join('\n');
    };

    it('is a chain that fits, which a program without anything of ours checks', async () => {
      const { code, out } = await verified(whole);
      expect(out).toMatch(/^Chaîne intacte\u00a0: \d+ événement\(s\) à partir du n° 1, signée par \S+\.\n$/);
      expect(code).toBe(0);
      expect((await newest(1))[0]).toEqual(['export', 'succes', 1, 'BDGpUn', 'operator', 'op', 'Événements de sécurité à partir du n° 1']);
    });

    it('goes on from where one has come', async () => {
      const more = (await operator.call('GET', '/api/securite/evenements/export?depuis=3')).text;
      expect(JSON.parse(more.split('\n')[0]!)).toMatchObject({ Rang: 4 });
      expect((await verified(more)).out).toContain('à partir du n° 4');
    });

    it.each<[string, (all: string[]) => string, string]>([
      ['an act', () => changed(2, (line) => (line['Resultat'] = 'refus')), 'ligne 3\u00a0: l’événement n° 2 a été modifié.'],
      ['a moment', () => changed(2, (line) => (line['DateH'] = '2026-01-01T00:00:00.000Z')), 'l’événement n° 2 a été modifié.'],
      ['a person', () => changed(2, (line) => (line['Qui'] = 'autre')), 'la personne ou les détails de l’événement n° 2'],
      ['a line less', (all) => all.toSpliced(2, 1).join('\n'), 'le n° 2 manque.'],
      ['the end cut off', (all) => all.toSpliced(-2, 1).join('\n'), 'la chaîne a été coupée ou refaite.'],
      ['the anchor cut off', (all) => all.slice(0, -1).join('\n'), 'L’ancre de la fin manque.'],
      ['an anchor', (all) => changed(all.length - 1, (line) => (line['bases'] = [])), 'n’est pas signée par sa clé.'],
      ['what is no JSON', () => 'bonjour', 'ligne 1\u00a0: ce n’est pas du JSON.'],
    ])('names what was changed: %s', async (_, forge, sentence) => {
      const { code, out } = await verified(forge(lines()));
      expect(out).toContain(sentence);
      expect(code).toBeGreaterThan(0);
    });

    it('is not signed by just anybody', async () => {
      expect((await verified(whole, ['--cle', 'MCowBQYDK2VwAyEA'])).out).toContain('signée par une autre clé que la vôtre.');
      const { cle } = JSON.parse(lines().at(-1)!) as { cle: string };
      expect((await verified(whole, ['--cle', cle])).code).toBe(0);
    });

    it('is compared with an anchor that was kept', async () => {
      await writeFile(join(folder, 'ancre.jsonl'), `${lines().at(-1)!}\n`);
      const later = (await operator.call('GET', '/api/securite/evenements/export')).text;
      expect((await verified(later, ['--ancre', 'ancre.jsonl'])).code).toBe(0);
    });
  });
});
