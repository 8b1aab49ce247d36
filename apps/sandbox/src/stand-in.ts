import type { AnswerOf, PartnerCall, PartnerContract } from '@comptoir/contract/partners/kit';
import { z } from 'zod';
import { signedBy, type Partner, type PartnerFault } from './partner.ts';
import { json, send, type Reply } from './pages/reply.ts';

interface Given {
  params: Record<string, string>;
  body: Record<string, unknown>;
  login: string;
  password: string;
  /** The address of the sandbox, as the caller wrote it. */
  base: string;
}

/** An answer, or one of the partner's codes. */
type Handler<C extends PartnerCall> = (given: Given) => AnswerOf<C> | { error: string };

const texts = z.record(z.string(), z.string()).catch({});
const fields = z.record(z.string(), z.unknown()).catch({});

/** Logins that ask for a refusal, so that it can be seen without setting a fault. */
const refusalOf = (login: string) => {
  if (/^refus/i.test(login)) return 'INVALID_CREDENTIALS';
  if (/^expir/i.test(login)) return 'PASSWORD_EXPIRED';
  if (/^inconnu/i.test(login)) return 'UNKNOWN_ACCOUNT';
  return undefined;
};

const statuses: Record<string, number> = { INVALID_CREDENTIALS: 401, PASSWORD_EXPIRED: 403, UNKNOWN_ACCOUNT: 404, BAD_REQUEST: 400 };
const refuse = (error: string): Reply => json(statuses[error] ?? 422, { error });

const faults: Record<PartnerFault, Reply> = {
  refuse: refuse('INVALID_CREDENTIALS'),
  okWithError: json(200, { error: 'FORBIDDEN' }),
  expired: refuse('PASSWORD_EXPIRED'),
};

/** The stand-in of a partner: its contract, and its answer to each call. */
export const standIn = <P extends PartnerContract>(
  { name, title, calls }: P,
  handlers: { [Name in keyof P['calls']]: Handler<P['calls'][Name]> },
): Partner => ({
  name,
  title,
  accountOf: signedBy,
  onFault: (fault) => faults[fault],
  routes: (fastify) => {
    for (const [callName, { method, path, body: schema }] of Object.entries(calls)) {
      // One handler for each call, typed by the contract.
      const handler = handlers[callName] as Handler<PartnerCall>;
      fastify.route({
        method,
        url: path.replace(/\{(\w+)\}/g, ':$1'),
        handler: async (request, reply) => {
          const account = signedBy(request);
          const refusal = refusalOf(account.login);
          if (refusal) return send(reply, refuse(refusal));
          if (schema && !schema.safeParse(request.body).success) return send(reply, refuse('BAD_REQUEST'));
          const given = { params: texts.parse(request.params), body: fields.parse(request.body), base: `http://${request.host}` };
          const answer = handler({ ...given, ...account });
          const failed = z.object({ error: z.string() }).safeParse(answer);
          return send(reply, failed.success ? refuse(failed.data.error) : json(200, answer));
        },
      });
    }
  },
});

/** The stand-in of a partner whose description gives an example of each answer. Without an account it refuses. */
export const exampleStandIn = (contract: PartnerContract): Partner =>
  standIn(
    contract,
    Object.fromEntries(
      Object.entries(contract.calls).map(([name, { example }]) => {
        if (!example) throw new Error(`${contract.name}.${name} has no example: describe one, or write its stand-in`);
        const handler: Handler<PartnerCall> = (given) =>
          given.login === '' || given.password === '' ? { error: 'INVALID_CREDENTIALS' } : example(given);
        return [name, handler];
      }),
    ),
  );
