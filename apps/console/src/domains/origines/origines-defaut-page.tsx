import { contextes, defautForm, origines, type Contexte, type OrigineDefaut } from '@comptoir/contract/domains/origines/origines.calls';
import { useMemo } from 'react';
import type { z } from 'zod';
import { FormPage } from '../../kit/form/form-page.tsx';
import { SelectField } from '../../kit/form/fields/select-field.tsx';
import { useRecordForm, type RecordForm } from '../../kit/form/use-record-form.ts';
import { useSayDone } from '../../kit/undo/undo.ts';
import { useRead, useWrite } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { RecordComing } from '../../kit/record-coming.tsx';
import { HistoriquePanel } from '../journal/historique-panel.tsx';
import { origineText } from './origine-words.ts';
import { originesPath } from './origines.links.ts';

const head = {
  title: 'Origines par défaut',
  purpose: 'L’origine que porte un lead né d’une alerte sur un véhicule, par type de véhicule.',
  parents: [{ label: 'Origines', href: originesPath }],
};

type DefautsIn = z.input<typeof defautForm>;
type Defauts = z.output<typeof defautForm>;

const valuesOf = (rows: readonly OrigineDefaut[]): Defauts => {
  const of = (contexte: Contexte) => rows.find(({ Contexte }) => Contexte === contexte)?.IDOrigineAction ?? null;
  return { VN: of('VN'), VO: of('VO'), VDL: of('VDL') };
};

/** Active origins, and the stored ones. */
const DefautFields = ({ record: { field, base } }: { record: RecordForm<DefautsIn, Defauts> }) => {
  const query = useRead(origines.list, {});
  const options = useMemo(() => {
    const kept = new Set<unknown>(Object.values(base.values));
    return query.data
      ?.filter(({ EstInactif, IDOrigineAction }) => !EstInactif || kept.has(IDOrigineAction))
      .map((row) => ({ value: row.IDOrigineAction, label: origineText(row) }));
  }, [query.data, base]);
  return contextes.map((contexte) => (
    <SelectField key={contexte} {...field(contexte)} options={options} failure={query} placeholder="Aucune" />
  ));
};

const DefautForm = ({ stored }: { stored: OrigineDefaut[] }) => {
  const values = useMemo(() => valuesOf(stored), [stored]);
  const sayDone = useSayDone();
  const record = useRecordForm<DefautsIn, Defauts>({ schema: defautForm, values, stored });
  const update = useWrite(origines.updateDefauts);
  return (
    <FormPage
      {...head}
      record={record}
      sections={[{ id: 'alertes', title: 'Alertes véhicule', content: <DefautFields record={record} /> }]}
      saving={update.isPending}
      error={update.error}
      onSave={(_, changed, headers) => update.mutateAsync({ body: changed, headers })}
      onSaved={(saved) => sayDone(saved, 'Les origines par défaut sont enregistrées.')}
      after={<HistoriquePanel table="origineDefault" />}
    />
  );
};

/** The default origin of each vehicle alert. */
export const OriginesDefautPage = () => {
  const query = useRead(origines.defauts, {});
  if (!query.data) return <RecordComing {...head} query={query} listHref={originesPath} />;
  return (
    <>
      <ReadFailure query={query} />
      <DefautForm stored={query.data} />
    </>
  );
};
