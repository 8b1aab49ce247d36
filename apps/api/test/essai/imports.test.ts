import { allEndpoints } from '@comptoir/contract/all';
import { originesImport } from '@comptoir/contract/domains/origines/origines-import.fields';
import { sitesImport } from '@comptoir/contract/domains/sites/sites-import.fields';
import { ditesAilleurs, type Essai } from '@comptoir/contract/essai';
import { isWrite, type Endpoint } from '@comptoir/contract/kit';
import { references } from '@comptoir/contract/references/all';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../database.ts';
import { testApp, type Client, type TestApp } from '../http.ts';
import { sampleRow } from '../rows/references.ts';
import { undocumented } from '../matrix/judge.ts';
import { importedUser, importFile, importForm, specFile } from '../rows/import.ts';
import { allDigests } from '../rows/table-digests.ts';
import { writeIn } from '../rows/utilisateurs.ts';
import { workbookOf } from '../workbook.ts';
import { linesOf, sameChanges } from './same-changes.ts';

const VIN = 'VF1AB000123400007';
const periode = { Libelle: 'Barème 2031', DateDebut: '2031-01-01' };

interface Sent {
  file: Buffer;
  json?: object;
  /** Tables that it writes, its own history apart. */
  writes: string[];
}

/** A small file for each import: a row that comes and, where there may be one, a row that changes. */
const files: Record<string, Sent> = {
  'utilisateurs.importUtilisateurs': {
    file: importFile([importedUser('essai1', { Sites: '1|2' }), { LoginWEB: 'VENDEUR', MobilePhone: '0600000001' }]),
    writes: ['utilisateurs', 'utilisateursSites'],
  },
  'sites.importSites': {
    file: specFile(sitesImport, [
      { IDPlaque: 'Société Un', Descr: 'Site importé', Code: 'E1', IDTypeSite: 'Concession', Marques: 'Renault' },
    ]),
    writes: ['sites', 'sitesMarques'],
  },
  'origines.importOrigines': {
    file: specFile(originesImport, [
      { newFamilleLibelle: 'Presse', newSousFamilleLibelle: 'Journaux', Libelle: 'Ouest', IDType: 'VN' },
      { IDSousFamille: 'Salon', Libelle: 'Foire', IDType: 'VDL' },
    ]),
    writes: ['familles', 'origines', 'sousFamilles'],
  },
  'cartesDeFidelite.importClients': {
    file: workbookOf([
      ['VIN', '', '', '', '', '', 'Début'],
      [VIN, '', '', '', '', '', '01/02/2030'],
    ]),
    writes: ['clients'],
  },
  'malusEcologique.importer': {
    file: workbookOf([
      ['Émission de CO2', 'Montant de la taxe'],
      ['≤ 118', 0],
      ['> 118', 50],
    ]),
    json: periode,
    writes: ['malusEcologique', 'malusEcologiqueValues'],
  },
  'malusMasse.importer': {
    file: workbookOf([
      ['Masse minimale', 'Masse maximale', 'Montant de la taxe'],
      [1500, 1699, 10],
      [1700, null, 15],
    ]),
    json: periode,
    writes: ['malusMasse', 'malusMasseValues'],
  },
};

const imports = Object.entries<Endpoint>(allEndpoints).filter(([, endpoint]) => endpoint.upload && isWrite(endpoint));

test('each import has a file', () => {
  expect(Object.keys(files).toSorted()).toEqual(imports.map(([name]) => name).toSorted());
});

describe.each(engines())('an import that is tried (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
    await operator.call('POST', '/api/cartesDeFidelite', sampleRow(references.find(({ name }) => name === 'cartesDeFidelite')!));
    await writeIn(on, async (db) => {
      await db.insertInto('clients').values({ IDClient: 700, Lastname: 'Corre' }).execute();
      await db.insertInto('materiels').values({ NumeroSerieMat: VIN, IDClientMat: 700 }).execute();
    });
  });
  afterAll(() => on.close());

  test.each(imports)('%s: keeps nothing, and is what is then done', async (name, endpoint) => {
    const { file, json, writes } = files[name]!;
    const send = (headers?: Record<string, string>) =>
      operator.call<Essai>(endpoint.method, endpoint.path, importForm(file, 'import.xlsx', json), headers);
    const before = await allDigests(on.app.database);
    const tried = await send({ 'x-essai': '1' });
    expect([tried.status, tried.body.essai], tried.text).toEqual([200, true]);
    expect(undocumented(endpoint, tried)).toBeUndefined();
    expect(await allDigests(on.app.database)).toEqual(before);
    const done = await send();
    expect(done.status, done.text).toBe(200);
    const lines = await linesOf(on, String(done.headers['x-request-id']));
    const written = lines.filter(({ table }) => !ditesAilleurs.includes(table));
    expect([...new Set(written.map(({ table }) => table))]).toEqual(expect.arrayContaining(writes));
    expect(tried.body.nbChangements).toBe(written.length);
    sameChanges(tried.body.changements, written);
  });
});
