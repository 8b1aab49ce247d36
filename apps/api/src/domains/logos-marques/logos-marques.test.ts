import type { LogoMarque, MarqueLogo } from '@comptoir/contract/domains/logos-marques/logos-marques.calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { otherPng, png } from '../../../test/rows/structure.ts';
import type { Refused } from '../../../test/rows/utilisateurs.ts';

const path = '/api/logosMarques';

describe.each(engines())('logos of brands (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
  });
  afterAll(() => on.close());

  const list = async () => (await operator.call<MarqueLogo[]>('GET', path)).body;
  const idOf = async (Make: string) => (await list()).find((row) => row.Make === Make)!.IDMarque;
  const read = async (id: number) => (await operator.call<LogoMarque>('GET', `${path}/${id}`)).body;
  const put = (id: number, Contenu: unknown, headers = {}) =>
    operator.call<LogoMarque & Refused>('PUT', `${path}/${id}`, { Contenu }, headers);

  test('every brand of every activity is listed, with the name of its logo and never the image', async () => {
    const { body, text } = await operator.call<MarqueLogo[]>('GET', path);
    const names = body.map(({ Make, Activite_Descr }) => `${Make} ${Activite_Descr}`);
    expect(names).toEqual(expect.arrayContaining(['Dacia Automobile', 'Kubota Automobile', 'Kubota Agricole', 'Renault Automobile']));
    expect(body.map(({ Make }) => Make)).toEqual(body.map(({ Make }) => Make).toSorted((a, b) => a.localeCompare(b, 'fr')));
    expect(body.filter(({ Logo }) => Logo !== '').map(({ Make }) => Make)).toEqual(['Dacia']);
    expect(text).not.toContain('data:');
  });

  test('one is added, replaced and removed', async () => {
    const id = await idOf('Renault');
    expect(await read(id)).toEqual({ IDMarque: id, Make: 'Renault', Logo: '', Contenu: '' });
    const first = (await put(id, png)).body;
    expect(first).toEqual({ IDMarque: id, Make: 'Renault', Logo: expect.stringMatching(/^[0-9a-f]{16}\.png$/), Contenu: png });
    expect((await list()).find(({ IDMarque }) => IDMarque === id)?.Logo).toBe(first.Logo);
    expect((await put(id, otherPng)).body).toMatchObject({ Contenu: otherPng });
    expect((await read(id)).Logo).not.toBe(first.Logo);
    expect((await operator.call('DELETE', `${path}/${id}`)).body).toEqual({ success: true });
    expect((await read(id)).Contenu).toBe('');
    expect((await operator.call('DELETE', `${path}/${id}`)).status).toBe(404);
  });

  test('one is taken in base64 alone too, and answered as a data URL', async () => {
    const id = await idOf('Renault');
    expect((await put(id, png.slice('data:image/png;base64,'.length))).body).toMatchObject({ Contenu: png });
    expect((await put(9999, png.slice('data:image/png;base64,'.length))).status).toBe(404);
  });

  test.each([
    ['nothing', undefined],
    ['another file in base64', Buffer.from('%PDF-1.7 logo').toString('base64')],
    ['an empty text', ''],
    ['the name of a file', 'logo.png'],
    ['another kind of image', png.replace('image/png', 'image/svg+xml')],
    ['a PNG that was cut', `${png.slice(0, 80)}${png.length % 4 === 0 ? '' : '='}`],
    ['a script behind a signature', `data:image/png;base64,${Buffer.from('\u0089PNG\r\n\u001a\n<script>', 'latin1').toString('base64')}`],
    ['more than a megabyte', `data:image/png;base64,iVBORw0KGgo${'A'.repeat(1_500_000)}`],
  ])('%s is refused, and the logo stays', async (_, Contenu) => {
    const id = await idOf('Dacia');
    const before = await read(id);
    const { status, body } = await put(id, Contenu);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['Contenu']]);
    expect(await read(id)).toEqual(before);
  });

  test('the journal says that it changed, without the image', async () => {
    const id = await idOf('Renault');
    await put(id, png);
    await put(id, otherPng);
    const { body, text } = await operator.call<{ entries: { NomTable: string; IDLigne: string; Apres: object | null }[] }>(
      'GET',
      '/api/journal',
    );
    const entry = body.entries.find(({ NomTable }) => NomTable === 'logosMarques');
    expect(entry).toMatchObject({ IDLigne: String(id), Apres: { Contenu: expect.stringMatching(/^sha256:[0-9a-f]{64}$/) as unknown } });
    expect(text).not.toContain('base64');
  });

  test('an unknown brand is refused', async () => {
    for (const answer of [await put(9999, png), await operator.call('GET', `${path}/9999`)]) expect(answer.status).toBe(404);
  });

  test('nobody overwrites a version that they have not seen', async () => {
    const id = await idOf('Fendt');
    const { headers } = await operator.call('GET', `${path}/${id}`);
    const known = { 'if-match': String(headers['etag']) };
    expect((await put(id, png, known)).status).toBe(200);
    expect((await put(id, otherPng, known)).status).toBe(409);
    expect((await read(id)).Contenu).toBe(png);
  });

  test('it is closed to customer access', async () => {
    const customer = await on.customer();
    expect((await customer.call('GET', path)).status).toBe(403);
    expect((await customer.call('PUT', `${path}/1`, { Contenu: png })).status).toBe(403);
  });
});
