import { staff } from '@comptoir/contract/kit';
import { isBDGpNi, mayCall } from '@comptoir/contract/rights';
import type { utilisateurs } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import type { utilisateursImportCalls } from '@comptoir/contract/domains/utilisateurs/utilisateurs-import.calls';
import { cached, routesOf, type Call } from '../../http/call.ts';
import { standingOf, type Session } from '../../http/session.ts';
import { isProved } from '../../http/sessions/proof.ts';
import { readSecrets } from '../../secrets/a-ressaisir.ts';
import { readForChoice } from '../../imports/read-import.ts';
import { utilisateursImport } from '@comptoir/contract/domains/utilisateurs/utilisateurs-import.fields';
import { importUtilisateurs } from './import-utilisateurs.ts';
import { listForExport } from './list-for-export.ts';
import { lotUtilisateurs } from './lot-utilisateurs.ts';
import { readFiche } from './read-fiche.ts';
import { saveUtilisateurSites } from './save-utilisateur-sites.ts';
import { changeUtilisateur, createUtilisateur, identifyNissan, savingBy, type Saving } from './save-utilisateur.ts';
import { listSitesOf } from './utilisateurs-sites.store.ts';
import {
  findUtilisateur,
  listBackOffice,
  listUtilisateurs,
  passwordAddress,
  readUtilisateur,
  readWithPassword,
  utilisateursTables,
} from './utilisateurs.store.ts';

const visibilityOf = ({ kind }: Session) => ({ all: kind === 'operator' });

type Exporting = Pick<Call<typeof utilisateurs.bySite>, 'db' | 'app' | 'say' | 'session' | 'customer'>;

/** docs/regles/utilisateurs.md#export */
const exportUtilisateurs = async (
  { db, app: { vault }, say, session, customer: { name, schema } }: Exporting,
  { withPassword }: { withPassword: boolean },
) => {
  const withLogin = session.kind === 'operator' || !isBDGpNi(name);
  const shown = { withLogin, withPassword: withLogin && withPassword };
  const rows = await listForExport({ db, vault, schema }, visibilityOf(session), shown);
  const people = new Set(rows.map(({ IDPeople }) => IDPeople)).size;
  say({ Details: `${people} utilisateurs, ${shown.withPassword ? 'avec' : 'sans'} mot de passe` });
  return rows;
};

type Reading = Pick<Saving, 'db' | 'vault'> & { session: Session; schema: string };

/** Customer access only replaces a password, and so does an operator whose role sees no secrets. */
const seesPasswords = (session: Session) => mayCall({ who: staff, scope: 'utilisateurs:secrets' }, standingOf(session));

/** Operators edit the password in clear, so they receive it. */
const answerUtilisateur = async ({ db, vault, session, schema }: Reading, IDPeople: number) => {
  if (!seesPasswords(session)) return readUtilisateur(db, IDPeople, visibilityOf(session));
  const { Password, ...shown } = (await readWithPassword(db, IDPeople)).parse();
  return { ...shown, ...readSecrets(vault, () => passwordAddress(schema, IDPeople), { Password }) };
};

export const utilisateursRoutes = routesOf<typeof utilisateurs & typeof utilisateursImportCalls>()({
  list: cached(utilisateursTables, ({ db, session }) => listUtilisateurs(db, visibilityOf(session))),

  backoffice: cached(utilisateursTables, ({ db }) => listBackOffice(db)),

  read: ({ db, app: { vault }, say, session, customer: { schema }, params: { idPeople } }) => {
    if (!seesPasswords(session)) say(null);
    return answerUtilisateur({ db, vault, session, schema }, idPeople);
  },

  fiche: readFiche,

  create: async ({ db, body: { Sites = [], ConfigNissan = [], ...body }, ...call }) => {
    const saving = { ...savingBy(call), db };
    const IDPeople = await createUtilisateur(saving, body);
    if (Sites.length > 0) await saveUtilisateurSites(saving, IDPeople, Sites);
    if (ConfigNissan.length > 0) await identifyNissan(db, IDPeople, ConfigNissan);
    return answerUtilisateur({ ...saving, session: call.session }, IDPeople);
  },

  update: async ({ db, params: { idPeople }, body, ...call }) => {
    const saving = { ...savingBy(call), db };
    await changeUtilisateur(saving, idPeople, body);
    return answerUtilisateur({ ...saving, session: call.session }, idPeople);
  },

  sites: async ({ db, session, params: { idPeople } }) => {
    await findUtilisateur(db, idPeople, visibilityOf(session));
    return listSitesOf(db, idPeople);
  },

  updateSites: ({ db, session: { kind }, params: { idPeople }, body }) => saveUtilisateurSites({ db, kind }, idPeople, body),

  bySite: (call) => exportUtilisateurs(call, { withPassword: isProved(call.app.config, call.session) }),

  exporter: (call) => exportUtilisateurs(call, { withPassword: true }),

  lireImport: (call) => readForChoice(utilisateursImport, call),

  importUtilisateurs,
  lot: lotUtilisateurs,
});
