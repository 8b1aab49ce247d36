import { ditesAilleurs, mostChangements } from '@comptoir/contract/essai';
import { phraseOf } from '@comptoir/contract/domains/journal/phrases';
import { sql } from 'kysely';
import { anyText } from '../db/any-of.ts';
import type { Db } from '../db/tables.ts';
import type { Session } from '../http/session.ts';
import type { Essais } from '../http/essai/juge.ts';
import { lineColumns } from '../journal/changes.store.ts';
import { withNames } from '../domains/journal/names.store.ts';
import { isToldColumn, namedTo, readUntold, toldTables } from '../domains/journal/told.store.ts';

type Side = Readonly<Record<string, unknown>> | null;

/** What customer access is told of a side of a line. */
const toldOf = (table: string, side: Side) =>
  side && Object.fromEntries(Object.entries(side).filter(([column]) => isToldColumn(table, column)));

const isEmpty = (side: Side) => side === null || Object.keys(side).length === 0;

/** Lines of a group; customer access is told of its own tables, and of no record that it does not see. */
const linesOf = async (db: Db, { kind }: Pick<Session, 'kind'>, groupe: string) => {
  const written = db.selectFrom('journal').where('Groupe', '=', groupe).where('NomTable', 'not in', ditesAilleurs);
  if (kind === 'operator') return { written, isNamed: () => true };
  const untold = await readUntold(db);
  const told = written
    .where('NomTable', '=', anyText(toldTables))
    .where(sql<boolean>`not ("NomTable" = 'utilisateurs' and "IDLigne" = any(${untold.utilisateurs}::text[]))`)
    .where(sql<boolean>`not ("NomTable" = 'sites' and "IDLigne" = any(${untold.sites}::text[]))`);
  return { written: told, isNamed: namedTo(untold) };
};

/** What a trial has written, as the journal would say it to this session. */
export const listChangements: Essais['changements'] = async (db, session, groupe) => {
  const { written, isNamed } = await linesOf(db, session, groupe);
  const { nb } = await written.select(({ fn }) => fn.countAll<number>().as('nb')).executeTakeFirstOrThrow();
  const lines = await written.select(lineColumns).orderBy('IDJournal').limit(mostChangements).execute();
  const entries = await withNames(db, lines);
  const isOperator = session.kind === 'operator';
  const changements = entries.flatMap((entry) => {
    const { NomTable, IDLigne, Operation } = entry;
    const avant = isOperator ? entry.Avant : toldOf(NomTable, entry.Avant);
    const apres = isOperator ? entry.Apres : toldOf(NomTable, entry.Apres);
    if (Operation === 'U' && isEmpty(avant) && isEmpty(apres)) return [];
    const nom = isNamed(entry) ? entry.Nom : null;
    const phrase = phraseOf({ NomTable, IDLigne, Operation, Nom: nom, Avant: avant, Apres: apres });
    return [{ table: NomTable, id: IDLigne, nom, operation: Operation, avant, apres, phrase }];
  });
  return { changements, nbChangements: nb - (entries.length - changements.length) };
};
