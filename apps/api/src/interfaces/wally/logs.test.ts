import type { WallyLead, WallyOffre } from '@comptoir/contract/interfaces/wally/wally-logs.calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { writeIn } from '../../../test/rows/utilisateurs.ts';

describe.each(engines())('what Wally has retrieved (%s)', (engine) => {
  let on: TestApp;
  let customer: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    customer = await on.customer();
    const row = (Genre: 'lead' | 'offre', CodeAffaireSource: string, DateDebut: string, crm_name: 'hway' | 'mysales' = 'hway') => ({
      Genre,
      crm_name,
      CodeAffaireSource,
      DateDebut,
      IDClient: 12,
      Name: 'Le Goff',
      Statut: 'Intégré',
      IDOffres: Genre === 'offre' ? 7 : null,
      Date: Genre === 'offre' ? DateDebut : null,
    });
    await writeIn(on, (db) =>
      db
        .insertInto('wallyIntegrations')
        .values([
          row('lead', 'avant', '2026-02-28T22:59:59Z'),
          row('lead', 'minuit', '2026-02-28T23:00:00Z'),
          row('lead', 'fin', '2026-03-31T21:59:59.7Z'),
          row('lead', 'apres', '2026-03-31T22:00:00Z'),
          row('lead', 'ailleurs', '2026-03-10T10:00:00Z', 'mysales'),
          row('offre', 'offre', '2026-03-10T10:00:00Z'),
        ])
        .execute(),
    );
  });
  afterAll(() => on.close());

  const ask = (what: string, query: Record<string, string>) =>
    customer.call<(WallyLead & WallyOffre)[]>('GET', `/interfaces/wally/${what}?${new URLSearchParams(query).toString()}`);
  const march = { start_date: '2026-03-01 00:00:00', end_date: '2026-03-31 23:59:59', crm_name: 'hway' };

  it('lists leads of one tool between two moments in Paris, both included, newest first', async () => {
    const { body } = await ask('lead', march);
    expect(body.map(({ CodeAffaireSource }) => CodeAffaireSource)).toEqual(['fin', 'minuit']);
    expect(body[0]).not.toHaveProperty('IDOffres');
  });

  it('lists offers of the same window, with their links', async () => {
    expect((await ask('offres', march)).body).toMatchObject([{ CodeAffaireSource: 'offre', IDOffres: 7, UrlExterne: '', FichierPDF: '' }]);
  });

  it.each([{ start_date: '2026-02-30 00:00:00' }, { end_date: '2026-03-31' }, { crm_name: 'autre' }])(
    'a window that is none is refused: %j',
    async (wrong) => {
      expect((await ask('lead', { ...march, ...wrong })).status).toBe(400);
    },
  );
});
