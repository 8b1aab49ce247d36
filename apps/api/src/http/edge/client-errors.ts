import { randomUUID } from 'node:crypto';
import { maxHeaderSize, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { statusOf } from '@comptoir/contract/errors';
import { limitInWords } from '@comptoir/contract/limits';
import type { RefusalBody } from '@comptoir/contract/refusal-body';

const tooLargeHeaders = 431;

const refused = (error: Error & { code?: string }): Pick<RefusalBody, 'code' | 'status' | 'message'> => {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return { code: 'too_slow', status: statusOf.too_slow, message: 'La demande n’est pas arrivée entière dans le temps imparti.' };
  if (error.code === 'HPE_HEADER_OVERFLOW')
    return { code: 'too_large', status: tooLargeHeaders, message: `Les en-têtes de la demande dépassent ${limitInWords(maxHeaderSize)}.` };
  return { code: 'invalid', status: statusOf.invalid, message: 'La demande n’est pas du HTTP valide.' };
};

/** Answers what never became a request (an unknown method, broken headers, a missing body), and hangs up. */
export const answerClientError = (error: Error & { code?: string }, socket: Socket) => {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const { status, ...rest } = refused(error);
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
