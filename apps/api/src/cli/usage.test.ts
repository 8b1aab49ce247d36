import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildPrograms, startProgram, type Ended } from '../../test/kill/kill-program.ts';

describe('every command', () => {
  let programs: string;
  beforeAll(async () => {
    programs = await buildPrograms();
  });

  const nowhere = join(tmpdir(), 'comptoir-nowhere');
  const run = (line: string, env: Record<string, string> = {}): Promise<Ended> => {
    const [program = '', ...args] = line.split(' ');
    return startProgram(programs, program, args, { DATA_DIR: nowhere, ...env }).ended;
  };

  it.each(['customers', 'operators', 'data', 'secrets', 'journal'])('%s explains itself without a database', async (program) => {
    const overview = await run(`${program} --help`);
    expect([overview.code, overview.err]).toEqual([0, '']);
    const [, name] = /^ {2}([a-z-]+)/m.exec(overview.out)!;
    const { code, out } = await run(`${program} ${name} --help`);
    expect(code).toBe(0);
    expect(out).toContain(`npm run ${program} -- ${name}`);
    expect(existsSync(nowhere)).toBe(false);
  });

  it.each([
    ['operators', 2, /^Emploi\u00a0: npm run operators/],
    [
      'operators dance',
      2,
      /^Commande inconnue\u00a0: dance\. Commandes\u00a0: create, invite, password, suspend, resume, reset-factors, list\.\n$/,
    ],
    ['operators create', 2, /^Il manque l’option --login\.\n$/],
    ['operators create --login x --name', 2, /^L’option --name est mal employée/],
    ['operators create --login a/b --name X', 2, /^--login a\/b\u00a0: de 2 à 100/],
    ['operators list --all', 2, /^Option inconnue\u00a0: --all\.\n$/],
    ['operators list all', 2, /^Argument inattendu\u00a0: all\.\n$/],
    ['operators list', 1, /^Il n’y a pas encore de base de données dans .*comptoir-nowhere \(DATA_DIR\)\.\n$/],
    ['customers create --name 9 --label L --server S', 2, /^--name 9\u00a0: de 2 à 50/],
    ['customers server-add --name S --ip nulle-part', 2, /^--ip nulle-part\u00a0: une adresse IP est attendue\.\n$/],
    ['data import', 2, /^Il manque le fichier à importer\.\n$/],
  ])('%s → %i', async (line, code, message) => {
    const ended = await run(line);
    expect([ended.code, ended.out]).toEqual([code, '']);
    expect(ended.err).toMatch(message);
    expect(existsSync(nowhere)).toBe(false);
  });

  it('reports a wrong configuration or a silent PostgreSQL in one sentence', async () => {
    expect(await run('operators list', { PORT: 'x' })).toMatchObject({ code: 1, err: expect.stringMatching(/^PORT=x\u00a0: .*\n$/) });
    const { code, err } = await run('operators list', { DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' });
    expect([code, err]).toEqual([1, 'PostgreSQL n’est pas joignable\u00a0: connect ECONNREFUSED 127.0.0.1:1.\n']);
  });
});
