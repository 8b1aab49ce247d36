import { sampleAccounts } from '@comptoir/seed/registry';
import type { Config } from './config/config.ts';
import type { Sandbox } from './sample/sandbox.ts';

const pad = (label: string) => `  ${label.padEnd(22)}`;

interface Started {
  port: number;
  metricsPort: number | undefined;
  kind: 'pglite' | 'postgres';
  sandbox: Sandbox | undefined;
}

/** What a person reads once the server is ready. */
export const welcome = (config: Config, { port, metricsPort, kind, sandbox }: Started) => {
  const shownHost = config.host === '127.0.0.1' ? 'localhost' : config.host;
  const lines = [
    '',
    `Comptoir est prêt\u00a0: http://${shownHost}:${port}`,
    kind === 'pglite' ? `${pad('Base de données')}embarquée, dans ${config.dataDir}` : `${pad('Base de données')}PostgreSQL (DATABASE_URL)`,
    `${pad('Clés de chiffrement')}${config.secretsKeyFile}`,
  ];
  if (config.metrics) lines.push(`${pad('Mesures')}http://${config.metrics.host}:${metricsPort}/metrics`);
  if (kind === 'pglite')
    lines.push('  Ce qui est enregistré y est aussitôt sur le disque\u00a0; «\u00a0npm run data -- export\u00a0» en fait une copie.');
  if (config.sampleData) {
    const { operator, customerAccess } = sampleAccounts;
    lines.push('', '  Comptes d’exemple', `${pad('Opérateur')}${operator.login} / ${operator.password}`);
    for (const host of customerAccess.hosts)
      lines.push(`${pad('Accès client')}${customerAccess.login} / ${customerAccess.password}  →  http://${host}:${port}`);
  }
  if (sandbox)
    lines.push(
      '',
      `${pad('Bac à sable')}http://127.0.0.1:${sandbox.port} (courriels\u00a0: /courriels\u00a0; pannes\u00a0: /pannes\u00a0; FTP\u00a0: port ${sandbox.ftpPort})`,
    );
  return `${lines.join('\n')}\n\n`;
};
