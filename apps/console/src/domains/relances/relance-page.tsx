import { relances } from '@comptoir/contract/relances';
import { useParams } from '@tanstack/react-router';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure, RecordComing } from '../../kit/record-coming.tsx';
import { RelanceForm } from './relance-form.tsx';
import { relanceHead } from './relance-head.ts';
import { relancesPath } from './relances.links.ts';

const StoredPage = ({ id }: { id: number }) => {
  const query = useRead(relances.read, { params: { idRelanceAuto: id } });
  if (!query.data) return <RecordComing title="Relance automatique" {...relanceHead} query={query} listHref={relancesPath} />;
  return (
    <>
      <ReadFailure query={query} />
      <RelanceForm stored={query.data} />
    </>
  );
};

/** The follow-up that the address names. */
export const RelancePage = () => {
  const { idRelanceAuto } = useParams({ strict: false }) as { idRelanceAuto?: string };
  return <StoredPage key={idRelanceAuto} id={Number(idRelanceAuto)} />;
};

export const NewRelancePage = () => <RelanceForm />;
