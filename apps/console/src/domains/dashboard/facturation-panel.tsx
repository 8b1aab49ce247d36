import { dashboard } from '@comptoir/contract/domains/dashboard/dashboard.calls';
import { Alert, Anchor } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { useRead } from '../../kit/queries.ts';
import { cardScreens } from './card-screens.ts';
import css from './dashboard.module.css';
import { useMayOpenScreens } from './use-may-open-screens.ts';

/** The banner for customers whose eSeller billing is off. */
export const FacturationPanel = () => {
  const mayOpen = useMayOpenScreens();
  const query = useRead(dashboard.factureeSeller, {});
  return (
    <>
      <ReadFailure isPart title="L’état de la facturation eSeller n’a pas pu être lu" query={query} />
      {query.data?.FAM_FactureeSeller === false && (
        <Alert
          color="yellow"
          variant="light"
          icon={<IconAlertTriangle aria-hidden />}
          title="La facturation eSeller est désactivée pour ce client"
        >
          {mayOpen && (
            <Anchor href={cardScreens.facturation} className={css.bannerLink}>
              Gérer la facturation
            </Anchor>
          )}
        </Alert>
      )}
    </>
  );
};
