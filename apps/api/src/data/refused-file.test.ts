import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualEngines } from '../../test/database.ts';
import {
  addSample,
  armor,
  exportFrom,
  importInto,
  install,
  neighbour,
  numberOf,
  remove,
  rowsOf,
  wholeOf,
  type Installation,
} from '../../test/rows/moves.ts';
import { customerMigrations, newestOf } from '../db/migrations/all.ts';
import { findCustomer } from '../registry/registry.store.ts';
import { Vault } from '../secrets/vault.ts';
import { insertCustomer } from './customer-entry.store.ts';

describe.each(usualEngines())('an import refuses, and changes nothing, %s:', (engine) => {
  let at: Installation;
  let folder: string;
  let path: string;
  const bad = () => join(folder, 'bad.comptoir.gz');

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'comptoir-refused-'));
    path = join(folder, 'armor.comptoir.gz');
    at = await install(engine, 'prod-ouest');
    // The smallest sample: each case reads the whole of its file.
    await addSample(at, armor, 'BDGpPerche');
    const IDCustomer = await numberOf(at);
    await at.base.server.customer(IDCustomer).insertInto('civilites').values({ Descr: 'séparée' }).execute();
    await exportFrom(at, path);
    // Otherwise the comparisons would be equal because the login sees no rows.
    expect(await wholeOf(at)).not.toEqual([]);
  });
  afterAll(async () => {
    await remove(at);
    await rm(folder, { recursive: true, force: true });
  });

  const lines = async () =>
    gunzipSync(await readFile(path))
      .toString()
      .trimEnd()
      .split('\n');
  const rewritten = async (change: (all: string[]) => string[]) => gzipSync(`${change(await lines()).join('\n')}\n`);
  const inHeader = (change: (header: Record<string, unknown>) => object) =>
    rewritten(([first, ...rest]) => [JSON.stringify(change(JSON.parse(first!) as Record<string, unknown>)), ...rest]);
  /** A forged file with a right checksum. */
  const forged = (change: (all: string[]) => string[]) =>
    rewritten((all) => {
      const body = change(all.slice(0, -1));
      const sha256 = createHash('sha256')
        .update(`${body.join('\n')}\n`)
        .digest('hex');
      const [end, footer] = JSON.parse(all.at(-1)!) as [string, object];
      return [...body, JSON.stringify([end, { ...footer, sha256 }])];
    });

  it.each<[string, () => Promise<Buffer | string>, RegExp]>([
    ['a file cut short', async () => (await readFile(path)).subarray(0, -3_000), /tronqué/],
    ['a file cut between two rows', () => rewritten((all) => all.slice(0, -20)), /tronqué/],
    ['a file without its footer', () => rewritten((all) => all.slice(0, -1)), /tronqué/],
    ['an altered value', () => rewritten((all) => all.map((line) => line.replace('"Lastname":"', '"Lastname":"X'))), /abîmé/],
    ['a row taken away', () => rewritten((all) => all.filter((line) => !line.includes('séparée'))), /abîmé/],
    [
      'a row twice',
      () => rewritten((all) => all.flatMap((line) => (line.includes('séparée') && line.startsWith('{"IDCiv') ? [line, line] : [line]))),
      /abîmé/,
    ],
    ['something after the footer', () => rewritten((all) => [...all, '{}']), /abîmé/],
    [
      'a byte changed in the middle',
      async () => {
        const bytes = await readFile(path);
        bytes[Math.floor(bytes.length / 2)]! ^= 0x10;
        return bytes;
      },
      /abîmé|tronqué|ne correspond pas/,
    ],
    ['rows that are no JSON', () => rewritten((all) => all.map((line) => line.replace('"Lastname":', 'Lastname'))), /abîmé/],
    [
      'another table',
      () => rewritten((all) => all.map((line) => line.replace('["table","civilites"', '["table","servers"'))),
      /ne correspond pas|abîmé/,
    ],
    [
      'a column too many',
      () =>
        rewritten((all) =>
          all.map((line) => line.replace('["table","civilites",["IDCivilite"', '["table","civilites",["Autre","IDCivilite"')),
        ),
      /ne correspond pas/,
    ],
    [
      'the column that says whose a row is',
      () =>
        forged((all) =>
          all.map((line) => line.replace('["table","civilites",["IDCivilite"', '["table","civilites",["IDCustomer","IDCivilite"')),
        ),
      /ne correspond pas/,
    ],
    [
      'a table that belongs to no customer',
      () => forged((all) => [...all, '["table","operators",["login"]]', '{"login":"intrus"}']),
      /ne correspond pas/,
    ],
    [
      'a row whose record is not in the file',
      () =>
        forged((all) => all.map((line) => (line.startsWith('{"IDSite":') ? line.replace(/"IDPlaque":\d+/, '"IDPlaque":987654') : line))),
      /abîmé/,
    ],
    ['a newer format', () => inHeader((header) => ({ ...header, formatVersion: 2, product: '9.9' })), /plus récente de Comptoir \(9\.9\)/],
    [
      'a newer schema',
      () => inHeader((header) => ({ ...header, migrations: [newestOf(customerMigrations), '9999-later'] })),
      /plus récente/,
    ],
    ['a key that is not here', () => inHeader((header) => ({ ...header, keys: ['k1', 'k9'] })), /clé «\u00a0k9\u00a0».*absente/],
    ['another kind of file', async () => gzipSync('{"a":1}\n'), /pas un export/],
    ['a file that is no gzip', async () => 'bonjour', /pas un export/],
    ['an empty file', async () => '', /tronqué/],
  ])('%s', async (_, make, message) => {
    await writeFile(bad(), await make());
    const before = await wholeOf(at);
    await expect(importInto(at, bad(), { replace: true })).rejects.toThrow(message);
    expect(await wholeOf(at)).toEqual(before);
  });

  it('a file that is not there', () => expect(importInto(at, join(folder, 'absent'), { replace: true })).rejects.toThrow('n’existe pas'));

  it('a customer that is there already', async () => {
    const before = await wholeOf(at);
    await expect(importInto(at, path)).rejects.toThrow('existe déjà\u00a0; ajoutez --replace');
    expect(await wholeOf(at)).toEqual(before);
  });

  it('a new customer with a bad file, without leaving an entry', async () => {
    const name = 'BDGpNouveau';
    await writeFile(
      bad(),
      await forged(([first, ...rest]) => {
        const header = JSON.parse(first!) as { customer: object };
        const renamed = { ...header, schema: 'c_bdgpnouveau', customer: { ...header.customer, name, hosts: [] } };
        return [JSON.stringify(renamed), ...rest];
      }),
    );
    const before = await wholeOf(at);
    // Its secrets are sealed under another customer's name.
    await expect(importInto(at, bad())).rejects.toThrow('ne s’ouvrent pas ici');
    expect(await findCustomer(at.base.server.registry, name)).toBeUndefined();
    expect(await wholeOf(at)).toEqual(before);
  });

  it('an unknown server, or another one than the customer’s', async () => {
    await expect(importInto(at, path, { replace: true, serverName: 'ailleurs' })).rejects.toThrow(
      'le serveur «\u00a0ailleurs\u00a0» n’est pas inscrit ici\u00a0; choisissez-en un avec --server (inscrits\u00a0: prod-ouest)',
    );
    await at.base.server.registry.insertInto('servers').values({ name: 'ailleurs', ip: '192.0.2.8', connection: null }).execute();
    await expect(importInto(at, path, { replace: true, serverName: 'ailleurs' })).rejects.toThrow(
      'est sur le serveur «\u00a0prod-ouest\u00a0»',
    );
  });

  it('secrets that the key of the same name does not open', async () => {
    const before = await wholeOf(at);
    const other = new Vault({ current: 'k1', keys: { k1: randomBytes(32).toString('base64') } });
    await expect(importInto(at, path, { replace: true, vault: other })).rejects.toThrow('ne s’ouvrent pas ici');
    expect(await wholeOf(at)).toEqual(before);
  });

  it('a host that another customer has', async () => {
    const { registry } = at.base.server;
    const { IDServer } = await registry.selectFrom('servers').select('IDServer').executeTakeFirstOrThrow();
    await registry.updateTable('customers').set({ hosts: [] }).where('name', '=', armor.name).execute();
    await insertCustomer(registry, { ...armor, name: 'BDGpRival', urls: [] }, { IDServer, schema: 'c_bdgprival' });
    await expect(importInto(at, path, { replace: true })).rejects.toThrow(
      '«\u00a0armor.backoffice.example\u00a0» est déjà celui de la base «\u00a0BDGpRival\u00a0»',
    );
    await registry.deleteFrom('customers').where('name', '=', 'BDGpRival').execute();
  });

  it('no file that names another customer’s number: the rows become its own', async () => {
    const beside = await rowsOf(at, neighbour);
    const number = await numberOf(at, neighbour);
    await writeFile(
      bad(),
      await forged((all) => all.map((line) => (line.startsWith('{"IDCivilite"') ? line.replace('{', `{"IDCustomer":${number},`) : line))),
    );
    const own = (await rowsOf(at))['civilites'];
    await importInto(at, bad(), { replace: true });
    expect((await rowsOf(at))['civilites']).toEqual(own);
    expect(await rowsOf(at, neighbour)).toEqual(beside);
  });
});
