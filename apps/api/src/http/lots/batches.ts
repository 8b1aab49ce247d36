import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusalOf } from '../errors.ts';

const ndjson = 'application/x-ndjson';

type Progress = (done: number, total: number) => void;

/** Lines are `{done, total}` during the work, `{result}` or `{refusal}` at the end. */
const stream = (request: FastifyRequest, reply: FastifyReply, run: (progress: Progress) => Promise<string>) => {
  const lines = new PassThrough();
  const tell = (line: object) => lines.write(`${JSON.stringify(line)}\n`);
  void run((done, total) => tell({ done, total }))
    .then(
      (result) => lines.write(`{"result":${result}}\n`),
      (error: unknown) => tell({ refusal: refusalOf(error, request).body }),
    )
    .finally(() => lines.end());
  return reply.type(ndjson).header('cache-control', 'no-store').send(lines);
};

/**
 * Runs long work. A caller that accepts `application/x-ndjson` gets progress line by line in the answer, so that the server
 * stores none of it; any other caller gets only the result. `run` answers JSON text.
 */
export const runBatches = async (request: FastifyRequest, reply: FastifyReply, run: (progress: Progress) => Promise<string>) => {
  if (request.headers.accept?.includes(ndjson)) return stream(request, reply, run);
  const result = await run(() => undefined);
  return reply.type('application/json; charset=utf-8').header('cache-control', 'no-store').send(result);
};
