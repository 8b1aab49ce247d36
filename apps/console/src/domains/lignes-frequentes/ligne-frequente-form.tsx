import { namesOf } from '@comptoir/contract/fields/shapes';
import { lignesFrequentes, type LigneFrequente } from '@comptoir/contract/domains/lignes-frequentes/lignes-frequentes.calls';
import { ligneFrequenteSections } from '@comptoir/contract/domains/lignes-frequentes/lignes-frequentes.fields';
import { societes } from '@comptoir/contract/domains/societes/societes.calls';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { FormPage } from '../../kit/form/form-page.tsx';
import { SelectField } from '../../kit/form/fields/select-field.tsx';
import { TextField } from '../../kit/form/fields/text-field.tsx';
import { TickField } from '../../kit/form/fields/tick-field.tsx';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import { useSayDone } from '../../kit/undo/undo.ts';
import { useRead } from '../../kit/queries.ts';
import type { RecordProps } from '../../kit/record/record-page.tsx';
import { useSaving } from '../../kit/record/use-saving.ts';
import { HistoriquePanel } from '../journal/historique-panel.tsx';
import { ligneFormOf, newValues, valuesOf, withoutTaux, type LigneIn, type LigneOut, type LigneRecord } from './ligne-frequente-values.ts';
import { ligneFrequentePath } from './lignes-frequentes.links.ts';
import { PrixPanel } from './prix-panel.tsx';

const General = ({ field }: Pick<LigneRecord, 'field'>) => {
  const plaques = useRead(societes.list, {});
  const types = useRead(lignesFrequentes.types, {});
  return (
    <>
      <SelectField
        {...field('IDPlaque')}
        placeholder="Toutes les sociétés"
        options={plaques.data?.map(({ IDPlaque, Libelle }) => ({ value: IDPlaque, label: Libelle }))}
        failure={plaques}
      />
      <TextField {...field('Descr')} />
      <SelectField
        {...field('IDTypeLigneFrequente')}
        options={types.data?.map(({ IDTypeLigneFrequente, Description }) => ({ value: IDTypeLigneFrequente, label: Description }))}
        failure={types}
      />
    </>
  );
};

const sectionsOf = (record: LigneRecord) => [
  { id: 'general', title: 'Général', content: <General field={record.field} /> },
  {
    id: 'prix',
    title: 'Prix de vente',
    help: 'Le prix TTC suit le prix HT et le taux\u00a0; le prix HT suit le prix TTC.',
    content: <PrixPanel record={record} />,
  },
  {
    id: 'options',
    title: 'Options',
    content: namesOf(ligneFrequenteSections.options).map((name) => <TickField key={name} {...record.field(name)} />),
  },
];

/** The form of a frequent line: a new one, or the stored one. */
export const LigneFrequenteForm = ({ stored, head }: RecordProps<LigneFrequente>) => {
  const navigate = useNavigate();
  const values = useMemo(() => (stored ? valuesOf(stored) : newValues), [stored]);
  const schema = useMemo(() => ligneFormOf(stored), [stored]);
  const sayDone = useSayDone();
  const record = useRecordForm<LigneIn, LigneOut>({ schema, values, stored });

  const saving = useSaving({
    create: lignesFrequentes.create,
    update: lignesFrequentes.update,
    params: stored && { IDLignFreq: stored.IDLignFreq },
    newBody: (filled: LigneOut) => withoutTaux(filled),
    changedBody: withoutTaux,
  });
  const land = (saved: { IDLignFreq: number }) => {
    sayDone(saved, stored ? 'La ligne fréquente est enregistrée.' : 'La ligne fréquente est ajoutée.');
    return stored ? undefined : navigate({ to: ligneFrequentePath(saved.IDLignFreq) });
  };
  return (
    <FormPage
      title={stored ? stored.Descr : 'Ajouter une ligne fréquente'}
      {...head}
      record={record}
      sections={sectionsOf(record)}
      {...saving}
      onSaved={land}
      after={stored && <HistoriquePanel table="lignesFrequentes" id={stored.IDLignFreq} />}
    />
  );
};
