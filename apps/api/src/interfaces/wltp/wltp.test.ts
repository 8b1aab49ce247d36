import { onlyMarquesWltp, type SiteWltp } from '@comptoir/contract/interfaces/wltp/wltp.calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import type { Refused } from '../../../test/rows/utilisateurs.ts';

describe.each(engines())('brands of WLTP (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
  });
  afterAll(() => on.close());

  const save = (body: object) => operator.call<{ update: boolean; message: string } & Refused>('POST', '/api/wltp/save', body);
  const chosen = async () => {
    const { body } = await operator.call<SiteWltp[]>('GET', '/api/sitesWLTP');
    return Object.fromEntries(body.map(({ IDSite, selectedMarques }) => [IDSite, selectedMarques]));
  };

  it('are Ford, Opel and Audi, if the group has them', async () => {
    expect((await operator.call('GET', '/api/getMarques')).body).toEqual([
      { IDMarque: 501, Descr: 'FORD' },
      { IDMarque: 502, Descr: 'OPEL' },
    ]);
  });

  it('are saved for several sites at once, and saving again changes nothing', async () => {
    expect(await chosen()).toEqual({ 1: '', 2: '', 3: '' });
    const sites = [
      { IDSite: 1, selectedMarques: '502,501,501' },
      { IDSite: 2, selectedMarques: '502' },
    ];
    expect((await save({ sites })).body.update).toBe(true);
    expect(await chosen()).toEqual({ 1: '501,502', 2: '502', 3: '' });
    expect((await save({ sites })).body.update).toBe(false);
    expect((await save([{ IDSite: 1, selectedMarques: '' }])).body.update).toBe(true);
    expect(await chosen()).toEqual({ 1: '', 2: '502', 3: '' });
  });

  it.each<[sites: object[], status: number]>([
    [[{ IDSite: 99, selectedMarques: '501' }], 404],
    [[{ IDSite: 1, selectedMarques: '1' }], 422],
    [[{ IDSite: 1, selectedMarques: '501;502' }], 400],
    [[{ IDSite: 1 }], 400],
  ])('refuses %j, and saves none of the others', async (refused, status) => {
    const before = await chosen();
    const { status: given, body } = await save({ sites: [{ IDSite: 3, selectedMarques: '501' }, ...refused] });
    expect(given).toBe(status);
    if (status === 422) expect(body.errors).toEqual({ selectedMarques: onlyMarquesWltp });
    expect(await chosen()).toEqual(before);
  });
});
