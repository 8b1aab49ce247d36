import { gpParametres } from '@comptoir/contract/domains/gp-parametres/gp-parametres.calls';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { RecordComing } from '../../kit/record-coming.tsx';
import { parametresPath } from './gp-parametres.links.ts';
import { ParametresForm } from './parametres-form.tsx';
import { parametresHead } from './parametres-head.ts';

/** All settings of the group on one page. */
export const ParametresPage = () => {
  const query = useRead(gpParametres.read, {});
  if (!query.data) return <RecordComing {...parametresHead} query={query} listHref={parametresPath} />;
  return (
    <>
      <ReadFailure query={query} />
      <ParametresForm stored={query.data} />
    </>
  );
};
