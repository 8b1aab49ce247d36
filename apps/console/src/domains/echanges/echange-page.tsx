import { echanges } from '@comptoir/contract/domains/echanges/echanges.calls';
import { echangeFields } from '@comptoir/contract/domains/echanges/echanges.fields';
import { labelsOf } from '@comptoir/contract/fields/shapes';
import type { Answer } from '@comptoir/contract/kit';
import type { ReactNode } from 'react';
import { CopyButton } from '../../kit/copy-button.tsx';
import { shownText } from '../../kit/list/rows/cell-value.ts';
import { useRead } from '../../kit/queries.ts';
import { RecordComing } from '../../kit/record-coming.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { useParam } from '../../kit/use-param.ts';
import { durationInWords, laidOut, resultats } from './echange-words.ts';
import { echangesPath } from './echanges.links.ts';
import css from './echanges.module.css';

const labels = labelsOf(echangeFields);

type Detail = Answer<typeof echanges.read>;

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Body = ({ title, text, empty }: { title: string; text: string; empty: string }) => (
  <section className={css.body}>
    <header>
      <h2>{title}</h2>
      {text !== '' && <CopyButton text={() => laidOut(text)} label={`Copier\u00a0: ${title}`} />}
    </header>
    {text === '' ? (
      <p>{empty}</p>
    ) : (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling part must be reachable by keyboard
      <pre tabIndex={0} role="group" aria-label={title}>
        {laidOut(text)}
      </pre>
    )}
  </section>
);

const Facts = ({ echange }: { echange: Detail }) => {
  const { DateH, Resultat, Message, Cible, Auteur, Methode, Adresse, Statut, DureeMs, Essais } = echange;
  return (
    <dl className={css.facts}>
      <Fact name={echangeFields.DateH.heading}>{shownText('dateTime', DateH)}</Fact>
      <Fact name={labels.Resultat}>
        <StatusBadge tone={resultats[Resultat].tone}>{resultats[Resultat].label}</StatusBadge> {Message}
      </Fact>
      {Cible !== '' && <Fact name={labels.Cible}>{Cible}</Fact>}
      <Fact name={labels.Auteur}>{Auteur}</Fact>
      <Fact name="Appel">
        {Methode} {Adresse}
      </Fact>
      <Fact name={labels.Statut}>{Statut ?? 'aucune réponse'}</Fact>
      <Fact name={labels.DureeMs}>
        {durationInWords(DureeMs)}
        {Essais > 1 && `, ${Essais} essais`}
      </Fact>
    </dl>
  );
};

const Found = ({ id }: { id: number }) => {
  const query = useRead(echanges.read, { params: { IDEchange: id } });
  const header = {
    title: query.data ? `${query.data.Partenaire}\u00a0: ${query.data.Operation}` : 'Échange',
    purpose: 'Les secrets sont masqués.',
    parents: [{ label: 'Journal des échanges', href: echangesPath }],
  };
  if (!query.data) return <RecordComing {...header} query={query} listHref={echangesPath} />;
  return (
    <>
      <PageHeader {...header} />
      <Facts echange={query.data} />
      <Body title={labels.Demande} text={query.data.Demande} empty="La demande n’avait pas de contenu." />
      <Body title={labels.Reponse} text={query.data.Reponse} empty="Aucun contenu n’a été reçu." />
    </>
  );
};

/** One call of a partner in full. */
export const EchangePage = () => {
  const IDEchange = useParam('IDEchange');
  return <Found key={IDEchange} id={Number(IDEchange)} />;
};
