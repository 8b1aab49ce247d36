import { Anchor, Code, Title, VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import { useRouterState } from '@tanstack/react-router';
import { SeeBefore } from '../../kit/past/see-before.tsx';
import { shownText } from '../../kit/list/rows/cell-value.ts';
import { EntryCard } from './entry-card.tsx';
import { kindInWords, linesInWords, undoneBy, type JournalGroup } from './journal-groups.ts';
import { journalWith, retourWith } from './journal.links.ts';
import { isUndoable, oneValueOf, remiseOfOperation, remiseOfVersion } from './retour/remise.ts';
import { useReach } from './retour/use-reach.ts';
import { RemisePanel } from './retour/remise-panel.tsx';
import css from './journal.module.css';

/** Rows named among the technical details. */
const mostTechnical = 20;

/** The subject of a history: a record, or a whole table. */
interface Subject {
  table: string;
  ligne: string | undefined;
}

export interface GroupCardProps {
  group: JournalGroup;
  order: 2 | 3;
  /** A record's own history does not name it again, only its parts. */
  of?: Subject;
  /** Nothing else is shown. */
  alone?: boolean;
  /** Each value can be put back. */
  values?: boolean;
  /** The operation that came next to the record, where one did. */
  next?: string | undefined;
}

/** Everything that one request changed: who, when, which action, then its lines. */
export const GroupCard = ({ group, order, of, alone = false, values = false, next }: GroupCardProps) => {
  const { Groupe, DateH, Auteur, Reel, Kind, Appel, Action, Motif, Cause, entries } = group;
  const undone = undoneBy(Cause);
  const id = useId();
  const when = shownText('dateTime', DateH);
  const { reads, mayUndo } = useReach();
  const path = useRouterState({ select: ({ location }) => location.pathname + location.searchStr });
  return (
    <article className={css.group} aria-labelledby={id}>
      <div className={css.groupHead}>
        <Title order={order} id={id} className={css.action}>
          {Action || 'Écriture directe en base'}
        </Title>
        <p className={css.facts}>
          <time dateTime={DateH}>{when}</time>
          <span>
            {Auteur} ({kindInWords(Kind)}){Reel && `, par ${Reel}`}
          </span>
          {Motif && <span>Motif : {Motif}</span>}
          {reads && undone && <Anchor href={journalWith({ groupe: undone })}>L’opération annulée</Anchor>}
          {!of && <span>{linesInWords(entries.length)}</span>}
          {Appel && entries.some(isUndoable) && mayUndo(group) && (
            <RemisePanel remise={remiseOfOperation(group)} of={`l’opération du ${when}`} asks={oneValueOf(group) === undefined} />
          )}
          {reads && Appel && of?.ligne !== undefined && (
            <Anchor href={retourWith({ groupe: Groupe, table: of.table, id: of.ligne })}>
              Revenir juste avant
              <VisuallyHidden>, le {when}</VisuallyHidden>
            </Anchor>
          )}
          {reads && next !== undefined && of?.ligne !== undefined && (
            <Anchor href={retourWith({ groupe: next, table: of.table, id: of.ligne })}>
              Revenir à cette version
              <VisuallyHidden>, celle du {when}</VisuallyHidden>
            </Anchor>
          )}
          {!reads && next !== undefined && of?.ligne !== undefined && (
            <RemisePanel asks remise={remiseOfVersion({ table: of.table, id: of.ligne }, next)} of={`celle du ${when}`} />
          )}
          {(reads || of) && (
            <SeeBefore moment={DateH} path={of ? path : '/'} label={of ? 'Voir l’écran juste avant' : 'Voir le client juste avant'} />
          )}
          {reads && !alone && (
            <Anchor href={journalWith({ groupe: Groupe })}>
              {of ? 'Toute l’opération' : 'Cette opération seule'}
              <VisuallyHidden>, du {when}</VisuallyHidden>
            </Anchor>
          )}
        </p>
      </div>
      <ul className={css.entries}>
        {entries.map((entry) => (
          <EntryCard
            key={entry.IDJournal}
            entry={entry}
            values={values}
            bare={of !== undefined && of.ligne === entry.IDLigne && of.table === entry.NomTable}
          />
        ))}
      </ul>
      {reads && (
        <details className={css.technical}>
          <summary>Détails techniques</summary>
          <p className={css.facts}>
            {Appel && <Code>{Appel}</Code>}
            <span>
              Opération <Code>{Groupe}</Code>
            </span>
            {[...new Set(entries.map(({ NomTable, IDLigne }) => `${NomTable} ${IDLigne}`))].slice(0, mostTechnical).map((row) => (
              <Code key={row}>{row}</Code>
            ))}
          </p>
        </details>
      )}
    </article>
  );
};
