import { malusEcologique } from '@comptoir/contract/malus-ecologique';
import { useParams } from '@tanstack/react-router';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure, RecordComing } from '../../kit/record-coming.tsx';
import { MalusEcologiqueForm } from './malus-ecologique-form.tsx';
import { grilleHead } from './malus-ecologique-head.ts';
import { malusEcologiquePath } from './malus-ecologique.links.ts';

const StoredPage = ({ id }: { id: number }) => {
  const query = useRead(malusEcologique.read, { params: { IDGrilleMalusEcologique: id } });
  if (!query.data) {
    return <RecordComing title="Grille de malus écologique" {...grilleHead} query={query} listHref={malusEcologiquePath} />;
  }
  return (
    <>
      <ReadFailure query={query} />
      <MalusEcologiqueForm stored={query.data} />
    </>
  );
};

/** The grid that the address names. */
export const MalusEcologiquePage = () => {
  const { IDGrille } = useParams({ strict: false }) as { IDGrille?: string };
  return <StoredPage key={IDGrille} id={Number(IDGrille)} />;
};

export const NewMalusEcologiquePage = () => <MalusEcologiqueForm />;
