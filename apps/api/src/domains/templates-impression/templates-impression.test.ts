import type {
  Cgv,
  Configuration,
  GroupeImpression,
  TemplateImpression,
} from '@comptoir/contract/domains/templates-impression/templates-impression.calls';
import { maxPdfBytes } from '@comptoir/contract/texts/pdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { pdf, pdfBytes } from '../../../test/rows/modeles.ts';
import { writeIn, type Refused } from '../../../test/rows/utilisateurs.ts';

const path = '/api/templatesImpression';
const taken = 'Un document avec ce nom existe déjà';

describe.each(engines())('print templates (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator('BDGpDeux');
  });
  afterAll(() => on.close());

  const groupe = async () => (await operator.call<GroupeImpression>('GET', `${path}/configurations/groupe`)).body;
  const putGroupe = (body: object, headers?: Record<string, string>) =>
    operator.call<GroupeImpression & Refused>('PUT', `${path}/configurations/groupe`, body, headers);
  const putSites = (body: object) => operator.call<Configuration[] & Refused>('PUT', `${path}/configurations/sites`, body);
  const flat = async () => (await operator.call<Configuration[]>('GET', `${path}/configurations`)).body;
  const kept = async () => (await groupe()).cgv.map(({ Nom, Document }) => ({ Nom, Document }));
  const read = async (Document: string, client = operator) => {
    const found = (await operator.call<Cgv[]>('GET', `${path}/cgv`)).body.find((one) => one.Document === Document);
    return client.call('GET', `${path}/cgv/${found?.IDCGV ?? 999}/pdf`);
  };

  test('the list, also without the prefix', async () => {
    const { body } = await operator.call<TemplateImpression[]>('GET', '/templatesImpression');
    expect(body.map(({ Description }) => Description)).toEqual(['Classique', 'Compact', 'Essai']);
  });

  test('the configurations come in one list, those of the group first', async () => {
    expect((await flat()).slice(0, 2)).toEqual([
      { Categorie: 'offre', IDSite: null, IDTemplateImpression: 1 },
      { Categorie: 'offre', IDSite: 1, IDTemplateImpression: 2 },
    ]);
  });

  test('templates of the group: a category that is left out keeps its own, null removes it', async () => {
    const { body } = await putGroupe({ config: [{ Categorie: 'bonEssai', IDTemplateImpression: 3 }] });
    expect(body.config).toEqual([
      { Categorie: 'bonEssai', IDTemplateImpression: 3 },
      { Categorie: 'offre', IDTemplateImpression: 1 },
    ]);
    const after = await putGroupe({ config: [{ Categorie: 'bonEssai', IDTemplateImpression: null }] });
    expect(after.body.config).toEqual([{ Categorie: 'offre', IDTemplateImpression: 1 }]);
    expect((await putGroupe({})).body).toEqual(after.body);
  });

  test.each([
    [422, { config: [{ Categorie: 'bonEssai', IDTemplateImpression: 1 }] }],
    [400, { config: [{ Categorie: 'offre', IDTemplateImpression: 99 }] }],
    [400, { config: [{ Categorie: 'facture', IDTemplateImpression: 1 }] }],
    [
      400,
      {
        config: [
          { Categorie: 'bdc', IDTemplateImpression: 1 },
          { Categorie: 'bdc', IDTemplateImpression: 2 },
        ],
      },
    ],
  ])('a choice of the group is refused with %i: %j', async (status, body) => {
    const before = await groupe();
    expect((await putGroupe(body)).status).toBe(status);
    expect(await groupe()).toEqual(before);
  });

  test('a stored template that is no longer active stays', async () => {
    await putGroupe({ config: [{ Categorie: 'bdc', IDTemplateImpression: 2 }] });
    await writeIn(on, (db) => db.updateTable('templatesImpression').set({ TypeTemplateImpression_ActifBdc: false }).execute(), 'BDGpDeux');
    expect((await putGroupe({ config: [{ Categorie: 'bdc', IDTemplateImpression: 2 }] })).status).toBe(200);
    expect((await putGroupe({ config: [{ Categorie: 'bdc', IDTemplateImpression: 1 }] })).status).toBe(422);
    await writeIn(
      on,
      (db) =>
        db
          .updateTable('templatesImpression')
          .set({ TypeTemplateImpression_ActifBdc: true })
          .where('IDTemplateImpression', '<', 3)
          .execute(),
      'BDGpDeux',
    );
  });

  test('templates of sites: null goes back to the one of the group', async () => {
    const choice = (IDSite: number, IDTemplateImpression: number | null) => ({ Categorie: 'bdc', IDSite, IDTemplateImpression });
    const { body } = await putSites([choice(1, 1), choice(2, 2)]);
    expect(body.filter(({ Categorie }) => Categorie === 'bdc')).toEqual([choice(1, 1), choice(2, 2)]);
    expect(body).toContainEqual({ Categorie: 'offre', IDSite: 1, IDTemplateImpression: 2 });
    expect((await putSites([choice(1, null), choice(2, 1), choice(3, null)])).body.filter(({ Categorie }) => Categorie === 'bdc')).toEqual([
      choice(2, 1),
    ]);
  });

  test.each([
    [400, [{ Categorie: 'offre', IDSite: 99, IDTemplateImpression: 1 }]],
    [400, [{ Categorie: 'offre', IDSite: null, IDTemplateImpression: 1 }]],
    [400, [{ Categorie: 'offre', IDSite: 2, IDTemplateImpression: 99 }]],
    [422, [{ Categorie: 'offre', IDSite: 2, IDTemplateImpression: 3 }]],
    [400, {}],
  ])('a choice of a site is refused with %i, and nothing is saved: %j', async (status, body) => {
    const before = await flat();
    const given = Array.isArray(body) ? [{ Categorie: 'bdc', IDSite: 3, IDTemplateImpression: 1 }, ...body] : body;
    expect((await putSites(given)).status).toBe(status);
    expect(await flat()).toEqual(before);
  });

  test('conditions of sale: those without a file are kept, those with one added, the others removed', async () => {
    const before = await kept();
    const added = { Nom: 'CGV été', Document: 'cgv-ete.pdf' };
    const { status } = await putGroupe({ cgv: [...before, { ...added, file: `data:application/pdf;base64,${pdf('ete')}` }] });
    expect(status).toBe(200);
    expect(await kept()).toEqual([added, ...before]);
    const { headers, text } = await read('cgv-ete.pdf');
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "inline; filename*=UTF-8''cgv-ete.pdf",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(text).toBe(pdfBytes('ete').toString());
    await putGroupe({ cgv: [...before, { Nom: 'CGV hiver', Document: 'CGV-ETE' }] });
    expect(await kept()).toContainEqual({ Nom: 'CGV hiver', Document: 'cgv-ete.pdf' });
    await putGroupe({ cgv: before });
    expect(await kept()).toEqual(before);
    expect((await read('cgv-ete.pdf')).status).toBe(404);
  });

  test('one is replaced by another PDF of the same name', async () => {
    const before = await kept();
    const again = { Nom: 'CGV livraison', Document: 'livraison' };
    await putGroupe({ cgv: [...before, { ...again, file: pdf('1') }] });
    expect((await putGroupe({ cgv: [...before, { ...again, file: pdf('2') }] })).status).toBe(200);
    expect((await read('livraison')).text).toBe(pdfBytes('2').toString());
    await putGroupe({ cgv: before });
  });

  test('an existing name is refused, whatever its case and ending', async () => {
    const before = await kept();
    for (const [field, one] of [
      ['Document', { Nom: 'Autres', Document: 'cgv NEUF', file: pdf('x') }],
      ['Nom', { Nom: 'cgv neuf', Document: 'autre', file: pdf('x') }],
      // A template of order forms uses it.
      ['Document', { Nom: 'Reprises', Document: 'CGV reprise.pdf', file: pdf('x') }],
    ] as const) {
      const { status, body } = await putGroupe({ cgv: [...before, one] });
      expect([status, body.message, body.errors]).toEqual([409, taken, { [`cgv.${before.length}.${field}`]: taken }]);
    }
    expect(await kept()).toEqual(before);
  });

  test.each([
    ['no PDF', Buffer.from('<html>').toString('base64')],
    ['no base64', `${pdf()}!`],
    ['cut off', Buffer.from('%PDF-1.4\n%').toString('base64')],
    ['cut off after an earlier end', Buffer.from(`${pdfBytes().toString()}${'x'.repeat(2000)}`).toString('base64')],
    ['too large', Buffer.concat([pdfBytes(), Buffer.alloc(maxPdfBytes), pdfBytes()]).toString('base64')],
  ])('a file is refused: %s', async (_, file) => {
    const { status, body } = await putGroupe({ cgv: [...(await kept()), { Nom: 'Essai', Document: 'essai', file }] });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['cgv.1.file']]);
  });

  test('a PDF of 10 MB is stored unchanged', async () => {
    const before = await kept();
    const large = Buffer.concat([pdfBytes(), Buffer.alloc(maxPdfBytes - 2 * pdfBytes().length, 7), pdfBytes()]);
    const { status } = await putGroupe({ cgv: [...before, { Nom: 'Grand', Document: 'grand', file: large.toString('base64') }] });
    expect(status).toBe(200);
    const found = (await operator.call<Cgv[]>('GET', `${path}/cgv`)).body.find(({ Nom }) => Nom === 'Grand');
    expect(found?.Taille).toBe(maxPdfBytes);
    const { rawPayload } = await on.fastify.inject({
      url: `${path}/cgv/${found?.IDCGV}/pdf`,
      headers: { authorization: `Bearer ${operator.token}` },
    });
    expect(rawPayload.equals(large)).toBe(true);
    const { text } = await operator.call('GET', '/api/journal');
    expect(text).toMatch(/"Contenu":"sha256:[0-9a-f]{64}"/);
    await putGroupe({ cgv: before });
  });

  test('an unknown one without a file is refused', async () => {
    const { status, body } = await putGroupe({ cgv: [...(await kept()), { Nom: 'Absente', Document: 'absente' }] });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['cgv.1.file']]);
  });

  test('of two saves of the same, the second is refused; sites and group do not clash', async () => {
    const etag = String((await operator.call('GET', `${path}/configurations/groupe`)).headers['etag']);
    await putSites([{ Categorie: 'bonEssai', IDSite: 3, IDTemplateImpression: 3 }]);
    expect((await putGroupe({ config: [{ Categorie: 'bdc', IDTemplateImpression: null }] }, { 'if-match': etag })).status).toBe(200);
    expect((await putGroupe({ cgv: [] }, { 'if-match': etag })).body).toMatchObject({ code: 'modified' });
  });

  test('it is closed to customer access and to other groups', async () => {
    const [customer, other] = [await on.customer('BDGpDeux'), await on.operator('BDGpQuatre')];
    await putGroupe({ cgv: [...(await kept()), { Nom: 'Propre', Document: 'propre', file: pdf('propre') }] });
    expect((await read('propre')).status).toBe(200);
    expect((await read('propre', other)).status).toBe(404);
    expect((await read('propre', customer)).status).toBe(403);
    expect((await customer.call('GET', `${path}/configurations`)).status).toBe(403);
  });
});
