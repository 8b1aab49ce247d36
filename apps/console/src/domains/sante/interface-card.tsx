import type { SanteInterface, SanteJour } from '@comptoir/contract/domains/sante/sante.calls';
import { Anchor, Button, Progress, Text, Title } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useId } from 'react';
import { shownText } from '../../kit/list/rows/cell-value.ts';
import type { Progress as Done } from '../../kit/long-call.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { JoursPanel } from './jours-panel.tsx';
import css from './sante.module.css';
import { VerdictBadge } from './verdict-badge.tsx';
import { neverChecked, verdictWords } from './verdict-words.ts';

const Running = ({ Titre, progress: { done, total } }: { Titre: string; progress: Done }) => {
  const words = total > 0 ? `${done} accès sur ${total}` : 'Préparation…';
  return (
    <div>
      <Progress.Root size="lg">
        <Progress.Section value={total > 0 ? (done / total) * 100 : 0} aria-label={`Vérification de ${Titre}`} aria-valuetext={words} />
      </Progress.Root>
      <Text size="sm" role="status">
        {words}
      </Text>
    </div>
  );
};

interface InterfaceCardProps {
  etat: SanteInterface;
  /** Configured logins, checked or not. */
  configured: number;
  /** Undefined while loading. */
  jours: readonly SanteJour[] | undefined;
  progress: Done | undefined;
  onVerify: () => void;
}

/** One interface: its state and reason, its ninety days, and the button that checks it now. */
export const InterfaceCard = ({ etat, configured, jours, progress, onVerify }: InterfaceCardProps) => {
  const { Titre, Ecran, Verdict, Message, DernierSucces, DernierEchec, EnEchec, AlertesOuvertes } = etat;
  const id = useId();
  const tone = Verdict === null ? neverChecked.tone : verdictWords[Verdict].tone;
  return (
    <article className={css.card} data-tone={tone} aria-labelledby={id}>
      <div className={css.head}>
        <Title order={3} size="h4" id={id}>
          <Anchor href={Ecran} inherit>
            {Titre}
          </Anchor>
        </Title>
        {configured === 0 ? <StatusBadge tone="off">Aucun accès</StatusBadge> : <VerdictBadge verdict={Verdict} />}
      </div>
      {Message !== '' && <p className={css.why}>{Message}</p>}
      <dl className={css.facts}>
        <dt>Accès</dt>
        <dd>
          {configured === 0 ? 'aucun' : `${configured}, dont ${EnEchec} en échec`}
          {AlertesOuvertes > 0 && `, ${AlertesOuvertes} alerte${AlertesOuvertes > 1 ? 's' : ''} à acquitter`}
        </dd>
        <dt>Dernier succès</dt>
        <dd>{shownText('dateTime', DernierSucces) || '-'}</dd>
        <dt>Dernier échec</dt>
        <dd>{shownText('dateTime', DernierEchec) || '-'}</dd>
      </dl>
      <div className={css.foot}>
        {jours ? <JoursPanel jours={jours} /> : <div className={css.days} />}
        {progress ? (
          <Running Titre={Titre} progress={progress} />
        ) : (
          <Button
            variant="default"
            size="xs"
            w="fit-content"
            leftSection={<IconRefresh size={16} aria-hidden />}
            disabled={configured === 0}
            onClick={onVerify}
            aria-label={`Vérifier maintenant\u00a0: ${Titre}`}
          >
            Vérifier maintenant
          </Button>
        )}
      </div>
    </article>
  );
};
