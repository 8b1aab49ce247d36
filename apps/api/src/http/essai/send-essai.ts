import { essai } from '@comptoir/contract/essai';
import type { Endpoint } from '@comptoir/contract/kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DatabaseServer } from '../../db/open.ts';
import { answerOf, sendAnswer } from '../answers.ts';
import { runBatches } from '../lots/batches.ts';
import { tryAtCustomer, tryAtRegistry, type Trying } from './try-write.ts';

interface Asked extends Omit<Trying, 'isLong'> {
  endpoint: Endpoint;
  /** The customer's; undefined for a write to the registry. */
  database: DatabaseServer | undefined;
}

/** Answers what a write would do; long work reports its progress as it does when it is done. */
export const sendEssai = ({ endpoint, call, author, database, run }: Asked, request: FastifyRequest, reply: FastifyReply) => {
  const { app, session, customer } = call;
  const tried = (progress: Trying['call']['progress']) => {
    const trying = { call: { ...call, progress }, author, run, isLong: endpoint.batches === true };
    return database && session && customer ? tryAtCustomer({ ...trying, session, customer, database }) : tryAtRegistry(trying);
  };
  const answered = { ...endpoint, answer: essai };
  if (endpoint.batches) return runBatches(request, reply, async (progress) => answerOf(app, answered, await tried(progress)).toString());
  return tried(undefined).then((result) => sendAnswer(app, answered, undefined, reply, result));
};
