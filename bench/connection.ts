import { connect, type Socket } from 'node:net';

export interface Request {
  method?: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
}

/** A request as it goes over the wire. */
export const written = ({ method = 'GET', path, headers = {}, body }: Request): Buffer => {
  const content = body === undefined ? '' : JSON.stringify(body);
  const all = {
    host: 'localhost',
    ...headers,
    ...(content ? { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(content)) } : {}),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${content}`);
};

export interface Answer {
  status: number;
  head: string;
  bytes: number;
}

/**
 * One kept-alive connection that reads only the status and the end of an answer. Usual clients cost as much as the servers
 * here, on the same cores, and would bring every ratio closer to one.
 */
export class Connection {
  readonly #socket: Socket;
  #head = '';
  #answer: Answer | undefined;
  #missing = 0;
  #settle: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | undefined;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (chunk) => this.#read(chunk));
    socket.on('error', (error) => this.#settle?.reject(error));
    socket.on('close', () => this.#settle?.reject(new Error('the server closed the connection')));
  }

  static open(port: number): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1' }, () => resolve(new Connection(socket)));
      socket.once('error', reject);
    });
  }

  send(request: Buffer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
      if (this.#socket.destroyed) reject(new Error('the server has closed the connection'));
      else this.#socket.write(request);
    });
  }

  close() {
    this.#settle = undefined;
    this.#socket.destroy();
  }

  #read(chunk: Buffer) {
    const rest = this.#answer ? chunk.length : this.#readHead(chunk);
    if (!this.#answer) return;
    this.#missing -= rest;
    if (this.#missing > 0) return;
    const [answer, settle] = [this.#answer, this.#settle];
    this.#answer = undefined;
    this.#settle = undefined;
    settle?.resolve(answer);
  }

  /** How many bytes of the chunk belong to the body. */
  #readHead(chunk: Buffer): number {
    const before = this.#head.length;
    this.#head += chunk.toString('latin1');
    const end = this.#head.indexOf('\r\n\r\n');
    if (end < 0) return 0;
    const head = this.#head.slice(0, end);
    this.#head = '';
    const status = Number(head.slice(9, 12));
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    if (length === undefined && status !== 304) throw new Error(`an answer without its length: ${head}`);
    this.#answer = { status, head, bytes: Number(length ?? 0) };
    this.#missing = this.#answer.bytes;
    return chunk.length - (end + 4 - before);
  }
}
