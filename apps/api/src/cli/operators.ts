import { randomBytes } from 'node:crypto';
import { operatorLogin } from '@comptoir/contract/domains/operateurs/operateurs.fields';
import { operateurs } from '@comptoir/contract/domains/operateurs/operateurs.calls';
import { Refusal } from '@comptoir/contract/errors';
import { roleNames, type Role } from '@comptoir/contract/portees';
import { envoyerInvitation, invitedDetails } from '../domains/operateurs/envoyer-invitation.ts';
import { findLoginState } from '../domains/utilisateurs/utilisateurs.store.ts';
import { hashedPassword, newPasswordFault } from '../http/sessions/new-password.ts';
import { resetFacteurs } from '../registry/facteurs.store.ts';
import { insertOperateur, updateOperateur } from '../registry/operators.store.ts';
import { findOperatorByLogin } from '../registry/registry.store.ts';
import { endSessionsOf } from '../registry/sessions.store.ts';
import { insertEvenements } from '../registry/trail.store.ts';
import { authorOf, requireCustomer, withInstallation, type Installation } from './kit/installation.ts';
import { advanceEpoch, insertOperator, listOperators, updateOperator } from './kit/operators.store.ts';
import { command, Failure, Misuse, required, runProgram, say, type Command } from './kit/program.ts';
import { newPassword } from './kit/secret-input.ts';

const readLogin = (values: Record<string, unknown>) => {
  const login = required(values, 'login').toLowerCase();
  if (!operatorLogin.test(login))
    throw new Misuse(`--login ${login}\u00a0: de 2 à 100 lettres sans accent, chiffres ou «\u00a0. _ @ + -\u00a0».`);
  return login;
};

const hashed = async (password: string, operator: { login: string; name: string }) => {
  const fault = await newPasswordFault(password, operator);
  if (fault !== null) throw new Failure(`Ce mot de passe est refusé\u00a0: ${fault}.`);
  return hashedPassword(password);
};

const requireOperator = async ({ database }: Installation, login: string) => {
  const found = await findOperatorByLogin(database.registry, login);
  if (!found) throw new Failure(`L’opérateur «\u00a0${login}\u00a0» n’existe pas.`);
  return found;
};

const login = { type: 'string' } as const;
const role = { type: 'string' } as const;
const roleHelp = `\n  --role             ${roleNames.join(', ')}\u00a0; administrateur si rien n’est dit`;

const readRole = (given: string | undefined): Role => {
  const found = roleNames.find((name) => name === (given ?? 'administrateur'));
  if (found === undefined) throw new Misuse(`--role ${given}\u00a0: ${roleNames.join(', ')} sont possibles.`);
  return found;
};

const passwordStdin = { type: 'boolean' } as const;
const passwordHelp = '\n  --password-stdin   lit le mot de passe sur l’entrée standard au lieu de le demander';

const create = command(
  {
    summary: 'crée un opérateur (le mot de passe est demandé deux fois, sans être affiché)',
    usage: `--login IDENTIFIANT --name 'Prénom Nom' [--role ROLE] [--password-stdin]${roleHelp}${passwordHelp}`,
    options: { login, name: { type: 'string' }, role, 'password-stdin': passwordStdin },
  },
  async (values) => {
    const wanted = readLogin(values);
    const name = required(values, 'name');
    const Role = readRole(values.role);
    await withInstallation({ exists: false }, async ({ database }) => {
      if (await findOperatorByLogin(database.registry, wanted)) throw new Failure(`L’opérateur «\u00a0${wanted}\u00a0» existe déjà.`);
      const passwordHash = await hashed(await newPassword(values['password-stdin'] ?? false), { login: wanted, name });
      await database.write('registry', authorOf('operators create', 'Créer un opérateur'), (trx) =>
        insertOperator(trx, { login: wanted, name, Role, passwordHash }),
      );
    });
    say(`L’opérateur «\u00a0${wanted}\u00a0» est créé.`);
  },
);

const password = command(
  {
    summary: 'change le mot de passe d’un opérateur et ferme ses sessions',
    usage: `--login IDENTIFIANT [--password-stdin]${passwordHelp}`,
    options: { login, 'password-stdin': passwordStdin },
  },
  async (values) => {
    const wanted = readLogin(values);
    await withInstallation({ exists: true }, async (installation) => {
      const operator = await requireOperator(installation, wanted);
      const passwordHash = await hashed(await newPassword(values['password-stdin'] ?? false), operator);
      const author = authorOf('operators password', 'Changer le mot de passe d’un opérateur');
      await installation.database.write('registry', author, (trx) => updateOperator(trx, operator.IDOperator, { passwordHash }));
    });
    say(`Le mot de passe de «\u00a0${wanted}\u00a0» est changé\u00a0; ses sessions sont fermées.`);
  },
);

const readCourriel = (given: string | undefined) => {
  if (given === undefined) return undefined;
  const read = operateurs.create.body.shape.Courriel.safeParse(given);
  if (!read.success) throw new Misuse(`--mail ${given}\u00a0: une adresse e-mail est attendue.`);
  return read.data;
};

const invite = command(
  {
    summary: 'envoie à un opérateur un lien pour choisir son mot de passe, et le crée s’il n’existe pas',
    usage: `--login IDENTIFIANT [--name 'Prénom Nom'] [--mail ADRESSE]
  --name, --mail     pour un opérateur qui n’existe pas encore\u00a0; --mail change aussi l’adresse de celui qui existe`,
    options: { login, name: { type: 'string' }, mail: { type: 'string' } },
  },
  async (values) => {
    const wanted = readLogin(values);
    const Courriel = readCourriel(values.mail);
    await withInstallation({ exists: true }, async ({ database, vault, config }) => {
      const author = authorOf('operators invite', operateurs.inviter.action);
      const invited = async (trx: Parameters<typeof insertEvenements>[0]) => {
        const found = await findOperatorByLogin(trx, wanted);
        if (found && Courriel !== undefined) await updateOperateur(trx, found.IDOperator, { Courriel });
        const operator =
          found ??
          (await insertOperateur(trx, {
            login: wanted,
            name: required(values, 'name'),
            Courriel: Courriel ?? required(values, 'mail'),
            passwordHash: await hashedPassword(randomBytes(32).toString('base64url')),
          }));
        await envoyerInvitation({ registry: trx, vault, publicUrl: config.publicUrl, by: author.Auteur }, operator);
        await insertEvenements(trx, [
          {
            Type: 'operateur',
            Resultat: 'succes',
            Genre: 'system',
            IDCustomer: null,
            IDCompte: null,
            IDSession: null,
            Appel: author.Appel,
            Requete: author.Groupe,
            Qui: author.Auteur,
            Details: invitedDetails(wanted),
          },
        ]);
      };
      await database.write('registry', author, invited).catch((error: unknown) => {
        throw error instanceof Refusal ? new Failure(error.message) : error;
      });
    });
    say(`L’invitation de «\u00a0${wanted}\u00a0» part dès que le serveur fonctionne. Elle est valable 24 heures.`);
  },
);

const setActive = (Actif: boolean, texts: { name: string; summary: string; action: string; done: string }): Command =>
  command({ summary: texts.summary, usage: '--login IDENTIFIANT', options: { login } }, async (values) => {
    const wanted = readLogin(values);
    await withInstallation({ exists: true }, async (installation) => {
      const { IDOperator } = await requireOperator(installation, wanted);
      await installation.database.write('registry', authorOf(`operators ${texts.name}`, texts.action), (trx) =>
        updateOperator(trx, IDOperator, { Actif }),
      );
    });
    say(`L’opérateur «\u00a0${wanted}\u00a0» ${texts.done}`);
  });

const accountOf = async (installation: Installation, wanted: string, name: string | undefined) => {
  if (name === undefined) {
    const { IDOperator } = await requireOperator(installation, wanted);
    return { IDOperator, IDCustomer: null, IDPeople: null };
  }
  const customer = await requireCustomer(installation, name);
  const { db } = await installation.customers.open(customer);
  const person = await findLoginState(db, { LoginWEB: wanted });
  if (!person) throw new Failure(`«\u00a0${wanted}\u00a0» n’existe pas chez ce client.`);
  return { IDOperator: null, IDCustomer: customer.IDCustomer, IDPeople: person.IDPeople };
};

const resetFactors = command(
  {
    summary: 'retire les seconds facteurs et les codes de secours de qui les a perdus, et ferme ses sessions',
    usage: '--login IDENTIFIANT [--customer BASE]\n  --customer   d’un utilisateur de ce client, au lieu d’un opérateur',
    options: { login, customer: { type: 'string' } },
  },
  async (values) => {
    // A customer's own logins have rules of their own.
    const wanted = values.customer === undefined ? readLogin(values) : required(values, 'login');
    await withInstallation({ exists: true }, async (installation) => {
      const account = await accountOf(installation, wanted, values.customer);
      const author = authorOf('operators reset-factors', 'Retirer les seconds facteurs');
      const count = await installation.database.write('registry', author, async (trx) => {
        const gone = await resetFacteurs(trx, account);
        if (account.IDOperator !== null) await advanceEpoch(trx, account.IDOperator);
        await endSessionsOf(trx, account, { but: 0 });
        return gone;
      });
      say(`${count} second(s) facteur(s) de «\u00a0${wanted}\u00a0» retiré(s)\u00a0; ses sessions sont fermées.`);
    });
  },
);

const list = command({ summary: 'liste les opérateurs', usage: '', options: {} }, () =>
  withInstallation({ exists: true }, async ({ database }) => {
    const operators = await listOperators(database.registry);
    if (operators.length === 0) say('Aucun opérateur.');
    for (const { login: own, name, Actif } of operators) say(`${own.padEnd(24)} ${Actif ? 'actif   ' : 'suspendu'}  ${name}`);
  }),
);

await runProgram('operators', {
  create,
  invite,
  password,
  suspend: setActive(false, {
    name: 'suspend',
    summary: 'suspend un opérateur et ferme ses sessions',
    action: 'Suspendre un opérateur',
    done: 'est suspendu\u00a0; ses sessions sont fermées.',
  }),
  resume: setActive(true, {
    name: 'resume',
    summary: 'rend son accès à un opérateur suspendu',
    action: 'Rétablir un opérateur',
    done: 'peut de nouveau se connecter.',
  }),
  'reset-factors': resetFactors,
  list,
});
