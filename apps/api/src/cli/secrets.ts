import { customerMigrations, registryMigrations } from '../db/migrations/all.ts';
import { lockKey } from '../db/names.ts';
import type { DatabaseServer } from '../db/open.ts';
import { listCustomers } from '../registry/registry.store.ts';
import { rotate, type Place, type RotationResult } from '../secrets/rotate.ts';
import { sealedColumns } from '../secrets/secrets.store.ts';
import { authorOf, withInstallation, type Installation } from './kit/installation.ts';
import { command, Failure, runProgram, say } from './kit/program.ts';

/** Longer than any transaction lasts: a server that runs may have sealed a value just before the key changed. */
const GRACE = 10 * 60_000;

const placesOf = async ({ database, customers }: Installation): Promise<Place[]> => {
  const made = (await listCustomers(database.registry)).filter(({ version }) => version !== null);
  const columns = sealedColumns(customerMigrations);
  const places = made.map(async ({ name, schema, IDServer }) => ({ name, schema, columns, server: await customers.serverOf(IDServer) }));
  return [
    { name: 'registre', server: database, schema: 'registry', columns: sealedColumns(registryMigrations) },
    ...(await Promise.all(places)),
  ];
};

/** One rotation at a time. The embedded database has one user already, the lock of its directory sees to it. */
const alone = async <T>(database: DatabaseServer, work: () => Promise<T>): Promise<T> => {
  if (database.kind === 'pglite') return work();
  return database.admin(async (client) => {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [lockKey('rotation')]);
    if (!rows[0]?.mine) throw new Failure('Une autre rotation est en cours sur cette installation.');
    return work();
  });
};

const timeOf = (date: Date) => date.toLocaleTimeString('fr-FR', { hour: '2-digit', minute: '2-digit' });

const tell = (result: RotationResult, keyFile: string) => {
  if (result.state === 'added') {
    say(
      `La clé « ${result.current} » est dans ${keyFile} et chiffre désormais. Copiez ce fichier sur chaque machine, puis relancez « npm run secrets -- rotate ».`,
    );
  } else if (result.state === 'done') {
    say(`Tout est chiffré avec la clé « ${result.current} » ; l’ancienne est retirée de ${keyFile}.`);
  } else if (result.state === 'waiting') {
    say(
      `Tout est chiffré avec la clé « ${result.current} ». L’ancienne reste dans ${keyFile}, au cas où un serveur en cours viendrait de s’en servir :`,
    );
    say(`relancez « npm run secrets -- rotate » après ${timeOf(result.until)} pour l’en retirer.`);
  } else {
    throw new Failure(`Valeurs qu’aucune clé n’ouvre, laissées telles quelles : ${result.unopened}. L’ancienne clé reste dans ${keyFile}.`);
  }
};

const rotateCommand = command(
  {
    summary: 'remplace la clé de chiffrement et rechiffre tous les secrets',
    usage: `[--add-only]
  --add-only   ajoute la clé et s’arrête là : pour copier d’abord le fichier de clés sur plusieurs machines

  Interrompue, la commande reprend où elle en était. Les sessions ouvertes se ferment : chacun s’identifie à nouveau.`,
    options: { 'add-only': { type: 'boolean' } },
  },
  ({ 'add-only': addOnly = false }) =>
    withInstallation({ exists: true }, async (installation) => {
      const { database, config } = installation;
      const author = authorOf('secrets rotate', 'Renouveler la clé de chiffrement');
      const result = await alone(database, () =>
        rotate({
          keyFile: config.secretsKeyFile,
          author,
          addOnly,
          grace: database.kind === 'pglite' ? 0 : GRACE,
          places: () => placesOf(installation),
          onPlace: (name, { resealed }) => say(`  ${name} : ${resealed} secret(s) rechiffré(s)`),
        }),
      );
      if (result.resumed) say('Une rotation commencée plus tôt était à achever.');
      tell(result, config.secretsKeyFile);
    }),
);

await runProgram('secrets', { rotate: rotateCommand });
