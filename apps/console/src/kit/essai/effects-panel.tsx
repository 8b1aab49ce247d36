import { mostChangements, type Changement } from '@comptoir/contract/essai';
import { changesOf, operations, tableLabel } from '@comptoir/contract/domains/journal/phrases';
import { Alert, Button, Stack, Text, Title } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { counted } from '@comptoir/contract/texts/counted';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import css from './essai.module.css';
import type { Advance, Together } from './trying.ts';

export type EffectsState =
  | { name: 'loading'; progress: Advance | null }
  /** `isRefused`: what is tried would be refused as well; else it just cannot be tried. */
  | { name: 'failed'; message: string; isRefused: boolean }
  | { name: 'shown'; essai: Together };

interface EffectsPanelProps {
  state: EffectsState;
  /** Within a dialog of something else, which Escape does not close then. */
  isWithin?: boolean;
  /** They show themselves: the focus stays where it is. */
  isAuto?: boolean;
  onRetry: () => void;
  /** Goes on without them. */
  onSkip?: () => void;
}

/** One record with what would become of it. */
interface Fiche {
  cle: string;
  table: string;
  titre: string;
  changements: Changement[];
}

const fichesOf = (changements: readonly Changement[]): Fiche[] => {
  const found = new Map<string, Fiche>();
  for (const one of changements) {
    const cle = `${one.table} ${one.id}`;
    const known = found.get(cle);
    if (known) known.changements.push(one);
    else
      found.set(cle, { cle, table: one.table, titre: `${one.nom ?? `n°\u00a0${one.id}`} (${tableLabel(one.table)})`, changements: [one] });
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

const Fiches = ({ fiches }: { fiches: readonly Fiche[] }) => (
  <ul className={css.fiches}>
    {fiches.map(({ cle, titre, changements }) => (
      <li key={cle}>
        <strong>{titre}</strong>
        {changements.map((one, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines of one record have nothing else, and never move
          <Changes key={at} {...one} />
        ))}
      </li>
    ))}
  </ul>
);

/** So many records stand below each other; more are folded by kind. */
const mostFiches = 20;

const ByKind = ({ changements }: { changements: readonly Changement[] }) => {
  const fiches = fichesOf(changements);
  if (fiches.length <= mostFiches) return <Fiches fiches={fiches} />;
  return [...new Set(fiches.map(({ table }) => table))].map((table) => {
    const own = fiches.filter((fiche) => fiche.table === table);
    return (
      <details key={table}>
        <summary>{`${tableLabel(table)}\u00a0: ${counted(own.length, 'fiche')}`}</summary>
        <Fiches fiches={own} />
      </details>
    );
  });
};

const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) =>
  lines.length === 0 ? null : (
    <section>
      <Title order={2} size="h5">
        {title}
      </Title>
      <ul className={css.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );

const Shown = ({ essai }: { essai: Together }) => {
  const { nbAppels, changements, nbChangements, juges, courriels, sessions, partenaires } = essai;
  const isNothing = nbChangements + courriels.length + sessions.length === 0;
  const told = juges.filter(({ avant, apres, lignes }) => lignes.length > 0 || avant !== apres);
  return (
    <Stack gap="md">
      <Text role="status">
        {isNothing
          ? 'Rien ne changerait.'
          : `${counted(nbChangements, 'ligne changerait', 'lignes changeraient')}. Rien n’est encore enregistré.`}
      </Text>
      {changements.length > 0 && <ByKind changements={changements} />}
      {nbChangements > changements.length && (
        <Text size="sm">Seules les {mostChangements.toLocaleString('fr-FR')} premières lignes sont montrées.</Text>
      )}
      {told.map(({ cle, phrase, lignes }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a save of several calls hears a judge for each of them
        <section key={`${cle} ${at}`}>
          <Title order={2} size="h5">
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
      {nbAppels > 1 && (
        <Text size="sm">
          Cet enregistrement se fait en {nbAppels} fois, et chacune est essayée seule&nbsp;: ce que l’une change pour les suivantes n’est
          pas montré.
        </Text>
      )}
      {partenaires.length > 0 && (
        <Text size="sm">Cet essai n’a pas interrogé {partenaires.join(', ')}&nbsp;: l’enregistrement le fera.</Text>
      )}
    </Stack>
  );
};

const Loading = ({ progress, onSkip }: { progress: Advance | null; onSkip: (() => void) | undefined }) => (
  <>
    {progress && progress.total > 0 ? (
      <Text size="sm" role="status">
        {`Essai en cours\u00a0: ${progress.done.toLocaleString('fr-FR')} lignes sur ${progress.total.toLocaleString('fr-FR')}.`}
      </Text>
    ) : (
      <LoadingState label="Essai en cours…" lines={3} />
    )}
    {onSkip && (
      <Button variant="subtle" size="compact-sm" className={css.skip} onClick={onSkip}>
        Continuer sans voir les effets
      </Button>
    )}
  </>
);

/** What an act would do: being tried, refused, or shown. Where it was asked for, the focus comes here and Escape is the panel's own. */
export const EffectsPanel = ({ state, isWithin = false, isAuto = false, onRetry, onSkip }: EffectsPanelProps) => {
  const root = useRef<HTMLDivElement>(null);
  // Before it is seen: an Escape that comes at once is the panel's.
  useLayoutEffect(() => {
    if (!isAuto) root.current?.focus();
  }, [state.name, isAuto]);
  const keys = isWithin && !isAuto ? { 'data-mantine-stop-propagation': true } : {};
  return (
    <div ref={root} tabIndex={-1} role="region" aria-label="Effets" className={css.panel} {...keys}>
      {state.name === 'loading' && <Loading progress={state.progress} onSkip={onSkip} />}
      {state.name === 'failed' && (
        <Alert color={state.isRefused ? 'red' : 'gray'} variant="light" role="alert">
          <Text>{state.message}</Text>
          {state.isRefused && (
            <Button variant="default" size="xs" mt="sm" onClick={onRetry} {...keys}>
              Réessayer
            </Button>
          )}
        </Alert>
      )}
      {state.name === 'shown' && <Shown essai={state.essai} />}
    </div>
  );
};
