import { accueil, type Attention, type Changement } from '@comptoir/contract/domains/accueil/accueil.calls';
import type { Answer } from '@comptoir/contract/kit';
import { Alert, Anchor, Button, Text, Title } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { addressAt } from '../../kit/place.ts';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { useSessionInfo } from '../../kit/session.ts';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { changeInWords, dayInAddress, isGrave, missingInWords, motifInWords, screenOf, visitInWords } from './accueil-words.ts';
import css from './accueil.module.css';
import { PlacesPanel } from './places-panel.tsx';
import { beginVisit } from './visit.ts';

type Accueil = Answer<typeof accueil.read>;

const reasonsShown = 3;

const AttentionLine = ({ client, now }: { client: Attention; now: number }) => {
  const { BDGp, label, motifs } = client;
  const grave = isGrave(client);
  const Icon = grave ? IconAlertTriangle : IconAlertCircle;
  const more = motifs.length - reasonsShown;
  return (
    <li className={css.line}>
      <Icon size={20} className={css.sign} data-grave={grave || undefined} aria-hidden />
      <div className={css.words}>
        <strong>{label}</strong>
        <ul className={css.reasons}>
          {motifs.slice(0, reasonsShown).map((motif) => (
            <li key={`${motif.Nature}/${motif.Titre}`}>{motifInWords(motif, now)}</li>
          ))}
          {more > 0 && <li>et {more > 1 ? `${more} autres motifs` : 'un autre motif'}</li>}
        </ul>
      </div>
      <Anchor href={addressAt(BDGp, screenOf(client))} aria-label={`Ouvrir\u00a0: ${label}`}>
        Ouvrir
      </Anchor>
    </li>
  );
};

const ChangeLine = ({ client, since }: { client: Changement; since: string }) => {
  const { BDGp, label, Modifications } = client;
  const screen = Modifications > 0 ? `/journal?du=${dayInAddress(since)}` : '/demandes';
  return (
    <li className={css.line}>
      <div className={css.words}>
        <strong>{label}</strong>
        <div>{changeInWords(client)}</div>
      </div>
      <Anchor href={addressAt(BDGp, screen)} aria-label={`Voir\u00a0: ${label}`}>
        Voir
      </Anchor>
    </li>
  );
};

interface PartProps {
  id: string;
  title: string;
  /** Shown instead of no line. */
  none: string;
  more: number;
  children: readonly ReactNode[];
}

const Part = ({ id, title, none, more, children }: PartProps) => (
  <section aria-labelledby={id} className={css.part}>
    <Title order={2} size="h3" id={id}>
      {title}
    </Title>
    {children.length > 0 ? <ul className={css.lines}>{children}</ul> : <Text c="dimmed">{none}</Text>}
    {more > 0 && (
      <Text size="sm" c="dimmed" mt="xs">
        et {more.toLocaleString('fr-FR')} {more > 1 ? 'autres clients' : 'autre client'}
      </Text>
    )}
  </section>
);

interface FiguresProps {
  figures: Accueil;
  visit: string | null;
  onRetry: () => void;
  retrying: boolean;
}

const Figures = ({
  figures: { Depuis, attention, EnTout, changements, Changes, manque, fermes },
  visit,
  onRetry,
  retrying,
}: FiguresProps) => {
  const [now] = useState(() => Date.now());
  return (
    <>
      {manque.length > 0 && (
        <Alert color="yellow" mb="md" role="alert" icon={<IconAlertTriangle aria-hidden />} title="Une partie n’a pas pu être lue">
          <Text mb="xs">Il manque {manque.map(missingInWords).join(', ')}.</Text>
          <Button variant="default" size="xs" onClick={onRetry} loading={retrying}>
            Réessayer
          </Button>
        </Alert>
      )}
      {fermes.length > 0 && (
        <Text c="dimmed" mb="md">
          {fermes.length === 1 ? 'Ce groupe demande' : 'Ces groupes demandent'} à accorder l’accès, et rien n’en est lu ici&nbsp;:{' '}
          {fermes.join(', ')}.
        </Text>
      )}
      <div className={css.parts}>
        <Part
          id="a-voir"
          title={EnTout > 0 ? `À voir (${EnTout.toLocaleString('fr-FR')})` : 'À voir'}
          none="Rien à signaler chez vos clients."
          more={EnTout - attention.length}
        >
          {attention.map((client) => (
            <AttentionLine key={client.BDGp} client={client} now={now} />
          ))}
        </Part>
        <Part id="depuis" title={visitInWords(visit, now)} none="Personne d’autre n’a rien modifié." more={Changes - changements.length}>
          {changements.map((client) => (
            <ChangeLine key={client.BDGp} client={client} since={Depuis} />
          ))}
        </Part>
      </div>
    </>
  );
};

interface AccueilPanelProps {
  /** What stands above and below is not known yet: all of it is shown at once. */
  isComing: boolean;
  /** Above what is to do, and below it. */
  before: ReactNode;
  after: ReactNode;
}

/** What an operator's customers need, what has changed there, and where one was. */
export const AccueilPanel = ({ isComing, before, after }: AccueilPanelProps) => {
  const { login } = useSessionInfo();
  const [visit] = useState(() => beginVisit(login));
  const query = useRead(accueil.read, { query: visit === null ? {} : { depuis: visit } }, { staleTime: 0 });
  const { data, isPending, isFetching, refetch } = query;
  const isWaiting = isComing || isPending;
  return (
    <div className={css.home}>
      {isWaiting ? (
        <LoadingState lines={8} label="Lecture de ce qui se passe chez vos clients…" />
      ) : (
        <>
          <div className={css.first}>{before}</div>
          <ReadFailure query={query} />
          {data && <Figures figures={data} visit={visit} onRetry={() => void refetch()} retrying={isFetching} />}
          {after && <div className={css.after}>{after}</div>}
        </>
      )}
      <PlacesPanel />
    </div>
  );
};
