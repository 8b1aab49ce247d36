import type { MalusEcologique } from '@comptoir/contract/domains/malus-ecologique/malus-ecologique.calls';
import { importResult, type ImportResult } from '@comptoir/contract/imports/result';
import type { ImportReading } from '@comptoir/contract/imports/reading';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { importForm } from '../../../test/rows/import.ts';
import type { Refused } from '../../../test/rows/utilisateurs.ts';
import { workbookOf, type CellValue } from '../../../test/workbook.ts';

const path = '/api/malusEcologique/importGrille';
const periode = { Libelle: 'Barème 2027', DateDebut: '2027-01-01', DateFin: null };
const titles = ['Émission de CO2', 'Montant de la taxe'];
const fileOf = (rows: CellValue[][], header: CellValue[] = titles) => workbookOf([header, ...rows]);

describe.each(engines())('import of a grid of CO2 (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
  });
  afterAll(() => on.close());

  interface Sent {
    query?: string;
    json?: object;
    header?: CellValue[];
    by?: Client;
  }
  const send = (rows: CellValue[][], { query = '', json = periode, header = titles, by = operator }: Sent = {}) =>
    by.call<ImportResult & Refused>('POST', `${path}${query}`, importForm(fileOf(rows, header), 'bareme.xlsx', json));
  const grids = async (Libelle: string) =>
    (await operator.call<MalusEcologique[]>('GET', '/api/malusEcologique')).body.filter((one) => one.Libelle === Libelle);
  const journal = async () => (await operator.call<{ total: number }>('GET', '/api/journal')).body.total;

  it('adds the grid of an official table, whatever the order of its lines', async () => {
    const { status, body } = await send([
      ['> 120', '70 000 €'],
      [119, 50],
      ['120 g/km', '75,50'],
      ['≤ 118', 0],
    ]);
    expect(status).toBe(200);
    expect(importResult.parse(body)).toMatchObject({
      errors: [],
      avis: [
        { ligne: 2, colonne: 'Émission de CO2', message: '«\u00a0> 120\u00a0» est lu 121' },
        { ligne: 5, message: '«\u00a0≤ 118\u00a0» est lu 118' },
      ],
      remarques: [],
    });
    expect(body.lignes.map(({ cle, effet, champs }) => [cle, effet, champs])).toEqual([
      ['121 g/km', 'ajout', titles],
      ['119 g/km', 'ajout', titles],
      ['120 g/km', 'ajout', titles],
      ['118 g/km', 'ajout', titles],
    ]);
    const Values = [0, 50, 75.5, 70_000].map((MontantTaxe, at) => ({ EmissionCO2: 118 + at, MontantTaxe }));
    expect(await grids('Barème 2027')).toMatchObject([{ ...periode, CO2Min: 118, CO2Max: 121, Values }]);
  });

  it('changes the grid of this label and first day; the same file again changes nothing', async () => {
    const json = { Libelle: 'bis', DateDebut: '2028-01-01' };
    await send(
      [
        [100, 1],
        [101, 2],
      ],
      { json },
    );
    const changed = await send(
      [
        [100, 1],
        [101, 3],
        [102, 4],
      ],
      { json: { ...json, Libelle: 'BIS' } },
    );
    expect(changed.body.lignes.map(({ effet, champs }) => [effet, champs])).toEqual([
      ['inchange', []],
      ['modification', ['Montant de la taxe']],
      ['ajout', titles],
    ]);
    expect(changed.body.remarques[0]).toContain('existe déjà');
    const before = await journal();
    const again = await send(
      [
        [100, 1],
        [101, 3],
        [102, 4],
      ],
      { json: { ...json, Libelle: 'BIS' } },
    );
    expect(again.body.lignes.every(({ effet }) => effet === 'inchange')).toBe(true);
    expect(await journal()).toBe(before);
    expect(await grids('BIS')).toHaveLength(1);
  });

  it('writes nothing where a line is at fault, and says which cell; corrected lines are written', async () => {
    const json = { ...periode, Libelle: 'Fautes' };
    const rows: CellValue[][] = [
      [100, 'cent'],
      [101.5, 2],
      [1200, 1],
      [103, -1],
      [104, null],
      [104, 1.234],
    ];
    const before = await journal();
    const { body } = await send(rows, { json });
    expect(body.errors.map(({ ligne, colonne, message }) => [ligne, colonne, message])).toEqual([
      [2, 'Montant de la taxe', 'Un nombre est attendu'],
      [3, 'Émission de CO2', 'Nombre entier attendu'],
      [4, 'Émission de CO2', 'De 0 à 1000 g/km'],
      [5, 'Montant de la taxe', 'Un montant ne peut pas être négatif'],
      [6, 'Émission de CO2', 'Cette émission est aussi à la ligne 7'],
      [6, 'Montant de la taxe', 'Ce champ est obligatoire'],
      [7, 'Émission de CO2', 'Cette émission est aussi à la ligne 6'],
      [7, 'Montant de la taxe', 'Deux décimales au maximum'],
    ]);
    expect(body.lignes.every(({ effet }) => effet === 'refus')).toBe(true);
    expect(body.remarques).toEqual(['Une grille est enregistrée en entier\u00a0: rien ne l’est tant qu’une de ses lignes est à corriger.']);
    expect([await grids('Fautes'), await journal()]).toEqual([[], before]);
    const correction = (ligne: number, colonne: string, valeur: string) => ({ ligne, colonne, valeur });
    const corrections = [
      correction(2, titles[1]!, '100'),
      correction(3, titles[0]!, '101'),
      correction(4, titles[0]!, '102'),
      correction(5, titles[1]!, '1'),
      correction(6, titles[1]!, '4'),
      correction(7, titles[0]!, '105'),
      correction(7, titles[1]!, '1,23'),
    ];
    expect((await send(rows, { json: { ...json, corrections } })).body.errors).toEqual([]);
    expect(await grids('Fautes')).toMatchObject([{ CO2Min: 100, CO2Max: 105 }]);
  });

  it('reports a missing gram on the line after it, as the form does', async () => {
    const { body } = await send(
      [
        [100, 1],
        [103, 1],
      ],
      { query: '?essai=1', json: { ...periode, Libelle: 'Trou' } },
    );
    expect(body.errors).toEqual([
      { ligne: 3, colonne: 'Émission de CO2', message: 'Il manque le montant de 2 émissions\u00a0: 101 et 102 g/km' },
    ]);
    expect(body.lignes.map(({ effet }) => effet)).toEqual(['refus', 'refus']);
  });

  it('keeps nothing of a trial', async () => {
    const { body } = await send([[100, 1]], { query: '?essai=1', json: { ...periode, Libelle: 'Essai' } });
    expect([body.essai, body.lignes[0]?.effet, await grids('Essai')]).toEqual([true, 'ajout', []]);
  });

  it.each([
    ['Libelle', { DateDebut: '2027-01-01' }],
    ['DateDebut', { Libelle: 'Sans date' }],
    ['DateFin', { ...periode, DateFin: '2026-12-31' }],
  ])('refuses a period without %s', async (field, json) => {
    const { status, body } = await send([[100, 1]], { json });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
  });

  it('reads other titles for a person to choose, and remembers the choice', async () => {
    const header = ['Grammes', 'Tarif (en euros)'];
    const read = async () => (await operator.call<ImportReading>('POST', `${path}/lecture`, importForm(fileOf([[100, 1]], header)))).body;
    const { colonnes, documente, feuille } = await read();
    expect([documente, colonnes.map(({ champ, raison }) => [champ, raison])]).toEqual([
      false,
      [
        [null, 'inconnu'],
        ['Montant de la taxe', 'reconnu'],
      ],
    ]);
    const chosen = titles.map((champ, at) => ({ colonne: 'AB'[at], champ }));
    const json = { ...periode, Libelle: 'Choisie', lecture: { feuille, ligneTitres: 1, colonnes: chosen }, retenir: true };
    expect((await send([[100, 1]], { header, json })).body.errors).toEqual([]);
    expect((await read()).colonnes.map(({ raison }) => raison)).toEqual(['memorise', 'memorise']);
  });
  it('is for operators, and its runs are noted', async () => {
    expect((await send([[100, 1]], { by: await on.customer() })).status).toBe(403);
    const { body } = await operator.call<{ Fichier: string; Etat: string }[]>('GET', '/api/imports?import=malusEcologique');
    expect(body[0]).toMatchObject({ Fichier: 'bareme.xlsx', Etat: 'termine' });
  });
});
