import type { Fields } from '@comptoir/contract/fields/field';
import { namesOf } from '@comptoir/contract/fields/shapes';
import { gpParametres, gpParametresForm, type GpParametres } from '@comptoir/contract/domains/gp-parametres/gp-parametres.calls';
import { parametresGroupe, sectionsGroupe } from '@comptoir/contract/parametres/all';
import { useMemo } from 'react';
import { useFormState } from 'react-hook-form';
import type { z } from 'zod';
import { FormPage } from '../../kit/form/form-page.tsx';
import { DescribedField, type PlainField } from '../../kit/form/fields/described-field.tsx';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import { matcherOf } from '../../kit/list/filters/fold.ts';
import { useListState } from '../../kit/list/use-list-state.ts';
import { useSayDone } from '../../kit/undo/undo.ts';
import { useWrite } from '../../kit/queries.ts';
import { HistoriquePanel } from '../journal/historique-panel.tsx';
import { helpOf, searchedText } from './parametre-words.ts';
import { parametresHead } from './parametres-head.ts';
import { SearchPanel } from './search-panel.tsx';

type In = z.input<typeof gpParametresForm>;
type Out = z.output<typeof gpParametresForm>;
type Code = keyof typeof parametresGroupe;

/** The address holds the search. */
const shape = { columns: [], filters: [] };
const codes = namesOf(parametresGroupe);
const texts = new Map<string, string>(codes.map((code) => [code, searchedText(code, parametresGroupe[code])]));

const entriesOf = (parametres: Fields) =>
  // The sections hold the form's own parameters, each under its code; none is a choice or an image.
  Object.entries(parametres) as [Code, PlainField][];

// Operators are answered every parameter.
const valuesOf = (stored: GpParametres) => Object.fromEntries(codes.map((code) => [code, stored[code]])) as In;

export const ParametresForm = ({ stored }: { stored: GpParametres }) => {
  const search = useListState(shape);
  const values = useMemo(() => valuesOf(stored), [stored]);
  const sayDone = useSayDone();
  const record = useRecordForm<In, Out>({ schema: gpParametresForm, values, stored });
  const { dirtyFields, errors } = useFormState({ control: record.form.control });
  const update = useWrite(gpParametres.update);

  const matches = matcherOf(search.state.text);
  /** Changed or refused fields stay in sight. */
  const isShown = (code: Code) => matches(texts.get(code) ?? '') || dirtyFields[code] === true || errors[code] !== undefined;
  const sections = sectionsGroupe
    .map(({ id, title, parametres }) => ({ id, title, shown: entriesOf(parametres).filter(([code]) => isShown(code)) }))
    .filter(({ shown }) => shown.length > 0)
    .map(({ id, title, shown }) => ({
      id,
      title,
      content: shown.map(([code, parametre]) => (
        <DescribedField key={code} {...record.field(code)} described={parametre} code={code} help={helpOf(parametre)} />
      )),
    }));
  return (
    <FormPage
      {...parametresHead}
      record={record}
      sections={sections}
      saving={update.isPending}
      error={update.error}
      onSave={(_, changed, headers) => update.mutateAsync({ body: changed, headers })}
      onSaved={(saved) => sayDone(saved, 'Modifications enregistrées')}
      notice={<SearchPanel {...search} shown={codes.filter(isShown).length} total={codes.length} />}
      after={<HistoriquePanel table="gpParametres" id={1} />}
    />
  );
};
