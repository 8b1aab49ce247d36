import { Connection } from './connection.ts';

export interface Load {
  port: number;
  connections: number;
  millis: number;
  /** The next request of a connection. */
  next: (connection: number) => Buffer;
  status: number;
}

/** Answers a second, where each connection asks again as soon as it is answered. */
export const throughput = async ({ port, connections, millis, next, status }: Load): Promise<number> => {
  const opened = await Promise.all(Array.from({ length: connections }, () => Connection.open(port)));
  let answers = 0;
  const began = performance.now();
  const end = began + millis;
  const work = async (connection: Connection, index: number) => {
    while (performance.now() < end) {
      const answer = await connection.send(next(index));
      if (answer.status !== status) throw new Error(`expected ${status}: ${answer.head}`);
      answers += 1;
    }
  };
  await Promise.all(opened.map(work));
  const seconds = (performance.now() - began) / 1000;
  for (const connection of opened) connection.close();
  return answers / seconds;
};
