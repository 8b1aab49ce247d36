import { allEndpoints } from '@comptoir/contract/all';
import { tableOf } from '@comptoir/contract/catalogue/all';
import { fieldAt } from '@comptoir/contract/fields/described';
import type { Endpoint } from '@comptoir/contract/kit';
import { couvre, type Motif } from '@comptoir/contract/portees';
import type { Changement } from '@comptoir/contract/changement';
import type { RaisonDonnee, SujetDonne } from '@comptoir/contract/raisons';
import type { RaisonDite } from '@comptoir/contract/refusal-body';
import { mayCall } from '@comptoir/contract/rights';
import type { Db } from '../../db/tables.ts';
import type { NameRaisons } from '../../http/raisons/raisons.ts';
import { standingOf, type Session } from '../../http/session.ts';
import { findSubject } from './subjects.store.ts';
import { isToldColumn, isToldTable, namedTo, readUntold } from './told.store.ts';

const reading: readonly Motif[] = ['*:lire'];

/** Whether this session reads rows of a table, and what a field of them holds. Operators all read everything; a token may be narrower. */
const readsTable = ({ kind, jeton }: Session, { table, champ }: SujetDonne) => {
  if (jeton && !couvre(jeton.Portees, reading)) return false;
  return kind === 'operator' || (isToldTable(table) && (champ === undefined || isToldColumn(table, champ)));
};

/** The row, for whoever may see it. */
const subjectOf = async (db: Db, session: Session, sujet: SujetDonne): Promise<RaisonDite['sujet']> => {
  if (!readsTable(session, sujet)) return undefined;
  const found = await findSubject(db, sujet);
  if (!found) return undefined;
  const { table, champ } = sujet;
  if (session.kind === 'customer' && !namedTo(await readUntold(db))({ NomTable: table, IDLigne: found.id })) return undefined;
  return { table, id: found.id, ...(champ === undefined ? {} : { champ }), nom: found.nom };
};

/** Where it is seen: its page, at the field. */
const linkOf = ({ table, id, champ }: NonNullable<RaisonDite['sujet']>) => {
  const screen = tableOf(table)?.screen?.replace('{id}', id.split('/')[0] ?? '');
  const isField = champ !== undefined && Object.hasOwn(tableOf(table)?.fields ?? {}, champ);
  return screen && isField ? `${screen}#${champ}` : screen;
};

const calls = Object.values<Endpoint>(allEndpoints);
const matches = ({ method, path }: Endpoint, { methode, chemin }: Changement) =>
  method === methode && new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`, 'i').test(chemin);

/** Customer access may make some calls for a part of their fields only. */
const isOpenTo = ({ kind }: Session, { body, byCustomers }: Endpoint, { corps }: Changement) =>
  kind === 'operator' ||
  Object.keys(corps ?? {}).every(
    (key) => (byCustomers?.includes(key) ?? true) && (body === undefined || fieldAt(body, key)?.by !== 'operator'),
  );

/** Whether the session may make the change itself. */
const mayChange = (session: Session, change: Changement) => {
  const standing = standingOf(session);
  return calls.some((endpoint) => matches(endpoint, change) && mayCall(endpoint, standing) && isOpenTo(session, endpoint, change));
};

const told = async (db: Db, session: Session, raison: RaisonDonnee, message: string): Promise<RaisonDite> => {
  const { code, phrase = message, change } = raison;
  const sujet = raison.sujet && (await subjectOf(db, session, raison.sujet));
  const lien = sujet && linkOf(sujet);
  // What is decided by something that the session does not see is not its to change.
  const isOffered = change && sujet && mayChange(session, change);
  return { code, phrase, ...(sujet ? { sujet } : {}), ...(lien ? { lien } : {}), ...(isOffered ? { change } : {}) };
};

export const nameReasons: NameRaisons = async (db, session, raisons, message) => {
  const said: RaisonDite[] = [];
  for (const raison of raisons) said.push(await told(db, session, raison, message));
  return said;
};
