import { malusEcologique, type MalusEcologique } from '@comptoir/contract/domains/malus-ecologique/malus-ecologique.calls';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { FormPage } from '../../kit/form/form-page.tsx';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import { PeriodFields } from '../../kit/grilles/period-fields.tsx';
import { useSayDone } from '../../kit/undo/undo.ts';
import type { RecordProps } from '../../kit/record/record-page.tsx';
import { useSaving } from '../../kit/record/use-saving.ts';
import { HistoriquePanel } from '../journal/historique-panel.tsx';
import { EmissionsPanel } from './emissions-panel.tsx';
import { grilleEcologiquePath } from './malus-ecologique.links.ts';
import { grilleForm, newValues, valuesOf, type GrilleIn, type GrilleOut, type GrilleRecord } from './malus-ecologique-values.ts';
import { RangePanel } from './range-panel.tsx';

const General = ({ record }: { record: GrilleRecord }) => (
  <>
    <PeriodFields field={record.field} start={record.form.watch('DateDebut')} />
    <RangePanel record={record} />
  </>
);

const sectionsOf = (record: GrilleRecord) => [
  { id: 'general', title: 'Général', content: <General record={record} /> },
  { id: 'montants', title: 'Montants', content: <EmissionsPanel record={record} /> },
];

/** The form of an ecological grid: a new one, or the stored one. */
export const MalusEcologiqueForm = ({ stored, head }: RecordProps<MalusEcologique>) => {
  const navigate = useNavigate();
  const values = useMemo(() => (stored ? valuesOf(stored) : newValues), [stored]);
  const sayDone = useSayDone();
  const record = useRecordForm<GrilleIn, GrilleOut>({ schema: grilleForm, values, stored });

  const saving = useSaving({
    create: malusEcologique.create,
    update: malusEcologique.update,
    params: stored && { IDGrilleMalusEcologique: stored.IDGrilleMalusEcologique },
    newBody: (filled: GrilleOut) => filled,
    changedBody: (changed) => changed,
  });
  const land = (saved: { IDGrilleMalusEcologique: number }) => {
    sayDone(saved, stored ? 'Modifications enregistrées' : 'La grille est ajoutée.');
    return stored ? undefined : navigate({ to: grilleEcologiquePath(saved.IDGrilleMalusEcologique) });
  };
  return (
    <FormPage
      title={stored ? stored.Libelle : 'Ajouter une grille de malus écologique'}
      {...head}
      record={record}
      sections={sectionsOf(record)}
      {...saving}
      onSaved={land}
      after={stored && <HistoriquePanel table="malusEcologique" id={stored.IDGrilleMalusEcologique} />}
    />
  );
};
