import type { MalusMasse } from '@comptoir/contract/domains/malus-masse/malus-masse.calls';
import type { ImportResult } from '@comptoir/contract/imports/result';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { importForm } from '../../../test/rows/import.ts';
import { workbookOf, type CellValue } from '../../../test/workbook.ts';

const titles = ['Masse minimale', 'Masse maximale', 'Montant de la taxe'];

describe.each(engines())('import of a grid of masses (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
  });
  afterAll(() => on.close());

  const send = (rows: CellValue[][], Libelle: string) => {
    const json = { Libelle, DateDebut: '2027-01-01' };
    return operator.call<ImportResult>(
      'POST',
      '/api/malusMasse/importGrille',
      importForm(workbookOf([titles, ...rows]), 'masse.xlsx', json),
    );
  };
  const find = async (Libelle: string) =>
    (await operator.call<MalusMasse[]>('GET', '/api/malusMasse')).body.find((one) => one.Libelle === Libelle);

  it('adds the grid; the last bracket has no end', async () => {
    const { body } = await send(
      [
        ['1 500 kg', 1699, '10 €'],
        [1700, null, 15.5],
      ],
      'Masse 2027',
    );
    expect(body).toMatchObject({
      errors: [],
      lignes: [
        { cle: '1500 kg', effet: 'ajout' },
        { cle: '1700 kg', effet: 'ajout' },
      ],
    });
    expect(await find('Masse 2027')).toMatchObject({
      Values: [
        { MasseMin: 1500, MasseMax: 1699, MontantTaxe: 10 },
        { MasseMin: 1700, MasseMax: null, MontantTaxe: 15.5 },
      ],
    });
  });

  it('refuses brackets that do not follow one another, in the words of the form, and writes none', async () => {
    const { body } = await send(
      [
        [0, 999, 1],
        [1001, null, 2],
        [1500, 2000, 3],
      ],
      'Trous',
    );
    expect(body.errors.map(({ ligne, colonne, message }) => [ligne, colonne, message])).toEqual([
      [3, 'Masse minimale', 'Tranche 2\u00a0: elle doit commencer à 1\u202f000 kg, juste après la tranche 1'],
      [4, 'Masse maximale', 'La dernière tranche ne doit pas avoir de masse maximale'],
    ]);
    expect(await find('Trous')).toBeUndefined();
  });

  it('changes the amounts of a known grid', async () => {
    await send([[0, null, 1]], 'Connue');
    const { body } = await send([[0, null, 2]], 'CONNUE');
    expect(body.lignes).toMatchObject([{ effet: 'modification', champs: ['Montant de la taxe'] }]);
    expect(await find('CONNUE')).toMatchObject({ Values: [{ MontantTaxe: 2 }] });
  });
});
