import { lotFieldsOf } from '@comptoir/contract/lots';
import { endpointsOf, rowsIn, type Reference } from '@comptoir/contract/references/kit';
import { lotCallsOf } from '@comptoir/contract/references/lots';
import { FieldLotPage } from '../kit/lot/field-lot-page.tsx';
import { useLotChoices } from './reference-choices.ts';

/** @throws Error for a list without a bulk change, which has no such page. */
const callsOf = (spec: Reference) => {
  const { lot } = lotCallsOf(spec);
  if (!lot) throw new Error(`${spec.name}: nothing to change in bulk`);
  return { list: endpointsOf(spec).list, lot };
};

/** Changes the ticked rows of any small list whose fields say so. */
export const ReferenceLotPage = ({ spec }: { spec: Reference }) => {
  const { name, route, texts, fields } = spec;
  const choices = useLotChoices(spec);
  return (
    <FieldLotPage
      calls={callsOf(spec)}
      table={name}
      rows={{ one: texts.one, many: rowsIn(spec) }}
      fields={lotFieldsOf(fields)}
      choices={choices}
      list={{ label: texts.title, href: route }}
      recordHref={(id) => `${route}/${id}`}
      csvName={`modification_${name}`}
    />
  );
};
