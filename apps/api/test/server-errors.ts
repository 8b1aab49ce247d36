import pino from 'pino';

const lines: string[] = [];

/** Enough to see what happened; a server that fails at every request would fill the screen. */
const MOST = 20;

const told = (line: string) => {
  // pino writes one JSON object a line.
  const { msg, requestId, err } = JSON.parse(line) as { msg: string; requestId?: string; err?: { stack?: string } };
  return `${msg}${requestId ? ` (${requestId})` : ''}\n${err?.stack ?? ''}`;
};

const keep = (line: string) => {
  if (lines.length < MOST) lines.push(told(line));
};

/** The log of test servers: errors are kept for the test that fails, and TEST_LOG=debug prints everything down to that level. */
export const testLog = () => {
  const level = process.env['TEST_LOG'];
  return level ? pino({ level }) : pino({ level: 'error' }, { write: keep });
};

/** What the servers have logged since the last call. */
export const takeServerErrors = () => lines.splice(0);
