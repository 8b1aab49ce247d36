import type { Cgv } from '@comptoir/contract/domains/templates-impression/templates-impression.calls';
import type { TemplateBdc, TemplateBdcRow } from '@comptoir/contract/domains/templates-bdc/templates-bdc.calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { pdf, pdfBytes } from '../../../test/rows/modeles.ts';
import type { Refused } from '../../../test/rows/utilisateurs.ts';

const path = '/api/templatesBDC';
const taken = 'Un document avec ce nom existe déjà. Veuillez choisir un autre fichier';
const full = {
  Nom: 'Bon Renault',
  IDActivite: 1,
  IDMatType: 2,
  Marques: [{ Marque: 'Dacia' }, { Marque: 'Renault' }],
  DocumentBDC: 'BDC_Renault',
  DocumentCGV: '',
};

describe.each(engines())('templates of order forms (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
  });
  afterAll(() => on.close());

  const post = (more: object = {}) => operator.call<{ IDTemplateBDC: number } & Refused>('POST', path, { ...full, ...more });
  const put = (id: number, body: object) => operator.call<TemplateBdc & Refused>('PUT', `${path}/${id}`, body);
  const read = async (id: number) => (await operator.call<TemplateBdc>('GET', `${path}/${id}`)).body;
  const add = async (more: object = {}) => (await post(more)).body.IDTemplateBDC;
  const pdfAt = (id: number) => operator.call('GET', `${path}/${id}/pdf`);
  const remove = (id: number) => operator.call('DELETE', `${path}/${id}`);

  test('one is added, read and listed, also without /api', async () => {
    const added = await post();
    expect(added.status, added.text).toBe(200);
    const { IDTemplateBDC } = added.body;
    const row = { ...full, IDTemplateBDC, Activite_Descr: 'Automobile', Taille: null };
    expect(await read(IDTemplateBDC)).toEqual({ ...row, FileBinary: null });
    expect((await operator.call<TemplateBdcRow[]>('GET', '/templatesBDC')).body).toContainEqual(row);
    expect((await pdfAt(IDTemplateBDC)).status).toBe(404);
  });

  test('optional fields have defaults', async () => {
    const { body } = await operator.call<{ IDTemplateBDC: number }>('POST', path, { Nom: ' Bon ', IDActivite: '1' });
    expect(await read(body.IDTemplateBDC)).toMatchObject({ Nom: 'Bon', IDMatType: null, Marques: [], DocumentBDC: '', DocumentCGV: '' });
  });

  test.each([
    ['Nom', 400, ''],
    ['Nom', 400, '  '],
    ['Nom', 400, 'x'.repeat(256)],
    ['IDActivite', 400, null],
    ['IDActivite', 400, 77],
    ['IDMatType', 400, 3],
    ['Marques', 422, [{ Marque: 'Fendt' }]],
    ['Marques.0.Marque', 400, [{ Marque: '' }]],
    ['DocumentBDC', 400, 'x'.repeat(256)],
    ['DocumentCGV', 400, 'x'.repeat(256)],
    ['DocumentCGV', 400, '../cgv'],
    ['DocumentCGV', 400, 'a\u0000b'],
    ['FileBinary', 400, Buffer.from('<svg/>').toString('base64')],
  ])('%s is refused with %i when it is %j', async (field, status, value) => {
    const [name = ''] = field.split('.');
    const added = await post({ [name]: value });
    expect([added.status, Object.keys(added.body.errors ?? {})]).toEqual([status, [field]]);
    const changed = await put(1, { [name]: value });
    expect([changed.status, Object.keys(changed.body.errors ?? {})]).toEqual([status, [field]]);
  });

  test('a change merges; a new activity removes the brands', async () => {
    const id = await add();
    const before = await read(id);
    expect((await put(id, { IDTemplateBDC: 1, Activite_Descr: 'x', IDMatType: null })).body).toEqual({ ...before, IDMatType: null });
    expect((await put(id, { Marques: [{ Marque: 'Kubota' }] })).body.Marques).toEqual([{ Marque: 'Kubota' }]);
    expect((await put(id, { IDActivite: 2, Marques: [{ Marque: 'Kubota' }] })).body.Marques).toEqual([{ Marque: 'Kubota' }]);
    expect((await put(id, { IDActivite: 1 })).body.Marques).toEqual([]);
  });

  test('its PDF is stored by document name, replaced, and deleted with the last that names it', async () => {
    const id = await add({ DocumentCGV: 'Propre', FileBinary: pdf('un') });
    expect(await read(id)).toMatchObject({ Taille: pdfBytes('un').length, FileBinary: pdf('un') });
    expect((await pdfAt(id)).headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "inline; filename*=UTF-8''Propre.pdf",
    });
    // The whole record, as it was read.
    expect((await put(id, await read(id))).status).toBe(200);
    expect((await put(id, { FileBinary: pdf('deux') })).status).toBe(200);
    expect((await pdfAt(id)).text).toBe(pdfBytes('deux').toString());
    const second = await add({ DocumentCGV: 'propre.PDF' });
    expect((await pdfAt(second)).text).toBe(pdfBytes('deux').toString());
    await remove(id);
    expect((await pdfAt(second)).status).toBe(200);
    await put(second, { DocumentCGV: '' });
    expect((await put(second, { DocumentCGV: 'Propre' })).body.Taille).toBeNull();
  });

  test('another PDF under an existing name is refused, the same one is not', async () => {
    const refused = await post({ DocumentCGV: 'cgv neuf.pdf', FileBinary: pdf('autre') });
    expect([refused.status, refused.body.message, refused.body.errors]).toEqual([409, taken, { DocumentCGV: taken }]);
    const id = await add({ DocumentCGV: 'cgv neuf', FileBinary: pdf('neuf') });
    expect((await put(id, { FileBinary: pdf('autre') })).body.message).toBe(taken);
    // The PDF of the conditions of sale, which the group keeps.
    await remove(id);
    const cgv = (await operator.call<Cgv[]>('GET', '/api/templatesImpression/cgv')).body;
    expect(cgv.map(({ Nom }) => Nom)).toContain('CGV neuf');
  });

  test('a PDF without a name is refused', async () => {
    const { status, body } = await post({ FileBinary: pdf() });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['DocumentCGV']]);
  });

  test('one is deleted, and only in its own group', async () => {
    const id = await add();
    const other = await on.operator('BDGpDeux');
    for (const [method, where] of [
      ['GET', ''],
      ['GET', '/pdf'],
      ['PUT', ''],
      ['DELETE', ''],
    ] as const) {
      expect((await other.call(method, `${path}/${id}${where}`, method === 'PUT' ? { Nom: 'Pris' } : undefined)).status).toBe(404);
    }
    expect((await remove(id)).body).toEqual({ success: true });
    expect((await operator.call('GET', `${path}/${id}`)).status).toBe(404);
    expect((await remove(id)).status).toBe(404);
  });

  test('it is closed to customer access', async () => {
    const customer = await on.customer();
    for (const where of [path, `${path}/1`, `${path}/1/pdf`]) expect((await customer.call('GET', where)).status).toBe(403);
    expect((await customer.call('DELETE', `${path}/1`)).status).toBe(403);
  });
});
