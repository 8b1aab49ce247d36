import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { NotTaken, type Deliver } from './deliver.ts';

interface Receiver {
  url: string;
  ca: string | undefined;
  token: string | undefined;
}

/** Posts the lines; the receiver has them when it says so with a status of 200 to 299. Redirections are not followed. */
export const toHttps =
  ({ url, ca, token }: Receiver): Deliver =>
  (lines, signal) =>
    new Promise((resolve, reject) => {
      const body = Buffer.from(lines.map(({ text }) => `${text}\n`).join(''));
      const request = url.startsWith('http:') ? plainRequest : secureRequest;
      const asked = request(url, {
        method: 'POST',
        agent: false,
        signal,
        minVersion: 'TLSv1.2',
        headers: {
          'content-type': 'application/x-ndjson',
          'content-length': body.length,
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        ...(ca === undefined ? {} : { ca }),
      });
      asked.on('error', reject);
      asked.once('response', (answer) => {
        const { statusCode = 0 } = answer;
        // Nothing of its body is needed.
        answer.on('error', () => {});
        asked.destroy();
        if (statusCode >= 200 && statusCode < 300) resolve();
        else reject(new NotTaken(`Le récepteur a répondu ${statusCode}.`));
      });
      asked.end(body);
    });
