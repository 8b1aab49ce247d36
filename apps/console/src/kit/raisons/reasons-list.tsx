import { tableOf, wordOf } from '@comptoir/contract/catalogue/all';
import { journal } from '@comptoir/contract/domains/journal/journal.calls';
import type { RaisonDite } from '@comptoir/contract/refusal-body';
import { mayCall } from '@comptoir/contract/rights';
import { Anchor, List, Text, VisuallyHidden } from '@mantine/core';
import { useContext } from 'react';
import { SessionInfoContext, standingOf } from '../session.ts';

type Sujet = NonNullable<RaisonDite['sujet']>;

/** « Utilisateurs : Corre Marie (Login) » */
const named = ({ table, id, champ, nom }: Sujet) => {
  const label = tableOf(table)?.label ?? table;
  const field = champ === undefined ? undefined : wordOf(table, champ);
  const isOnly = tableOf(table)?.identity?.length === 0;
  const row = isOnly ? label : `${label}\u00a0: ${nom ?? `n°\u00a0${id}`}`;
  return field === undefined ? row : `${row} (${field})`;
};

const historyOf = ({ table, id }: Sujet) => `/journal?${new URLSearchParams({ table, ligne: id })}`;

const Subject = ({ sujet, lien }: { sujet: Sujet; lien: string | undefined }) => {
  const info = useContext(SessionInfoContext);
  const name = named(sujet);
  return (
    <Text size="sm">
      {lien === undefined ? (
        name
      ) : (
        <Anchor href={lien} c="inherit" underline="always">
          {name}
        </Anchor>
      )}
      {info && mayCall(journal.list, standingOf(info)) && (
        <>
          {' · '}
          <Anchor href={historyOf(sujet)} c="inherit" underline="always">
            Depuis quand&nbsp;?
            <VisuallyHidden>{`\u00a0${name}`}</VisuallyHidden>
          </Anchor>
        </>
      )}
    </Text>
  );
};

interface ReasonsListProps {
  raisons: readonly RaisonDite[];
  message: string;
}

/** Each reason: its sentence where the refusal has another, what it is about, and what would change it. */
export const ReasonsList = ({ raisons, message }: ReasonsListProps) => {
  const telling = raisons.filter(({ phrase, sujet }) => sujet !== undefined || phrase !== message);
  return telling.length > 0 && <Telling raisons={telling} message={message} />;
};

const Telling = ({ raisons, message }: ReasonsListProps) => (
  <List size="sm" mt={4} listStyleType="none" aria-label="Pourquoi">
    {raisons.map(({ code, phrase, sujet, lien, change }) => (
      <List.Item key={`${code} ${phrase} ${sujet?.table} ${sujet?.id} ${sujet?.champ}`}>
        {phrase !== message && <Text size="sm">{phrase}</Text>}
        {sujet && <Subject sujet={sujet} lien={lien} />}
        {change && (
          <Text size="sm">{`Ce qui le permettrait\u00a0: ${change.phrase.charAt(0).toLocaleLowerCase('fr')}${change.phrase.slice(1)}.`}</Text>
        )}
      </List.Item>
    ))}
  </List>
);
