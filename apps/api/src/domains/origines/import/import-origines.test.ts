import type { JournalEntry } from '@comptoir/contract/domains/journal/journal.calls';
import type { Famille, Origine } from '@comptoir/contract/domains/origines/origines.calls';
import { originesImport, type OrigineColumn } from '@comptoir/contract/domains/origines/origines-import.fields';
import { importResult, type ImportResult } from '@comptoir/contract/imports/result';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../../test/http.ts';
import { importForm, specFile } from '../../../../test/rows/import.ts';
import { writeIn } from '../../../../test/rows/utilisateurs.ts';
import type { CellValue } from '../../../../test/workbook.ts';

type Row = Partial<Record<OrigineColumn, CellValue>>;

describe.each(engines())('import of origins (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
  });
  afterAll(() => on.close());

  const send = (rows: readonly Row[], essai = false, by = operator) =>
    by.call<ImportResult>(
      'POST',
      `/api/origines/importOrigines${essai ? '?essai=1' : ''}`,
      importForm(specFile(originesImport, rows), 'origines.xlsx'),
    );
  const list = async () => (await operator.call<Origine[]>('GET', '/api/origines')).body;
  const find = async (label: string) => (await list()).find(({ Libelle }) => Libelle === label);
  const familles = async () => (await operator.call<Famille[]>('GET', '/api/familles')).body.map(({ Libelle }) => Libelle);
  const faultsOf = ({ errors }: ImportResult) => errors.map(({ ligne, colonne, message }) => [ligne, colonne, message]);
  const trace = async () => [(await operator.call('GET', '/api/origines')).text, (await operator.call('GET', '/api/journal')).text];

  it('adds origins where their lines put them, new families once, and changes known ones', async () => {
    const { status, body } = await send([
      { IDFamille: 'internet', IDSousFamille: 'ANNONCES', Libelle: 'Le coin', IDType: 'vo', EstLead: 'Oui' },
      { newFamilleLibelle: 'Presse', newSousFamilleLibelle: 'Journaux', Libelle: 'Ouest', IDType: 1, CreationLead: 'non' },
      { newFamilleLibelle: 'presse', newSousFamilleLibelle: 'JOURNAUX', Libelle: 'Télégramme', IDType: 'VN' },
      { newFamilleLibelle: 'Internet', newSousFamilleLibelle: 'Réseaux', Libelle: 'Réseau', IDType: 'VN' },
      { IDSousFamille: 'Salon', Libelle: 'Foire', IDType: 'VDL' },
    ]);
    expect(status).toBe(200);
    expect(importResult.parse(body)).toMatchObject({ errors: [], lignes: Array.from({ length: 5 }, () => ({ effet: 'ajout' })) });
    expect(await find('Le coin')).toMatchObject({
      Famille_Libelle: 'Internet',
      SousFamille_Libelle: 'Annonces',
      type: { Description: 'VO' },
      EstLead: true,
      EstInactif: false,
      CreationLead: true,
    });
    expect(await find('Ouest')).toMatchObject({ Famille_Libelle: 'Presse', SousFamille_Libelle: 'Journaux', CreationLead: false });
    expect(await find('Télégramme')).toMatchObject({ Famille_Libelle: 'Presse', SousFamille_Libelle: 'Journaux' });
    expect(await find('Réseau')).toMatchObject({ Famille_Libelle: 'Internet', SousFamille_Libelle: 'Réseaux' });
    expect(await find('Foire')).toMatchObject({ Famille_Libelle: 'Événements' });
    expect(await familles()).toEqual(['Événements', 'Internet', 'Presse']);

    const changed = await send([
      { Libelle: 'LE COIN', IDSousFamille: 'Site du groupe', EstAppelEntrant: 'Oui' },
      { Libelle: 'Ouest', IDFamille: 'Événements', IDSousFamille: 'Salon' },
      { Libelle: 'Foire', IDFamille: 'Événements', newSousFamilleLibelle: 'Portes ouvertes' },
      { Libelle: 'Ancien salon', IDType: 'VN' },
    ]);
    expect(changed.body.lignes.map(({ effet, champs }) => [effet, champs])).toEqual([
      ['modification', ['Sous-famille', 'Appel Entrant']],
      ['modification', ['Famille', 'Sous-famille']],
      ['modification', ['Nouvelle sous-famille']],
      ['modification', ['Type']],
    ]);
    expect(await find('Le coin')).toMatchObject({ SousFamille_Libelle: 'Site du groupe', EstAppelEntrant: true, EstLead: true });
    expect(await find('Ouest')).toMatchObject({ Famille_Libelle: 'Événements', SousFamille_Libelle: 'Salon' });
    expect(await find('Foire')).toMatchObject({ Famille_Libelle: 'Événements', SousFamille_Libelle: 'Portes ouvertes' });
  });

  it('reports each faulty line with its column and the words of the list, and keeps the others', async () => {
    await writeIn(on, async (db) => {
      const twins = ['Deux', 'DEUX'].map((Libelle) => ({ Libelle, IDSousFamilleOrigineAction: 1, IDOrigineActionType: 1 }));
      await db.insertInto('origines').values(twins).execute();
      await db.insertInto('origineDefault').values({ Contexte: 'VN', IDOrigineAction: 3 }).execute();
    });
    const place = { IDFamille: 'Internet', IDSousFamille: 'Annonces' };
    const { body } = await send([
      { ...place, IDFamille: 'Internets', Libelle: 'f1', IDType: 'VN' },
      { ...place, IDSousFamille: 'Salon', Libelle: 'f2', IDType: 'camion' },
      { Libelle: 'f3', IDType: 'VN' },
      { ...place, newFamilleLibelle: 'Autre', Libelle: 'f4', IDType: 'VN' },
      { ...place, Libelle: 'f5', IDType: null },
      { ...place, Libelle: 'double', IDType: 'VN' },
      { ...place, Libelle: 'Double ', IDType: 'VN' },
      { Libelle: 'deux', EstLead: 'Oui' },
      { Libelle: 'Salon de l’auto', EstInactif: 'Oui' },
      { Libelle: 'Petites annonces', IDFamille: 'Événements' },
      { ...place, IDType: 'VN' },
      { ...place, Libelle: 'bonne', IDType: 'VN' },
    ]);
    expect(faultsOf(body)).toEqual([
      [2, 'Famille', 'Famille inconnue\u00a0: «\u00a0Internets\u00a0»'],
      [3, 'Type', 'Type inconnu\u00a0: «\u00a0camion\u00a0»'],
      [3, 'Sous-famille', 'Sous-famille inconnue\u00a0: «\u00a0Salon\u00a0»'],
      [4, 'Famille', 'Ce champ est obligatoire'],
      [4, 'Sous-famille', 'Ce champ est obligatoire'],
      [5, 'Famille', 'Choisissez dans la liste ou saisissez un nouveau libellé, pas les deux.'],
      [6, 'Type', 'Ce champ est obligatoire'],
      [7, 'Origine', 'Cette origine est aussi à la ligne 8'],
      [8, 'Origine', 'Cette origine est aussi à la ligne 7'],
      [9, 'Origine', '2 origines ont ce libellé\u00a0: changez-les dans la liste'],
      [10, 'Inactif', expect.stringMatching(/^Cette origine est l’origine par défaut des alertes véhicule \(VN\)/)],
      [11, 'Sous-famille', 'Ce champ est obligatoire'],
      [12, 'Origine', 'Ce champ est obligatoire'],
    ]);
    expect(body.lignes.at(-1)).toMatchObject({ cle: 'bonne', effet: 'ajout' });
    expect(await find('f1')).toBeUndefined();
    expect(await find('Salon de l’auto')).toMatchObject({ EstInactif: false });
    expect(await familles()).not.toContain('Autre');
  });

  it('a trial writes nothing, the import is one group of the journal, a second one changes nothing', async () => {
    const rows: Row[] = [
      { newFamilleLibelle: 'Radio', newSousFamilleLibelle: 'Locale', Libelle: 'Onde', IDType: 'VN' },
      { IDFamille: 'Internet', IDSousFamille: 'Annonces', Libelle: 'Formulaire VN', EstAppelSortant: 'Oui' },
    ];
    const before = await trace();
    const trial = await send(rows, true);
    expect(await trace()).toEqual(before);
    const done = await send(rows);
    expect(done.body).toEqual({ ...trial.body, essai: false });
    const { entries } = (await operator.call<{ entries: JournalEntry[] }>('GET', '/api/journal')).body;
    expect(entries[0]).toMatchObject({ Action: 'Importer des origines', Auteur: 'op' });
    // A family, a sub-family and an origin are added, an origin is changed.
    expect((await operator.call<{ total: number }>('GET', `/api/journal?groupe=${entries[0]!.Groupe}`)).body.total).toBe(4);
    const after = await trace();
    expect((await send(rows)).body.lignes.map(({ effet }) => effet)).toEqual(['inchange', 'inchange']);
    expect(await trace()).toEqual(after);
  });

  it('customer access imports none', async () => {
    const before = await trace();
    expect((await send([{ Libelle: 'client' }], false, await on.customer())).status).toBe(403);
    expect(await trace()).toEqual(before);
  });
});
