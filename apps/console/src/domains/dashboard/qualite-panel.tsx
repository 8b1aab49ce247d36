import { qualite, type Controle } from '@comptoir/contract/domains/qualite/qualite.calls';
import { niveaux, type Niveau } from '@comptoir/contract/domains/qualite/niveaux';
import { Anchor, Skeleton, Title } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { useRead } from '../../kit/queries.ts';
import { controlePath, qualiteOf, qualitePath } from '../qualite/qualite.links.ts';
import css from './dashboard.module.css';

const inWords = (errors: number) => {
  if (errors === 0) return 'Aucune erreur de configuration';
  return `${errors.toLocaleString('fr-FR')} ${errors > 1 ? 'erreurs' : 'erreur'} de configuration`;
};

const shown = 4;
const order: readonly Niveau[] = ['erreur', 'avertissement'];

/** The gravest faults, and of equal gravity those with most findings. */
const worstOf = (controles: readonly Controle[]) =>
  controles
    .filter(({ niveau, nb }) => nb > 0 && order.includes(niveau))
    .toSorted((a, b) => order.indexOf(a.niveau) - order.indexOf(b.niveau) || b.nb - a.nb);

const Faute = ({ controle: { cle, niveau, titre, nb } }: { controle: Controle }) => {
  const isError = niveau === 'erreur';
  const Icon = isError ? IconAlertTriangle : IconAlertCircle;
  const act = isError ? 'Corriger' : 'Voir';
  return (
    <li className={css.faute}>
      <Icon size={18} className={css.sign} data-grave={isError || undefined} aria-label={niveaux[niveau]} />
      <span className={css.what}>
        {titre}&nbsp;: {nb.toLocaleString('fr-FR')}
      </span>
      <Anchor href={controlePath(cle)} aria-label={`${act}\u00a0: ${titre}`}>
        {act}
      </Anchor>
    </li>
  );
};

/** As high as the worst faults, which come later: nothing below them moves. */
const Coming = () => (
  <ul className={css.fautes} aria-hidden>
    {Array.from({ length: shown }, (_, at) => (
      <li key={at} className={css.faute} data-coming>
        <Skeleton className={css.what ?? ''}>&nbsp;</Skeleton>
      </li>
    ))}
  </ul>
);

/** What to do first: the worst faults of the configuration, and the way to all of them. */
export const QualitePanel = () => {
  const query = useRead(qualite.list, {});
  const { data, error } = query;
  const errors = data?.filter(({ niveau }) => niveau === 'erreur').reduce((sum, { nb }) => sum + nb, 0) ?? 0;
  const worst = worstOf(data ?? []);
  return (
    <>
      <ReadFailure isPart title="La qualité de la configuration n’a pas pu être contrôlée" query={query} />
      {(data ?? !error) && (
        <section className={css.todo} aria-labelledby="a-faire" aria-busy={!data}>
          <div className={css.todoHead}>
            <Title order={2} size="h4" id="a-faire">
              {worst.length > 0 ? `À faire (${worst.length})` : 'À faire'}
            </Title>
            {data && <Anchor href={errors > 0 ? qualiteOf('erreur') : qualitePath}>{inWords(errors)}</Anchor>}
          </div>
          {!data && <Coming />}
          {worst.length > 0 && (
            <ul className={css.fautes}>
              {worst.slice(0, shown).map((controle) => (
                <Faute key={controle.cle} controle={controle} />
              ))}
            </ul>
          )}
        </section>
      )}
    </>
  );
};
