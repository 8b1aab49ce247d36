import { templatesBdc } from '@comptoir/contract/templates-bdc';
import { useParams } from '@tanstack/react-router';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure, RecordComing } from '../../kit/record-coming.tsx';
import { TemplateBdcForm } from './template-bdc-form.tsx';
import { templateBdcHead, templatesBdcTabPath } from './template-bdc-head.ts';

const StoredPage = ({ id }: { id: number }) => {
  const query = useRead(templatesBdc.read, { params: { IDTemplateBDC: id } });
  if (!query.data) {
    return <RecordComing title="Modèle de bon de commande" {...templateBdcHead} query={query} listHref={templatesBdcTabPath} />;
  }
  return (
    <>
      <ReadFailure query={query} />
      <TemplateBdcForm stored={query.data} />
    </>
  );
};

/** The template that the address names. */
export const TemplateBdcPage = () => {
  const { id } = useParams({ strict: false }) as { id?: string };
  return <StoredPage key={id} id={Number(id)} />;
};

export const NewTemplateBdcPage = () => <TemplateBdcForm />;
