import { tableOf, wordOf } from '@comptoir/contract/catalogue/all';
import type { acces } from '@comptoir/contract/domains/acces/acces.calls';
import { unknownRecord } from '../../db/existing.ts';
import type { Db } from '../../db/tables.ts';
import type { Handler } from '../../http/call.ts';
import type { Session } from '../../http/session.ts';
import { listVisitEntries, type VisitEntry } from '../journal/journal.store.ts';
import { visibleUtilisateurs } from '../utilisateurs/utilisateurs.store.ts';
import { findVisite } from './acces.store.ts';

/** Whose lines customer access is told of: settings and people, but nothing that operators keep among themselves. */
const isTold = ({ kind }: Session, { NomTable }: VisitEntry) =>
  kind === 'operator' || ['reglage', 'personne'].includes(tableOf(NomTable)?.nature ?? '');

/** People and sites whom customer access does not see are not named to it either. */
const namedTo = async (db: Db, { kind }: Session) => {
  if (kind === 'operator') return () => true;
  const people = await visibleUtilisateurs(db, { all: false }).select('utilisateurs.IDPeople').execute();
  const sites = await db.selectFrom('sites').select('IDSite').where('EstFictif', '=', false).execute();
  const seen: Readonly<Record<string, ReadonlySet<string>>> = {
    utilisateurs: new Set(people.map(({ IDPeople }) => String(IDPeople))),
    sites: new Set(sites.map(({ IDSite }) => String(IDSite))),
  };
  // Rows between others are called by the names of both.
  return ({ NomTable, IDLigne }: VisitEntry) => seen[NomTable]?.has(IDLigne) ?? !/utilisateur|site|people/i.test(NomTable);
};

const groupsOf = (entries: readonly VisitEntry[]) => {
  const groups = new Map<string, [VisitEntry, ...VisitEntry[]]>();
  for (const entry of entries) {
    const known = groups.get(entry.Groupe);
    if (known) known.push(entry);
    else groups.set(entry.Groupe, [entry]);
  }
  return [...groups.values()];
};

/** What an operator changed at the customer while a session of theirs was there. */
export const listChangements: Handler<typeof acces.changements> = async ({ app, db, session, customer, params: { IDSession } }) => {
  const { IDCustomer } = customer;
  const registry = app.database.registryOf(IDCustomer);
  const visite = await findVisite(registry, IDCustomer, IDSession, app.config.sessions.idleMinutes.operator);
  if (!visite) throw unknownRecord();
  const { entries, isCut } = await listVisitEntries(db, { Auteur: visite.login, Du: visite.Debut, Au: visite.Fin });
  const isNamed = await namedTo(db, session);
  return {
    changements: groupsOf(entries.filter((entry) => isTold(session, entry))).map((lines) => {
      const [{ Groupe, DateH, Action, EstAnnule }] = lines;
      return {
        Groupe,
        DateH,
        Action,
        EstAnnule,
        lignes: lines.map((line) => ({
          Quoi: tableOf(line.NomTable)?.label ?? line.NomTable,
          Nom: isNamed(line) ? line.Nom : null,
          Operation: line.Operation,
          Champs: line.Operation === 'U' ? Object.keys(line.Apres ?? {}).map((column) => wordOf(line.NomTable, column) ?? column) : [],
        })),
      };
    }),
    EstCoupe: isCut,
  };
};
