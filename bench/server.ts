import { ask, openGiant, signIn } from './caller.ts';
import { measureCustomers } from './customers.ts';
import type { Engine } from './engines.ts';
import { fill, moveToMiddle } from './fill.ts';
import { median, millisOf } from './measure.ts';
import { startLimit, startProduct, type Product } from './programs.ts';
import { figure, megabytes, milliseconds, seconds, times, type Section } from './report.ts';
import { measureRequests } from './requests.ts';
import { measureRetour } from './retour.ts';
import { measureSignIns } from './sign-ins.ts';

const sessions = 8;
const records = 16;
const starts = 5;

/** Maximum milliseconds of a start on existing data. */
const startAim = { pglite: 2000, postgres: 1200 };

/** Maximum megabytes of the process after its lists were built a hundred times. */
const memoryAim = { pglite: 450, postgres: 250 };

interface Created {
  IDCivilite: number;
}

const createCivilites = async (port: number, token: string) => {
  const ids: number[] = [];
  for (let count = 0; count < records; count += 1) {
    const created = await ask(port, '/api/civilites', { method: 'POST', token, body: JSON.stringify({ Descr: `Docteur ${count}` }) });
    // The answer of a creation, by the contract.
    ids.push((created as Created).IDCivilite);
  }
  return ids;
};

const startOnce = async ({ env }: Engine) => {
  const product = await startProduct(env);
  await product.stop();
  return product;
};

/** Beside the measured customer and the samples, in the same tables. */
const others = { first: 1, last: 316, users: '803', rights: true };
const beside = { postgres: '300 customers with 250,000 users in the tables', pglite: 'one customer of 10,000 users in the tables' };

/** The first start, for which a newcomer waits. The customer of 10,000 users is created when first opened. */
const begin = async (engine: Engine) => {
  const { ready } = await startOnce(engine);
  const url = engine.env['DATABASE_URL'];
  if (url) await moveToMiddle(url);
  const product = await startProduct(engine.env);
  const [token = ''] = await signIn(product.port, 1);
  const opening = performance.now();
  await ask(product.port, '/api/utilisateurs', { token });
  const opened = performance.now() - opening;
  await openGiant(product.port, token);
  const civilites = await createCivilites(product.port, token);
  await product.stop();
  if (url) await fill(url, others);
  return { civilites, ready, opened };
};

const buildLists = async ({ port }: Product, token: string, count: number) => {
  for (let built = 0; built < count; built += 1) {
    await ask(port, '/api/utilisateurs/1', { method: 'PUT', token, body: JSON.stringify({ PhoneNumber: `02 97 01 ${built}` }) });
    await ask(port, '/api/utilisateurs', { token });
  }
};

const measureStarts = async ({ env, kind }: Engine) => {
  const found: { healthy: number; ready: number; memory: number }[] = [];
  for (let count = 0; count < starts; count += 1) {
    const product = await startProduct(env);
    found.push({ healthy: product.healthy, ready: product.ready, memory: await product.memory() });
    await product.stop();
  }
  const product = await startProduct(env);
  const [token = ''] = await signIn(product.port, 1);
  await buildLists(product, token, 100);
  const after = await product.memory();
  await product.stop();
  const of = (name: 'healthy' | 'ready' | 'memory') => median(found.map((start) => start[name]));
  return [
    figure('start on existing data, to the first 200 of /api/health', of('healthy'), seconds, startAim[kind]),
    figure('the same, to the printed address', of('ready'), seconds, startAim[kind]),
    figure('memory after the start', of('memory'), megabytes),
    figure('memory after 100 lists of 10,000 users, each built anew', after, megabytes, memoryAim[kind]),
  ];
};

/** The quality checks, which are computed each time: they are not cached. */
const measureQuality = async ({ port }: Product, token: string) => {
  const spent: number[] = [];
  for (let count = 0; count < 7; count += 1) spent.push(await millisOf(() => ask(port, '/api/qualite', { token })));
  return figure('every check of quality, 10,000 users and 500 sites', median(spent), milliseconds, 1000);
};

/** A list as of an instant after which much was changed; built anew each time. */
const measureAsOf = async ({ port }: Product, token: string) => {
  const [instant] = (await ask(port, '/api/instants', { token })) as { IDInstant: number }[];
  if (!instant) throw new Error('nothing was sealed');
  const change = (at: number) =>
    ask(port, `/api/utilisateurs/${1 + at}`, {
      method: 'PUT',
      token,
      body: JSON.stringify({ PhoneNumber: `02 98 00 ${String(at).padStart(4, '0')}` }),
    });
  for (let at = 0; at < 1_000; at += 1) await change(at);
  const spent: number[] = [];
  for (let count = 0; count < 7; count += 1) {
    await change(1_000 + count);
    spent.push(await millisOf(() => ask(port, '/api/utilisateurs', { token, headers: { 'x-instant': String(instant.IDInstant) } })));
  }
  return figure('list of 10,000 users as of an instant, 1,000 changes later', median(spent), milliseconds, 1000);
};

/** What suspending somebody would do, beside doing it: the judges read rights, leads and checks before and after. */
const measureEssai = async ({ port }: Product, token: string) => {
  const change = (Actif: boolean, headers: Record<string, string> = {}) =>
    millisOf(() => ask(port, '/api/utilisateurs/3', { method: 'PUT', token, body: JSON.stringify({ Actif }), headers }));
  const tried: number[] = [];
  const done: number[] = [];
  for (let count = 0; count < 7; count += 1) {
    tried.push(await change(count % 2 === 1, { 'x-essai': '1' }));
    done.push(await change(count % 2 === 1));
  }
  return [
    figure('trial of suspending a user among 10,000, with its judges', median(tried), milliseconds, 3000),
    figure('the same, in times of the write itself', median(tried) / median(done), times),
  ];
};

/** Requests, starts and memory on one engine. */
export const measureServer = async (engine: Engine): Promise<Section[]> => {
  const { civilites, ready, opened } = await begin(engine);
  const first = [
    figure('first start with sample data, to the printed address', ready, seconds, 20_000),
    figure('first opening of a customer of 10,000 users, with its list', opened, seconds),
  ];
  const source = await engine.forLimit();
  const product = await startProduct(engine.env);
  const limit = await startLimit(source);
  const tokens = await signIn(product.port, sessions);
  const requests = await measureRequests({ kind: engine.kind, product, limit, tokens, civilites });
  const quality = await measureQuality(product, tokens[0] ?? '');
  const asOf = await measureAsOf(product, tokens[0] ?? '');
  const signIns = await measureSignIns(product);
  const essai = await measureEssai(product, tokens[0] ?? '');
  await product.stop();
  await limit.stop();
  const again = await measureStarts(engine);
  const back = await measureRetour(engine);
  // Last: no product starts on the step that it adds.
  const added = await measureCustomers(source, engine);
  return [
    { title: `Requests, ${engine.name}, ${beside[engine.kind]}`, rows: [...requests, quality, asOf, ...essai, ...back, ...signIns] },
    { title: `Start and memory, ${engine.name}, ${beside[engine.kind]}`, rows: [...first, ...again, ...added] },
  ];
};
