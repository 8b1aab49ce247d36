import type { WallyLead, WallyOffre } from '@comptoir/contract/interfaces/wally/wally-logs.calls';
import { describe, expect, it } from 'vitest';
import { engines } from '../../../test/database.ts';
import { partnerApp } from '../../../test/outside/partner-app.ts';
import { writeIn } from '../../../test/rows/utilisateurs.ts';
import { retrievalsClock } from '../../partners/retrievals.ts';
import { retrieveIntegrations } from './retrieve-integrations.ts';

const base = '/api/interfaces/wally';

describe.each(engines())('what active accounts of Wally retrieve (%s)', (engine) => {
  const app = partnerApp(engine);
  const errors: unknown[] = [];
  const retrieve = () => retrievalsClock({ ...app.on.app, retrievals: [retrieveIntegrations] }, (error) => errors.push(error)).runDue();
  const read = async (what: string) => {
    const query = 'start_date=2020-01-01%2000:00:00&end_date=2099-12-31%2023:59:59&crm_name=hway';
    return (await app.operator.call<(WallyLead & WallyOffre)[]>('GET', `/interfaces/wally/${what}?${query}`)).body;
  };
  const patch = (id: number, state: string) =>
    app.operator.call('PATCH', `${base}/accounts/${id}`, { state, flag: state === 'ACTIVE' ? 'FULL' : null });

  it('fills the history from the activation to the pause, each thing once, by its match', async () => {
    const account = { login: 'releve.un', password: 'Secret-Wally-29', crm_name: 'hway' };
    const { IdWallyCompte: id } = (await app.operator.call<{ IdWallyCompte: number }>('POST', `${base}/hway/accounts`, account)).body;
    await writeIn(app.on, async (db) => {
      await db.updateTable('wallyComptes').set({ EmailNotification: 'a@exemple.example' }).where('IdWallyCompte', '=', id).execute();
      await db.updateTable('wallyMarquesSites').set({ toSkip: true }).where('IdCompte', '=', id).execute();
      await db
        .updateTable('wallyMarquesSites')
        .set({ toSkip: false, IDSite: 1 })
        .where('IdCompte', '=', id)
        .where('IdWallyMarque', '=', 'M1')
        .execute();
    });
    await app.partners.advance(60);
    await retrieve();
    expect(await read('lead')).toEqual([]);

    expect((await patch(id, 'ACTIVE')).status).toBe(200);
    await retrieve();
    await app.partners.advance(201);
    await retrieve();
    const offres = await read('offres');
    const all = [...(await read('lead')), ...offres];
    expect(all).toHaveLength(40);
    expect(new Set(all.map(({ CodeAffaireSource }) => CodeAffaireSource)).size).toBe(40);
    for (const { Constructeur, Site, Statut, Tel, Email } of all) {
      const isIn = Tel !== '' || Email !== '';
      const expected = Constructeur === 'Kia' ? ['', 'Ignoré'] : ['Rennes', isIn ? 'Intégré' : 'En erreur'];
      expect([Site, Statut]).toEqual(expected);
    }

    const pdf = await fetch(offres[0]!.FichierPDF);
    expect([pdf.status, pdf.headers.get('content-type'), (await pdf.text()).slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-']);
    const page = await fetch(offres[0]!.UrlExterne);
    expect([page.status, (await page.text()).includes(offres[0]!.CodeAffaireSource)]).toEqual([200, true]);

    await retrieve();
    expect((await read('lead')).length + (await read('offres')).length).toBe(40);
    expect((await patch(id, 'INACTIVE')).status).toBe(200);
    await app.partners.advance(60);
    await retrieve();
    expect((await read('lead')).length + (await read('offres')).length).toBe(40);
    expect(errors).toEqual([]);
  });
});
