import { passerelles } from '@comptoir/contract/domains/passerelles/passerelles.calls';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { RecordComing } from '../../kit/record-coming.tsx';
import { useParam } from '../../kit/use-param.ts';
import { ColumnsForm } from './columns-form.tsx';
import { passerellesPath } from './passerelles.links.ts';
import { usePasserelleParents } from './use-passerelle-parents.ts';

const StoredPage = ({ id }: { id: number }) => {
  const query = useRead(passerelles.columns, { params: { idPasserelleDMS: id } });
  const { list, quoted, parents } = usePasserelleParents(id);
  const purpose = `Les données des véhicules que la passerelle${quoted} transfère.`;
  const head = { purpose, parents };
  if (!query.data || list.isPending) return <RecordComing title="Colonnes" {...head} query={query} listHref={passerellesPath} />;
  return (
    <>
      <ReadFailure query={query} />
      <ReadFailure query={list} />
      <ColumnsForm IDPasserelleDMS={id} stored={query.data} head={head} />
    </>
  );
};

/** The columns of the gateway in the address. */
export const ColumnsPage = () => {
  const idPasserelleDMS = useParam('idPasserelleDMS');
  return <StoredPage key={idPasserelleDMS} id={Number(idPasserelleDMS)} />;
};
