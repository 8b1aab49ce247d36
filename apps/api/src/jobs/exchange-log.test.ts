import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../test/database.ts';
import { testApp, type TestApp } from '../../test/http.ts';
import { recordOf } from '../../test/rows/structure.ts';
import { writeIn } from '../../test/rows/utilisateurs.ts';
import type { NewEchange } from './echanges.store.ts';
import { ExchangeLog } from './exchange-log.ts';

const exchange = (Partenaire: string): NewEchange => ({
  Partenaire,
  Operation: 'bases',
  Cible: '',
  Auteur: 'op',
  Methode: 'GET',
  Adresse: 'http://partenaire.example/',
  Demande: '',
  Reponse: '',
  Statut: 200,
  DureeMs: 1,
  Essais: 1,
  Resultat: 'ok',
  Message: '',
});

describe.each(engines())('the exchange log (%s)', (engine) => {
  let on: TestApp;
  beforeAll(async () => {
    on = await testApp(engine);
  });
  afterAll(() => on.close());

  it('writes what was added while a write failed', async () => {
    const customer = await recordOf(on);
    const errors: unknown[] = [];
    let isDown = true;
    const log = new ExchangeLog(
      {
        open: async (record) => {
          if (!isDown) return on.app.customers.open(record);
          isDown = false;
          log.add(customer, exchange('Pendant'));
          throw new Error('down');
        },
      },
      (error) => errors.push(error),
    );
    log.add(customer, exchange('Avant'));
    await log.written(customer);
    await log.written(customer);
    expect(errors).toEqual([new Error('down')]);
    const stored = await writeIn(on, (db) =>
      db.selectFrom('echanges').select('Partenaire').where('Partenaire', 'in', ['Avant', 'Pendant']).execute(),
    );
    expect(stored).toEqual([{ Partenaire: 'Pendant' }]);
  });
});
