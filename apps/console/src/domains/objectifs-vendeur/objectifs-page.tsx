import { objectifsVendeur } from '@comptoir/contract/domains/objectifs-vendeur/objectifs-vendeur.calls';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { RecordComing } from '../../kit/record-coming.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ObjectifsForm } from './objectifs-form.tsx';
import { objectifsHead } from './objectifs-head.ts';
import { objectifsVendeurPath } from './objectifs-vendeur.links.ts';

/** The coefficients of the group's sellers. */
export const ObjectifsPage = () => {
  const query = useRead(objectifsVendeur.read, {});
  if (!query.data) return <RecordComing {...objectifsHead} query={query} listHref={objectifsVendeurPath} />;
  if (Object.keys(query.data.coefficients).length === 0) {
    return (
      <>
        <PageHeader {...objectifsHead} />
        <EmptyState message="Aucun coefficient n’est défini pour ce groupe." />
      </>
    );
  }
  return (
    <>
      <ReadFailure query={query} />
      <ObjectifsForm stored={query.data} />
    </>
  );
};
