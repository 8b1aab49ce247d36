import { existsSync, readFileSync } from 'node:fs';

/** Where the setup writes the server's log. */
const log = () => process.env['E2E_LOG'] ?? '';

const told = (line: string) => {
  if (!line.startsWith('{')) return line;
  // pino writes one JSON object a line.
  const { msg, requestId, err } = JSON.parse(line) as { msg: string; requestId?: string; err?: { stack?: string } };
  return `${msg}${requestId ? ` (${requestId})` : ''}\n${err?.stack ?? ''}`;
};

const read = () => (existsSync(log()) ? readFileSync(log(), 'utf8') : '');

/** What the server logs from now on. */
export const serverErrorsFromNow = () => {
  const { length } = read();
  return () => read().slice(length).split('\n').filter(Boolean).map(told).join('\n');
};
