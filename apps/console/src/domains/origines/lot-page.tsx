import { origines } from '@comptoir/contract/domains/origines/origines.calls';
import { origineLotFields } from '@comptoir/contract/domains/origines/origines.fields';
import { lotFieldsOf } from '@comptoir/contract/lots';
import { useMemo } from 'react';
import { FieldLotPage } from '../../kit/lot/field-lot-page.tsx';
import { useRead } from '../../kit/queries.ts';
import { originePath, originesPath } from './origines.links.ts';

/** Changes the ticked origins. */
export const LotOriginesPage = () => {
  const familles = useRead(origines.familles, {});
  const sousFamilles = useRead(origines.sousFamilles, {});
  const options = useMemo(() => {
    if (!familles.data) return undefined;
    const names = new Map(familles.data.map((row) => [row.IDFamilleOrigineContact, row.Libelle]));
    return sousFamilles.data?.map((row) => ({
      value: row.IDSousFamilleOrigineAction,
      label: `${names.get(row.IDFamilleOrigineContact) ?? ''} / ${row.Libelle}`,
    }));
  }, [familles.data, sousFamilles.data]);
  return (
    <FieldLotPage
      calls={origines}
      table="origines"
      rows={{ one: 'une origine', many: 'origines' }}
      fields={lotFieldsOf(origineLotFields)}
      choices={{ IDSousFamilleOrigineAction: { options, failure: familles.error ? familles : sousFamilles } }}
      list={{ label: 'Origines', href: originesPath }}
      recordHref={originePath}
      csvName="modification_origines"
    />
  );
};
