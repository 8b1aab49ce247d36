import { activites } from '@comptoir/contract/domains/activites/activites.calls';
import { bothMatTypes, matTypes, templatesBdc, type TemplateBdc } from '@comptoir/contract/domains/templates-bdc/templates-bdc.calls';
import { templateBdcFields, templateBdcParts } from '@comptoir/contract/domains/templates-bdc/templates-bdc.fields';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { ChoiceField } from '../../kit/form/fields/choice-field.tsx';
import { FormPage } from '../../kit/form/form-page.tsx';
import { SelectField } from '../../kit/form/fields/select-field.tsx';
import { TextField } from '../../kit/form/fields/text-field.tsx';
import { useRecordForm } from '../../kit/form/use-record-form.ts';
import { useSayDone } from '../../kit/undo/undo.ts';
import { useRead } from '../../kit/queries.ts';
import type { RecordProps } from '../../kit/record/record-page.tsx';
import { useSaving } from '../../kit/record/use-saving.ts';
import { HistoriquePanel } from '../journal/historique-panel.tsx';
import { MarquesPicker } from '../marques/marques-picker.tsx';
import { templatesImpressionPath } from '../templates-impression/templates-impression.links.ts';
import { CgvDocumentPanel } from './cgv-document-panel.tsx';
import { changedBody, newBody, newValues, templateBdcForm, valuesOf, type TemplateBdcRecord } from './template-bdc-values.ts';

const { Marques } = templateBdcParts;

const matTypeChoices = [
  { value: '1', label: matTypes[1] },
  { value: '2', label: matTypes[2] },
  { value: 'both', label: bothMatTypes },
];

/** With another activity the chosen brands go; with the stored one they come back. */
const useBrandsOfActivity = (form: TemplateBdcRecord['form']) => {
  const IDActivite = useWatch({ control: form.control, name: 'IDActivite' });
  const follow = useEffectEvent(() => {
    if (form.getFieldState('IDActivite').isDirty) form.setValue('Marques', [], { shouldDirty: true });
    else form.resetField('Marques');
  });
  useEffect(() => follow(), [IDActivite]);
  return IDActivite;
};

const General = ({ record: { field, form } }: { record: TemplateBdcRecord }) => {
  const query = useRead(activites.list, {});
  const IDActivite = useBrandsOfActivity(form);
  return (
    <>
      <TextField {...field('Nom')} />
      <SelectField
        {...field('IDActivite')}
        options={query.data?.map(({ IDActivite: value, Descr }) => ({ value, label: Descr }))}
        failure={query}
      />
      <MarquesPicker {...field('Marques')} label={Marques.label} help={Marques.help} IDActivite={IDActivite || null} />
      <ChoiceField {...field('IDMatType')} label={templateBdcFields.IDMatType.label} options={matTypeChoices} />
    </>
  );
};

/** A template of order forms: a new one, or the stored one. */
export const TemplateBdcForm = ({ stored, head }: RecordProps<TemplateBdc>) => {
  const navigate = useNavigate();
  const values = useMemo(() => (stored ? valuesOf(stored) : newValues), [stored]);
  const sayDone = useSayDone();
  const record = useRecordForm({ schema: templateBdcForm, values, stored });
  const saving = useSaving({
    create: templatesBdc.create,
    update: templatesBdc.update,
    params: stored && { IDTemplateBDC: stored.IDTemplateBDC },
    newBody,
    changedBody,
  });
  const land = (saved: unknown) => {
    sayDone(saved, stored ? 'Le modèle de bon de commande est enregistré.' : 'Le modèle de bon de commande est ajouté.');
    return navigate({ to: templatesImpressionPath, search: { activeTab: 'configurationTemplateBDC' } });
  };
  return (
    <FormPage
      title={stored ? stored.Nom : 'Ajouter un modèle de bon de commande'}
      {...head}
      record={record}
      sections={[
        { id: 'general', title: 'Général', content: <General record={record} /> },
        {
          id: 'documents',
          title: 'Documents',
          content: (
            <>
              <TextField {...record.field('DocumentBDC')} />
              <CgvDocumentPanel record={record} stored={stored} />
            </>
          ),
        },
      ]}
      {...saving}
      onSaved={land}
      after={stored && <HistoriquePanel table="templatesBDC" id={stored.IDTemplateBDC} />}
    />
  );
};
