import type { JournalEntry } from '@comptoir/contract/domains/journal/journal.calls';
import type { ImportPasse } from '@comptoir/contract/domains/imports/imports.calls';
import { needsLead, type Site, type SiteRow } from '@comptoir/contract/domains/sites/sites.calls';
import type { Essai } from '@comptoir/contract/essai';
import { sitesImport } from '@comptoir/contract/domains/sites/sites-import.fields';
import { importResult, type ImportResult } from '@comptoir/contract/imports/result';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../../test/http.ts';
import { importForm, specFile } from '../../../../test/rows/import.ts';
import { writeIn } from '../../../../test/rows/utilisateurs.ts';
import type { CellValue } from '../../../../test/workbook.ts';

type Row = Partial<Record<(typeof sitesImport.columns)[number]['field'], CellValue>>;

const newRow = (Code: string, more: Row = {}): Row => ({
  IDPlaque: 'Société Un',
  Descr: `Site ${Code}`,
  Code,
  IDTypeSite: 'Concession',
  ...more,
});

describe.each(engines())('import of sites (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  let customer: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
    customer = await on.customer();
  });
  afterAll(() => on.close());

  const send = (rows: readonly Row[], { essai = false, json, by = operator }: { essai?: boolean; json?: object; by?: Client } = {}) =>
    by.call<ImportResult & { message?: string }>(
      'POST',
      `/api/sites/importSites${essai ? '?essai=1' : ''}`,
      importForm(specFile(sitesImport, rows), 'sites.xlsx', json),
    );
  const list = async () => (await operator.call<SiteRow[]>('GET', '/api/sites')).body;
  const find = async (code: string) => {
    const row = (await list()).find(({ Code }) => Code === code);
    return row && (await operator.call<Site>('GET', `/api/sites/${row.IDSite}`)).body;
  };
  const journal = async () => (await operator.call<{ entries: JournalEntry[]; total: number }>('GET', '/api/journal')).body;
  const faultsOf = ({ errors }: ImportResult) => errors.map(({ ligne, colonne, message }) => [ligne, colonne, message]);
  /** What a refused import or a trial must not touch. */
  const trace = async () => [(await operator.call('GET', '/api/sites')).text, (await operator.call('GET', '/api/journal')).text];

  it('is tried in one transaction, and asks nothing that waits for it', async () => {
    const form = importForm(specFile(sitesImport, [newRow('S0')]), 'sites.xlsx');
    const tried = await operator.call<Essai>('POST', '/api/sites/importSites', form, { 'x-essai': '1' });
    expect([tried.status, tried.body.changements.filter(({ table }) => table === 'sites').length]).toEqual([200, 1]);
    expect(await find('S0')).toBeUndefined();
  });

  it('adds sites with the references that their lines name, and changes known ones', async () => {
    const full = newRow('S1', {
      IDPlaque: 'société deux',
      Ville: 'Vannes',
      Tel: 261910010,
      EMail: 'vannes@exemple.example',
      IDTypeSite: '2',
      TPR_IDTypeProduit: 'nissan',
      EstVN: 'Oui',
      Est_eSellerLeadActif: 'oui',
      RDVsAtelierSurMobile: 'oui',
      Marques: 'fendt|KUBOTA',
    });
    const { status, body } = await send([full, newRow('S2')]);
    expect(status).toBe(200);
    expect(importResult.parse(body)).toMatchObject({
      errors: [],
      avis: [{ ligne: 2, colonne: 'Téléphone' }],
      lignes: [
        { ligne: 2, cle: 'S1', nom: 'Site S1', effet: 'ajout' },
        { ligne: 3, cle: 'S2', nom: 'Site S2', effet: 'ajout', champs: ['Société', 'Nom', 'Code', 'Type'] },
      ],
    });
    expect(await find('S1')).toMatchObject({
      IDPlaque: 2,
      Descr: 'Site S1',
      Ville: 'Vannes',
      Tel: '0261910010',
      IDTypeSite: 2,
      TPR_IDTypeProduit: 8,
      IDActivite: null,
      EstVN: true,
      EstVO: false,
      Est_eSellerLeadActif: true,
      RDVsAtelierSurMobile: true,
      Marques: [{ Make: 'Fendt' }, { Make: 'Kubota' }],
    });

    const changed = await send([
      { Code: 's1', Ville: 'Auray', Est_eSellerLeadActif: 'Non' },
      { Code: 'S2', IDPlaque: 1, Descr: 'Site S2', Marques: 'Renault' },
    ]);
    expect(changed.body.lignes).toMatchObject([
      {
        cle: 's1',
        nom: 'Site S1',
        effet: 'modification',
        champs: ['Ville', 'eSeller Lead', 'Rendez-vous d’atelier sur mobile'],
      },
      { cle: 'S2', effet: 'modification', champs: ['Marques'] },
    ]);
    expect(await find('S1')).toMatchObject({ Code: 'S1', Ville: 'Auray', Est_eSellerLeadActif: false, RDVsAtelierSurMobile: false });
    expect(await find('S2')).toMatchObject({ Marques: [{ Make: 'Renault' }] });
  });

  it('reports each faulty line with its column and the words of the form, and keeps the others', async () => {
    await writeIn(on, (db) =>
      db
        .insertInto('sites')
        .values(['deux', 'DEUX'].map((Code) => ({ IDPlaque: 1, Descr: Code, Code, IDTypeSite: 1 })))
        .execute(),
    );
    await writeIn(on, (db) =>
      db
        .insertInto('societes')
        .values([{ Libelle: 'Homonyme' }, { Libelle: 'HOMONYME' }])
        .execute(),
    );
    const { body } = await send([
      newRow('f1', { IDPlaque: 'Société Trois', Marques: 'Renault' }),
      newRow('f2', { IDPlaque: 'homonyme' }),
      newRow('f3', { EMail: 'x'.repeat(256), IDTypeSite: null, Code: 'f3' }),
      newRow('f4', { RDVsAtelierSurMobile: 'Oui', Marques: 'Fendt|Lada' }),
      newRow('f5'),
      newRow('F5'),
      { Code: 'Deux', Ville: 'Brest' },
      { Descr: 'Sans code' },
      { Code: 'S1', IDPlaque: 'Société Un' },
      newRow('bon'),
    ]);
    expect(faultsOf(body)).toEqual([
      [2, 'Société', 'Société inconnue\u00a0: «\u00a0Société Trois\u00a0»'],
      [
        3,
        'Société',
        expect.stringMatching(/^Plusieurs sociétés s’appellent «\u00a0homonyme\u00a0»\u00a0: indiquez le numéro \(\d+, \d+\)$/),
      ],
      [4, 'E-mail', '255 caractères au maximum'],
      [4, 'Type', 'Ce champ est obligatoire'],
      [5, 'Rendez-vous d’atelier sur mobile', needsLead],
      [5, 'Marques', 'Cette marque n’est pas de l’activité choisie\u00a0: «\u00a0Fendt\u00a0»'],
      [6, 'Code', 'Ce code est aussi à la ligne 7'],
      [7, 'Code', 'Ce code est aussi à la ligne 6'],
      [8, 'Code', '2 sites ont ce code\u00a0: donnez-leur d’abord des codes différents'],
      [9, 'Code', 'Ce champ est obligatoire'],
      [10, 'Société', 'La société d’un site ne change pas\u00a0: celle de ce site est «\u00a0Société Deux\u00a0»'],
    ]);
    expect(body.lignes.at(-1)).toMatchObject({ cle: 'bon', effet: 'ajout' });
    expect(body.aCorriger[0]).toMatchObject({ ligne: 2, cellules: [{ colonne: 'Société', valeur: 'Société Trois' }] });
    expect(await find('f1')).toBeUndefined();
    // Corrected where it stands, and sent again alone.
    const corrections = [{ ligne: 2, colonne: 'Société', valeur: 'Société Un' }];
    const again = await send([newRow('f1', { IDPlaque: 'Société Trois', Marques: 'Renault' })], { json: { corrections, lignes: [2] } });
    expect(again.body).toMatchObject({ errors: [], lignes: [{ effet: 'ajout' }] });
    expect(await find('f1')).toMatchObject({ IDPlaque: 1, Marques: [{ Make: 'Renault' }] });
  });

  it('another activity takes the brands away, as the form does', async () => {
    await send([newRow('act', { Marques: 'Renault|Kubota' })]);
    const { body } = await send([{ Code: 'act', IDActivite: 'Agricole', Marques: 'Kubota' }]);
    expect(body.lignes).toMatchObject([{ effet: 'modification', champs: ['Activité', 'Marques'] }]);
    expect(await find('act')).toMatchObject({ IDActivite: 2, Marques: [{ Make: 'Kubota' }] });
  });

  it('a trial writes nothing, the import does what it said in one group of the journal, a second one changes nothing', async () => {
    const rows = [
      ...Array.from({ length: 120 }, (_, n) => newRow(`J${n}`, { Ville: 'Brest' })),
      { Code: 'S2', Ville: 'Quimper', EstVO: 'Oui', IDPasserelleDMS: null },
      newRow('faux', { IDTypeSite: 'Inconnu' }),
    ];
    const before = await trace();
    const { total: known } = await journal();
    const trial = await send(rows, { essai: true });
    expect(await trace()).toEqual(before);
    const done = await send(rows);
    expect(done.body).toEqual({ ...trial.body, essai: false });
    expect(faultsOf(done.body)).toEqual([[123, 'Type', 'Type de site inconnu\u00a0: «\u00a0Inconnu\u00a0»']]);
    const { entries, total } = await journal();
    expect(total - known).toBe(121);
    expect(entries[0]).toMatchObject({ Action: 'Importer des sites', Auteur: 'op' });
    const group = await operator.call<{ total: number }>('GET', `/api/journal?groupe=${entries[0]!.Groupe}`);
    expect(group.body.total).toBe(121);

    const after = await trace();
    const again = await send(rows);
    expect(again.body.lignes.map(({ effet }) => effet)).toEqual([...Array.from({ length: 121 }, () => 'inchange'), 'refus']);
    expect(await trace()).toEqual(after);
    const past = (await operator.call<ImportPasse[]>('GET', '/api/imports?import=sites')).body;
    expect(past[0]).toMatchObject({ Fichier: 'sites.xlsx', Auteur: 'op', Etat: 'termine', Lignes: 122, Prises: 121, Refusees: 1 });
    expect(past[1]).toMatchObject({ Groupe: entries[0]!.Groupe });
  });

  it('customer access, which adds no site, imports none', async () => {
    const before = await trace();
    expect((await send([newRow('client')], { by: customer })).status).toBe(403);
    expect((await customer.call('POST', '/api/sites/importSites/lecture', importForm(specFile(sitesImport, [newRow('x')])))).status).toBe(
      403,
    );
    expect(await trace()).toEqual(before);
  });
});
