import pg from 'pg';

const { builtins } = pg.types;

/** How the text of a value becomes JSON. */
type Kind = 'copied' | 'number' | 'boolean' | 'instant' | 'text';

/** A type that is not named here, an array above all, would need what only PostgreSQL knows of it. */
const kinds = new Map<number, Kind>([
  ...[builtins.INT2, builtins.INT4, builtins.INT8, builtins.JSON, builtins.JSONB].map((oid) => [oid, 'copied'] as const),
  ...[builtins.FLOAT4, builtins.FLOAT8, builtins.NUMERIC].map((oid) => [oid, 'number'] as const),
  [builtins.BOOL, 'boolean'],
  ...[builtins.TIMESTAMP, builtins.TIMESTAMPTZ].map((oid) => [oid, 'instant'] as const),
  ...[builtins.TEXT, builtins.VARCHAR, builtins.BPCHAR, builtins.CHAR, builtins.UUID, builtins.BYTEA, builtins.OID].map(
    (oid) => [oid, 'text'] as const,
  ),
  ...[builtins.DATE, builtins.TIME, builtins.TIMETZ, builtins.INTERVAL, builtins.INET, builtins.CIDR].map((oid) => [oid, 'text'] as const),
]);
/** The type of names in the catalogue, which the driver does not list. */
const NAME = 19;
kinds.set(NAME, 'text');

const code = (char: string) => char.charCodeAt(0);
const QUOTE = code('"');
const BACKSLASH = code('\\');
const [SPACE, COLON, PLUS, MINUS] = [code(' '), code(':'), code('+'), code('-')];
const [ZERO, NINE] = [code('0'), code('9')];
/** Of the time's place in ISO 8601. */
const LETTER_T = code('T');
/** Of `t`, PostgreSQL's text for true. */
const YES = code('t');
const LETTER_U = code('u');
const [ARRAY, ARRAY_END, OBJECT, OBJECT_END] = [code('['), code(']'), code('{'), code('}')];
const TRUE = Buffer.from('true');
const FALSE = Buffer.from('false');
const NULL = Buffer.from('null');
/** Between two rows, as PostgreSQL's own `json_agg` has it. */
const BETWEEN = Buffer.from(', \n ');
const HEX = Buffer.from('0123456789abcdef');

/** For each byte of a text: 0 when it stands for itself in JSON, else the letter after the backslash. */
const escapes = new Uint8Array(256);
escapes.fill(LETTER_U, 0, 0x20);
for (const [char, letter] of '\bb \ff \nn \rr \tt "" \\\\'.split(' ')) escapes[code(char!)] = code(letter!);
const LONGEST_ESCAPE = 6;

const PART = 256 * 1024;
const LONG = 32 * 1024;

const isDigit = (byte: number | undefined) => byte !== undefined && byte >= ZERO && byte <= NINE;

interface Column {
  key: Buffer;
  kind: Kind;
}

export interface Field {
  name: string;
  dataTypeID: number;
}

/** Writes the rows of an answer, in the text format, as the bytes of a JSON array; no value becomes one of JavaScript. */
export class JsonWriter {
  readonly #columns: readonly Column[];
  readonly #keys: number;
  readonly #parts: Buffer[] = [];
  #out = Buffer.allocUnsafe(PART);
  #at = 0;
  #rows = 0;
  #length = 0;

  /** @throws when a column's type cannot be written without PostgreSQL: its query must give it as JSON. */
  constructor(fields: readonly Field[]) {
    this.#columns = fields.map(({ name, dataTypeID }, place) => {
      const kind = kinds.get(dataTypeID);
      if (!kind) throw new TypeError(`the column ${name} has a type (${dataTypeID}) that its query must turn into JSON with to_json`);
      return { key: Buffer.from(`${place === 0 ? '{' : ','}${JSON.stringify(name)}:`), kind };
    });
    this.#keys = this.#columns.reduce((sum, { key }) => sum + key.length, 0);
    this.#out[this.#at++] = ARRAY;
  }

  /** One `DataRow` message of the wire protocol. */
  row(bytes: Buffer, start: number, end: number) {
    this.#reserve(bytes, start, end);
    if (this.#rows > 0) this.#put(BETWEEN);
    this.#rows += 1;
    // After the message's letter, its length and the number of its fields.
    let at = start + 7;
    for (const { key, kind } of this.#columns) {
      this.#put(key);
      const length = bytes.readInt32BE(at);
      at += 4;
      if (length < 0) {
        this.#put(NULL);
        continue;
      }
      this.#value(kind, bytes, at, at + length);
      at += length;
    }
    if (this.#columns.length === 0) this.#out[this.#at++] = OBJECT;
    this.#out[this.#at++] = OBJECT_END;
  }

  end(): Buffer {
    this.#out[this.#at++] = ARRAY_END;
    this.#close();
    return Buffer.concat(this.#parts, this.#length);
  }

  #close() {
    this.#parts.push(this.#out.subarray(0, this.#at));
    this.#length += this.#at;
    this.#at = 0;
  }

  /** Room for the whole row, so that nothing below has to ask for it. */
  #reserve(bytes: Buffer, start: number, end: number) {
    const length = end - start;
    const text = length < LONG ? length * LONGEST_ESCAPE : length + this.#escaped(bytes, start, end) * (LONGEST_ESCAPE - 1);
    // A value grows by two quotes, by the minutes of its zone, or to `null`; the row by what is around it; the list by its end.
    const most = text + this.#keys + this.#columns.length * 8 + 16;
    if (most <= this.#out.length - this.#at) return;
    this.#close();
    this.#out = Buffer.allocUnsafe(Math.max(PART, most));
  }

  #escaped(bytes: Buffer, start: number, end: number) {
    let count = 0;
    for (let at = start; at < end; at += 1) if (escapes[bytes[at]!]) count += 1;
    return count;
  }

  #put(bytes: Buffer) {
    this.#copy(bytes, 0, bytes.length);
  }

  #copy(bytes: Buffer, start: number, end: number) {
    const out = this.#out;
    let to = this.#at;
    for (let at = start; at < end; at += 1) out[to++] = bytes[at]!;
    this.#at = to;
  }

  #value(kind: Kind, bytes: Buffer, start: number, end: number) {
    if (kind === 'text') return this.#text(bytes, start, end);
    if (kind === 'copied') return this.#copy(bytes, start, end);
    if (kind === 'boolean') return this.#put(bytes[start] === YES ? TRUE : FALSE);
    if (kind === 'instant') return this.#instant(bytes, start, end);
    // NaN and Infinity, which JSON has no number for, end in a letter.
    return isDigit(bytes[end - 1]) ? this.#copy(bytes, start, end) : this.#text(bytes, start, end);
  }

  #text(bytes: Buffer, start: number, end: number) {
    const out = this.#out;
    let to = this.#at;
    out[to++] = QUOTE;
    for (let at = start; at < end; at += 1) {
      const byte = bytes[at]!;
      const letter = escapes[byte]!;
      if (letter === 0) {
        out[to++] = byte;
        continue;
      }
      out[to++] = BACKSLASH;
      out[to++] = letter;
      if (letter !== LETTER_U) continue;
      out[to++] = ZERO;
      out[to++] = ZERO;
      out[to++] = HEX[byte >> 4]!;
      out[to++] = HEX[byte & 15]!;
    }
    out[to++] = QUOTE;
    this.#at = to;
  }

  /** `2026-02-03 04:05:06.7+02 BC` as `2026-02-03T04:05:06.7+02:00 BC`; `infinity` as it is. */
  #instant(bytes: Buffer, start: number, end: number) {
    const out = this.#out;
    out[this.#at++] = QUOTE;
    let [isTime, zone] = [false, 0];
    for (let at = start; at < end; at += 1) {
      const byte = bytes[at]!;
      if (byte === SPACE && !isTime) {
        isTime = true;
        out[this.#at++] = LETTER_T;
        continue;
      }
      if (isTime && (byte === PLUS || byte === MINUS)) zone = at;
      out[this.#at++] = byte;
      // The zone of whole hours ends here.
      if (zone === 0 || at !== zone + 2 || bytes[at + 1] === COLON) continue;
      out[this.#at++] = COLON;
      out[this.#at++] = ZERO;
      out[this.#at++] = ZERO;
    }
    out[this.#at++] = QUOTE;
  }
}
