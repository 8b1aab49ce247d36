import { gpParametres } from '@comptoir/contract/domains/gp-parametres/gp-parametres.calls';
import { plafondsRemise } from '@comptoir/contract/domains/plafonds-remise/plafonds-remise.calls';
import { societes } from '@comptoir/contract/domains/societes/societes.calls';
import { useMemo } from 'react';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { RecordComing } from '../../kit/record-coming.tsx';
import { group, type PlafondLine } from './plafond-cells.ts';
import { PlafondsForm } from './plafonds-form.tsx';
import { plafondsHead } from './plafonds-head.ts';
import { plafondsRemisePath } from './plafonds-remise.links.ts';

const french = new Intl.Collator('fr', { numeric: true });

/** The ceilings of the group and of its companies. */
export const PlafondsPage = () => {
  const parametres = useRead(gpParametres.read, {});
  const plaques = useRead(societes.list, {});
  const plafonds = useRead(plafondsRemise.list, {});
  const lines = useMemo((): readonly PlafondLine[] | undefined => {
    const rows = plaques.data?.map(({ IDPlaque, Libelle }) => ({ IDPlaque, Libelle }));
    return rows && [group, ...rows.toSorted((a, b) => french.compare(a.Libelle, b.Libelle))];
  }, [plaques.data]);
  const failed = [parametres, plaques, plafonds].find(({ error }) => error) ?? plafonds;
  if (!parametres.data || !lines || !plafonds.data) return <RecordComing {...plafondsHead} query={failed} listHref={plafondsRemisePath} />;
  return (
    <>
      <ReadFailure query={failed} />
      <PlafondsForm isOn={parametres.data.GRP_PlafondsRemise} lines={lines} stored={plafonds.data} />
    </>
  );
};
