import pino, { type DestinationStream } from 'pino';
import type { Answered, Hear } from './requests.ts';

const milliseconds = (seconds: number) => Math.round(seconds * 10_000) / 10;

/** Lists the fields one by one: nothing else can reach the log. */
const lineOf = ({ method, path, status, seconds, bytes, requestId, caller, customer, address, isCut }: Answered) => ({
  method,
  path,
  status,
  ms: milliseconds(seconds),
  bytes,
  requestId,
  caller,
  ...(customer === undefined ? {} : { customer }),
  address,
  ...(isCut ? { cut: true } : {}),
});

/** One JSON line for each request, whatever the level of the other log. */
export const accessLog = (destination: DestinationStream = pino.destination(1)): Hear => {
  const log = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters: { level: () => ({ log: 'access' }) } }, destination);
  return (what) => log.info(lineOf(what));
};
