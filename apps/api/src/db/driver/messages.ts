const HEADER = 5;

/** Cuts a stream of PostgreSQL's wire protocol into its messages, however the network has split it. */
export class Messages {
  #held: Buffer[] = [];
  #length = 0;
  #needed = 0;

  /** Calls `take` with the place of each message that is whole, in order. */
  push(chunk: Buffer, take: (bytes: Buffer, start: number, end: number) => void) {
    this.#held.push(chunk);
    this.#length += chunk.length;
    // A message of many chunks is put together once, when all of it is here.
    if (this.#length < this.#needed) return;
    const bytes = this.#held.length === 1 ? chunk : Buffer.concat(this.#held, this.#length);
    this.#held = [];
    let start = 0;
    let needed = HEADER;
    while (bytes.length - start >= HEADER) {
      const length = bytes.readUInt32BE(start + 1) + 1;
      if (bytes.length - start < length) {
        needed = length;
        break;
      }
      take(bytes, start, start + length);
      start += length;
    }
    this.#length = bytes.length - start;
    this.#needed = needed;
    if (this.#length > 0) this.#held.push(bytes.subarray(start));
  }
}
