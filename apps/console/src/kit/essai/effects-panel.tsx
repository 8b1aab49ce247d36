import { mostChangements, type Changement, type Essai } from '@comptoir/contract/essai';
import { changesOf, operations, tableLabel } from '@comptoir/contract/domains/journal/phrases';
import { Alert, Button, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { counted } from '../counted.ts';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import css from './essai.module.css';

export type EffectsState = { name: 'loading' } | { name: 'failed'; message: string } | { name: 'shown'; essai: Essai };

interface EffectsPanelProps {
  state: EffectsState;
  /** Within a dialog of something else, which Escape does not close then. */
  isWithin?: boolean;
  onRetry: () => void;
}

/** One record with what would become of it. */
interface Fiche {
  cle: string;
  titre: string;
  changements: Changement[];
}

const fichesOf = (changements: readonly Changement[]): Fiche[] => {
  const found = new Map<string, Fiche>();
  for (const one of changements) {
    const cle = `${one.table} ${one.id}`;
    const known = found.get(cle);
    if (known) known.changements.push(one);
    else found.set(cle, { cle, titre: `${one.nom ?? `n°\u00a0${one.id}`} (${tableLabel(one.table)})`, changements: [one] });
  }
  return [...found.values()];
};

const Changes = ({ table, operation, avant, apres }: Changement) => {
  if (operation !== 'U') return <Text size="sm">{operations[operation]}</Text>;
  return (
    <dl className={css.changes}>
      {changesOf({ NomTable: table, Operation: operation, Avant: avant, Apres: apres }).map(({ field, label, before, after }) => (
        <div key={field}>
          <dt>{label ?? field}</dt>
          <dd>{before?.kind === 'secret' || after?.kind === 'secret' ? 'autre valeur' : `${before?.text} → ${after?.text}`}</dd>
        </div>
      ))}
    </dl>
  );
};

const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) =>
  lines.length === 0 ? null : (
    <section>
      <Title order={3} size="h5">
        {title}
      </Title>
      <ul className={css.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );

const Shown = ({ essai }: { essai: Essai }) => {
  const { changements, nbChangements, juges, courriels, sessions, partenaires } = essai;
  const isNothing = nbChangements + courriels.length + sessions.length === 0;
  const told = juges.filter(({ avant, apres, lignes }) => lignes.length > 0 || avant !== apres);
  return (
    <Stack gap="md">
      <Text role="status">
        {isNothing
          ? 'Rien ne changerait.'
          : `${counted(nbChangements, 'ligne changerait', 'lignes changeraient')}. Rien n’est encore enregistré.`}
      </Text>
      {changements.length > 0 && (
        <ul className={css.fiches}>
          {fichesOf(changements).map(({ cle, titre, changements: own }) => (
            <li key={cle}>
              <strong>{titre}</strong>
              {own.map((one, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- lines of one record have nothing else, and never move
                <Changes key={at} {...one} />
              ))}
            </li>
          ))}
        </ul>
      )}
      {nbChangements > changements.length && (
        <Text size="sm">Seules les {mostChangements.toLocaleString('fr-FR')} premières lignes sont montrées.</Text>
      )}
      {told.map(({ cle, phrase, lignes }) => (
        <section key={cle}>
          <Title order={3} size="h5">
            {phrase}
          </Title>
          <ul className={css.lines}>
            {lignes.map((ligne) => (
              <li key={ligne}>{ligne}</li>
            ))}
          </ul>
        </section>
      ))}
      {!isNothing && juges.length > 0 && told.length === 0 && (
        <Text size="sm">Rien d’autre n’en dépend&nbsp;: ni droits, ni leads, ni contrôles, ni facturation.</Text>
      )}
      <Lines
        title="Courriels qui partiraient"
        lines={courriels.map(({ objet, destinataires }) => (destinataires.length > 0 ? `${objet}, à ${destinataires.join(', ')}` : objet))}
      />
      <Lines
        title="Sessions qui se termineraient"
        lines={sessions.map(({ qui, nombre }) => `${qui}\u00a0: ${counted(nombre, 'session')}`)}
      />
      {partenaires.length > 0 && (
        <Text size="sm">Cet essai n’a pas interrogé {partenaires.join(', ')}&nbsp;: l’enregistrement le fera.</Text>
      )}
    </Stack>
  );
};

/** What an act would do: being tried, refused, or shown. The focus comes here, and Escape is the panel's own. */
export const EffectsPanel = ({ state, isWithin = false, onRetry }: EffectsPanelProps) => {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), [state.name]);
  const keys = isWithin ? { 'data-mantine-stop-propagation': true } : {};
  return (
    <div ref={root} tabIndex={-1} role="region" aria-label="Effets" className={css.panel} {...keys}>
      {state.name === 'loading' && <LoadingState label="Essai en cours…" />}
      {state.name === 'failed' && (
        <Alert color="red" variant="light" role="alert">
          <Text>{state.message}</Text>
          <Button variant="default" size="xs" mt="sm" onClick={onRetry} {...keys}>
            Réessayer
          </Button>
        </Alert>
      )}
      {state.name === 'shown' && <Shown essai={state.essai} />}
    </div>
  );
};
