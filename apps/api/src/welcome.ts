import { sampleAccounts } from '@comptoir/seed/registry';
import type { Config } from './config.ts';
import type { Sandbox } from './sample/sandbox.ts';

const pad = (label: string) => `  ${label.padEnd(22)}`;

/** What a person reads once the server is ready. */
export const welcome = (config: Config, port: number, kind: 'pglite' | 'postgres', sandbox: Sandbox | undefined) => {
  const shownHost = config.host === '127.0.0.1' ? 'localhost' : config.host;
  const lines = [
    '',
    `Comptoir est prêt : http://${shownHost}:${port}`,
    kind === 'pglite' ? `${pad('Base de données')}embarquée, dans ${config.dataDir}` : `${pad('Base de données')}PostgreSQL (DATABASE_URL)`,
    `${pad('Clés de chiffrement')}${config.secretsKeyFile}`,
  ];
  if (kind === 'pglite') {
    lines.push(
      "  La base embarquée survit à l'arrêt brutal du programme, pas à une coupure de courant :",
      '  sauvegardez-la avec « npm run data -- export ».',
    );
  }
  if (config.sampleData) {
    const { operator, customerAccess } = sampleAccounts;
    lines.push('', "  Comptes d'exemple", `${pad('Opérateur')}${operator.login} / ${operator.password}`);
    for (const host of customerAccess.hosts)
      lines.push(`${pad('Accès client')}${customerAccess.login} / ${customerAccess.password}  →  http://${host}:${port}`);
  }
  if (sandbox)
    lines.push('', `${pad('Bac à sable')}http://127.0.0.1:${sandbox.port} (courriels : /messages ; FTP : port ${sandbox.ftpPort})`);
  return `${lines.join('\n')}\n\n`;
};
