import { activites } from '@comptoir/contract/activites';
import { bonDeCommandeDefaults, bonsDeCommande, newBonDeCommande, type BonDeCommande } from '@comptoir/contract/bons-de-commande';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { z } from 'zod';
import { FormPage } from '../../kit/form/form-page.tsx';
import { NumberField } from '../../kit/form/fields/number-field.tsx';
import { SelectField } from '../../kit/form/fields/select-field.tsx';
import { TextareaField, TextField } from '../../kit/form/fields/text-field.tsx';
import { TickField } from '../../kit/form/fields/tick-field.tsx';
import { useRecordForm, type RecordForm } from '../../kit/form/use-record-form.ts';
import { notify } from '../../kit/notify.ts';
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
      <TextField {...field('Descr')} label="Description" />
      <SelectField
        {...field('IDActivite')}
        label="Activité"
        options={query.data?.map(({ IDActivite, Descr }) => ({ value: IDActivite, label: Descr }))}
        failure={query}
      />
      <NumberField {...field('IDFamille')} label="Famille" help="Numéro de la famille de véhicules, s'il y en a un" allowNegative />
      <TickField {...field('Neuf')} label="Véhicule neuf" />
      <TickField {...field('AfficheOptionVersionConstr')} label="Afficher les options de la version constructeur" />
    </>
  );
};

const sectionsOf = (field: Field) => [
  { id: 'general', title: 'Général', content: <General field={field} /> },
  {
    id: 'fichiers',
    title: 'Fichiers',
    content: (
      <>
        <TextField {...field('NomFicBonDeCommande')} label="Fichier du bon de commande" />
        <TextField {...field('NomFicConditionsGenVente')} label="Fichier des conditions générales de vente" />
        <TextField {...field('NomFicAutreDoc')} label="Fichier d'un autre document" />
        <TextField {...field('NomImageLogo')} label="Image du logo" />
      </>
    ),
  },
  {
    id: 'textes',
    title: 'Textes imprimés',
    content: (
      <>
        <TextareaField {...field('TexteReprise')} label="Texte de la reprise" rows={3} />
        <TextareaField {...field('TexteCO2')} label="Texte sur les émissions de CO2" rows={5} />
      </>
    ),
  },
];

/** An order form: a new one, or the stored one. */
export const BonDeCommandeForm = ({ stored, head }: RecordProps<BonDeCommande>) => {
  const navigate = useNavigate();
  const values = useMemo(() => (stored ? valuesOf(stored) : newValues), [stored]);
  const record = useRecordForm<In, Out>({ schema: newBonDeCommande, values, stored });

  const saving = useSaving({
    create: bonsDeCommande.create,
    update: bonsDeCommande.update,
    params: stored && { idMarqueNeufOcc: stored.IDMarqueNeufOcc },
    newBody: (filled: Out) => filled,
    changedBody: (changed) => changed,
  });
  const land = () => {
    notify.done(stored ? 'Le bon de commande est enregistré.' : 'Le bon de commande est ajouté.');
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
