import type { Demande } from '@comptoir/contract/domains/demandes/demandes.calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { writeIn, type Refused } from '../../../test/rows/utilisateurs.ts';

describe.each(engines())('change requests (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  let customer: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
    customer = await on.customer();
  });
  beforeEach(async () => {
    on.app.config.supportEmail = 'support@fournisseur.example';
    on.app.config.publicUrl = 'https://comptoir.example';
    await writeIn(on, async (db) => {
      await db.deleteFrom('demandes').execute();
      await db.deleteFrom('outbox').execute();
    });
  });
  afterAll(() => on.close());

  const send = (type: string, body: object, by = customer) =>
    by.call<{ IDDemande: number } & Refused>('POST', `/api/demandes/${type}`, body);
  const list = async () => (await operator.call<Demande[]>('GET', '/api/demandes')).body;
  const messages = () => writeIn(on, (db) => db.selectFrom('outbox').selectAll().orderBy('IDMessage').execute());

  it('are kept and mailed to the support, newest first', async () => {
    const first = await send('ajout_societe', { name: 'x', sujet: 'x', commentaire: 'Ajouter Armor Lannion' });
    expect(first.status).toBe(200);
    await send('ajout_site', { commentaire: 'Ajouter le site de Paimpol' });
    expect(await list()).toMatchObject([
      { type: 'ajout_site', sujet: "Demande d'ajout d'un site", commentaire: 'Ajouter le site de Paimpol', courriel: 'attente' },
      { IDDemande: first.body.IDDemande, sujet: "Demande d'ajout d'une societe", courriel: 'attente', dateEnvoi: null },
    ]);
    const [mail] = await messages();
    expect(mail).toMatchObject({
      destinataires: ['support@fournisseur.example'],
      objet: "Demande d'ajout d'une societe (Groupe BDGpUn)",
      tentatives: 0,
      dateEnvoi: null,
    });
    expect(mail?.texte).toContain('Ajouter Armor Lannion');
    expect(mail?.texte).toContain('BDGpUn');
    expect(mail?.texte).toContain('Demande\u00a0: https://comptoir.example/@BDGpUn/demandes?q=admin&type=ajout_societe\n');
  });

  it('take name from the session and subject from the type', async () => {
    await send('modif_societe', { name: 'Quelqu’un d’autre', sujet: 'Autre chose', commentaire: 'Société Un\u00a0: nouvelle adresse' });
    expect(await list()).toMatchObject([
      {
        name: 'ADMIN Élodie',
        login: 'admin',
        sujet: "Demande de modification d'une societe",
        commentaire: 'Société Un\u00a0: nouvelle adresse',
      },
    ]);
    const [mail] = await messages();
    expect(mail?.texte).toContain('Demandeur\u00a0: ADMIN Élodie (admin)');
    expect(mail?.texte).not.toContain('Quelqu’un');
  });

  it.each([
    ['suppression', { commentaire: 'x' }, 404, undefined],
    ['toString', { commentaire: 'x' }, 404, undefined],
    ['ajout_site', {}, 400, 'commentaire'],
    ['ajout_site', { commentaire: '  ' }, 400, 'commentaire'],
    ['ajout_site', { commentaire: 'x'.repeat(8001) }, 400, 'commentaire'],
  ])('refuses %s with %j', async (type, body, status, field) => {
    const answer = await send(type, body);
    expect(answer.status).toBe(status);
    if (field) expect(answer.body.errors).toHaveProperty(field);
    expect([await list(), await messages()]).toEqual([[], []]);
  });

  it('may come from operators too; only operators read them', async () => {
    expect((await send('ajout_site', { commentaire: 'Pour le client' }, operator)).status).toBe(200);
    expect(await list()).toMatchObject([{ name: 'Opératrice de test', login: 'op' }]);
    expect((await customer.call('GET', '/api/demandes')).status).toBe(403);
  });

  it('are kept without a message if no support address is set', async () => {
    on.app.config.supportEmail = undefined;
    await send('ajout_site', { commentaire: 'x' });
    expect(await list()).toMatchObject([{ courriel: 'aucun' }]);
    expect(await messages()).toEqual([]);
  });

  it('are journalled with their message, in one group, with the author', async () => {
    await send('ajout_site', { commentaire: 'Au journal' });
    const { body } = await operator.call<{ entries: { Groupe: string; Auteur: string; Kind: string; Action: string; NomTable: string }[] }>(
      'GET',
      '/api/journal',
    );
    const written = body.entries.filter(({ Groupe }) => Groupe === body.entries[0]?.Groupe);
    expect(written.map(({ NomTable }) => NomTable).toSorted()).toEqual(['demandes', 'outbox']);
    for (const { Auteur, Kind, Action } of written) {
      expect([Auteur, Kind, Action]).toEqual(['admin', 'customer', 'Envoyer une demande de modification']);
    }
  });
});
