import { userInfo } from 'node:os';
import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '../../test/application.ts';
import { engines } from '../../test/database.ts';
import { api } from '../../test/kill/kill-clients.ts';
import { commandLine, type CommandLine } from '../../test/kill/kill-commands.ts';

/** What the steps of a first sign-in answer. */
interface Opened {
  demande: string;
  moyens: string[];
  Cle: string;
  token: string;
}

describe.each(engines())('operators, %s', (engine) => {
  let on: CommandLine;
  beforeAll(async () => {
    on = await commandLine(engine);
  });
  afterAll(() => on.remove());

  /** Opening the embedded database takes a second, so tests that do not depend on it run once. */
  const isLast = engine === engines().at(-1);
  const operator = () =>
    on.look((server) => server.registry.selectFrom('operators').selectAll().where('login', 'like', 'claire%').executeTakeFirst());
  const create = ['create', '--login', 'Claire', '--name', 'Claire Lemoine', '--password-stdin'];

  it.runIf(isLast).each([
    ['court', 'Au moins 12 caractères'],
    ['', 'Au moins 12 caractères'],
    ['x'.repeat(256), 'Au plus 255 caractères'],
    ['Claire.Lemoine', 'Il est fait de votre nom ou de votre identifiant'],
    ['1q2w3e4r5t6y', 'Il figure parmi les mots de passe les plus courants'],
  ])('refuses the password %j', async (password, fault) => {
    const err = `Ce mot de passe est refusé\u00a0: ${fault}.\n`;
    const args = ['create', '--login', 'claire.lemoine', '--name', 'Claire Lemoine', '--password-stdin'];
    expect(await on.run('operators', args, `${password}\n`)).toMatchObject({ code: 1, out: '', err });
    expect(await operator()).toBeUndefined();
  });

  it('creates one, journalled under whoever is signed in to the machine, without the hash', async () => {
    await on.ok('operators', create, 'un mot de passe assez long\nignoré\n');
    const { made, journal } = await on.look(async ({ registry }) => ({
      made: await registry.selectFrom('operators').selectAll().executeTakeFirstOrThrow(),
      journal: await registry.selectFrom('journal').selectAll().where('NomTable', '=', 'operators').orderBy('IDJournal').execute(),
    }));
    expect(made).toMatchObject({ login: 'claire', name: 'Claire Lemoine', Actif: true });
    expect(made.passwordHash).toMatch(/^\$argon2id\$/);
    expect(await verify(made.passwordHash, 'un mot de passe assez long')).toBe(true);
    const line = { Auteur: userInfo().username, Kind: 'system', Appel: 'operators create', NomTable: 'operators', Operation: 'I' };
    expect(journal).toMatchObject([{ ...line, Apres: { passwordHash: 'modifié' } }]);
    expect(JSON.stringify(journal)).not.toContain('argon2');
  });

  it.runIf(isLast)('makes a first one who adds a second factor at the first sign-in, before anything else', async () => {
    const server = on.start('main', [], { PORT: '0' });
    await server.says('prêt');
    const base = `http://127.0.0.1:${/localhost:(\d+)/.exec(server.output())?.[1]}`;
    const post = (path: string, body: object) => api<Opened>(base, 'POST', `/api/${path}`, { body });
    const asked = await post('authenticate', { login: 'claire', password: 'un mot de passe assez long', url: 'localhost' });
    expect([asked.status, asked.body.moyens]).toEqual([401, ['inscription']]);
    const { demande } = asked.body;
    const { Cle } = (await post('session/facteur/inscription', { demande })).body;
    const ended = await post('session/facteur/inscription/code', { demande, Code: codeOf(Cle) });
    const { status } = await api(base, 'GET', '/api/session', { token: ended.body.token });
    expect([ended.status, status]).toEqual([200, 200]);
    server.child.kill('SIGKILL');
    await server.ended;
    await on.look(({ registry }) => registry.deleteFrom('facteurs').execute());
  });

  it.runIf(isLast)('gives the role that is said, and none that there is not', async () => {
    const paul = ['create', '--login', 'paul', '--name', 'Paul', '--password-stdin', '--role'];
    expect(await on.run('operators', [...paul, 'chef'], 'un mot de passe assez long\n')).toMatchObject({ code: 2 });
    await on.ok('operators', [...paul, 'lecture'], 'un mot de passe assez long\n');
    const made = await on.look(({ registry }) => registry.selectFrom('operators').select(['login', 'Role']).orderBy('login').execute());
    expect(made).toEqual([
      { login: 'claire', Role: 'administrateur' },
      { login: 'paul', Role: 'lecture' },
    ]);
    await on.look(({ registry }) => registry.deleteFrom('operators').where('login', '=', 'paul').execute());
  });

  it.runIf(isLast)('needs a terminal or a standard input, a login that is free, and one that exists', async () => {
    const refusals = [
      await on.run('operators', ['create', '--login', 'paul', '--name', 'Paul']),
      await on.run('operators', create, 'un autre mot de passe\n'),
      await on.run('operators', ['suspend', '--login', 'personne']),
    ];
    expect(refusals.map(({ code, err }) => [code, err])).toEqual([
      [2, expect.stringContaining('--password-stdin')],
      [1, 'L’opérateur «\u00a0claire\u00a0» existe déjà.\n'],
      [1, 'L’opérateur «\u00a0personne\u00a0» n’existe pas.\n'],
    ]);
  });

  it.runIf(isLast)('changes a password, suspends and resumes, each change that ends sessions in another epoch', async () => {
    const created = (await operator())!;
    await on.ok('operators', ['password', '--login', 'claire', '--password-stdin'], 'un second mot de passe\n');
    const changed = (await operator())!;
    expect(await verify(changed.passwordHash, 'un second mot de passe')).toBe(true);
    await on.ok('operators', ['suspend', '--login', 'claire']);
    const suspended = (await operator())!;
    expect([created.Actif, changed.Actif, suspended.Actif]).toEqual([true, true, false]);
    expect([created.Epoque, changed.Epoque, suspended.Epoque]).toEqual([0, 1, 2]);
    expect(await on.ok('operators', ['list'])).toBe(`${'claire'.padEnd(24)} suspendu  Claire Lemoine\n`);
    await on.ok('operators', ['resume', '--login', 'claire']);
    expect((await operator())!.Actif).toBe(true);
  });

  it('invites: somebody new with a name and an address, somebody known with a new link', async () => {
    on.env['PUBLIC_URL'] = 'https://comptoir.example';
    const ask = (...more: string[]) => on.run('operators', ['invite', '--login', 'Lea', ...more]);
    expect(await ask('--mail', 'lea@exemple.example')).toMatchObject({ code: 2 });
    expect(await ask('--name', 'Léa', '--mail', 'nulle part')).toMatchObject({ code: 2, err: expect.stringContaining('adresse e-mail') });
    expect(await ask('--name', 'Léa Le Goff', '--mail', 'lea@exemple.example')).toMatchObject({
      code: 0,
      out: 'L’invitation de «\u00a0lea\u00a0» part dès que le serveur fonctionne. Elle est valable 24 heures.\n',
    });
    const told = await on.look(async ({ registry }) => ({
      lea: await registry.selectFrom('operators').selectAll().where('login', '=', 'lea').executeTakeFirstOrThrow(),
      liens: await registry.selectFrom('liens').select(['Usage', 'UtiliseLe']).execute(),
      mail: await registry.selectFrom('outbox').select(['destinataires', 'texte']).execute(),
      evenements: await registry
        .selectFrom('securiteEvenements')
        .select(['Qui', 'Details'])
        .orderBy('IDEvenement', 'desc')
        .limit(1)
        .execute(),
    }));
    expect(told).toMatchObject({
      lea: { name: 'Léa Le Goff', Courriel: 'lea@exemple.example', Actif: true },
      liens: [{ Usage: 'invitation', UtiliseLe: null }],
      mail: [{ destinataires: ['lea@exemple.example'], texte: expect.stringMatching(/^v1\./) }],
      evenements: [{ Qui: userInfo().username, Details: 'lea\u00a0: Invitation envoyée' }],
    });
    await on.ok('operators', ['suspend', '--login', 'lea']);
    expect(await ask()).toMatchObject({ code: 1, err: 'Un opérateur suspendu ou sans adresse e-mail ne reçoit pas d’invitation.\n' });
    delete on.env['PUBLIC_URL'];
  });

  it.runIf(isLast)('takes the second factors from whoever has lost them, and ends their sessions', async () => {
    const claire = () =>
      on.look(({ registry }) => registry.selectFrom('operators').selectAll().where('login', '=', 'claire').executeTakeFirstOrThrow());
    const before = await claire();
    await on.look(async ({ registry }) => {
      const { IDOperator } = before;
      const facteur = { IDOperator, Qui: 'claire', Type: 'totp' as const, Graine: 'v1.x', ConfirmeLe: new Date().toISOString() };
      await registry
        .insertInto('facteurs')
        .values([
          { ...facteur, Nom: 'Téléphone' },
          { ...facteur, Nom: 'Tablette' },
        ])
        .execute();
      await registry.insertInto('codesSecours').values({ IDOperator, Empreinte: 'x', Qui: 'claire' }).execute();
    });
    expect(await on.ok('operators', ['reset-factors', '--login', 'claire'])).toContain('2 second(s) facteur(s)');
    const left = await on.look(async ({ registry }) => ({
      facteurs: await registry.selectFrom('facteurs').selectAll().execute(),
      codes: await registry.selectFrom('codesSecours').selectAll().execute(),
      told: await registry.selectFrom('securiteEvenements').select(['Genre', 'Details']).where('Type', '=', 'facteur').execute(),
    }));
    expect([left.facteurs, left.codes]).toEqual([[], []]);
    expect((await claire()).Epoque).toBe(before.Epoque + 1);
    const lost = { Genre: 'system', Details: 'Retrait\u00a0: application de codes «\u00a0Tablette\u00a0»\u00a0: claire' };
    expect(left.told).toContainEqual(lost);
    const elsewhere = await on.run('operators', ['reset-factors', '--login', 'claire', '--customer', 'BDGpNulle']);
    expect([elsewhere.code, elsewhere.err]).toEqual([1, 'La base «\u00a0BDGpNulle\u00a0» n’est pas inscrite.\n']);
  });

  it.runIf(engine === 'pglite')('says that a running server holds the directory, and leaves it alone', async () => {
    const server = on.start('main', [], { PORT: '0' });
    await server.says('prêt');
    expect(await on.run('operators', ['list'])).toMatchObject({
      code: 1,
      out: '',
      err: `Le dossier de données «\u00a0${on.env['DATA_DIR']}\u00a0» est déjà utilisé par un autre processus. Arrêtez-le, puis relancez cette commande.\n`,
    });
    const [address] = /http:\/\/localhost:\d+/.exec(server.output())!;
    expect((await fetch(`${address}/api/health`)).status).toBe(200);
    server.child.kill('SIGKILL');
    await server.ended;
  });
});
