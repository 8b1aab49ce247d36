import { malusMasse, type MalusMasse } from '@comptoir/contract/malus-masse';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { DateField } from '../../kit/form/fields/date-field.tsx';
import { FormPage } from '../../kit/form/form-page.tsx';
import { TextField } from '../../kit/form/fields/text-field.tsx';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import { notify } from '../../kit/notify.ts';
import { useWrite } from '../../kit/queries.ts';
import { HistoriquePanel } from '../journal/historique-panel.tsx';
import { TranchesPanel } from './tranches-panel.tsx';
import { grilleMassePath } from './malus-masse.links.ts';
import { grilleHead } from './malus-masse-head.ts';
import { grilleForm, newValues, valuesOf, type GrilleIn, type GrilleOut, type GrilleRecord } from './malus-masse-values.ts';

const General = ({ record }: { record: GrilleRecord }) => {
  const DateDebut = record.form.watch('DateDebut');
  return (
    <>
      <TextField {...record.field('Libelle')} label="Libellé" />
      <DateField {...record.field('DateDebut')} label="Date de début" />
      <DateField {...record.field('DateFin')} label="Date de fin" {...(DateDebut ? { earliest: DateDebut } : {})} />
    </>
  );
};

const sectionsOf = (record: GrilleRecord) => [
  { id: 'general', title: 'Général', content: <General record={record} /> },
  { id: 'montants', title: 'Montants', content: <TranchesPanel record={record} /> },
];

/** The form of a mass grid: a new one, or the stored one. */
export const MalusMasseForm = ({ stored }: { stored?: MalusMasse }) => {
  const navigate = useNavigate();
  const create = useWrite(malusMasse.create);
  const update = useWrite(malusMasse.update);
  const { isPending, error } = stored ? update : create;
  const values = useMemo(() => (stored ? valuesOf(stored) : newValues), [stored]);
  const record = useRecordForm<GrilleIn, GrilleOut>({ schema: grilleForm, values, stored });

  const save = async (filled: GrilleOut, changed: Partial<GrilleOut>, headers: Record<string, string>) => {
    if (!stored) return create.mutateAsync({ body: filled });
    const { IDGrilleMalusMasse } = stored;
    return update.mutateAsync({ params: { IDGrilleMalusMasse }, body: changed, headers });
  };
  const land = ({ IDGrilleMalusMasse }: { IDGrilleMalusMasse: number }) => {
    notify.done(stored ? 'Modifications enregistrées' : 'La grille est ajoutée.');
    return stored ? undefined : navigate({ to: grilleMassePath(IDGrilleMalusMasse) });
  };
  return (
    <FormPage
      title={stored ? stored.Libelle : 'Ajouter une grille de malus masse'}
      {...grilleHead}
      record={record}
      sections={sectionsOf(record)}
      saving={isPending}
      error={error}
      onSave={save}
      onSaved={land}
      after={stored && <HistoriquePanel table="malusMasse" id={stored.IDGrilleMalusMasse} />}
    />
  );
};
