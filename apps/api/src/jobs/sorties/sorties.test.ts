import { appendFile, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { usualEngines } from '../../../test/database.ts';
import { certificateOf, type Certificate } from '../../../test/outside/certificates.ts';
import { httpReceiver, syslogReceiver, type Fate, type Receiver } from '../../../test/outside/trail-receivers.ts';
import { addSealed, arrived, failingFor, hasten, numbered, sortieRow, sortiesOn, typed, wayOut } from '../../../test/rows/sorties.ts';
import { openDatabase } from '../../db/open.ts';

const token = 'secret-du-recepteur';

describe.each(usualEngines())('the ways out of the security trail, %s', (engine) => {
  const on = sortiesOn(engine);
  let folder: string;
  let certificate: Certificate;
  beforeAll(async () => {
    certificate = await certificateOf('127.0.0.1');
  });
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'comptoir-sorties-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const toSyslog = ({ url }: Receiver, ca = certificate.cert) => wayOut(on.server, 'syslog', { url, ca });
  const toHttps = ({ url }: Receiver, ca?: string) => wayOut(on.server, 'https', { url, ca, token });
  const all = (count: number) => numbered(1, count).map((details, at) => [at + 1, details]);

  describe('to a file', () => {
    const into = (name: string) => wayOut(on.server, 'fichier', { file: join(folder, name) });
    const linesOf = async (name: string) => (await readFile(join(folder, name), 'utf8')).split('\n').filter(Boolean);

    it('add what is sealed, once, in the order of the chain', async () => {
      const { out, errors } = into('a.jsonl');
      await out.runNow();
      expect(await sortieRow(on.server, 'fichier')).toMatchObject({ Rang: 0, LivreLe: null, Echec: '' });
      // More than are sent at once.
      await addSealed(on.server, numbered(1, 1_203));
      await out.runNow();
      await addSealed(on.server, numbered(1_204, 2));
      await out.runNow();
      await out.runNow();
      const [first, ...events] = await linesOf('a.jsonl');
      expect(JSON.parse(first!)).toEqual({ Depuis: 0, Empreinte: '' });
      expect(events).toHaveLength(1_205);
      expect(arrived(events)).toEqual(all(1_205));
      expect(JSON.parse(events[0]!)).toMatchObject({ Rang: 1, Qui: typed, Empreinte: expect.stringMatching(/^[0-9a-f]{64}$/) });
      expect(await sortieRow(on.server, 'fichier')).toMatchObject({ Rang: 1_205, LivreLe: expect.any(String), PrisPar: null });
      expect(errors).toEqual([]);
    });

    it('follow a file that is renamed, removed, or was cut by a crash', async () => {
      const { out } = into('a.jsonl');
      await addSealed(on.server, ['n° 1']);
      await out.runNow();
      await rename(join(folder, 'a.jsonl'), join(folder, 'a.1.jsonl'));
      await addSealed(on.server, ['n° 2']);
      await out.runNow();
      expect(arrived(await linesOf('a.1.jsonl'))).toEqual([[1, 'n° 1']]);
      expect(arrived(await linesOf('a.jsonl'))).toEqual([[2, 'n° 2']]);
      await rm(join(folder, 'a.jsonl'));
      await addSealed(on.server, ['n° 3']);
      await out.runNow();
      expect(arrived(await linesOf('a.jsonl'))).toEqual([[3, 'n° 3']]);
      await appendFile(join(folder, 'a.jsonl'), '{"IDEvenement":4,"Da');
      await addSealed(on.server, ['n° 4']);
      await out.runNow();
      const lines = await linesOf('a.jsonl');
      expect(lines[1]).toBe('{"IDEvenement":4,"Da');
      expect(arrived(lines.toSpliced(1, 1))).toEqual([
        [3, 'n° 3'],
        [4, 'n° 4'],
      ]);
    });

    it('wait longer after each failure, report a long one once, and lose nothing', async () => {
      const { out, told } = into('nulle-part/a.jsonl');
      await addSealed(on.server, ['n° 1']);
      const waits: number[] = [];
      for (let turn = 0; turn < 9; turn += 1) {
        await out.runNow();
        // Before its time comes nothing is tried.
        await out.runNow();
        const { rows } = await sql<{ wait: number }>`select extract(epoch from "ProchainEssai" - now())::float8 as wait from ${sql.table(
          'registry.securiteSorties',
        )}`.execute(on.server.registry);
        waits.push(Math.ceil(rows[0]!.wait / 5) * 5);
        await hasten(on.server);
      }
      expect(waits).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300]);
      expect(await sortieRow(on.server, 'fichier')).toMatchObject({
        Rang: 0,
        Essais: 9,
        Echec: 'Le dossier du fichier n’existe pas (ENOENT).',
        EchecDepuis: expect.any(String),
      });
      expect(told).toEqual([]);
      await failingFor(on.server, 16);
      await out.runNow();
      await hasten(on.server);
      await out.runNow();
      expect(told).toEqual(['Le dossier du fichier n’existe pas (ENOENT).']);
      await mkdir(join(folder, 'nulle-part'));
      await hasten(on.server);
      await out.runNow();
      expect(arrived(await linesOf('nulle-part/a.jsonl'))).toEqual([[1, 'n° 1']]);
      expect(await sortieRow(on.server, 'fichier')).toMatchObject({ Rang: 1, Echec: '', EchecDepuis: null, DitLe: null, Essais: 0 });
    });

    it('are left to the process that has the turn, until its time is over', async () => {
      const [mine, other] = [into('a.jsonl'), into('a.jsonl')];
      await addSealed(on.server, ['n° 1']);
      await mine.out.runNow();
      await addSealed(on.server, ['n° 2']);
      const take = (until: string) =>
        on.server.registry
          .updateTable('securiteSorties')
          .set({ PrisPar: 'un autre', PrisJusqua: sql<string>`now() + ${until}::interval` })
          .execute();
      await take('30 seconds');
      await other.out.runNow();
      expect(await sortieRow(on.server, 'fichier')).toMatchObject({ Rang: 1, PrisPar: 'un autre' });
      await take('-1 second');
      await other.out.runNow();
      expect(await sortieRow(on.server, 'fichier')).toMatchObject({ Rang: 2, PrisPar: null });
    });

    it.runIf(engine === 'postgres')('are shared by processes that skip nothing and write nothing twice', async () => {
      const second = await openDatabase(on.source);
      try {
        const outs = [on.server, second, on.server].map((server) => wayOut(server, 'fichier', { file: join(folder, 'a.jsonl') }));
        let count = 0;
        for (let turn = 0; turn < 12; turn += 1) {
          const add = addSealed(on.server, numbered((count += 7) - 6, 7));
          await Promise.all([add, ...outs.map(({ out }) => out.runNow())]);
        }
        await outs[0]!.out.runNow();
        const events = (await linesOf('a.jsonl')).slice(1);
        expect(events).toHaveLength(count);
        expect(arrived(events)).toEqual(all(count));
        expect(outs.flatMap(({ errors }) => errors)).toEqual([]);
      } finally {
        await second.close();
      }
    });
  });

  describe('to syslog', () => {
    it('are counted frames under TLS, whole whatever somebody typed', async () => {
      const receiver = await on.receiving(syslogReceiver(certificate));
      const { out } = toSyslog(receiver);
      await addSealed(on.server, [...numbered(1, 3), typed]);
      await out.runNow();
      expect(arrived(receiver.lines)).toEqual([...all(3), [4, typed]]);
      expect(receiver.frames[1]).toContain(String.raw`rang="1" resultat="refus" qui="deux lignes \"\]\\ é`);
      expect(receiver.frames.join('')).not.toContain('\n');
      expect(await sortieRow(on.server, 'syslog')).toMatchObject({ Rang: 4, Echec: '' });
    });

    it('say nothing to a receiver whose certificate is not known, or is another’s', async () => {
      const receiver = await on.receiving(syslogReceiver(certificate));
      await addSealed(on.server, ['n° 1']);
      await wayOut(on.server, 'syslog', { url: receiver.url, ca: undefined }).out.runNow();
      expect((await sortieRow(on.server, 'syslog')).Echec).toBe(
        'Le certificat du récepteur n’est pas reconnu (DEPTH_ZERO_SELF_SIGNED_CERT).',
      );
      const other = await certificateOf('ailleurs.example');
      const stranger = await on.receiving(syslogReceiver(other));
      await hasten(on.server);
      await toSyslog(stranger, other.cert).out.runNow();
      expect((await sortieRow(on.server, 'syslog')).Echec).toContain('est celui d’un autre nom');
      expect([...receiver.frames, ...stranger.frames]).toEqual([]);
      expect(await sortieRow(on.server, 'syslog')).toMatchObject({ Rang: 0, Essais: 2 });
    });

    it('come at least once each and in order to a receiver that dies between frames', async () => {
      const lives = [0, 1, 5, 2, 17, 30];
      const receiver = await on.receiving(syslogReceiver(certificate, (connection) => lives[connection - 1] ?? Infinity));
      const { out, errors } = toSyslog(receiver);
      await addSealed(on.server, numbered(1, 40));
      for (const _ of lives) {
        await out.runNow();
        expect(await sortieRow(on.server, 'syslog')).toMatchObject({ Rang: 0, EchecDepuis: expect.any(String) });
        await hasten(on.server);
      }
      await out.runNow();
      expect(arrived(receiver.lines)).toEqual(all(40));
      expect(receiver.lines.length).toBeGreaterThan(41);
      expect(await sortieRow(on.server, 'syslog')).toMatchObject({ Rang: 40, Echec: '' });
      expect(errors).toEqual([]);
    });

    it('wait for one that is not there', async () => {
      const { url, close } = await syslogReceiver(certificate);
      await close();
      await addSealed(on.server, ['n° 1']);
      await wayOut(on.server, 'syslog', { url, ca: certificate.cert }).out.runNow();
      expect(await sortieRow(on.server, 'syslog')).toMatchObject({ Echec: 'Le récepteur refuse la connexion (ECONNREFUSED).' });
    });
  });

  describe('to HTTPS', () => {
    it('are posted with the secret, and come through refusals and cut connections, in order', async () => {
      const fates: Fate[] = [500, 'cut', 503, 302, 'cut late', 429, 200];
      const receiver = await on.receiving(httpReceiver((count) => fates[count - 1] ?? 204));
      const { out } = toHttps(receiver);
      await addSealed(on.server, numbered(1, 30));
      const failures: string[] = [];
      for (const fate of fates) {
        await out.runNow();
        if (fate !== 200) failures.push((await sortieRow(on.server, 'https')).Echec);
        await hasten(on.server);
      }
      const cut = 'Le récepteur a coupé la connexion (ECONNRESET).';
      expect(failures).toEqual([
        'Le récepteur a répondu 500.',
        cut,
        'Le récepteur a répondu 503.',
        'Le récepteur a répondu 302.',
        cut,
        'Le récepteur a répondu 429.',
      ]);
      expect(arrived(receiver.lines)).toEqual(all(30));
      // Taken, and never acknowledged: it is sent again.
      expect(receiver.lines).toHaveLength(2 * 31);
      expect(receiver.asked[0]).toMatchObject({ authorization: `Bearer ${token}`, 'content-type': 'application/x-ndjson' });
      expect(await sortieRow(on.server, 'https')).toMatchObject({ Rang: 30, Echec: '' });
    });

    it('are told under TLS to whom the certificate names, and to nobody else', async () => {
      const receiver = await on.receiving(httpReceiver(undefined, certificate));
      await addSealed(on.server, ['n° 1']);
      await toHttps(receiver).out.runNow();
      expect((await sortieRow(on.server, 'https')).Echec).toContain('Le certificat du récepteur n’est pas reconnu');
      expect(receiver.asked).toEqual([]);
      await hasten(on.server);
      await toHttps(receiver, certificate.cert).out.runNow();
      expect(arrived(receiver.lines)).toEqual([[1, 'n° 1']]);
    });
  });
});
