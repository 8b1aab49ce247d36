import { DataRefusal } from './format.ts';

const NEWLINE = 0x0a;
const LONGEST = 64 * 1024 * 1024;

/**
 * The lines of a stream, without line ends. Only a line feed ends a line: JSON may contain the other characters that
 * `node:readline` takes for line ends.
 */
export async function* linesOf(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    let from = 0;
    for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, from)) {
      yield Buffer.concat([...parts, chunk.subarray(from, at)]);
      parts = [];
      length = 0;
      from = at + 1;
    }
    parts.push(chunk.subarray(from));
    length += chunk.length - from;
    if (length > LONGEST) throw new DataRefusal('une de ses lignes dépasse toute mesure');
  }
  if (length > 0) yield Buffer.concat(parts);
}
