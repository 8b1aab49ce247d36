import { allEndpoints } from '@comptoir/contract/all';
import { chapitreOf, couvre, scopeOf, type Motif } from '@comptoir/contract/portees';
import { mayCall } from '@comptoir/contract/rights';
import { sql } from 'kysely';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newJeton } from '../../src/http/sessions/jeton.ts';
import { engines } from '../database.ts';
import { testApp, type Client, type TestApp } from '../http.ts';
import { cases } from '../matrix/cases.ts';
import { guarded, meeting, send } from '../matrix/matrix.ts';
import { allDigests } from '../rows/table-digests.ts';
import { aging, make, over, program } from './programs.ts';

type Kind = 'operator' | 'customer';

/** Many at once, as refusals share what is asked of the database. */
const each = async <T>(all: readonly T[], work: (one: T) => Promise<unknown>) => {
  for (let from = 0; from < all.length; from += 50) await Promise.all(all.slice(from, from + 50).map(work));
};

const flipped = (jeton: string, at: number) => `${jeton.slice(0, at)}${jeton[at] === 'A' ? 'B' : 'A'}${jeton.slice(at + 1)}`;
/** Another secret with the sum that it would have. */
const altered = (jeton: string) => {
  const text = flipped(jeton.slice(0, 47), 20);
  return text + crc32(text).toString(16).padStart(8, '0');
};

describe.each(engines())('a program that may not is refused at every call, and nothing is written (%s)', (engine) => {
  let on: TestApp;
  let owner: Record<Kind, Client>;
  beforeAll(async () => {
    on = await testApp(engine);
    owner = { operator: await on.operator(), customer: await on.customer() };
  });
  afterAll(() => on.close());

  /** How a token comes to be worth nothing: the token to send, and the customer that its bearer names. */
  type State = [name: string, kind: Kind, answer: [status: number, code: string], prepare: () => Promise<[jeton: string, BDGp?: string]>];
  const made = async (kind: Kind, wanted = {}) => make(owner[kind], wanted);
  const aged = (kind: Kind, changes: () => object) => async (): Promise<[string]> => {
    const { IDJeton, Jeton } = await made(kind);
    await aging(on).jeton(IDJeton, changes());
    return [Jeton];
  };
  const ended: [number, string] = [401, 'unauthenticated'];
  const closed: [number, string] = [403, 'jeton'];
  const ofBoth = (['operator', 'customer'] as const).flatMap((kind): State[] => [
    ['expired', kind, ended, aged(kind, () => over)],
    ['cut', kind, ended, aged(kind, () => ({ CoupeLe: sql`now()`, CoupePar: 'op' }))],
    ['of before the account changed', kind, ended, aged(kind, () => ({ Epoque: -1 }))],
    ['from another address', kind, closed, async () => [(await made(kind, { Adresses: ['192.0.2.0/24', '2001:db8::1'] })).Jeton]],
  ]);
  const states: State[] = [
    ['altered, with a right sum', 'operator', ended, async () => [altered((await made('operator')).Jeton)]],
    ['with a wrong sum', 'operator', ended, async () => [flipped((await made('operator')).Jeton, 20)]],
    ['of nobody', 'operator', ended, async () => [newJeton()]],
    ['for a customer that nobody has', 'operator', closed, async () => [(await made('operator')).Jeton, 'BDGpNulle']],
    ...ofBoth,
    ['for a customer out of its list', 'operator', closed, async () => [(await made('operator', { Clients: ['BDGpDeux'] })).Jeton]],
    ['for another customer than its own', 'customer', closed, async () => [(await made('customer')).Jeton, 'BDGpDeux']],
  ];

  it.each(states)('%s (%s)', async (_, kind, answer, prepare) => {
    const [jeton, BDGp] = await prepare();
    const before = await allDigests(on.app.database);
    const through: unknown[] = [];
    await each(guarded, async ([name, endpoint]) => {
      // Of customer access the token says which customer it is.
      const at = BDGp ?? (kind === 'operator' ? meeting(endpoint, 'BDGpUn') : undefined);
      const { status, body } = await send(program(on, jeton), name, endpoint, undefined, at ? { bdgp: at } : {});
      if (status !== answer[0] || body.code !== answer[1] || !body.message) through.push([name, status, body]);
    });
    expect(through).toEqual([]);
    expect(await allDigests(on.app.database)).toEqual(before);
    await aging(on).write((db) => db.deleteFrom('jetons').execute());
  });

  it('of a suspended operator, and of one who came back', async () => {
    const { Jeton } = await made('operator');
    const asked = async () => (await program(on, Jeton, 'BDGpUn').call('GET', '/api/sites')).status;
    expect(await asked()).toBe(200);
    await aging(on).operator({ Actif: false });
    const before = await allDigests(on.app.database);
    for (const [name, endpoint] of guarded) expect((await send(program(on, Jeton, 'BDGpUn'), name, endpoint)).status, name).toBe(401);
    expect(await allDigests(on.app.database)).toEqual(before);
    await aging(on).operator({ Actif: true });
    expect(await asked()).toBe(401);
    owner = { ...owner, operator: await on.operator() };
  });

  it('with less than the call asks: of the token, and of its owner as he is now', async () => {
    const few = await made('operator', { Portees: ['suivi:lire'] });
    const all = await made('operator');
    const ofCustomer = await made('customer', { Portees: ['suivi:lire'] });
    await aging(on).operator({ Role: 'lecture' });
    const before = await allDigests(on.app.database);
    const through: unknown[] = [];
    await each(guarded, async ([name, endpoint]) => {
      const scope = scopeOf(endpoint)!;
      const said = async (jeton: string, at?: string) =>
        (await send(program(on, jeton), name, endpoint, undefined, at ? { bdgp: at } : {})) as { status: number; body: { code: string } };
      const own = chapitreOf(scope) === 'soi';
      const isRefused = ({ status, body }: { status: number; body: { code: string } }, codes: string[]) =>
        status === 403 && codes.includes(body.code);
      if (endpoint.who.includes('operator') && !own) {
        const at = meeting(endpoint, 'BDGpUn');
        if (!couvre(['suivi:lire'], [scope]) && !isRefused(await said(few.Jeton, at), ['portee', 'jeton'])) through.push(['few', name]);
        if (!couvre(['*:lire'], [scope]) && !isRefused(await said(all.Jeton, at), ['portee'])) through.push(['lowered', name]);
      }
      const ofCustomers = endpoint.who.includes('customer') && !own && !endpoint.when?.includes('activite2');
      if (ofCustomers && !couvre(['suivi:lire'], [scope]) && !isRefused(await said(ofCustomer.Jeton), ['portee', 'jeton']))
        through.push(['customer', name]);
    });
    expect(through).toEqual([]);
    expect(await allDigests(on.app.database)).toEqual(before);
    await aging(on).operator({ Role: 'administrateur' });
  });

  it('where it is dangerous, or a person’s own', async () => {
    const jetons = { operator: (await made('operator')).Jeton, customer: (await made('customer')).Jeton };
    const before = await allDigests(on.app.database);
    const shut = guarded.filter(
      ([, endpoint]) =>
        (endpoint.danger !== undefined && !endpoint.dangerWhen) || (chapitreOf(scopeOf(endpoint)!) === 'soi' && !endpoint.jeton),
    );
    expect(shut.length).toBeGreaterThan(50);
    for (const [name, endpoint] of shut)
      for (const kind of ['operator', 'customer'] as const) {
        if (!mayCall(endpoint, { kind, activites: [1] })) continue;
        const { status, body } = await send(program(on, jetons[kind], kind === 'operator' ? 'BDGpUn' : undefined), name, endpoint);
        expect([name, status, body.code, body.message]).toEqual([
          name,
          403,
          'jeton',
          'Cette opération demande une personne\u00a0: elle n’est pas ouverte aux jetons d’API.',
        ]);
      }
    const many = await program(on, jetons.operator, 'BDGpUn').call<{ code: string }>('POST', '/api/utilisateurs/lot', {
      ids: [2],
      changes: { Actif: false },
    });
    expect([many.status, many.body.code]).toEqual([403, 'jeton']);
    expect(await allDigests(on.app.database)).toEqual(before);
    expect(
      Object.entries(allEndpoints)
        .filter(([, { jeton }]) => jeton)
        .map(([name]) => name),
    ).toEqual(['session.servers', 'session.databases']);
  });

  const given: Motif[][] = [['*:lire'], ['personnes:*', 'partenaires:secrets', 'sites:ecrire']];
  it.each(given.map((one) => [one.join(' '), one] as const))('but reaches exactly what it holds: %s', async (_, motifs) => {
    for (const kind of ['operator', 'customer'] as const) {
      const { Jeton } = await made(kind, { Portees: motifs });
      await each(guarded, async ([name, endpoint]) => {
        if (endpoint.method !== 'GET' && !cases[name]!.refuses) return;
        const scope = scopeOf(endpoint)!;
        const isHeld =
          endpoint.jeton ?? (chapitreOf(scope) !== 'soi' && !(endpoint.danger && !endpoint.dangerWhen) && couvre(motifs, [scope]));
        const at = kind === 'operator' ? meeting(endpoint, 'BDGpUn') : undefined;
        const isOpen = mayCall(endpoint, { kind, BDGp: 'BDGpUn', activites: at === 'BDGpQuatre' ? [1, 2] : [1] });
        const { status, body } = await send(program(on, Jeton, at), name, endpoint);
        if (isHeld && isOpen)
          expect([name, [401, 500].includes(status), body?.code === 'portee' || body?.code === 'jeton']).toEqual([name, false, false]);
        else expect([name, status]).toEqual([name, 403]);
      });
    }
    await aging(on).write((db) => db.deleteFrom('jetons').execute());
  });
});
