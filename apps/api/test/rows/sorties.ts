import type { Sortie } from '@comptoir/contract/evenements';
import { sql } from 'kysely';
import type { TrailOuts } from '../../src/config/trail-outs.ts';
import type { DatabaseServer } from '../../src/db/open.ts';
import { deliveriesOf, WayOut } from '../../src/jobs/sorties/sorties.ts';
import { toSyslog } from '../../src/jobs/sorties/to-syslog.ts';
import { insertEvenements, sealEvenements } from '../../src/registry/trail.store.ts';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { testDatabase, type Engine, type TestDatabase } from '../database.ts';
import type { Receiver } from '../outside/trail-receivers.ts';

const none: TrailOuts = { fichier: undefined, syslog: undefined, https: undefined };

/** Somebody typed this. */
export const typed = 'deux\nlignes "]\\ é\u2028😀';

/** Adds sealed events, whose details are these. */
export const addSealed = async ({ registry }: DatabaseServer, details: readonly string[]) => {
  const event = { Type: 'droit', Resultat: 'refus', Genre: 'operator', Appel: 'GET /api/sites', Qui: typed, Adresse: '192.0.2.1' } as const;
  await insertEvenements(
    registry,
    details.map((Details) => ({ ...event, Requete: 'r', Details })),
  );
  await sealEvenements(registry);
};

export const numbered = (from: number, count: number) => Array.from({ length: count }, (_, at) => `n° ${from + at}`);

/** One way out of one process, whose failures are kept instead of told. */
export const wayOut = ({ registry }: DatabaseServer, way: Sortie, own: NonNullable<TrailOuts[Sortie]>) => {
  const told: string[] = [];
  const errors: unknown[] = [];
  const outs: TrailOuts = { ...none, [way]: own };
  // A receiver on this machine dies at once.
  const deliver = outs.syslog ? toSyslog({ ...outs.syslog, quietMillis: 60 }) : deliveriesOf(outs)[way]!;
  const out = new WayOut(way, deliver, {
    registry,
    onLongFailure: (_, why) => told.push(why),
    onError: (error) => errors.push(error),
  });
  return { out, told, errors };
};

export const sortieRow = ({ registry }: DatabaseServer, way: Sortie) =>
  registry.selectFrom('securiteSorties').selectAll().where('Nom', '=', way).executeTakeFirstOrThrow();

/** The time of the next try has come. */
export const hasten = ({ registry }: DatabaseServer) =>
  registry
    .updateTable('securiteSorties')
    .set({ ProchainEssai: sql<string>`now()` })
    .execute();

/** How long a way has failed, moved back. */
export const failingFor = ({ registry }: DatabaseServer, minutes: number) =>
  registry
    .updateTable('securiteSorties')
    .set({ EchecDepuis: sql<string>`now() - make_interval(mins => ${minutes})` })
    .execute();

/** Each event that came, once, in the order of its first arrival; the line that reports the beginning is not one. */
export const arrived = (lines: readonly string[]) => {
  const seen = new Map<number, string>();
  for (const line of lines) {
    const event = JSON.parse(line) as { Rang?: number; Details: string };
    if (event.Rang !== undefined && !seen.has(event.Rang)) seen.set(event.Rang, event.Details);
  }
  return [...seen];
};

/** A registry without events for each test; what has been received from ends with it. */
export const sortiesOn = (engine: Engine) => {
  let base: TestDatabase;
  const receivers: Receiver[] = [];
  beforeAll(async () => {
    base = await testDatabase(engine);
  });
  afterAll(() => base.drop());
  beforeEach(() =>
    base.server.admin((client) =>
      client.query(
        `delete from registry."securiteEvenements"; delete from registry."securiteSorties";
         update registry."securiteChaine" set "Rang" = 0, "Depuis" = 0, "Empreinte" = '', "Origine" = ''`,
      ),
    ),
  );
  afterEach(async () => {
    for (const { close } of receivers.splice(0)) await close();
  });
  return {
    get server() {
      return base.server;
    },
    get source() {
      return base.source;
    },
    receiving: async <R extends Receiver>(opening: Promise<R>): Promise<R> => {
      const receiver = await opening;
      receivers.push(receiver);
      return receiver;
    },
  };
};
