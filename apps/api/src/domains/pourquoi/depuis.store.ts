import { journal } from '@comptoir/contract/domains/journal/journal.calls';
import type { Explication, Sujet } from '@comptoir/contract/pourquoi';
import { mayCall } from '@comptoir/contract/rights';
import { sql } from 'kysely';
import type { Db } from '../../db/tables.ts';
import { standingOf, type Session } from '../../http/session.ts';
import { isReplacing } from '../../journal/past/past.store.ts';
import { lifted } from '../../journal/state.store.ts';
import { auteurFor } from '../departs/prevus.store.ts';
import { isOwnField, isOwnLine } from '../retour/own.rules.ts';

/** The last line that gave a field its value or took its row away, where all rows have not been replaced since. */
const findChange = (db: Db, { table, id, champ }: Sujet) =>
  db
    .selectFrom('journal')
    .select(['DateH', 'Auteur', 'Kind', 'Groupe'])
    .where('NomTable', '=', table)
    .where(sql.ref<string>('IDEntete'), '=', id.split('/', 1)[0]!)
    .where('IDLigne', '=', id)
    .where(({ or, eb }) => or([sql<boolean>`${lifted(db, table, 'Apres')} ? ${champ}`, eb('Operation', '=', 'D')]))
    .where('IDJournal', '>', ({ selectFrom, fn, val }) =>
      fn.coalesce(
        selectFrom('journal')
          .select((eb) => eb.fn.max<number>('IDJournal').as('last'))
          .where(isReplacing),
        val(0),
      ),
    )
    .orderBy('IDJournal', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Since when a field is as it is and by whom: what the history shows this session of it. */
export const readDepuis = async (db: Db, session: Session, sujet: Sujet): Promise<Explication['depuis']> => {
  const isOperator = session.kind === 'operator';
  if (isOperator && !mayCall(journal.list, standingOf(session))) return null;
  const line = await findChange(db, sujet);
  if (!line) return null;
  const { DateH, Groupe } = line;
  const isOwn = isOwnLine(session, line);
  if (!isOperator && !isOwn && !(sujet.table === 'utilisateurs' && isOwnField(sujet.champ))) return null;
  return { DateH, Auteur: auteurFor(session.kind, line), Groupe: isOperator || isOwn ? Groupe : '' };
};
