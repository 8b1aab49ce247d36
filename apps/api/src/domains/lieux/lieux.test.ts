import { mostRecents, type lieux } from '@comptoir/contract/domains/lieux/lieux.calls';
import type { Answer } from '@comptoir/contract/kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInColleague } from '../../../test/colleague.ts';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';

type Read = Answer<typeof lieux.list>;

describe.each(engines())('places of an operator (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  let colleague: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
    colleague = await signInColleague(on);
  });
  afterAll(() => on.close());

  const read = async (by: Client) => {
    const { status, body, text } = await by.call<Read>('GET', '/api/lieux');
    expect(status, text).toBe(200);
    return body;
  };
  const shown = (places: Read['favoris']) => places.map(({ BDGp, Ecran, Nom }) => `${BDGp}${Ecran} ${Nom}`);
  const keep = (by: Client, favoris: object[]) => by.call('PUT', '/api/lieux', { favoris });
  const open = (by: Client, Ecran: string, BDGp = 'BDGpUn') => by.call('POST', '/api/lieux', { BDGp, Ecran, Nom: 'Écran' });

  it('are kept in their order, as a whole', async () => {
    const [sites, users] = [
      { BDGp: 'BDGpUn', Ecran: '/sites', Nom: 'Sites' },
      { BDGp: 'BDGpDeux', Ecran: '/utilisateurs', Nom: 'Utilisateurs' },
    ];
    expect((await keep(operator, [sites, users])).status).toBe(200);
    expect(shown((await read(operator)).favoris)).toEqual(['BDGpUn/sites Sites', 'BDGpDeux/utilisateurs Utilisateurs']);
    await keep(operator, [users, { ...sites, Nom: 'Nos sites' }, users]);
    // The same person at another customer.
    expect(shown((await read(await on.operator('BDGpDeux'))).favoris)).toEqual([
      'BDGpDeux/utilisateurs Utilisateurs',
      'BDGpUn/sites Nos sites',
    ]);
    await keep(operator, [sites]);
    expect(shown((await read(operator)).favoris)).toEqual(['BDGpUn/sites Sites']);
    await keep(operator, []);
    expect(await read(operator)).toEqual({ favoris: [], recents: [] });
  });

  it('that were opened come last one first, once, and not without end', async () => {
    for (const one of ['/sites', '/marques', '/sites']) expect((await open(operator, one)).status).toBe(200);
    expect((await read(operator)).recents.map(({ Ecran }) => Ecran)).toEqual(['/sites', '/marques']);
    await keep(operator, [{ BDGp: 'BDGpUn', Ecran: '/marques', Nom: 'Marques' }]);
    for (let at = 1; at <= mostRecents; at += 1) await open(operator, `/ecran-${at}`);
    const { favoris, recents } = await read(operator);
    expect(recents.map(({ Ecran }) => Ecran)).toEqual(Array.from({ length: mostRecents }, (_, at) => `/ecran-${mostRecents - at}`));
    // What is forgotten among the last ones stays a favourite.
    expect(shown(favoris)).toEqual(['BDGpUn/marques Marques']);
  });

  it('are one’s own', async () => {
    expect(await read(colleague)).toEqual({ favoris: [], recents: [] });
    await keep(colleague, [{ BDGp: 'BDGpUn', Ecran: '/sites', Nom: 'Sites' }]);
    await keep(colleague, []);
    expect(shown((await read(operator)).favoris)).toEqual(['BDGpUn/marques Marques']);
    const customer = await on.customer();
    expect((await customer.call('GET', '/api/lieux')).status).toBe(403);
  });

  it('are screens of the console, at customers that are open', async () => {
    const faults = [
      '//ailleurs.example',
      'https://ailleurs.example',
      '/\\ailleurs.example',
      '/@BDGpDeux/sites',
      '/sites?q=a',
      'sites',
      '/',
      '',
    ];
    for (const Ecran of faults) {
      const { status, text } = await open(operator, Ecran);
      expect([Ecran, status]).toEqual([Ecran, 400]);
      expect(text).toMatch(/L’adresse d’un écran de la console est attendue/);
    }
    const nowhere = await keep(operator, [
      { BDGp: 'BDGpUn', Ecran: '/sites', Nom: 'Sites' },
      { BDGp: 'BDGpNulle', Ecran: '/sites', Nom: 'Sites' },
    ]);
    expect([nowhere.status, nowhere.body]).toEqual([
      400,
      expect.objectContaining({
        message: 'Le client BDGpNulle n’existe pas ou n’est pas ouvert.',
        errors: { 'favoris.1.BDGp': 'Ce client n’existe pas ou n’est pas ouvert' },
      }),
    ]);
    expect((await open(colleague, '/sites', ' ')).status).toBe(400);
    const many = Array.from({ length: 51 }, (_, at) => ({ BDGp: 'BDGpUn', Ecran: `/ecran-${at}`, Nom: 'Écran' }));
    expect((await keep(operator, many)).text).toContain('50 favoris au maximum');
    expect(shown((await read(operator)).favoris)).toEqual(['BDGpUn/marques Marques']);
  });
});
