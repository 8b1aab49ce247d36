import type { Client, TestApp } from './http.ts';
import { testOperator } from './rows/customers.ts';

/** Signs in another operator, who has the same password. */
export const signInColleague = async (on: TestApp): Promise<Client> => {
  const { registry } = on.app.database;
  const { passwordHash } = await registry.selectFrom('operators').select('passwordHash').executeTakeFirstOrThrow();
  await registry.insertInto('operators').values({ login: 'collegue', name: 'Collègue', passwordHash }).execute();
  const signedIn = { login: 'collegue', password: testOperator.password, url: 'localhost' };
  const { body } = await on.client().call<{ token: string }>('POST', '/api/authenticate', signedIn);
  return on.client(body.token);
};
