import { malusMasse } from '@comptoir/contract/malus-masse';
import { useParams } from '@tanstack/react-router';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure, RecordComing } from '../../kit/record-coming.tsx';
import { MalusMasseForm } from './malus-masse-form.tsx';
import { grilleHead } from './malus-masse-head.ts';
import { malusMassePath } from './malus-masse.links.ts';

const StoredPage = ({ id }: { id: number }) => {
  const query = useRead(malusMasse.read, { params: { IDGrilleMalusMasse: id } });
  if (!query.data) {
    return <RecordComing title="Grille de malus masse" {...grilleHead} query={query} listHref={malusMassePath} />;
  }
  return (
    <>
      <ReadFailure query={query} />
      <MalusMasseForm stored={query.data} />
    </>
  );
};

/** The grid that the address names. */
export const MalusMassePage = () => {
  const { IDGrille } = useParams({ strict: false }) as { IDGrille?: string };
  return <StoredPage key={IDGrille} id={Number(IDGrille)} />;
};

export const NewMalusMassePage = () => <MalusMasseForm />;
