import type { NissanAffaire } from '@comptoir/contract/interfaces/nissan-siebel/nissan-siebel.calls';
import { describe, expect, it } from 'vitest';
import { engines } from '../../../test/database.ts';
import { partnerApp } from '../../../test/outside/partner-app.ts';
import { writeIn, type Refused } from '../../../test/rows/utilisateurs.ts';
import { retrievalsClock } from '../../partners/retrievals.ts';
import { retrieveNissanSiebel } from './retrieve-nissan-siebel.ts';

describe.each(engines())('Nissan Siebel KPI (%s)', (engine) => {
  const app = partnerApp(engine, async ({ on }) => {
    await writeIn(on, async (db) => {
      const deal = (IDAffaire: number, DateDebut: string, more: object = {}) => ({
        IDAffaire,
        CodeAffaireSource: `NI-${IDAffaire}`,
        DateDebut,
        IDAffaireStatut: 3,
        ...more,
      });
      await db
        .insertInto('affaires')
        .values([
          deal(1, '2026-02-28T22:59:59Z'),
          // The first second of March, and the last, in Paris.
          deal(2, '2026-02-28T23:00:00Z', { IDClient: 1, IDAffaireStatut: 4, AffaireRaisonStop_Libelle: 'Prix' }),
          deal(3, '2026-03-31T21:59:59.5Z'),
          deal(4, '2026-03-31T22:00:00Z'),
          deal(5, '2026-03-15T10:00:00Z'),
        ])
        .execute();
      await db
        .insertInto('offres')
        .values([
          { IDOffre: 901, IDAffaire: 2, OFS_Descr: 'En cours' },
          { IDOffre: 902, IDAffaire: 2, OFS_Descr: 'Perdue' },
        ])
        .execute();
      const sent = (IDAffaire: number) => ({ IDAffaire, SalesCycle: 'Contact', ClosedDate: '2026-03-20T10:00:00Z', Comments: 'Rappeler' });
      await db
        .insertInto('nissanLeadSiebelOut')
        .values([sent(1), sent(2), { ...sent(2), SalesCycle: 'Essai' }, sent(3), sent(4)])
        .execute();
    });
  });

  const read = (query: string) => app.operator.call<NissanAffaire[] & Refused>('GET', `/api/interfaces/nissanSiebel/kpi?${query}`);
  const march = 'start_date=2026-03-01%2000:00:00&end_date=2026-03-31%2023:59:59';

  it('lists the deals of a month, both ends included, of which Siebel was told something', async () => {
    const { status, body } = await read(march);
    expect(status).toBe(200);
    expect(body.map(({ CodeAffaireSource }) => CodeAffaireSource)).toEqual(['NI-3', 'NI-2']);
    expect(body[1]).toMatchObject({
      IDClient: 1,
      Name: 'Client un',
      IDAffaireStatut: 4,
      AffaireRaisonStop_Libelle: 'Prix',
      offres: [
        { IDOffres: 901, OFS_Descr: 'En cours' },
        { IDOffres: 902, OFS_Descr: 'Perdue' },
      ],
      kpi: [{ SalesCycle: 'Contact', Comments: 'Rappeler', TDUpdateTimestamp: null }, { SalesCycle: 'Essai' }],
    });
    expect(body[0]).toMatchObject({ IDClient: null, Name: '', Firstname: '', offres: [] });
  });

  it.each([
    ['', 'start_date'],
    ['start_date=2026-03-01%2000:00:00', 'end_date'],
    ['start_date=01/03/2026&end_date=2026-03-31%2023:59:59', 'start_date'],
    ['start_date=2026-02-30%2000:00:00&end_date=2026-03-31%2023:59:59', 'start_date'],
    ['start_date=2026-04-01%2000:00:00&end_date=2026-03-31%2023:59:59', 'end_date'],
  ])('refuses the time “%s” on %s', async (query, field) => {
    const { status, body } = await read(query);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, expect.arrayContaining([field])]);
  });

  it('belongs to one customer', async () => {
    const other = await app.on.operator('BDGpDeux');
    expect((await other.call('GET', `/api/interfaces/nissanSiebel/kpi?${march}`)).body).toEqual([]);
  });

  it('what Siebel is told of a group with a Nissan site arrives once, by the stand-in’s clock', async () => {
    const errors: unknown[] = [];
    const retrieve = () => retrievalsClock({ ...app.on.app, retrievals: [retrieveNissanSiebel] }, (error) => errors.push(error)).runDue();
    const lines = async () =>
      (await read('start_date=2020-01-01%2000:00:00&end_date=2099-12-31%2023:59:59')).body.flatMap(({ kpi }) => kpi);
    const before = (await lines()).length;
    await retrieve();
    expect(await lines()).toHaveLength(before);
    await app.partners.advance(21);
    await retrieve();
    const after = await lines();
    expect(after).toHaveLength(before + 4);
    expect(after.filter(({ TDUpdateTimestamp }) => TDUpdateTimestamp !== null)).toHaveLength(4);
    await retrieve();
    expect(await lines()).toEqual(after);

    await writeIn(app.on, (db) => db.updateTable('sites').set({ TPR_IDTypeProduit: null }).execute());
    await app.partners.advance(60);
    await retrieve();
    expect(await lines()).toEqual(after);
    expect(errors).toEqual([]);
  });
});
