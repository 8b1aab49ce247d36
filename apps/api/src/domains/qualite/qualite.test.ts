import type { Controle, LigneQualite } from '@comptoir/contract/domains/qualite/qualite.calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { fillHealthy } from '../../../test/rows/qualite.ts';
import { plants } from '../../../test/rows/qualite-plants.ts';
import { writeIn } from '../../../test/rows/utilisateurs.ts';
import { customerMigrations } from '../../db/migrations/all.ts';
import { sealedColumns } from '../../secrets/secrets.store.ts';
import { controles } from './controles.ts';
import { lieux } from './qualite-secrets.store.ts';
import type { Db } from '../../db/tables.ts';
import { countLignes, pageLignes, type Looking } from './qualite.store.ts';

class Undo extends Error {}

test('every check has a planted fault, and every plant a check', () => {
  expect(Object.keys(plants).toSorted()).toEqual(controles.map(({ cle }) => cle).toSorted());
  expect(controles.length).toBeGreaterThanOrEqual(30);
});

test('every table with sealed values is checked', () => {
  expect(Object.keys(lieux).toSorted()).toEqual([...new Set(sealedColumns(customerMigrations).map(({ table }) => table))].toSorted());
});

describe.each(engines())('the checks of a configuration (%s)', (engine) => {
  let on: TestApp;
  beforeAll(async () => {
    on = await testApp(engine, { fill: fillHealthy });
  });
  afterAll(() => on.close());

  const looking = (db: Db): Looking => ({
    db,
    seen: { all: true },
    around: { vault: on.app.vault, schema: 'c_bdgpun', probes: on.app.probes },
  });

  /** Changes the healthy group, and restores it. */
  const tryOut = async (work: (db: Db) => Promise<unknown>) => {
    const ended: unknown = await writeIn(on, async (db) => {
      await work(db);
      throw new Undo();
    }).catch((error: unknown) => error);
    if (!(ended instanceof Undo)) throw ended;
  };

  describe.each(controles.map((regle) => [regle.cle, regle] as const))('%s', (cle, regle) => {
    test('finds nothing in a healthy group', async () => {
      await tryOut(async (db) => {
        expect(await pageLignes(looking(db), regle, 1)).toEqual([]);
        expect(await countLignes(looking(db), regle)).toBe(0);
      });
    });

    test('finds what is planted, and links to where it is corrected', async () => {
      const { plante, label, href } = plants[cle]!;
      await tryOut(async (db) => {
        await plante(db);
        const found = await pageLignes(looking(db), regle, 1);
        expect(found).toContainEqual({ label, href });
        expect(await countLignes(looking(db), regle)).toBe(found.length);
        // A fault of two rows together shows both.
        expect(found.length).toBeLessThanOrEqual(cle.endsWith('EnDouble') ? 2 : 1);
      });
    });
  });

  const found = async (db: Db, cle: string) =>
    (
      await pageLignes(
        looking(db),
        controles.find((regle) => regle.cle === cle)!,
        1,
      )
    ).map(({ label }) => label);
  const give = (db: Db, Interface: string, Cible: string, ...champs: string[]) =>
    db
      .insertInto('accesPartenaires')
      .values(champs.map((Champ) => ({ Interface, Cible, Champ, Valeur: 'scellé' })))
      .execute();

  test('an active e-mail/SMS module: complete with the password of its server and the account of each company', async () => {
    await tryOut(async (db) => {
      const smtp = { GRP_SMTP_Host: 'smtp.example', GRP_SMTP_Port: '587', GRP_SMTP_Login: 'a@b.example', GRP_SMTP_From: 'Un' };
      await db
        .updateTable('gpParametres')
        .set({ GRP_ModuleEmailSMS: true, ...smtp })
        .execute();
      expect(await found(db, 'emailSmsIncomplet')).toEqual(['Groupe']);
      await give(db, 'smtp', '', 'GRP_SMTP_Password');
      expect(await found(db, 'emailSmsIncomplet')).toEqual([]);
      await give(db, 'sms', '1', 'client_id', 'client_secret');
      expect(await found(db, 'emailSmsSocieteIncomplete')).toEqual([]);
      await db.insertInto('societes').values({ IDPlaque: 2, IDActivite: 1, Libelle: 'Société Deux' }).execute();
      expect(await found(db, 'emailSmsSocieteIncomplete')).toEqual(['Société Deux']);
      await db.updateTable('gpParametres').set({ GRP_ModuleEmailSMS: false }).execute();
      expect(await found(db, 'emailSmsSocieteIncomplete')).toEqual([]);
    });
  });

  test('secrets of accounts are called as their screens call them', async () => {
    await tryOut(async (db) => {
      await give(db, 'smtp', '', 'GRP_SMTP_Password');
      await give(db, 'sms', '1', 'client_secret');
      await give(db, 'dbs', '', 'GRP_DBS_ClientSecret');
      await give(db, 'planetvo', '2', 'PasswordInterface');
      const labels = await found(db, 'secretARessaisir');
      for (const label of [
        'Serveur d’e-mails\u00a0: Password',
        'API SMS, Société Un\u00a0: Client secret',
        'DBS\u00a0: ClientSecret',
        'PlanetVO, VENDEUR Anne\u00a0: Password PVO',
      ])
        expect(labels).toContain(label);
    });
  });

  // The group and its one company, sellers then managers.
  test.each([
    ["a manager's alone is below the group's of sellers", [5, 10, undefined, 3], ['Société Un']],
    ["a manager's that was taken away is the group's", [5, 10, 10.5, null], ['Société Un']],
    ["a seller's that was taken away is the group's", [5, 10, null, 5], []],
    ["a seller's is below the group's of managers", [5, 10, 10, undefined], []],
    ['a company without its own is not told with the group', [11, 10, undefined, null], ['Groupe']],
    ['no ceiling is below none', [null, undefined, 5, undefined], []],
  ] as const)('ceilings: %s', async (_, [vendeurs, chefs, vendeursUn, chefsUn], labels) => {
    const rows = (
      [
        [null, 2, vendeurs],
        [null, 3, chefs],
        [1, 2, vendeursUn],
        [1, 3, chefsUn],
      ] as const
    ).flatMap(([IDPlaque, IDDRProfileEsellerLead, Plafond]) =>
      Plafond === undefined ? [] : [{ IDPlaque, IDDRProfileEsellerLead, Plafond }],
    );
    await tryOut(async (db) => {
      await db.deleteFrom('plafondsRemise').execute();
      await db.insertInto('plafondsRemise').values(rows).execute();
      const regle = controles.find(({ cle }) => cle === 'plafondVendeurSuperieur')!;
      expect((await pageLignes(looking(db), regle, 1)).map(({ label }) => label)).toEqual(labels);
    });
  });
});

describe.each(engines())('the calls (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
    await writeIn(on, async (db) => {
      const { Password } = await db.selectFrom('utilisateurs').select('Password').where('IDPeople', '=', 2).executeTakeFirstOrThrow();
      const user = (n: number) => ({
        Lastname: `Sans site ${String(n).padStart(3, '0')}`,
        Firstname: 'Luc',
        Initial: 'L',
        LoginWEB: `s${n}`,
        drprofile_id: 2,
        Password,
      });
      await db
        .insertInto('utilisateurs')
        .values(Array.from({ length: 130 }, (_, n) => user(n)))
        .execute();
    });
  });
  afterAll(() => on.close());

  interface Read {
    controle: Controle;
    lignes: LigneQualite[];
    pageSize: number;
  }
  const list = async (by: Client) => (await by.call<Controle[]>('GET', '/api/qualite')).body;
  const read = (by: Client, cle: string, page = 1) => by.call<Read>('GET', `/api/qualite/${cle}?page=${page}`);

  test('an operator has all checks, gravest first, with counts', async () => {
    const all = await list(operator);
    expect(all.map(({ cle }) => cle)).toEqual(controles.map(({ cle }) => cle));
    const levels = all.map(({ niveau }) => ['erreur', 'avertissement', 'information'].indexOf(niveau));
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
    // The 130, and two of the test customers.
    expect(all.find(({ cle }) => cle === 'utilisateurSansSite')?.nb).toBe(132);
  });

  test('one is read page by page, by label', async () => {
    const first = (await read(operator, 'utilisateurSansSite')).body;
    expect([first.controle.nb, first.lignes.length, first.pageSize]).toEqual([132, 100, 100]);
    const second = (await read(operator, 'utilisateurSansSite', 2)).body;
    expect(second.lignes.length).toBe(32);
    const labels = [...first.lignes, ...second.lignes].map(({ label }) => label);
    expect(new Set(labels).size).toBe(132);
    expect(labels).toEqual(labels.toSorted((a, b) => a.localeCompare(b, 'fr')));
    expect((await read(operator, 'utilisateurSansSite', 3)).body.lignes).toEqual([]);
  });

  test('customer access has the checks of its screens, and finds nobody hidden from it', async () => {
    const customer = await on.customer();
    const own = await list(customer);
    const cles = own.map(({ cle }) => cle);
    expect(cles).toEqual(
      expect.arrayContaining(['utilisateurSansSite', 'siteVnSansMarque', 'passerelleEnRetard', 'plafondVendeurSuperieur']),
    );
    for (const closed of ['leadSansIDClient', 'malusEcologiqueTrou', 'publicationSansFtp', 'compteOuvertInactif', 'passerelleSansDate'])
      expect(cles).not.toContain(closed);
    // The hidden regional manager has no site either.
    expect(own.find(({ cle }) => cle === 'utilisateurSansSite')?.nb).toBe(131);
    expect((await read(customer, 'malusEcologiqueTrou')).status).toBe(404);
    const ni = await list(await on.customer('BDGpNiTrois'));
    expect(ni.map(({ cle }) => cle)).not.toContain('passerelleEnRetard');
  });

  test('an unknown check is refused', async () => {
    expect((await read(operator, 'inconnu')).status).toBe(404);
  });
});
