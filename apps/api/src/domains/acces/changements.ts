import { tableOf, wordOf } from '@comptoir/contract/catalogue/all';
import type { acces } from '@comptoir/contract/domains/acces/acces.calls';
import { unknownRecord } from '../../db/existing.ts';
import type { Handler } from '../../http/call.ts';
import type { Session } from '../../http/session.ts';
import { listVisitEntries, type VisitEntry } from '../journal/journal.store.ts';
import { isToldTable, namedTo, readUntold } from '../journal/told.store.ts';
import { findVisite } from './acces.store.ts';

const isTold = ({ kind }: Session, { NomTable }: VisitEntry) => kind === 'operator' || isToldTable(NomTable);

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
  const isNamed = session.kind === 'operator' ? () => true : namedTo(await readUntold(db));
  const isOwn = (entry: VisitEntry) =>
    session.kind === 'operator' || (entry.NomTable === 'utilisateurs' && entry.Operation === 'U' && isNamed(entry));
  const kept = new Set(entries.filter((entry) => !isOwn(entry)).map(({ Groupe }) => Groupe));
  return {
    changements: groupsOf(entries.filter((entry) => isTold(session, entry))).map((lines) => {
      const [{ Groupe, DateH, Action, EstAnnule }] = lines;
      return {
        Groupe,
        DateH,
        Action,
        EstAnnule,
        EstAnnulable: !EstAnnule && !kept.has(Groupe),
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
