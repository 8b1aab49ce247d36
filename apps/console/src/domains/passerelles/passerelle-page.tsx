import { passerelles } from '@comptoir/contract/passerelles';
import { useParams } from '@tanstack/react-router';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure, RecordComing } from '../../kit/record-coming.tsx';
import { PasserelleForm } from './passerelle-form.tsx';
import { passerelleHead } from './passerelle-head.ts';
import { passerellesPath } from './passerelles.links.ts';

const StoredPage = ({ id }: { id: number }) => {
  const query = useRead(passerelles.read, { params: { idPasserelleDMS: id } });
  if (!query.data) return <RecordComing title="Passerelle" {...passerelleHead} query={query} listHref={passerellesPath} />;
  return (
    <>
      <ReadFailure query={query} />
      <PasserelleForm stored={query.data} />
    </>
  );
};

/** The gateway that the address names. */
export const PasserellePage = () => {
  const { idPasserelleDMS } = useParams({ strict: false }) as { idPasserelleDMS?: string };
  return <StoredPage key={idPasserelleDMS} id={Number(idPasserelleDMS)} />;
};
