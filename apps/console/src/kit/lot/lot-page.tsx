import type { LotResult } from '@comptoir/contract/lots';
import { Alert, Button, Card, Group, Stack, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { counted } from '@comptoir/contract/texts/counted';
import { dropDraft } from '../drafts/store.ts';
import { UnkeptDraft } from '../drafts/draft-notice.tsx';
import { useDraftKey } from '../drafts/use-draft.ts';
import { EffectsAbove } from '../essai/see-effects.tsx';
import { instead } from '../essai/trying.ts';
import { FormMessage } from '../form/form-message.tsx';
import { MotifField } from '../motif/motif-field.tsx';
import { motifHeader } from '../motif/motif-headers.ts';
import { effectsOf, type LotAct } from './lot-effects.ts';
import css from './lot.module.css';
import type { TakenUp } from '../travaux/taken-up.tsx';
import { LotDraft, type LotTyped } from './lot-draft.tsx';
import { LotLines } from './lot-lines.tsx';
import { LotRunningPanel } from './lot-running-panel.tsx';
import { useUndoClosed } from '../undo/undo.ts';
import type { LotUndone } from '../undo/undo-calls.ts';
import type { Lot } from './use-lot.ts';

export interface LotPageProps {
  lot: Lot;
  /** The run that stopped and that this one goes on with: its fields are chosen. */
  taken: TakenUp | undefined;
  title: string;
  /** How many rows were chosen. */
  count: number;
  /** The list where rows are chosen. */
  list: { label: string; href: string };
  /** The fields that may be changed. */
  fields: ReactNode;
  /** The fields that were chosen, and how those of a draft are taken up. */
  typed: LotTyped;
  /** The same in words, field by field. */
  acts: readonly LotAct[];
  fieldName: (field: string) => string;
  recordHref: (id: number) => string;
  csvName: string;
}

const Summary = ({ result, title, effects }: { result: LotResult; title: string; effects: readonly string[] }) => {
  const { essai, nbModifies, nbInchanges, nbRefus } = result;
  const parts = [
    counted(nbModifies, essai ? 'ligne à modifier' : 'ligne modifiée', essai ? 'lignes à modifier' : 'lignes modifiées'),
    counted(nbInchanges, 'sans changement', 'sans changement'),
    counted(nbRefus, 'refusée', 'refusées'),
  ];
  return (
    <Alert color={nbRefus > 0 ? 'yellow' : 'blue'} variant="light" title={title} role="status" mb="sm">
      {parts.join(', ')}.
      {effects.length > 0 && (
        <ul className={css.effects}>
          {effects.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
      )}
    </Alert>
  );
};

const stages = {
  checked: {
    title: 'Vérification de la modification',
    purpose: 'Ce que la modification ferait, ligne par ligne.',
    summary: 'Rien n’est encore écrit',
  },
  done: {
    title: 'Résultat de la modification',
    purpose: 'Ce qui est enregistré, et ce qui ne l’est pas.',
    summary: 'La modification est enregistrée',
  },
} as const;

interface ChoosingProps extends LotPageProps {
  place: string;
  motif: string;
  onMotif: (motif: string) => void;
}

/** The reason is kept with the fields that it is for. */
const withMotif = ({ values, resume }: LotTyped, motif: string, onMotif: (motif: string) => void): LotTyped => ({
  values: motif !== '' && Object.keys(values).length > 0 ? { ...values, [motifHeader]: motif } : values,
  resume: ({ [motifHeader]: said, ...read }) => {
    resume(read);
    if (typeof said === 'string') onMotif(said);
  },
});

/** What a run that stopped has left, and what it does with it. */
const Left = ({ taken: { Lignes, done }, acts }: { taken: TakenUp; acts: readonly LotAct[] }) => (
  <Card withBorder>
    <Text>{`${counted(done, 'ligne est passée', 'lignes sont passées')} sur ${Lignes.toLocaleString('fr-FR')}\u00a0; voici ce qui était choisi, pour celles qui restent\u00a0:`}</Text>
    <ul className={css.effects}>
      {acts.map(({ field, text }) => (
        <li key={field}>{text}</li>
      ))}
    </ul>
  </Card>
);

const Choosing = ({ lot, taken, title, count, list, fields, typed, acts, place, motif, onMotif }: ChoosingProps) => (
  <>
    <PageHeader
      title={title}
      purpose={
        taken
          ? 'La modification reprend où elle s’est arrêtée\u00a0; une vérification vous montre l’effet ligne par ligne.'
          : 'Seuls les champs choisis ici changent\u00a0; une vérification vous montre l’effet ligne par ligne.'
      }
      parents={[list]}
    />
    {count === 0 ? (
      <EmptyState
        message="Aucune ligne n’est choisie&nbsp;: cochez-en dans la liste."
        action={
          <Button component="a" href={list.href} variant="default">
            Revenir à la liste
          </Button>
        }
      />
    ) : (
      <Stack>
        <FormMessage error={lot.error} has={() => false} />
        {taken ? (
          <Left taken={taken} acts={acts} />
        ) : (
          <>
            <LotDraft key={place} place={place} typed={withMotif(typed, motif, onMotif)} />
            <Card withBorder>{fields}</Card>
          </>
        )}
        <Text role="status" size="sm">
          {!taken && acts.length > 0 && `${counted(count, 'ligne')}\u00a0: ${acts.map(({ text }) => text).join('\u00a0; ')}.`}
        </Text>
        <MotifField value={motif} onChange={onMotif} />
        <Group justify="flex-end">
          <UnkeptDraft />
          <Button component="a" href={list.href} variant="default" onClick={() => dropDraft(place)}>
            Annuler
          </Button>
          <Button onClick={lot.check} disabled={Object.keys(typed.values).length === 0}>
            Vérifier
          </Button>
        </Group>
      </Stack>
    )}
  </>
);

/** What an undoing put back, and what it left. */
const Undone = ({ result: { nbLignes, nbRestent }, title, list }: { result: LotUndone } & Pick<LotPageProps, 'title' | 'list'>) => (
  <>
    <PageHeader title={title} purpose="Ce qui est revenu à son état précédent." parents={[list]} />
    <Stack>
      <Alert color={nbRestent > 0 ? 'yellow' : 'blue'} variant="light" title="La modification est annulée" role="status">
        {counted(nbLignes, 'élément remis', 'éléments remis')}.
        {nbRestent > 0 &&
          ` ${counted(nbRestent, 'reste tel quel', 'restent tels quels')}\u00a0: modifiés depuis, ou retenus par une règle. Le journal en donne la liste.`}
      </Alert>
      <Group justify="flex-end">
        <Button component="a" href={list.href}>
          Revenir à la liste
        </Button>
      </Group>
    </Stack>
  </>
);

/** The page of a bulk change: choose, try, run, undo. */
export const LotPage = (props: LotPageProps) => {
  const { lot, taken, title, list, fieldName, recordHref, csvName, acts } = props;
  const { stage } = lot;
  const closed = useUndoClosed();
  const place = useDraftKey(undefined);
  const [motif, setMotif] = useState('');
  const isDone = stage.name === 'done';
  if (isDone && motif !== '') setMotif('');
  useEffect(() => {
    if (isDone) dropDraft(place);
  }, [isDone, place]);
  const navigate = useNavigate();
  // The filters of the lines are in the address.
  const then = (act: () => void) => () => {
    void navigate({ to: '.', search: {}, replace: true });
    act();
  };
  if (stage.name === 'choose') return <Choosing {...props} place={place} motif={motif} onMotif={setMotif} />;
  if (stage.name === 'running') {
    return (
      <>
        <PageHeader title={title} purpose="Restez sur la page jusqu’au résultat." parents={[list]} />
        <LotRunningPanel work={stage.work} progress={stage.progress} />
      </>
    );
  }
  if (stage.name === 'undone') return <Undone result={stage.result} title={title} list={list} />;
  const { result } = stage;
  const words = stages[stage.name];
  const actions =
    stage.name === 'checked' ? (
      <>
        <Button variant="default" onClick={then(lot.restart)}>
          {taken ? 'Retour' : 'Changer les champs'}
        </Button>
        <Button onClick={() => void instead(then(() => lot.apply(motif)))} disabled={!taken && result.nbModifies === 0}>
          {taken ? 'Reprendre la modification' : `Modifier ${counted(result.nbModifies, 'ligne')}`}
        </Button>
      </>
    ) : (
      <>
        {result.nbModifies > 0 && closed === null && (
          <Button variant="default" onClick={then(() => lot.undo(result.Groupe))}>
            Annuler cette modification
          </Button>
        )}
        <Button component="a" href={list.href}>
          Revenir à la liste
        </Button>
      </>
    );
  return (
    <LotLines
      title={words.title}
      purpose={words.purpose}
      parents={[list]}
      actions={actions}
      notice={
        <>
          <FormMessage error={lot.error} has={() => false} />
          <Summary result={result} title={words.summary} effects={effectsOf(result, acts, fieldName)} />
          {stage.name === 'checked' && result.nbModifies > 0 && <EffectsAbove act={lot.attempt} />}
        </>
      }
      result={result}
      fieldName={fieldName}
      recordHref={recordHref}
      csvName={csvName}
    />
  );
};
