import pg from 'pg';
import { JsonWriter, type Field } from './json-writer.ts';
import { Messages } from '../driver/messages.ts';
import { submit, type Callback, type Submitted } from '../driver/submit.ts';

const DATA_ROW = 0x44;
const READY = 0x5a;

/** Takes the bytes of a stream until they are given back to those who had them before. */
const takeOver = (stream: pg.Connection['stream'], take: (bytes: Buffer) => void) => {
  const owners = stream.listeners('data') as ((bytes: Buffer) => void)[];
  stream.on('data', take);
  for (const owner of owners) stream.off('data', owner);
  const pass = (bytes: Buffer) => {
    for (const owner of owners) owner.call(stream, bytes);
  };
  const giveBack = () => {
    for (const owner of owners) stream.on('data', owner);
    stream.off('data', take);
  };
  return { pass, giveBack };
};

/**
 * A query whose rows become the bytes of a JSON array as they arrive. It reads the connection's stream itself and leaves
 * everything but the rows to `pg`, whose parser would make a string of each value.
 */
class JsonRows implements Submitted<Buffer> {
  readonly texts: readonly string[];
  callback: Callback<Buffer>;
  readonly #query: pg.Query;
  readonly #messages = new Messages();
  #writer: JsonWriter | undefined;
  #fault: Error | undefined;
  #connection: pg.Connection | undefined;

  constructor(text: string, values: readonly unknown[], callback: Callback<Buffer>) {
    this.texts = [text];
    this.callback = callback;
    // The published type does not know the mode; without it a query without values would be sent as a simple one.
    const config = { text, values: [...values], queryMode: 'extended' };
    this.#query = new pg.Query(config, (error) => error && this.callback(error));
  }

  submit = (connection: pg.Connection) => {
    this.#connection = connection;
    const { pass, giveBack } = takeOver(connection.stream, (chunk) => {
      this.#messages.push(chunk, (bytes, start, end) => {
        if (bytes[start] === DATA_ROW) return this.#row(bytes, start, end);
        // What follows belongs to the next query.
        if (bytes[start] === READY) giveBack();
        pass(bytes.subarray(start, end));
      });
    });
    this.#query.submit(connection);
    return null;
  };

  #row(bytes: Buffer, start: number, end: number) {
    if (!this.#fault) this.#writer?.row(bytes, start, end);
  }

  handleRowDescription({ fields }: { fields: readonly Field[] }) {
    try {
      this.#writer = new JsonWriter(fields);
    } catch (error) {
      // The answer is read to its end all the same: the connection is used again.
      this.#fault = error as Error;
    }
  }

  handleCommandComplete() {}

  handleError(error: Error) {
    // A query that is given up, not refused by the server, is still running: nothing else may wait on its connection.
    if (!(error instanceof pg.DatabaseError)) this.#connection?.stream.destroy(error);
    this.callback(error);
  }

  handleReadyForQuery() {
    if (this.#fault) this.callback(this.#fault);
    else this.callback(null, this.#writer?.end() ?? Buffer.from('[]'));
  }
}

/** The rows of a statement as the bytes of a JSON array, equal to what `json_agg` answers. */
export const queryJsonRows = (client: pg.ClientBase, text: string, values: readonly unknown[]): Promise<Buffer> =>
  submit(client, (callback) => new JsonRows(text, values, callback));
