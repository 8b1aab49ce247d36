import { leadFollows } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../src/db/tables.ts';
import { invariants } from '../../src/db/invariants/all.ts';
import { usualEngines } from '../database.ts';
import { testApp, type Client, type TestApp } from '../http.ts';
import { aging } from '../jetons/programs.ts';
import { createUser, newcomer, sealIn, writeIn } from '../rows/utilisateurs.ts';
import { operationOf, retourOf } from './retour.ts';

type Write = [method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object];
interface Story {
  /** What `{id}` stands for: the answer of this call has it. */
  added?: Write;
  before?: Write[];
  undone: Write;
  since: Write[];
  /** One field of what was undone. */
  champ?: { table: string; id: string; champ: string };
}

const marques = { method: 'PUT', of: ['Fendt'] } as const;
const publication = '/api/publication';
const stock = { VN: true, VD: true, VO: true };

/** An operation that cannot be taken back any more, by the rule that it would break. */
const stories: Record<string, Story> = {
  'lignesFrequentes.PxVenteTTC': {
    added: ['POST', '/api/lignesFrequentes', { Descr: 'Jantes', PxVenteHT: 100, PxVenteTTC: 120, IDTypeLigneFrequente: 3 }],
    undone: ['PUT', '/api/lignesFrequentes/{id}', { PxVenteHT: 50 }],
    since: [['PUT', '/api/lignesFrequentes/{id}', { PxVenteTTC: 60 }]],
  },
  'malusMasse.Values': {
    added: [
      'POST',
      '/api/malusMasse',
      {
        Libelle: 'Masses',
        DateDebut: '2031-01-01',
        DateFin: null,
        Values: [
          { MasseMin: 0, MasseMax: 1599, MontantTaxe: 0 },
          { MasseMin: 1600, MasseMax: null, MontantTaxe: 10 },
        ],
      },
    ],
    undone: [
      'PUT',
      '/api/malusMasse/{id}',
      {
        Values: [
          { MasseMin: 0, MasseMax: 1499, MontantTaxe: 0 },
          { MasseMin: 1500, MasseMax: null, MontantTaxe: 10 },
        ],
      },
    ],
    since: [],
    champ: { table: 'malusMasseValues', id: '{id}/0', champ: 'MasseMax' },
  },
  'relances.Groupe': {
    added: ['POST', '/api/relances/', { Libelle: 'Après', NbJours: 3, IDRelanceAutoEvenement: 1, Groupe: true }],
    undone: ['PUT', '/api/relances/{id}', { Plaques: [1] }],
    since: [['PUT', '/api/relances/{id}', { Plaques: [1, 2] }]],
  },
  'sitesMarques.IDActivite': {
    undone: ['PUT', '/api/sites/1', { IDActivite: 2 }],
    since: [[marques.method, '/api/sites/1/marques', marques.of]],
  },
  'societesMarques.IDActivite': {
    added: ['POST', '/api/societes', { Libelle: 'Société aux marques', IDActivite: 1 }],
    undone: ['PUT', '/api/societes/{id}', { IDActivite: 2 }],
    since: [[marques.method, '/api/societes/{id}/marques', marques.of]],
  },
  'templatesBDCMarques.IDActivite': {
    added: ['POST', '/api/templatesBDC', { Nom: 'Bon de commande', IDActivite: 1, IDMatType: 1 }],
    undone: ['PUT', '/api/templatesBDC/{id}', { IDActivite: 2 }],
    since: [['PUT', '/api/templatesBDC/{id}', { Marques: [{ Marque: 'Fendt' }] }]],
  },
  'configNissan.IDSite': {
    before: [['PUT', '/api/utilisateurs/2', { ConfigNissan: [{ IDSite: 2, CodeVendeur: '12', VecturyID: '34' }] }]],
    undone: ['PUT', '/api/utilisateurs/2', { ConfigNissan: [] }],
    since: [['PUT', '/api/utilisateurs/2/sites', [1]]],
  },
  'utilisateurs.EnCopieRDVeSellerLead': {
    added: ['POST', '/api/utilisateurs', newcomer({ IDDRProfileEsellerLead: 3, EnCopieRDVeSellerLead: true })],
    undone: ['PUT', '/api/utilisateurs/{id}', { EnCopieRDVeSellerLead: false }],
    since: [['PUT', '/api/utilisateurs/{id}', { IDDRProfileEsellerLead: 2 }]],
  },
  'gpParametres.IDClient': {
    before: [['PUT', '/api/interfaces/esellerLead/config', { IDClient: 'UN', Actif: true }]],
    undone: ['PUT', '/api/interfaces/esellerLead/config', { Actif: false }],
    since: [['PUT', '/api/interfaces/esellerLead/config', { IDClient: '' }]],
  },
  'publicationCompte.Actif': {
    before: [['PUT', `${publication}/compteClient`, { Actif: true, CodeClient: 'C1', EMail: 'contact@exemple.example' }]],
    undone: ['PUT', `${publication}/compteClient`, { Actif: false }],
    since: [['PUT', `${publication}/compteClient`, { EMail: '' }]],
  },
  'publicationAbonnements.IDPortail': {
    added: ['POST', `${publication}/portails`, { Libelle: 'Portail', ...stock }],
    before: [['PUT', `${publication}/abonnements/{id}`, [{ IDSite: 1, ...stock }]]],
    undone: ['PUT', `${publication}/abonnements/{id}`, [{ IDSite: 1, ...stock, VO: false }]],
    since: [['PUT', `${publication}/portails/{id}`, { VO: false }]],
  },
  'sites.ActifPVO2': {
    before: [['PUT', '/api/interfaces/planetVO2/sites', [{ IDSite: 1, IDSitePVO2: '5', ActifPVO2: true }]]],
    undone: ['PUT', '/api/interfaces/planetVO2/sites', [{ IDSite: 1, ActifPVO2: false }]],
    since: [['PUT', '/api/interfaces/planetVO2/sites', [{ IDSite: 1, IDSitePVO2: null }]]],
  },
  'sites.IdSiteDBS': {
    before: [['PUT', '/api/interfaces/dbs/sites', [{ IDSite: 1, IdSiteDBS: 'A' }]]],
    undone: ['PUT', '/api/interfaces/dbs/sites', [{ IDSite: 1, IdSiteDBS: null }]],
    since: [['PUT', '/api/interfaces/dbs/sites', [{ IDSite: 2, IdSiteDBS: 'A' }]]],
  },
};

describe.each(usualEngines())('what rows keep is kept when they come back (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  let customer: Client;
  const { put } = retourOf(() => operator);
  beforeAll(async () => {
    on = await testApp(engine);
    [operator, customer] = [await on.operator(), await on.customer()];
  });
  afterAll(() => on.close());

  const annuler = (operation: string, by: Client = operator) => retourOf(() => by).put({ portee: { operation }, verbe: 'annuler' });
  const plant = <T>(work: (db: Db) => Promise<T>) => writeIn(on, work);
  const make = (by: Client, id: string, [method, path, body]: Write) => by.call(method, path.replaceAll('{id}', id), body);

  test.each(Object.entries(stories))('%s', async (cle, { added, before = [], undone, since, champ }) => {
    const answer = added && (await make(operator, '', added));
    if (answer) operationOf(answer);
    const id = String(Object.entries(answer?.body ?? {}).find(([key]) => key.startsWith('ID'))?.[1]);
    for (const write of before) operationOf(await make(operator, id, write));
    const operation = operationOf(await make(operator, id, undone));
    for (const write of since) operationOf(await make(operator, id, write));
    const tried = champ
      ? put({ portee: { champ: { ...champ, id: champ.id.replace('{id}', id) } }, verbe: 'annuler', groupe: operation })
      : annuler(operation);
    const { status, body } = await tried;
    const { phrase } = invariants.find((one) => one.cle === cle)!;
    expect([status, body.message]).toEqual([409, `${phrase}\u00a0: rien n’a été remis.`]);
  });

  test('of a screen that goes back it stays alone, named with the rule; where nothing else goes back that is refused', async () => {
    const { phrase } = invariants.find(({ cle }) => cle === 'publicationAbonnements.IDPortail')!;
    const { body } = await operator.call<{ IDPortail: number }>('POST', `${publication}/portails`, { Libelle: 'Retour', ...stock });
    const sell = (rows: object[]) => operator.call('PUT', `${publication}/abonnements/${body.IDPortail}`, rows);
    await sell([
      { IDSite: 1, ...stock },
      { IDSite: 2, ...stock, VO: false },
    ]);
    await sealIn(on);
    const [at] = (await operator.call<{ IDInstant: number }[]>('GET', '/api/instants')).body;
    const since = await sell([
      { IDSite: 1, ...stock, VO: false },
      { IDSite: 2, ...stock, VO: false, VN: false },
    ]);
    expect(since.status).toBe(200);
    expect((await operator.call('PUT', `${publication}/portails/${body.IDPortail}`, { VO: false })).status).toBe(200);
    const back = { portee: { ecran: '/publication/abonnements' }, verbe: 'revenir', instant: at!.IDInstant };
    const done = await put(back);
    expect([done.status, done.body.nbLignes, done.body.nbRestent]).toEqual([200, 1, 1]);
    const id = `1/${body.IDPortail}`;
    expect(done.body.retenues).toEqual([{ table: 'publicationAbonnements', id, nom: expect.any(String) as string, phrase }]);
    const alone = await put(back);
    expect([alone.status, alone.body.message]).toEqual([409, `${phrase}\u00a0: rien n’a été remis.`]);
  });

  test('a row that was not as it should be comes back as it was', async () => {
    const line = ['POST', '/api/lignesFrequentes', { Descr: 'Reprise', PxVenteHT: 1, PxVenteTTC: 2, IDTypeLigneFrequente: 3 }] as const;
    const { IDLignFreq } = (await operator.call<{ IDLignFreq: number }>(...line)).body;
    await plant((db) => db.updateTable('lignesFrequentes').set({ PxVenteHT: 3 }).where('IDLignFreq', '=', IDLignFreq).execute());
    const gone = operationOf(await operator.call('DELETE', `/api/lignesFrequentes/${IDLignFreq}`));
    expect((await annuler(gone)).status).toBe(200);
    expect((await operator.call('GET', `/api/lignesFrequentes/${IDLignFreq}`)).body).toMatchObject({ PxVenteHT: 3, PxVenteTTC: 2 });
  });

  test('the label of the other products does not go again, nor is it renamed', async () => {
    await plant((db) => db.updateTable('libellesRemise').set({ Libelle: 'Autre' }).where('Libelle', '=', 'Saisie manuelle').execute());
    const added = await operator.call<{ IDLibelleRemise: number }>('POST', '/api/libellesRemise', { Libelle: 'Saisie manuelle' });
    const { status, body } = await annuler(operationOf(added));
    expect([status, body.message]).toEqual([409, expect.stringContaining('ne peut être ni renommé ni supprimé')]);
  });

  test('a catalogue of vehicles is not switched on again without a brand', async () => {
    await plant((db) => db.insertInto('marquesCatalogue').values({ Referentiel: 'moto', code: 'M', name: 'Marque' }).execute());
    const turn = async (RefMotoActif: boolean) =>
      operationOf(await operator.call('PATCH', '/api/sites/catalogues', [{ IDSite: 1, RefMotoActif }]));
    await turn(true);
    const off = await turn(false);
    await plant((db) => db.deleteFrom('marquesCatalogue').execute());
    const { status, body } = await annuler(off);
    expect([status, body.message]).toEqual([409, expect.stringContaining('vous devez configurer au moins une marque')]);
  });

  test('a lead profile does not come back beside the profile that decides it', async () => {
    const { IDPeople } = await createUser(operator, { IDDRProfileEsellerLead: 3 });
    await plant((db) => db.updateTable('gpParametres').set({ GRP_ClientEDatavoice: true }).execute());
    const given = operationOf(await operator.call('PUT', `/api/utilisateurs/${IDPeople}`, { IDProfil: 1 }));
    const champ = { table: 'utilisateurs', id: String(IDPeople), champ: 'IDDRProfileEsellerLead' };
    const { status, body } = await put({ portee: { champ }, verbe: 'annuler', groupe: given });
    expect([status, body.message]).toEqual([409, `${leadFollows}\u00a0: rien n’a été remis.`]);
    await plant((db) => db.updateTable('gpParametres').set({ GRP_ClientEDatavoice: false }).execute());
  });

  test('another’s note is not written over', async () => {
    const note = await operator.call<{ IDNote: number }>('POST', '/api/notes/sites/1', { Texte: 'Avant', mentions: [] });
    const { IDNote } = note.body;
    const changed = operationOf(await operator.call('PUT', `/api/notes/${IDNote}`, { Texte: 'Après', mentions: [] }));
    await plant((db) => db.updateTable('notes').set({ Login: 'une.autre' }).where('IDNote', '=', IDNote).execute());
    const { status, body } = await annuler(changed);
    expect([status, body.message]).toEqual([403, 'Une note n’est modifiée que par son auteur.']);
  });

  test('a planned departure is not called off by somebody who may not take its steps', async () => {
    const { IDPeople } = await createUser(operator);
    const DateH = new Date(Date.now() + 86_400_000).toISOString();
    await plant((db) => db.insertInto('renaultCsb').values({ IDPeople, Username: '', Password: '' }).execute());
    const plan = { etapes: ['csb'], remplacant: null, motif: 'Retraite', DateH };
    const operation = operationOf(await operator.call('PUT', `/api/utilisateurs/${IDPeople}/depart`, plan));
    const { operator: set } = aging(on);
    await set({ Role: 'support' });
    const { status, body } = await annuler(operation);
    await set({ Role: 'administrateur' });
    expect([status, body.message]).toEqual([403, expect.stringContaining('étapes que votre accès ne permet pas')]);
    expect((await annuler(operation)).status).toBe(200);
  });

  describe('by customer access', () => {
    test('nobody suspends his own account', async () => {
      const rows = (await operator.call<{ IDPeople: number; LoginWEB: string }[]>('GET', '/api/utilisateurs')).body;
      const { IDPeople } = rows.find(({ LoginWEB }) => LoginWEB === 'admin')!;
      await plant((db) => db.updateTable('utilisateurs').set({ Actif: false }).where('IDPeople', '=', IDPeople).execute());
      const opened = operationOf(await operator.call('PUT', `/api/utilisateurs/${IDPeople}`, { Actif: true }));
      customer = await on.customer();
      const { status, body } = await annuler(opened, customer);
      expect([status, body.message]).toEqual([422, expect.stringContaining('suspendre votre propre compte')]);
    });

    test.each([
      ['utilisateursSites', { TPR_IDTypeProduit: 8 }],
      ['utilisateursSites', { EstFictif: true }],
      ['relancesSites', { EstFictif: true }],
    ])('%s leave a site that has become %o', async (table, changed) => {
      const usual = { TPR_IDTypeProduit: null, EstFictif: false };
      const { IDPeople } = await createUser(customer);
      const relance = { Libelle: 'Site', NbJours: 1, IDRelanceAutoEvenement: 1, Groupe: true };
      const { IDRelanceAuto } = (await customer.call<{ IDRelanceAuto: number }>('POST', '/api/relances/', relance)).body;
      const [path, body] =
        table === 'relancesSites' ? [`relances/${IDRelanceAuto}`, { Sites: [1] }] : [`utilisateurs/${IDPeople}/sites`, [1]];
      const given = operationOf(await customer.call('PUT', `/api/${path}`, body));
      await plant((db) => db.updateTable('sites').set(changed).where('IDSite', '=', 1).execute());
      expect((await annuler(given, customer)).status).toBe(403);
      await plant((db) => db.updateTable('sites').set(usual).where('IDSite', '=', 1).execute());
      expect((await annuler(given, customer)).status).toBe(200);
    });
  });
});
