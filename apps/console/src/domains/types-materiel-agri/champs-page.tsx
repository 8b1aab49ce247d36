import { typesMaterielAgri } from '@comptoir/contract/domains/types-materiel-agri/types-materiel-agri.calls';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { RecordComing } from '../../kit/record-coming.tsx';
import { useParam } from '../../kit/use-param.ts';
import { ChampsForm } from './champs-form.tsx';
import { typesMaterielPath } from './types-materiel-agri.links.ts';

const parents = [{ label: 'Types de matériel agricole', href: typesMaterielPath }];

const StoredPage = ({ id }: { id: number }) => {
  const type = useRead(typesMaterielAgri.read, { params: { IDTypeMaterialAgri: id } });
  const champs = useRead(typesMaterielAgri.champs, {});
  const title = type.data ? `Champs\u00a0: ${type.data.Descr}` : 'Champs d’un type de matériel';
  const head = { title, purpose: 'Choisissez les champs que porte la fiche de ce type de matériel.', parents };
  const failed = type.error ? type : champs;
  if (!type.data || !champs.data) return <RecordComing {...head} query={failed} listHref={typesMaterielPath} />;
  return (
    <>
      <ReadFailure query={failed} />
      <ChampsForm head={head} stored={type.data} champs={champs.data} />
    </>
  );
};

/** The fields of the type in the address. */
export const ChampsPage = () => {
  const IDTypeMaterialAgri = useParam('IDTypeMaterialAgri');
  return <StoredPage key={IDTypeMaterialAgri} id={Number(IDTypeMaterialAgri)} />;
};
