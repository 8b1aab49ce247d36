import { qualite } from '@comptoir/contract/domains/qualite/qualite.calls';
import { Anchor, Text } from '@mantine/core';
import { useRead } from '../../kit/queries.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { qualiteOf, qualitePath } from '../qualite/qualite.links.ts';

const inWords = (errors: number) => {
  if (errors === 0) return 'Aucune erreur de configuration';
  return `${errors.toLocaleString('fr-FR')} ${errors > 1 ? 'erreurs' : 'erreur'} de configuration`;
};

/** The number of configuration errors, with a link to them. */
export const QualitePanel = () => {
  const { data, error, isFetching, refetch } = useRead(qualite.list, {});
  const errors = data?.filter(({ niveau }) => niveau === 'erreur').reduce((sum, { nb }) => sum + nb, 0) ?? 0;
  return (
    <>
      {error && (
        <ErrorState
          title="La qualité de la configuration n'a pas pu être contrôlée"
          message={error.message}
          requestId={error.requestId}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {data && (
        <Text>
          <Anchor href={errors > 0 ? qualiteOf('erreur') : qualitePath}>{inWords(errors)}</Anchor>
        </Text>
      )}
    </>
  );
};
