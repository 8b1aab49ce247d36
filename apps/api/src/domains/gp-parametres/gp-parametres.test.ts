import { mostWhole } from '@comptoir/contract/fields/kit';
import type { ChoiceField, OwnField, SecretField, UrlField, WrittenField } from '@comptoir/contract/fields/field';
import { namesOf } from '@comptoir/contract/fields/shapes';
import { codesOfGroup, type GpParametres } from '@comptoir/contract/domains/gp-parametres/gp-parametres.calls';
import { parametres } from '@comptoir/contract/parametres/all';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { writeIn, type Refused } from '../../../test/rows/utilisateurs.ts';

const path = '/api/gpParametres';
const entries = codesOfGroup.map((code): [string, Parametre] => [code, parametres[code]]);

/** Of the kinds that parameters have. */
type Parametre = Exclude<WrittenField, ChoiceField | OwnField | SecretField | UrlField>;

/** What a parameter holds before anybody sets it. */
const initial = (parametre: Parametre) => {
  switch (parametre.kind) {
    case 'flag':
      return false;
    case 'whole':
      return null;
    case 'rate':
      return parametre.default;
    case 'values':
      return parametre.options[0]?.value;
    case 'text':
    case 'country':
      return '';
  }
};

/** Valid values, each with its stored form. */
const taken = (parametre: Parametre): [unknown, unknown][] => {
  switch (parametre.kind) {
    case 'flag':
      return [true, false, 1, 0, '1', '0', 'true'].map((given) => [given, [true, 1, '1', 'true'].includes(given)]);
    case 'whole':
      return [0, 14, mostWhole, null].map((given) => [given, given]);
    case 'rate':
      return [0, 5.5, 19.65, 100].map((given) => [given, given]);
    case 'text':
      return ['', 'é', 'x'.repeat(parametre.max)].map((given) => [given, given]);
    case 'country':
      return [
        ['fr', 'FR'],
        ['BE', 'BE'],
        ['', ''],
      ];
    case 'values':
      return parametre.options.map(({ value }) => [value, value]);
  }
};

const refused: Record<Parametre['kind'], (parametre: Parametre) => unknown[]> = {
  flag: () => ['oui', 2, null],
  whole: () => [-1, 1.5, mostWhole + 1, '3', ''],
  rate: () => [-0.01, 100.01, 5.555, null, '20'],
  text: (parametre) => ['x'.repeat((parametre.kind === 'text' ? parametre.max : 0) + 1), null, 5],
  country: () => ['F', 'FRA', 'F1', null],
  values: () => ['Autre', 9, null],
};

describe.each(engines())('the parameters of the group (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  let customer: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
    customer = await on.customer();
  });
  afterAll(() => on.close());

  const read = async (by = operator) => (await by.call<GpParametres>('GET', path)).body;
  const put = (body: object, by = operator) => by.call<GpParametres & Refused>('PUT', path, body);

  test('each begins with the default of its spec, except those that the test customers have on', async () => {
    const fresh = await on.operator('BDGpDeux');
    const begun = Object.fromEntries(entries.map(([code, parametre]) => [code, initial(parametre)]));
    expect(await read(fresh)).toEqual({ ...begun, GRP_BDCTraitementLeadAmontChefVente: true });
    const stored = await writeIn(on, (db) => db.selectFrom('gpParametres').selectAll().executeTakeFirstOrThrow());
    expect(namesOf(parametres).filter((code) => !(code in stored))).toEqual([]);
  });

  test.each(entries)('%s accepts the values of its spec', async (code, parametre) => {
    const before = await read();
    for (const [given, stored] of taken(parametre)) {
      const { status, body } = await put({ [code]: given });
      expect([given, status, body]).toEqual([given, 200, { ...before, [code]: stored }]);
    }
  });

  test.each(entries)('%s refuses other values, with an error on itself', async (code, parametre) => {
    const before = await read();
    for (const given of refused[parametre.kind](parametre)) {
      const { status, body } = await put({ GRP_AnalyseMarge: !before.GRP_AnalyseMarge, [code]: given });
      expect([given, status, Object.keys(body.errors ?? {})]).toEqual([given, 400, [code]]);
    }
    expect(await read()).toEqual(before);
  });

  test('unknown keys and keys of other screens change nothing', async () => {
    const before = await read();
    expect((await put({ IDClient: 'X', eSellerLeadActif: true, GRP_GestionVIP: true, Autre: 1 })).body).toEqual(before);
    const record = await writeIn(on, (db) => db.selectFrom('gpParametres').selectAll().executeTakeFirstOrThrow());
    expect(record).toMatchObject({ IDClient: '', eSellerLeadActif: false, GRP_GestionVIP: false });
  });

  test('a change by another screen at the same time counts too: leads are not kept without the call centre', async () => {
    const lead = '/api/interfaces/esellerLead/config';
    const amont = 'GRP_BDCTraitementLeadAmontChefVente';
    const kept = 'GRP_BDCTraitementLeadAmontChefVente_NonTransmisCDV';
    for (let time = 0; time < 5; time += 1) {
      await operator.call('PUT', lead, { [amont]: true, [kept]: false });
      await Promise.all([operator.call('PUT', lead, { [kept]: true }), put({ [amont]: false })]);
      expect((await operator.call('GET', lead)).body).toMatchObject({ [amont]: false, [kept]: false });
    }
  });

  test('a write on an older version is refused, in either spelling of the path', async () => {
    const { headers } = await operator.call('GET', '/api/GpParametres');
    await put({ GRP_CodePays: 'LU' });
    const late = await operator.call('PUT', '/api/GpParametres', { GRP_CodePays: 'CH' }, { 'if-match': String(headers['etag']) });
    expect(late.status).toBe(409);
    expect((await read()).GRP_CodePays).toBe('LU');
  });

  describe('in customer access', () => {
    const seen = { GRP_PlafondsRemise: false, GRP_ClientEDatavoice: false, GRP_BDCTraitementLeadAmontChefVente: false };
    beforeEach(async () => {
      await put({ ...seen, GRP_TauxTVA: 20 });
    });

    test('three are answered, and the switch of ceilings can be changed', async () => {
      expect(await read(customer)).toEqual(seen);
      expect((await put({ ...seen, GRP_PlafondsRemise: true }, customer)).body).toEqual({ ...seen, GRP_PlafondsRemise: true });
      expect((await read()).GRP_PlafondsRemise).toBe(true);
    });

    test.each([
      ['one that it reads', { GRP_PlafondsRemise: true, GRP_ClientEDatavoice: true }, 'Client eDataVoice'],
      ['one that it does not read', { GRP_PlafondsRemise: true, GRP_TauxTVA: 5.5 }, 'Taux de TVA'],
      ['one that it does not read, with the stored value', { GRP_TauxTVA: 20 }, 'Taux de TVA'],
    ])('%s is not, and nothing with it', async (_, body, label) => {
      const before = await read();
      const answer = await put(body, customer);
      expect([answer.status, answer.body.message]).toEqual([
        403,
        `Vous ne pouvez pas modifier ce paramètre\u00a0: «\u00a0${label}\u00a0».`,
      ]);
      expect(await read()).toEqual(before);
    });
  });
});
