import { lignesFrequentes } from '@comptoir/contract/lignes-frequentes';
import { useParams } from '@tanstack/react-router';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure, RecordComing } from '../../kit/record-coming.tsx';
import { LigneFrequenteForm } from './ligne-frequente-form.tsx';
import { ligneFrequenteHead } from './ligne-frequente-head.ts';
import { lignesFrequentesPath } from './lignes-frequentes.links.ts';

const StoredPage = ({ id }: { id: number }) => {
  const query = useRead(lignesFrequentes.read, { params: { IDLignFreq: id } });
  if (!query.data) return <RecordComing title="Ligne fréquente" {...ligneFrequenteHead} query={query} listHref={lignesFrequentesPath} />;
  return (
    <>
      <ReadFailure query={query} />
      <LigneFrequenteForm stored={query.data} />
    </>
  );
};

/** The line that the address names. */
export const LigneFrequentePage = () => {
  const { id } = useParams({ strict: false }) as { id?: string };
  return <StoredPage key={id} id={Number(id)} />;
};

export const NewLigneFrequentePage = () => <LigneFrequenteForm />;
