import { ofName } from '@comptoir/contract/texts/elision';
import { lockKey } from '../db/names.ts';
import type { DatabaseServer } from '../db/open.ts';
import { forgetLostKeys } from '../registry/installation-vault.ts';
import { listPlaces } from '../registry/list-places.ts';
import { rotate, type RotationResult, type Unopened } from '../secrets/rotate.ts';
import { authorOf, withDatabase, withInstallation } from './kit/installation.ts';
import { command, Failure, runProgram, say } from './kit/program.ts';

/** Longer than any transaction: a running server may have sealed a value just before the change. */
const GRACE = 10 * 60_000;

/** One rotation at a time. On the embedded database the lock of its directory sees to it. */
const alone = async <T>(database: DatabaseServer, work: () => Promise<T>): Promise<T> => {
  if (database.kind === 'pglite') return work();
  return database.admin(async (client) => {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [lockKey('rotation')]);
    if (!rows[0]?.mine) throw new Failure('Une autre rotation est en cours sur cette installation.');
    return work();
  });
};

const timeOf = (date: Date) => date.toLocaleTimeString('fr-FR', { hour: '2-digit', minute: '2-digit' });

/** Named one by one up to here. */
const MOST = 20;

const tellUnopened = (unopened: readonly Unopened[]) => {
  if (unopened.length === 0) return;
  say(`À ressaisir, car aucune clé ne les ouvre\u00a0: ${unopened.length} valeur(s), laissées telles quelles (page Qualité)\u00a0:`);
  for (const { place, table, column, id } of unopened.slice(0, MOST)) say(`  ${place}\u00a0: ${table} ${id}, ${column}`);
  if (unopened.length > MOST) say(`  et ${unopened.length - MOST} autre(s)`);
};

const tell = (result: RotationResult, keyFile: string) => {
  if (result.state === 'added') {
    say(
      `La clé «\u00a0${result.current}\u00a0» est dans ${keyFile} et chiffre désormais. Copiez ce fichier sur chaque machine, puis relancez «\u00a0npm run secrets -- rotate\u00a0».`,
    );
  } else if (result.state === 'done') {
    say(`Tout est chiffré avec la clé «\u00a0${result.current}\u00a0»\u00a0; l’ancienne est retirée ${ofName(keyFile)}.`);
  } else {
    say(
      `Tout est chiffré avec la clé «\u00a0${result.current}\u00a0». L’ancienne reste dans ${keyFile}, au cas où un serveur en cours viendrait de s’en servir\u00a0:`,
    );
    say(`relancez «\u00a0npm run secrets -- rotate\u00a0» après ${timeOf(result.until)} pour l’en retirer.`);
  }
  if (result.state !== 'added') tellUnopened(result.unopened);
};

const rotateCommand = command(
  {
    summary: 'remplace la clé de chiffrement et rechiffre tous les secrets',
    usage: `[--add-only]
  --add-only   ajoute la clé et s’arrête là\u00a0: pour copier d’abord le fichier de clés sur plusieurs machines

  Interrompue, la commande reprend où elle en était. Les sessions ouvertes se ferment\u00a0: chacun s’identifie à nouveau.`,
    options: { 'add-only': { type: 'boolean' } },
  },
  ({ 'add-only': addOnly = false }) =>
    withInstallation({ exists: true }, async (installation) => {
      const { database, config, customers } = installation;
      const author = authorOf('secrets rotate', 'Renouveler la clé de chiffrement');
      const result = await alone(database, () =>
        rotate({
          keyFile: config.secretsKeyFile,
          database,
          author,
          addOnly,
          grace: database.kind === 'pglite' ? 0 : GRACE,
          places: () => listPlaces(database, (IDServer) => customers.serverOf(IDServer)),
          onPlace: (name, { resealed }) => say(`  ${name}\u00a0: ${resealed} secret(s) rechiffré(s)`),
        }),
      );
      if (result.resumed) say('Une rotation commencée plus tôt était à achever.');
      tell(result, config.secretsKeyFile);
    }),
);

const forgetCommand = command(
  {
    summary: 'prend acte de la perte d’une clé que le fichier de clés ne contient plus',
    usage: `
  À n’employer que si la clé est perdue pour de bon. Ce qu’elle chiffrait est à ressaisir\u00a0: la page Qualité en donne la liste.
  Une clé retrouvée plus tard se remet dans le fichier de clés, et ouvre ce qui n’a pas été ressaisi.`,
    options: {},
  },
  () =>
    withDatabase({ exists: true }, async ({ database, config }) => {
      const author = authorOf('secrets forget', 'Prendre acte de la perte d’une clé de chiffrement');
      const lost = await alone(database, () => forgetLostKeys(database, config.secretsKeyFile, author));
      if (lost.length === 0) return say(`Il ne manque aucune clé à ${config.secretsKeyFile}\u00a0: rien n’a changé.`);
      say(
        `Clés perdues\u00a0: «\u00a0${lost.join(' », «\u00a0')}\u00a0». Ce qu’elles chiffraient est à ressaisir\u00a0: la page Qualité en donne la liste.`,
      );
    }),
);

await runProgram('secrets', { rotate: rotateCommand, forget: forgetCommand });
