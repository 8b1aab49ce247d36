import { randomUUID } from 'node:crypto';
import { maxHeaderSize, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { statusOf } from '@comptoir/contract/errors';
import { limitInWords } from '@comptoir/contract/limits';
import { counted } from '@comptoir/contract/texts/counted';
import type { RefusalBody } from '@comptoir/contract/refusal-body';

const tooLargeHeaders = 431;

/** In milliseconds: how long a request may take to arrive, and its head alone. */
interface Limits {
  whole: number;
  head: number;
}

const seconds = (millis: number) => counted(millis / 1000, 'seconde');
const timeOf = ({ whole, head }: Limits) =>
  head < whole ? `${seconds(head)} pour ses en-têtes, ${seconds(whole)} en tout` : seconds(whole);

const refused = (error: Error & { code?: string }, limits: Limits): Pick<RefusalBody, 'code' | 'status' | 'message'> => {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return {
      code: 'too_slow',
      status: statusOf.too_slow,
      message: `La demande n’est pas arrivée entière dans le temps imparti\u00a0: ${timeOf(limits)}.`,
    };
  if (error.code === 'HPE_HEADER_OVERFLOW')
    return { code: 'too_large', status: tooLargeHeaders, message: `Les en-têtes de la demande dépassent ${limitInWords(maxHeaderSize)}.` };
  return { code: 'invalid', status: statusOf.invalid, message: 'La demande n’est pas du HTTP valide.' };
};

/** Answers what never became a request (an unknown method, broken headers, a missing body), and hangs up. */
export const answerClientError = (limits: Limits) => (error: Error & { code?: string }, socket: Socket) => {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const { status, ...rest } = refused(error, limits);
  const body: RefusalBody = { ...rest, requestId: randomUUID(), status };
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    `X-Request-Id: ${body.requestId}`,
    'Cache-Control: no-store',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`, () => socket.destroy());
};
