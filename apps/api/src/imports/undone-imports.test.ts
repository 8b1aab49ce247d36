import { originesImport } from '@comptoir/contract/domains/origines/origines-import.fields';
import type { planRetour } from '@comptoir/contract/domains/retour/retour-plan';
import { sitesImport } from '@comptoir/contract/domains/sites/sites-import.fields';
import type { z } from 'zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../test/http.ts';
import { importedUser, importFile, importForm, importPath, specFile } from '../../test/rows/import.ts';
import { writeIn } from '../../test/rows/utilisateurs.ts';
import { workbookOf } from '../../test/workbook.ts';

type Plan = z.output<typeof planRetour>;

const vin = (n: number) => `VF3AAAAAAAA${String(n).padStart(6, '0')}`;
const grille = { DateDebut: '2027-01-01', Libelle: 'Importée' };

interface Case {
  path: string;
  file: Buffer;
  json?: object;
  /** What shows it. */
  reads: readonly string[];
}

const cases: Record<string, Case> = {
  utilisateurs: {
    path: importPath,
    file: importFile(Array.from({ length: 30 }, (_, n) => importedUser(`defait${n}`))),
    reads: ['/api/utilisateurs', '/api/sites'],
  },
  sites: {
    path: '/api/sites/importSites',
    file: specFile(sitesImport, [{ IDPlaque: '1', Descr: 'Importé', Code: 'IMP1', IDTypeSite: '1', Ville: 'Vannes' }]),
    reads: ['/api/sites'],
  },
  origines: {
    path: '/api/origines/importOrigines',
    file: specFile(originesImport, [
      { newFamilleLibelle: 'Presse', newSousFamilleLibelle: 'Journaux', Libelle: 'Ouest', IDType: 1 },
      { newFamilleLibelle: 'Presse', newSousFamilleLibelle: 'Journaux', Libelle: 'Est', IDType: 1 },
    ]),
    reads: ['/api/origines', '/api/familles'],
  },
  'cartes de fidélité': {
    path: '/api/cartesDeFidelite/importFideliteClients',
    // As files of before have it: the day stands in the seventh column.
    file: workbookOf([
      ['VIN', '', '', '', '', '', 'Début du contrat'],
      [vin(1), '', '', '', '', '', '01/02/2024'],
    ]),
    reads: [],
  },
  'malus masse': {
    path: '/api/malusMasse/importGrille',
    file: workbookOf([
      ['Masse minimale', 'Masse maximale', 'Montant de la taxe'],
      [1700, null, 15],
    ]),
    json: grille,
    reads: ['/api/malusMasse'],
  },
};

describe.each(engines())('an import that is undone (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
    await operator.call('POST', '/api/cartesDeFidelite', { Descr: 'Or' });
    await writeIn(on, async (db) => {
      await db.insertInto('clients').values({ IDClient: 101, Lastname: 'Client' }).execute();
      await db
        .insertInto('materiels')
        .values({ NumeroSerieMat: vin(1), IDClientMat: 101 })
        .execute();
    });
  });
  afterAll(() => on.close());

  const carte = () =>
    writeIn(on, (db) =>
      db.selectFrom('clients').select(['IDFidelite', 'DateDebutFidelite']).where('IDClient', '=', 101).executeTakeFirstOrThrow(),
    );

  test.each(Object.entries(cases))('of %s leaves everything as before', async (_, { path, file, json, reads }) => {
    const state = async () => [
      await carte(),
      ...(await Promise.all(reads.map((read) => operator.call('GET', read)))).map(({ text }) => text),
    ];
    const before = await state();
    const imported = await operator.call('POST', path, importForm(file, 'fichier.xlsx', json));
    expect([imported.status, imported.text]).toEqual([200, expect.stringContaining('"errors":[]') as unknown]);
    expect(await state()).not.toEqual(before);
    const demande = { portee: { operation: String(imported.headers['x-request-id']) }, verbe: 'annuler' };
    const plan = await operator.call<Plan>('POST', '/api/retour/plan', demande);
    expect([plan.status, plan.body.parEtat]).toMatchObject([200, { pret: plan.body.nbLignes }]);
    const undone = await operator.call('POST', '/api/retour', demande);
    expect([undone.status, undone.text]).toEqual([200, undone.text]);
    expect(await state()).toEqual(before);
  });
});
