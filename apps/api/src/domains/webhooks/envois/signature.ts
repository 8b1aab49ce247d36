import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** As whoever receives keeps it. */
export const newSecret = () => prefix + randomBytes(32).toString('base64');

interface Signed {
  id: string;
  /** Seconds. */
  timestamp: number;
  body: string;
}

/** The header of Standard Webhooks: one signature by each secret, separated by blanks. */
export const signatureOf = ({ id, timestamp, body }: Signed, secrets: readonly string[]) =>
  secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(prefix.length), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
    })
    .join(' ');
