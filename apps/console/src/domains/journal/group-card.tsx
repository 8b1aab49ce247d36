import { Anchor, Code, Title, VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import { useRouterState } from '@tanstack/react-router';
import { SeeBefore } from '../../kit/past/see-before.tsx';
import { shownText } from '../../kit/list/rows/cell-value.ts';
import { EntryCard } from './entry-card.tsx';
import { kindInWords, linesInWords, undoneBy, type JournalGroup } from './journal-groups.ts';
import { journalWith, retourWith } from './journal.links.ts';
import { RetablirPanel } from './retablir-panel.tsx';
import { isUndoable } from './use-retablir.ts';
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
}

/** Everything that one request changed: who, when, which action, then its lines. */
export const GroupCard = ({ group, order, of, alone = false }: GroupCardProps) => {
  const { Groupe, DateH, Auteur, Reel, Kind, Appel, Action, Motif, Cause, entries } = group;
  const undone = undoneBy(Cause);
  const id = useId();
  const when = shownText('dateTime', DateH);
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
          {undone && <Anchor href={journalWith({ groupe: undone })}>L’opération annulée</Anchor>}
          {!of && <span>{linesInWords(entries.length)}</span>}
          {Appel && entries.some(isUndoable) && <RetablirPanel group={group} />}
          {Appel && of?.ligne !== undefined && (
            <Anchor href={retourWith({ groupe: Groupe, table: of.table, id: of.ligne })}>
              Revenir juste avant
              <VisuallyHidden>, le {when}</VisuallyHidden>
            </Anchor>
          )}
          <SeeBefore moment={DateH} path={of ? path : '/'} label={of ? 'Voir l’écran juste avant' : 'Voir le client juste avant'} />
          {!alone && (
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
            bare={of !== undefined && of.ligne === entry.IDLigne && of.table === entry.NomTable}
          />
        ))}
      </ul>
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
    </article>
  );
};
