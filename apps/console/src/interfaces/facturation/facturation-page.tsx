import { dashboard } from '@comptoir/contract/domains/dashboard/dashboard.calls';
import { SimpleGrid } from '@mantine/core';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { FacturationCard } from './facturation-card.tsx';
import { PeriodesPanel } from './periodes-panel.tsx';

/** Which products are billed to the customer. */
export const FacturationPage = () => {
  const query = useRead(dashboard.facturation, {});
  return (
    <>
      <PageHeader title="Facturation" purpose="Les produits facturés à ce client, et depuis quand." />
      <ReadFailure query={query} />
      {query.isPending && <LoadingState lines={8} />}
      {query.data && (
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <FacturationCard produit="eseller" actif={query.data.eSellerActif} />
          <FacturationCard produit="edatavoice" actif={query.data.eDataVoiceActif} />
        </SimpleGrid>
      )}
      {/* Read meanwhile, and seen once its place is known. */}
      <div hidden={query.isPending}>
        <PeriodesPanel />
      </div>
    </>
  );
};
