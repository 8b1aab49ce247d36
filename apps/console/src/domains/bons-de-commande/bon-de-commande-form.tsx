import { namesOf } from '@comptoir/contract/fields/shapes';
import { activites } from '@comptoir/contract/domains/activites/activites.calls';
import {
  bonDeCommandeDefaults,
  bonsDeCommande,
  newBonDeCommande,
  type BonDeCommande,
} from '@comptoir/contract/domains/bons-de-commande/bons-de-commande.calls';
import { bonDeCommandeSections } from '@comptoir/contract/domains/bons-de-commande/bons-de-commande.fields';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { z } from 'zod';
import { FormPage } from '../../kit/form/form-page.tsx';
import { NumberField } from '../../kit/form/fields/number-field.tsx';
import { SelectField } from '../../kit/form/fields/select-field.tsx';
import { TextareaField, TextField } from '../../kit/form/fields/text-field.tsx';
import { TickField } from '../../kit/form/fields/tick-field.tsx';
import { useRecordForm, type RecordForm } from '../../kit/form/use-record-form.ts';
import { useSayDone } from '../../kit/undo/undo.ts';
import { useRead } from '../../kit/queries.ts';
import type { RecordProps } from '../../kit/record/record-page.tsx';
import { useSaving } from '../../kit/record/use-saving.ts';
import { HistoriquePanel } from '../journal/historique-panel.tsx';
import { bonsDeCommandePath } from './bons-de-commande.links.ts';

type In = z.input<typeof newBonDeCommande>;
type Out = z.output<typeof newBonDeCommande>;
type Field = RecordForm<In, Out>['field'];

/** 0 means no activity: the contract refuses it. */
const newValues: In = { Descr: '', IDActivite: 0, ...bonDeCommandeDefaults };

const valuesOf = (stored: BonDeCommande): In => {
  const { IDMarqueNeufOcc: _, Activite_Descr: __, ...values } = stored;
  return values;
};

const General = ({ field }: { field: Field }) => {
  const query = useRead(activites.list, {});
  return (
    <>
      <TextField {...field('Descr')} />
      <SelectField
        {...field('IDActivite')}
        options={query.data?.map(({ IDActivite, Descr }) => ({ value: IDActivite, label: Descr }))}
        failure={query}
      />
      <NumberField {...field('IDFamille')} />
      <TickField {...field('Neuf')} />
      <TickField {...field('AfficheOptionVersionConstr')} />
    </>
  );
};

const sectionsOf = (field: Field) => [
  { id: 'general', title: 'Général', content: <General field={field} /> },
  {
    id: 'fichiers',
    title: 'Fichiers',
    content: namesOf(bonDeCommandeSections.fichiers).map((name) => <TextField key={name} {...field(name)} />),
  },
  {
    id: 'textes',
    title: 'Textes imprimés',
    content: (
      <>
        <TextareaField {...field('TexteReprise')} rows={3} />
        <TextareaField {...field('TexteCO2')} rows={5} />
      </>
    ),
  },
];

/** An order form: a new one, or the stored one. */
export const BonDeCommandeForm = ({ stored, head }: RecordProps<BonDeCommande>) => {
  const navigate = useNavigate();
  const values = useMemo(() => (stored ? valuesOf(stored) : newValues), [stored]);
  const sayDone = useSayDone();
  const record = useRecordForm<In, Out>({ schema: newBonDeCommande, values, stored });

  const saving = useSaving({
    create: bonsDeCommande.create,
    update: bonsDeCommande.update,
    params: stored && { idMarqueNeufOcc: stored.IDMarqueNeufOcc },
    newBody: (filled: Out) => filled,
    changedBody: (changed) => changed,
  });
  const land = (saved: unknown) => {
    sayDone(saved, stored ? 'Le bon de commande est enregistré.' : 'Le bon de commande est ajouté.');
    return navigate({ to: bonsDeCommandePath });
  };
  return (
    <FormPage
      title={stored ? stored.Descr : 'Ajouter un bon de commande'}
      {...head}
      record={record}
      sections={sectionsOf(record.field)}
      {...saving}
      onSaved={land}
      after={stored && <HistoriquePanel table="BonDeCommande" id={stored.IDMarqueNeufOcc} />}
    />
  );
};
