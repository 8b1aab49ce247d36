import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type TestApp } from '../../../test/http.ts';

describe.each(engines())('states of vehicles (%s)', (engine) => {
  let on: TestApp;
  beforeAll(async () => {
    on = await testApp(engine);
  });
  afterAll(() => on.close());

  test('come with their group, group by group', async () => {
    const { body } = await (await on.operator()).call('GET', '/api/statutsVehicules');
    expect(body).toEqual([
      { IDMatStatus: 1, Descr: 'Disponible', IDGpStatus: 1, GpStatusDescr: 'En stock' },
      { IDMatStatus: 2, Descr: 'Livré', IDGpStatus: 2, GpStatusDescr: 'Sorti' },
    ]);
  });
});
