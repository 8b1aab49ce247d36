import { sante, type SanteInterface, type SanteJour } from '@comptoir/contract/domains/sante/sante.calls';
import { Anchor, Progress, Text, Title } from '@mantine/core';
import { isFailure } from '@comptoir/contract/domains/sante/etats';
import { ofName } from '@comptoir/contract/texts/elision';
import { IconRefresh } from '@tabler/icons-react';
import { useId } from 'react';
import { shownText } from '../../kit/list/rows/cell-value.ts';
import type { Progress as Done } from '../../kit/long-call.ts';
import { ActOpener } from '../../kit/record/closed-act.tsx';
import { AskInterface } from '../pourquoi/ask-interface-badge.tsx';
import { JoursBadge } from './jours-badge.tsx';
import css from './sante.module.css';
import { VerdictBadge } from './verdict-badge.tsx';
import { neverChecked, verdictWords } from './verdict-words.ts';

const Running = ({ Titre, progress: { done, total } }: { Titre: string; progress: Done }) => {
  const words = total > 0 ? `${done} accès sur ${total}` : 'Préparation…';
  return (
    <div>
      <Progress.Root size="lg">
        <Progress.Section
          value={total > 0 ? (done / total) * 100 : 0}
          aria-label={`Vérification ${ofName(Titre)}`}
          aria-valuetext={words}
        />
      </Progress.Root>
      <Text size="sm" role="status">
        {words}
      </Text>
    </div>
  );
};

const Name = ({ id, etat: { Titre, Ecran } }: { id: string; etat: SanteInterface }) => (
  <Title order={3} size="h4" id={id}>
    <Anchor href={Ecran} inherit>
      {Titre}
    </Anchor>
  </Title>
);

/** An interface without any login: nothing to check, and one thing to do. */
const UnusedCard = ({ etat }: { etat: SanteInterface }) => {
  const id = useId();
  return (
    <article className={css.card} data-unused aria-labelledby={id}>
      <Name id={id} etat={etat} />
      <Text size="sm" className={css.unused ?? ''}>
        Aucun compte configuré&nbsp;: rien à vérifier.
      </Text>
      <Anchor size="sm" href={etat.Ecran} aria-label={`Configurer\u00a0: ${etat.Titre}`}>
        Configurer
      </Anchor>
    </article>
  );
};

interface InterfaceCardProps {
  etat: SanteInterface;
  /** Configured logins, checked or not. */
  configured: number;
  /** Undefined while loading. */
  jours: readonly SanteJour[] | undefined;
  /** How many days are shown. */
  count: number;
  progress: Done | undefined;
  onVerify: () => void;
}

/** One interface: its state and reason, its days, and the button that checks it now. */
export const InterfaceCard = ({ etat, configured, jours, count, progress, onVerify }: InterfaceCardProps) => {
  const { Titre, Verdict, Message, DernierSucces, DernierEchec, EnEchec, AlertesOuvertes } = etat;
  const id = useId();
  const tone = Verdict === null ? neverChecked.tone : verdictWords[Verdict].tone;
  if (configured === 0) return <UnusedCard etat={etat} />;
  return (
    <article className={css.card} data-tone={tone} aria-labelledby={id}>
      <div className={css.head}>
        <Name id={id} etat={etat} />
        <VerdictBadge verdict={Verdict} />
      </div>
      {jours ? (
        <JoursBadge titre={Titre} jours={jours} count={count} />
      ) : (
        <div className={css.days} data-checked={Verdict !== null || undefined} />
      )}
      <dl className={css.facts}>
        <dt>Accès</dt>
        <dd>
          {`${configured}, dont ${EnEchec} en échec`}
          {AlertesOuvertes > 0 && `, ${AlertesOuvertes} alerte${AlertesOuvertes > 1 ? 's' : ''} à acquitter`}
        </dd>
        <dt>Dernier succès</dt>
        <dd>{shownText('dateTime', DernierSucces) || '-'}</dd>
        <dt>Dernier échec</dt>
        <dd>{shownText('dateTime', DernierEchec) || '-'}</dd>
      </dl>
      {progress ? (
        <Running Titre={Titre} progress={progress} />
      ) : (
        <ActOpener
          call={sante.verifier}
          variant="default"
          size="xs"
          w="fit-content"
          leftSection={<IconRefresh size={16} aria-hidden />}
          onClick={onVerify}
          aria-label={`Vérifier maintenant\u00a0: ${Titre}`}
        >
          Vérifier maintenant
        </ActOpener>
      )}
      {Message !== '' && <p className={css.why}>{Message}</p>}
      {isFailure(Verdict) && <AskInterface partner={etat.Interface} title={Titre} />}
    </article>
  );
};
