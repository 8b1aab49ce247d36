import { Anchor, Button, Code, Skeleton, Title, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleOff, IconCircleX } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import type { CallError } from '../../kit/client.ts';
import { shareInWords, type CardState, type CardTone, type Share } from './card-state.ts';
import type { CardScreen } from './card-screens.ts';
import css from './dashboard.module.css';
import { DaysPanel } from './days-panel.tsx';
import { HealthPanel } from './health-panel.tsx';
import { useMayOpenScreens } from './use-may-open-screens.ts';

const icons = { ok: IconCircleCheck, warning: IconAlertTriangle, off: IconCircleOff, failed: IconCircleX } satisfies Record<
  CardTone,
  unknown
>;

interface ToneProps {
  tone: CardTone;
  word: string;
  children: ReactNode;
}

const Tone = ({ tone, word, children }: ToneProps) => {
  const Icon = icons[tone];
  return (
    <div className={`${css.tone} ${css.state}`} data-tone={tone}>
      <p className={css.word}>
        <Icon size={20} aria-hidden />
        {word}
      </p>
      {children}
    </div>
  );
};

/** Decorative: the text beside it says the same. */
const ShareBar = ({ active, all }: Share) => (
  <svg className={css.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden focusable="false">
    <rect className={css.track} width="100" height="6" />
    <rect className={css.part} width={all > 0 ? Math.min((active / all) * 100, 100) : 0} height="6" />
  </svg>
);

const State = ({ state: { tone, word, details, share } }: { state: CardState }) => (
  <Tone tone={tone} word={word}>
    {details.map((detail) => (
      <p key={detail}>{detail}</p>
    ))}
    {share && (
      <div className={css.share}>
        <p>{shareInWords(share)}</p>
        <ShareBar {...share} />
      </div>
    )}
  </Tone>
);

interface FailureProps {
  title: string;
  tone: CardTone;
  error: CallError;
  onRetry: () => void;
  retrying: boolean;
}

const Failure = ({ title, tone, error: { message, requestId }, onRetry, retrying }: FailureProps) => (
  <Tone tone={tone} word="Erreur">
    <p>{message}</p>
    {requestId && (
      <p className={css.reference}>
        Référence&nbsp;: <Code>{requestId}</Code>
      </p>
    )}
    <Button variant="default" size="xs" onClick={onRetry} loading={retrying} aria-label={`Réessayer\u00a0: ${title}`}>
      Réessayer
    </Button>
  </Tone>
);

const Coming = () => (
  <div className={css.coming}>
    <VisuallyHidden>Chargement en cours…</VisuallyHidden>
    <Skeleton height={16} width="70%" mb="xs" />
    <Skeleton height={12} />
  </div>
);

export interface StatusCardProps {
  title: string;
  /** The screen of the interface. */
  screen: CardScreen | null;
  query: UseQueryResult<CardState>;
  /** The colour of 'Erreur'. */
  failed?: CardTone;
  order?: 2 | 3;
  /** The partner that the interface depends on. */
  partner?: string;
  /** The figure that is counted each day. */
  mesure?: string;
}

/** The state of one interface. Each card reads its own, so one failure does not touch the others. Earlier data stay. */
export const StatusCard = ({ title, screen, query, failed = 'failed', order = 3, partner, mesure }: StatusCardProps) => {
  const { data, error, isFetching, refetch } = query;
  const mayOpen = useMayOpenScreens();
  const id = useId();
  return (
    <article
      className={`${css.tone} ${css.card}`}
      data-tone={error ? failed : data?.tone}
      data-days={order === 3 || undefined}
      aria-labelledby={id}
      aria-busy={!data && isFetching}
    >
      <Title order={order} id={id} className={css.name}>
        {screen && mayOpen ? <Anchor href={screen}>{title}</Anchor> : title}
      </Title>
      <div role="status" className={css.content}>
        {error && <Failure title={title} tone={failed} error={error} onRetry={() => void refetch()} retrying={isFetching} />}
        {data && <State state={data} />}
        {!data && !error && <Coming />}
        {partner && <HealthPanel title={title} partner={partner} />}
      </div>
      {order === 3 && <DaysPanel title={title} partner={partner} mesure={mesure} />}
    </article>
  );
};
