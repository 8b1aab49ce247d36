import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isSampleAccount, samplePassword } from './sample-accounts.ts';

export interface Account {
  login: string;
  password: string;
}

/** Logins that begin like this have one password at every partner, so that a wrong one and the right one can be typed. */
const checkedLogin = /^verifie/i;
const checkedPassword = 'Granit-29';

/** The password that an account has until it is changed, if it is known. */
const knownOf = (partner: string, login: string) => {
  if (checkedLogin.test(login)) return checkedPassword;
  return isSampleAccount(partner, login) ? samplePassword(login) : undefined;
};

const change = z.object({ password: z.string().min(1) });

/** What accounts sign in with. Any password opens an account whose own is not known. */
export class Accounts {
  readonly #passwords = new Map<string, string>();

  /** Changes the password at the partner: from now on the account has no other one. */
  change(partner: string, { login, password }: Account) {
    this.#passwords.set(`${partner}/${login}`, password);
  }

  isWrong(partner: string, { login, password }: Account) {
    const known = this.#passwords.get(`${partner}/${login}`) ?? knownOf(partner, login);
    return known !== undefined && known !== password;
  }

  mount(fastify: FastifyInstance) {
    fastify.put<{ Params: { partner: string; login: string } }>('/accounts/:partner/:login', async ({ params, body }, reply) => {
      const read = change.safeParse(body);
      if (!read.success) return reply.code(400).send({ message: 'Un mot de passe est attendu\u00a0: {"password": "…"}' });
      this.change(params.partner, { login: params.login, password: read.data.password });
      return reply.code(204).send();
    });
    fastify.delete('/accounts', async (_request, reply) => {
      this.#passwords.clear();
      return reply.code(204).send();
    });
  }
}
