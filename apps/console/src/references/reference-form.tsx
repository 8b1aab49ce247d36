import { bodyOf, emptyRow, endpointsOf, writtenFields, type Reference, type ReferenceRow } from '@comptoir/contract/references/kit';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { HistoriquePanel } from '../domains/journal/historique-panel.tsx';
import { FormPage } from '../kit/form/form-page.tsx';
import { useRecordForm } from '../kit/form/use-record-form.ts';
import { useRead, useWrite } from '../kit/queries.ts';
import { ReadFailure } from '../kit/read-failure.tsx';
import { RecordComing } from '../kit/record-coming.tsx';
import { useSayDone } from '../kit/undo/undo.ts';
import { useParam } from '../kit/use-param.ts';
import { ReferenceFields, type Values } from './reference-fields.tsx';
import { useListParents } from './reference-parents.ts';

/** What the form holds of a stored row: an absent text is an empty one. */
const valuesOf = (spec: Reference, row: ReferenceRow): Values =>
  Object.fromEntries(writtenFields(spec).map(([name, { kind }]) => [name, row[name] ?? (kind === 'text' || kind === 'url' ? '' : null)]));

// The server answers a row of the spec that was asked for (`rowOf`).
const asRow = (answer: unknown) => answer as ReferenceRow;

interface RecordProps {
  spec: Reference;
  /** Absent: a new row. */
  stored?: ReferenceRow;
}

const RecordPage = ({ spec, stored }: RecordProps) => {
  const { route, texts, after } = spec;
  const endpoints = useMemo(() => endpointsOf(spec), [spec]);
  const create = useWrite(endpoints.create);
  const update = useWrite(endpoints.update);
  const write = stored ? update : create;
  const navigate = useNavigate();
  const parents = [...useListParents(spec), { label: texts.title, href: route }];
  const schema = useMemo(() => bodyOf(spec), [spec]);
  const values = useMemo(() => (stored ? valuesOf(spec, stored) : emptyRow(spec)), [spec, stored]);
  const record = useRecordForm<Values, Values>({ schema, values, stored });
  const id = stored?.[spec.id];
  const sayDone = useSayDone();

  const save = async (filled: Values, changed: Values, headers: Record<string, string>) => {
    // A creation answers the new row's id under its own name.
    const answer = stored
      ? await update.mutateAsync({ params: { [spec.id]: id }, body: changed, headers })
      : await create.mutateAsync({ body: filled });
    return { answer, id: stored ? id : asRow(answer)[spec.id] };
  };
  const land = (saved: Awaited<ReturnType<typeof save>>) => {
    sayDone(saved.answer, stored ? texts.updated : texts.created);
    const did = stored ? 'update' : 'create';
    const stays = stored !== undefined && after.update === 'record';
    // So that going back does not show the form of the new row again.
    return navigate({ to: after[did] === 'record' ? `${route}/${saved.id}` : route, replace: stays });
  };
  return (
    <FormPage
      title={stored ? String(stored[spec.label] ?? id) : texts.add}
      purpose={stored ? `Modifier ${texts.one}.` : texts.purpose}
      parents={parents}
      record={record}
      sections={[{ id: 'fiche', title: '', content: <ReferenceFields spec={spec} field={record.field} stored={stored} /> }]}
      saving={write.isPending}
      error={write.error}
      onSave={save}
      onSaved={land}
      after={stored && <HistoriquePanel table={spec.name} id={Number(id)} />}
    />
  );
};

const StoredPage = ({ spec, id }: { spec: Reference; id: string }) => {
  const { read } = useMemo(() => endpointsOf(spec), [spec]);
  const query = useRead(read, { params: { [spec.id]: id } }, { select: asRow });
  const { route, texts } = spec;
  const parents = [...useListParents(spec), { label: texts.title, href: route }];
  if (!query.data)
    return <RecordComing title={`Modifier ${texts.one}`} purpose={texts.purpose} parents={parents} query={query} listHref={route} />;
  return (
    <>
      <ReadFailure query={query} />
      <RecordPage spec={spec} stored={query.data} />
    </>
  );
};

/** The form of any small list, from its spec: a new row, or the one that the address names. */
export const ReferenceFormPage = ({ spec }: { spec: Reference }) => {
  const id = useParam('id');
  return id === '' ? <RecordPage spec={spec} /> : <StoredPage key={id} spec={spec} id={id} />;
};
