import { relances, type Relance } from '@comptoir/contract/domains/relances/relances.calls';
import { Group } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { FormPage } from '../../kit/form/form-page.tsx';
import { NumberField } from '../../kit/form/fields/number-field.tsx';
import { SelectField } from '../../kit/form/fields/select-field.tsx';
import { TextField } from '../../kit/form/fields/text-field.tsx';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import { useSayDone } from '../../kit/undo/undo.ts';
import { useRead } from '../../kit/queries.ts';
import type { RecordProps } from '../../kit/record/record-page.tsx';
import { useSaving } from '../../kit/record/use-saving.ts';
import { HistoriquePanel } from '../journal/historique-panel.tsx';
import { ChoiceField } from '../../kit/form/fields/choice-field.tsx';
import { DisponibilitePanel } from './disponibilite-panel.tsx';
import { bodyOf, changesOf, newValues, relanceForm, valuesOf, type RelanceRecord } from './relance-values.ts';
import { regles } from './relance-words.ts';
import { relancesPath } from './relances.links.ts';

const regleOptions = regles.map((value) => ({ value, label: value }));

const When = ({ field }: Pick<RelanceRecord, 'field'>) => {
  const query = useRead(relances.evenements, {});
  return (
    <>
      <TextField {...field('Libelle')} />
      <Group align="flex-start" gap="xl">
        <NumberField {...field('jours')} label="Nombre de jours" />
        <ChoiceField {...field('regle')} label="Règle" options={regleOptions} help="0 jour avant&nbsp;: le jour même" />
      </Group>
      <SelectField
        {...field('IDRelanceAutoEvenement')}
        options={query.data?.map((row) => ({ value: row.IDRelanceAutoEvenement, label: row.RelanceAutoEvenement_Libelle }))}
        failure={query}
      />
    </>
  );
};

/** A follow-up: a new one, or the stored one. */
export const RelanceForm = ({ stored, head }: RecordProps<Relance>) => {
  const navigate = useNavigate();
  const values = useMemo(() => (stored ? valuesOf(stored) : newValues), [stored]);
  const sayDone = useSayDone();
  const record = useRecordForm({ schema: relanceForm, values, stored });

  const saving = useSaving({
    create: relances.create,
    update: relances.update,
    params: stored && { idRelanceAuto: stored.IDRelanceAuto },
    newBody: bodyOf,
    changedBody: (changed, all) => changesOf(all, changed),
  });
  const land = (saved: unknown) => {
    sayDone(saved, stored ? 'La relance est enregistrée.' : 'La relance est ajoutée.');
    return navigate({ to: relancesPath });
  };
  return (
    <FormPage
      title={stored ? stored.Libelle : 'Ajouter une relance automatique'}
      {...head}
      record={record}
      sections={[
        { id: 'declenchement', title: 'Déclenchement', content: <When field={record.field} /> },
        { id: 'disponibilite', title: 'Disponibilité', content: <DisponibilitePanel record={record} /> },
      ]}
      {...saving}
      onSaved={land}
      after={stored && <HistoriquePanel table="relances" id={stored.IDRelanceAuto} />}
    />
  );
};
