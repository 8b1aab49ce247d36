import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { fieldsOf, type Partner, type PartnerFault } from './partner.ts';
import { faultPage } from './products.ts';
import { json, send, type Reply } from './pages/reply.ts';
import { signInPage } from './pages/sign-in-page.ts';

const title = 'eDataVoice';
const credentials = z.object({ login: z.string().min(1), password: z.string().min(1) });
const query = z.object({ autologin: z.string().min(1), token: z.string().min(1) });

const tokenFaults: Record<PartnerFault, Reply> = {
  refuse: json(401, { error: 'INVALID_CREDENTIALS' }),
  okWithError: json(200, { error: 'UNKNOWN_ACCOUNT' }),
  expired: json(403, { error: 'PASSWORD_EXPIRED' }),
};

/** A login and a password give a token; the token signs in, once. */
export const eDataVoice = (): Partner => {
  const logins = new Map<string, string>();
  return {
    name: 'eDataVoice',
    title,
    accountOf: ({ body }) => credentials.catch({ login: '', password: '' }).parse(body),
    onFault: (fault, request) => (request.url.includes('/token') ? tokenFaults[fault] : faultPage(title, fault)),
    routes: (fastify) => {
      fastify.post('/token', async ({ body }, reply) => {
        const read = credentials.safeParse(body);
        if (!read.success) return send(reply, tokenFaults.refuse);
        const token = randomUUID();
        logins.set(token, read.data.login);
        return send(reply, json(200, { token }));
      });
      fastify.get('/connexion', async (request, reply) => {
        const read = query.safeParse(fieldsOf(request));
        const login = read.success ? logins.get(read.data.token) : undefined;
        if (!read.success || login === undefined) return send(reply, faultPage(title, 'refuse'));
        logins.delete(read.data.token);
        const page = { product: title, sentence: 'Connexion reçue.', fields: { login, ...read.data }, secrets: ['token'] };
        return send(reply, signInPage({ ...page, status: 200 }));
      });
    },
  };
};
