import { bonsDeCommande } from '@comptoir/contract/bons-de-commande';
import { useParams } from '@tanstack/react-router';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure, RecordComing } from '../../kit/record-coming.tsx';
import { BonDeCommandeForm } from './bon-de-commande-form.tsx';
import { bonDeCommandeHead } from './bon-de-commande-head.ts';
import { bonsDeCommandePath } from './bons-de-commande.links.ts';

const StoredPage = ({ id }: { id: number }) => {
  const query = useRead(bonsDeCommande.read, { params: { idMarqueNeufOcc: id } });
  if (!query.data) return <RecordComing title="Bon de commande" {...bonDeCommandeHead} query={query} listHref={bonsDeCommandePath} />;
  return (
    <>
      <ReadFailure query={query} />
      <BonDeCommandeForm stored={query.data} />
    </>
  );
};

/** The order form that the address names. */
export const BonDeCommandePage = () => {
  const { idMarqueNeufOcc } = useParams({ strict: false }) as { idMarqueNeufOcc?: string };
  return <StoredPage key={idMarqueNeufOcc} id={Number(idMarqueNeufOcc)} />;
};

export const NewBonDeCommandePage = () => <BonDeCommandeForm />;
