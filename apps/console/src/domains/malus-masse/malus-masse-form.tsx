import { malusMasse, type MalusMasse } from '@comptoir/contract/domains/malus-masse/malus-masse.calls';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { FormPage } from '../../kit/form/form-page.tsx';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import { PeriodFields } from '../../kit/grilles/period-fields.tsx';
import { useSayDone } from '../../kit/undo/undo.ts';
import type { RecordProps } from '../../kit/record/record-page.tsx';
import { useSaving } from '../../kit/record/use-saving.ts';
import { HistoriquePanel } from '../journal/historique-panel.tsx';
import { TranchesPanel } from './tranches-panel.tsx';
import { grilleMassePath } from './malus-masse.links.ts';
import { grilleForm, newValues, valuesOf, type GrilleIn, type GrilleOut, type GrilleRecord } from './malus-masse-values.ts';

const sectionsOf = (record: GrilleRecord) => [
  { id: 'general', title: 'Général', content: <PeriodFields field={record.field} start={record.form.watch('DateDebut')} /> },
  { id: 'montants', title: 'Montants', content: <TranchesPanel record={record} /> },
];

/** The form of a mass grid: a new one, or the stored one. */
export const MalusMasseForm = ({ stored, head }: RecordProps<MalusMasse>) => {
  const navigate = useNavigate();
  const values = useMemo(() => (stored ? valuesOf(stored) : newValues), [stored]);
  const sayDone = useSayDone();
  const record = useRecordForm<GrilleIn, GrilleOut>({ schema: grilleForm, values, stored });

  const saving = useSaving({
    create: malusMasse.create,
    update: malusMasse.update,
    params: stored && { IDGrilleMalusMasse: stored.IDGrilleMalusMasse },
    newBody: (filled: GrilleOut) => filled,
    changedBody: (changed) => changed,
  });
  const land = (saved: { IDGrilleMalusMasse: number }) => {
    sayDone(saved, stored ? 'Modifications enregistrées' : 'La grille est ajoutée.');
    return stored ? undefined : navigate({ to: grilleMassePath(saved.IDGrilleMalusMasse) });
  };
  return (
    <FormPage
      title={stored ? stored.Libelle : 'Ajouter une grille de malus masse'}
      {...head}
      record={record}
      sections={sectionsOf(record)}
      {...saving}
      onSaved={land}
      after={stored && <HistoriquePanel table="malusMasse" id={stored.IDGrilleMalusMasse} />}
    />
  );
};
