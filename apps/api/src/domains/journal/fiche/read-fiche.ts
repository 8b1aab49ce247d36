import { fichesClient, hasHistoriqueClient, mostOfFiche } from '@comptoir/contract/domains/journal/fiches';
import type { journal } from '@comptoir/contract/domains/journal/journal.calls';
import { mayCall } from '@comptoir/contract/rights';
import { unknownRecord } from '../../../db/existing.ts';
import type { Handler } from '../../../http/call.ts';
import { standingOf } from '../../../http/session.ts';
import { keyParts } from '../keys.rules.ts';
import { withNames } from '../names.store.ts';
import { isUntold, readUntold } from '../told.store.ts';
import { isShownColumn, readOf } from './fiche.rules.ts';
import { checkThere, listOfFiche } from './fiche.store.ts';

type Entry = Awaited<ReturnType<typeof listOfFiche>>[number];
type Side = Entry['Avant'];

const shownSide = (table: string, side: Side) =>
  side && Object.fromEntries(Object.entries(side).filter(([column]) => isShownColumn(table, column)));
const isEmpty = (side: Side) => side === null || Object.keys(side).length === 0;

/** A line as customer access is told of it; of an operator's reasons it is told by « Accès des opérateurs ». */
const toldLine = (entry: Entry): Entry[] => {
  const { NomTable, Operation, Kind, Motif } = entry;
  const [Avant, Apres] = [shownSide(NomTable, entry.Avant), shownSide(NomTable, entry.Apres)];
  if (Operation === 'U' && isEmpty(Avant) && isEmpty(Apres)) return [];
  return [{ ...entry, Avant, Apres, Motif: Kind === 'customer' ? Motif : null }];
};

/** Who changed a record, for whoever opens it: customer access is told what its page shows. @throws Refusal 404 */
export const readFiche: Handler<typeof journal.fiche> = async ({ db, session, params: { table, ligne } }) => {
  const read = readOf(table);
  const all = session.kind === 'operator';
  if (!read || !hasHistoriqueClient(table) || !mayCall(read, standingOf(session))) throw unknownRecord();
  await checkThere(db, table, ligne, { all });
  const lines = await listOfFiche(db, [table, ...fichesClient[table]!], ligne);
  const newest = lines.slice(0, mostOfFiche);
  const isHidden = all ? () => false : isUntold(await readUntold(db));
  const told = all ? newest : newest.filter((entry) => !isHidden(Object.fromEntries(keyParts(entry)))).flatMap(toldLine);
  return { entries: await withNames(db, told), EstCoupe: lines.length > mostOfFiche };
};
