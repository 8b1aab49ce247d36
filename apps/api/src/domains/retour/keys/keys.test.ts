import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../../../test/http.ts';
import { operationOf, retourOf } from '../../../../test/retour/retour.ts';
import { createUser, putUser, readUser, sealIn } from '../../../../test/rows/utilisateurs.ts';

describe.each(engines())('what is put back of values that no two rows share (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
  });
  afterAll(() => on.close());

  const { put, plan } = retourOf(() => operator);
  const instant = async () => {
    await sealIn(on);
    return (await operator.call<{ IDInstant: number }[]>('GET', '/api/instants')).body[0]!.IDInstant;
  };

  test('not a login that somebody else has by now: the plan says who, and the rest goes back', async () => {
    const one = await createUser(operator, { MobilePhone: '0600000031' });
    const at = await instant();
    const renamed = await putUser(operator, one.IDPeople, { LoginWEB: `${one.LoginWEB}b`, MobilePhone: '0600000032' });
    expect(renamed.status, renamed.text).toBe(200);
    const other = await createUser(operator, { LoginWEB: one.LoginWEB });
    const asked = { portee: { fiche: { table: 'utilisateurs', id: one.IDPeople } }, verbe: 'revenir', instant: at };
    const shown = (await plan(asked)).body.lignes[0]!;
    const raison = `«\u00a0Login\u00a0» est déjà pris par «\u00a0${other.Lastname} ${other.Firstname}\u00a0» (Utilisateurs)`;
    expect(shown).toMatchObject({ etat: 'pret', raison });
    expect(Object.fromEntries(shown.champs.map(({ champ, etat }) => [champ, etat]))).toEqual({ LoginWEB: 'bloque', MobilePhone: 'pret' });
    expect((await put(asked)).body).toMatchObject({ nbLignes: 1, nbRestent: 0 });
    expect((await readUser(operator, one.IDPeople)).body).toMatchObject({ LoginWEB: `${one.LoginWEB}b`, MobilePhone: '0600000031' });
    // Nothing is left but the login.
    expect((await plan(asked)).body.lignes).toMatchObject([{ etat: 'bloque', raison }]);
    const undoing = { portee: { operation: operationOf(renamed) }, verbe: 'annuler' };
    expect((await put(undoing)).body.message).toBe(`${raison}\u00a0: rien n’a été annulé.`);
  });
});
