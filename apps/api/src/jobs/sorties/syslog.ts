import { hostname } from 'node:os';
import type { TrailLine } from '../../registry/trail-lines.ts';

/** Security and authorization messages. */
const facility = 10;
const severities = { refus: 4, succes: 6 } as const;

/** The number that is set aside for those who have none of their own (RFC 5612). */
const dataId = 'comptoir@32473';

/** The name of a host or a process: printable ASCII without blanks; `-` where there is none. */
const word = (text: string, most: number) => text.replaceAll(/[^\x21-\x7e]/g, '').slice(0, most) || '-';

/** What ends or escapes a value gets a backslash; a line feed would look like the end of a record to whoever writes lines. */
const value = (text: string) => text.replaceAll(/\p{Cc}/gu, ' ').replaceAll(/["\\\]]/g, String.raw`\$&`);

/** The same JSON in ASCII alone: no receiver has to guess how it is encoded. */
const ascii = (json: string) =>
  json.replaceAll(/[\u007f-\uffff]/g, (unit) => String.raw`\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** A line as a message of RFC 5424. */
export const syslogMessage = ({ Rang, text, event }: TrailLine, host = hostname(), process_ = process.pid): string => {
  const fields: [string, string][] = [['rang', String(Rang)]];
  if (event) fields.push(['resultat', event.Resultat], ['qui', event.Qui ?? ''], ['adresse', event.Adresse ?? '']);
  const data = fields.map(([name, own]) => ` ${name}="${value(own)}"`).join('');
  const priority = facility * 8 + severities[event?.Resultat ?? 'succes'];
  const moment = event ? new Date(event.DateH).toISOString() : '-';
  const head = `<${priority}>1 ${moment} ${word(host, 255)} comptoir ${process_} ${word(event?.Type ?? 'origine', 32)}`;
  return `${head} [${dataId}${data}] ${ascii(text)}`;
};

/** Counted, as RFC 5425 asks: whatever is in a message, the next one begins where its count says. */
export const syslogFrame = (message: string): Buffer => {
  const bytes = Buffer.from(message);
  return Buffer.concat([Buffer.from(`${bytes.length} `), bytes]);
};
