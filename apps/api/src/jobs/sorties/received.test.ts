import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { usualEngines } from '../../../test/database.ts';
import { certificateOf } from '../../../test/outside/certificates.ts';
import { httpReceiver, syslogReceiver } from '../../../test/outside/trail-receivers.ts';
import { addSealed, hasten, numbered, sortiesOn, typed, wayOut } from '../../../test/rows/sorties.ts';
import { signAnchor } from '../../journal/anchors.ts';
import { trailBase, trailEnd } from '../../registry/trail.store.ts';
import { Vault } from '../../secrets/vault.ts';

const verifier = fileURLToPath(new URL('../../../../../scripts/verifier.mjs', import.meta.url));
const vault = new Vault({ current: 'test', keys: { test: Buffer.alloc(32, 'essai').toString('base64') } });

describe.each(usualEngines())('what arrived of the security trail, %s', (engine) => {
  const on = sortiesOn(engine);
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'comptoir-recu-'));
    // Alone, as it is used.
    await copyFile(verifier, join(folder, 'verifier.mjs'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const verified = (files: readonly string[], args: readonly string[] = []) =>
    new Promise<{ code: number | null; out: string }>((resolve) => {
      const child = execFile(process.execPath, ['verifier.mjs', '--recu', ...files, ...args], { cwd: folder }, (_, out, err) =>
        resolve({ code: child.exitCode, out: out + err }),
      );
    });
  const checked = async (text: string, args: readonly string[] = []) => {
    await writeFile(join(folder, 'recu.jsonl'), text);
    return verified(['recu.jsonl'], args);
  };
  const intact = (count: number) => `Chaîne intacte\u00a0: ${count} événement(s) à partir du n° 1 jusqu’au n° ${count}.\n`;
  const anchored = async (name: string) => {
    const { Rang, ...end } = (await trailEnd(on.server.registry))!;
    await writeFile(join(folder, name), `${JSON.stringify(signAnchor(vault, [{ base: trailBase, IDInstant: Rang, ...end }]))}\n`);
  };

  it('by a file and those rotated before it is a chain that fits, a line that was cut and repeats included', async () => {
    const { out } = wayOut(on.server, 'fichier', { file: join(folder, 'securite.jsonl') });
    await addSealed(on.server, [...numbered(1, 20), typed]);
    await out.runNow();
    await rename(join(folder, 'securite.jsonl'), join(folder, 'securite.1.jsonl'));
    await addSealed(on.server, numbered(22, 5));
    await out.runNow();
    const files = ['securite.1.jsonl', 'securite.jsonl'];
    expect(await verified(files)).toEqual({ code: 0, out: expect.stringContaining(intact(26)) });
    expect((await verified(files)).out).toContain('Aucune ancre à la fin');
    expect(await verified(files.toReversed())).toEqual({ code: 1, out: expect.stringContaining('le n° 1 arrive après le n° 26.') });
    const text = (await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))).join('');
    const lines = text.split('\n');
    const again = await checked([...lines.slice(0, 9), lines[9]!.slice(0, 30), ...lines.slice(4)].join('\n'));
    expect(again).toEqual({ code: 0, out: expect.stringContaining(intact(26)) });
    expect(again.out).toContain('5 ligne(s) sont arrivées une fois de plus.');
    expect(again.out).toContain('1 ligne(s) ne sont pas des événements entiers');
  });

  it('by syslog, as a receiver writes it, and by HTTPS fits too', async () => {
    const certificate = await certificateOf('127.0.0.1');
    const syslog = await on.receiving(syslogReceiver(certificate, (connection) => (connection === 1 ? 7 : Infinity)));
    const https = await on.receiving(httpReceiver((count) => (count === 1 ? 'cut late' : 200)));
    await addSealed(on.server, [...numbered(1, 20), typed]);
    const outs = [
      wayOut(on.server, 'syslog', { url: syslog.url, ca: certificate.cert }),
      wayOut(on.server, 'https', { url: https.url, ca: undefined, token: undefined }),
    ];
    for (const { out } of [...outs, ...outs]) {
      await out.runNow();
      await hasten(on.server);
    }
    expect(await checked(syslog.frames.join('\n'))).toEqual({ code: 0, out: expect.stringContaining(intact(21)) });
    expect(await checked(https.lines.join('\n'))).toEqual({ code: 0, out: expect.stringContaining(intact(21)) });
  });

  describe('and was changed', () => {
    let lines: string[];
    beforeEach(async () => {
      const { out } = wayOut(on.server, 'fichier', { file: join(folder, 'securite.jsonl') });
      await addSealed(on.server, numbered(1, 9));
      await out.runNow();
      lines = (await readFile(join(folder, 'securite.jsonl'), 'utf8')).trimEnd().split('\n');
      await anchored('ancre.jsonl');
    });
    const changed = (at: number, values: object) => {
      const line = JSON.parse(lines[at]!) as object;
      return JSON.stringify({ ...line, ...values });
    };

    it.each<[string, () => string[], string]>([
      ['an act', () => lines.with(3, changed(3, { Resultat: 'succes' })), 'ligne 4\u00a0: l’événement n° 3 a été modifié.'],
      ['a person', () => lines.with(3, changed(3, { Qui: 'autre' })), 'la personne ou les détails de l’événement n° 3'],
      ['a line less', () => lines.toSpliced(3, 1), 'ligne 4\u00a0: le n° 3 manque.'],
      ['a line that is cut instead', () => lines.with(3, lines[3]!.slice(0, 40)), 'le n° 3 manque.'],
      [
        'a repeat that says otherwise',
        () => [...lines, changed(3, { Resultat: 'succes' })],
        'ligne 11\u00a0: l’événement n° 3 a été modifié.',
      ],
      ['a repeat with another digest', () => [...lines, changed(3, { Empreinte: '00' })], 'le n° 3 est arrivé deux fois, autrement.'],
      [
        'a removal that was none',
        () => lines.toSpliced(3, 2, changed(0, { Depuis: 4, Empreinte: (JSON.parse(lines[4]!) as { Empreinte: string }).Empreinte })),
        'ligne 4\u00a0: les n° 3 à 4 ne sont jamais arrivés.',
      ],
    ])('is named: %s', async (_, forge, sentence) => {
      const { code, out } = await checked(forge().join('\n'));
      expect(out).toContain(sentence);
      expect(out).not.toContain('Chaîne intacte');
      expect(code).toBe(1);
    });

    it('is seen to lack its end, or to be made anew, against an anchor alone', async () => {
      const cut = lines.slice(0, -2).join('\n');
      expect((await checked(cut)).code).toBe(0);
      const against = await checked(cut, ['--ancre', 'ancre.jsonl']);
      expect(against.out).toContain('n’est pas arrivé\u00a0: la fin manque, ou elle est encore en chemin.');
      expect(against.code).toBe(1);
      expect(await checked(lines.join('\n'), ['--ancre', 'ancre.jsonl'])).toEqual({ code: 0, out: expect.stringContaining(intact(9)) });
      await on.server.admin((client) =>
        client.query(
          `update registry."securiteChaine" set "Rang" = 0, "Empreinte" = ''; update registry."securiteSorties" set "Rang" = 0;
           update registry."securiteEvenements" set "Rang" = null, "Personne" = null, "Empreinte" = null, "Details" = 'refait'`,
        ),
      );
      await addSealed(on.server, []);
      await wayOut(on.server, 'fichier', { file: join(folder, 'refait.jsonl') }).out.runNow();
      expect((await verified(['refait.jsonl'])).code).toBe(0);
      const anew = await verified(['refait.jsonl'], ['--ancre', 'ancre.jsonl']);
      expect(anew.out).toContain('la chaîne a été coupée ou refaite.');
      expect(anew.code).toBe(1);
    });
  });
});
