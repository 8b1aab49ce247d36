import type { ChampImage } from '@comptoir/contract/domains/sites/sites.fields';
import type { Site } from '@comptoir/contract/domains/sites/sites.calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { otherPng, png } from '../../../test/rows/structure.ts';
import type { Refused } from '../../../test/rows/utilisateurs.ts';
import { nameOfPng } from './png.rules.ts';

const urlOf = (bytes: Buffer, type = 'image/png') => `data:${type};base64,${bytes.toString('base64')}`;
const bytesOf = (url: string) => Buffer.from(url.split(',')[1] ?? '', 'base64');
const signature = bytesOf(png).subarray(0, 8);

/** A PNG of any size, by a chunk that readers skip. */
const pngOf = (size: number) => {
  const whole = bytesOf(png);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(size - whole.length - 12);
  const filler = Buffer.concat([length, Buffer.from('prVt'), Buffer.alloc(size - whole.length - 12), Buffer.alloc(4)]);
  return Buffer.concat([whole.subarray(0, 33), filler, whole.subarray(33)]);
};

describe('what is a PNG', () => {
  it('equal contents have equal names, different ones different names', () => {
    expect(nameOfPng(png)).toMatch(/^[0-9a-f]{16}\.png$/);
    expect(nameOfPng(png)).toBe(nameOfPng(urlOf(bytesOf(png))));
    expect(nameOfPng(otherPng)).not.toBe(nameOfPng(png));
    expect(nameOfPng(urlOf(pngOf(1024 * 1024)))).toBeDefined();
  });

  it.each([
    ['a JPEG', urlOf(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'image/jpeg')],
    ['a JPEG that calls itself a PNG', urlOf(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]))],
    ['the signature alone', urlOf(signature)],
    ['the signature before something else', urlOf(Buffer.concat([signature, Buffer.from('<script>alert(1)</script>')]))],
    ['a file that was cut', urlOf(bytesOf(png).subarray(0, -5))],
    ['a file with something behind it', urlOf(Buffer.concat([bytesOf(png), Buffer.from('PK')]))],
    ['more than a megabyte', urlOf(pngOf(1024 * 1024 + 1))],
    ['base64 with holes', `${png.slice(0, 60)} ${png.slice(60)}`],
    ['another kind of URL', png.replace('image/png', 'image/svg+xml')],
    ['an empty one', 'data:image/png;base64,'],
  ])('not %s', (_, url) => {
    expect(nameOfPng(url)).toBeUndefined();
  });
});

describe.each(engines())('images of a site (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
  });
  afterAll(() => on.close());

  let codes = 0;
  const create = async (more: object = {}) => {
    codes += 1;
    const body = { IDPlaque: 1, Descr: 'Vannes', Code: `V${codes}`, IDTypeSite: 1, ...more };
    return (await operator.call<Site & Refused>('POST', '/api/sites', body)).body;
  };
  const put = (id: number, body: object) => operator.call<Site & Refused>('PUT', `/api/sites/${id}`, body);
  const images = async (id: number) => {
    const { body } = await operator.call<{ Champ: ChampImage; Contenu: string }[]>('GET', `/api/sites/${id}/images`);
    return Object.fromEntries(body.map(({ Champ, Contenu }) => [Champ, Contenu]));
  };

  it('are sent in the body, stored apart, and read at the address that the site gives', async () => {
    const site = await create({ EnTeteImg: png, BasPageCol2: otherPng, BasPageCol2EstImg: true, BasPageCol1: 'SAS au capital' });
    expect([site.EnTeteImg, site.BasPageCol2]).toEqual([nameOfPng(png), nameOfPng(otherPng)]);
    expect(site.BasPageCol1).toBe('SAS au capital');
    const { body } = await operator.call(`GET`, site.urlImage);
    expect(body).toEqual([
      { Champ: 'EnTeteImg', Contenu: png },
      { Champ: 'BasPageCol2', Contenu: otherPng },
    ]);
    const list = await operator.call('GET', '/api/sites', undefined, { 'accept-encoding': 'identity' });
    expect(list.text).not.toContain('base64');
  });

  it('stay with the stored name or without the key, are replaced by a data URL, and removed by an empty text', async () => {
    const site = await create({ EnTeteImg: png, BasPageCol5: png, BasPageCol5EstImg: true });
    expect((await put(site.IDSite, { EnTeteImg: site.EnTeteImg, Ville: 'Vannes' })).body).toEqual({ ...site, Ville: 'Vannes' });
    expect(await images(site.IDSite)).toEqual({ EnTeteImg: png, BasPageCol5: png });
    const replaced = await put(site.IDSite, { EnTeteImg: otherPng });
    expect(replaced.body).toMatchObject({ EnTeteImg: nameOfPng(otherPng), BasPageCol5: site.BasPageCol5 });
    expect(await images(site.IDSite)).toEqual({ EnTeteImg: otherPng, BasPageCol5: png });
    expect((await put(site.IDSite, { EnTeteImg: '' })).body.EnTeteImg).toBe('');
    expect(await images(site.IDSite)).toEqual({ BasPageCol5: png });
  });

  it('a column that becomes a text loses its image, and vice versa', async () => {
    const { IDSite } = await create({ BasPageCol1: png, BasPageCol1EstImg: true, BasPageCol2: 'Texte' });
    expect((await put(IDSite, { BasPageCol1EstImg: false })).body).toMatchObject({ BasPageCol1: '', BasPageCol1EstImg: false });
    expect(await images(IDSite)).toEqual({});
    expect((await put(IDSite, { BasPageCol1: 'Texte' })).body.BasPageCol1).toBe('Texte');
    expect((await put(IDSite, { BasPageCol2EstImg: true })).body).toMatchObject({ BasPageCol2: '', BasPageCol2EstImg: true });
    expect((await put(IDSite, { BasPageCol2: png })).body.BasPageCol2).toBe(nameOfPng(png));
  });

  it.each([
    [{ EnTeteImg: urlOf(Buffer.from([0xff, 0xd8, 0xff]), 'image/jpeg') }, 'EnTeteImg', 'L’image doit être un fichier PNG'],
    [{ EnTeteImg: urlOf(bytesOf(png).subarray(0, -5)) }, 'EnTeteImg', 'L’image doit être un fichier PNG lisible'],
    [{ EnTeteImg: urlOf(pngOf(1024 * 1024 + 10)) }, 'EnTeteImg', 'L’image pèse plus de 1\u00a0Mo'],
    [{ EnTeteImg: 'autre.png' }, 'EnTeteImg', 'Choisissez une image PNG'],
    [{ BasPageCol4: png }, 'BasPageCol4', 'Cette colonne est un texte'],
    [{ BasPageCol4: 'Texte', BasPageCol4EstImg: true }, 'BasPageCol4', 'Choisissez une image PNG'],
  ])('refuses what is none (%#)', async (body, field, message) => {
    const { IDSite } = await create({ EnTeteImg: png });
    const { status, body: refusal } = await put(IDSite, body);
    expect([status, refusal.errors]).toEqual([400, { [field]: message }]);
    expect(await images(IDSite)).toEqual({ EnTeteImg: png });
  });

  it('are journalled as changed, without their content', async () => {
    const { IDSite } = await create({ EnTeteImg: png });
    await put(IDSite, { EnTeteImg: otherPng });
    const { body, text } = await operator.call<{ entries: { NomTable: string; IDLigne: string; Apres: object | null }[] }>(
      'GET',
      '/api/journal',
    );
    const entry = body.entries.find(({ NomTable }) => NomTable === 'sitesImages');
    expect(entry).toMatchObject({
      IDLigne: `${IDSite}/EnTeteImg`,
      Apres: { Contenu: expect.stringMatching(/^sha256:[0-9a-f]{64}$/) as unknown },
    });
    expect(text).not.toContain('base64');
  });
});
