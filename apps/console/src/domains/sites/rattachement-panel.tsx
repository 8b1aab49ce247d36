import { activites } from '@comptoir/contract/domains/activites/activites.calls';
import { passerelles } from '@comptoir/contract/domains/passerelles/passerelles.calls';
import { mayCall } from '@comptoir/contract/rights';
import { sites } from '@comptoir/contract/domains/sites/sites.calls';
import { societes } from '@comptoir/contract/domains/societes/societes.calls';
import { useEffect, useEffectEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { SelectField } from '../../kit/form/fields/select-field.tsx';
import { TickField } from '../../kit/form/fields/tick-field.tsx';
import { useRead } from '../../kit/queries.ts';
import { useStanding } from '../../kit/session.ts';
import { MarquesPicker } from '../marques/marques-picker.tsx';
import { PersonnesPicker } from '../utilisateurs/personnes-picker.tsx';
import type { SiteRecord } from './site-values.ts';

interface RattachementPanelProps {
  record: SiteRecord;
  isReduced: boolean;
  /** A stored site keeps its company. */
  isStored: boolean;
}

/** A linked site has no activity of its own. */
const useLinkedActivity = ({ form }: SiteRecord) => {
  const lie = useWatch({ control: form.control, name: 'lie' });
  const follow = useEffectEvent(() => {
    if (!form.getFieldState('lie').isDirty) form.resetField('IDActivite');
    else if (lie) form.setValue('IDActivite', null, { shouldDirty: true });
  });
  useEffect(() => follow(), [lie]);
  return lie;
};

/** With another effective activity the chosen brands go; with the stored one they come back. */
const useBrandsOf = ({ form }: SiteRecord, effective: number | null | undefined) => {
  const follow = useEffectEvent(() => {
    const isStored = ['IDActivite', 'IDPlaque'].every((name) => !form.getFieldState(name as 'IDActivite').isDirty);
    if (isStored) form.resetField('Marques');
    else if (form.getValues('Marques').length > 0) form.setValue('Marques', [], { shouldDirty: true });
  });
  useEffect(() => follow(), [effective]);
};

const Gateway = ({ field }: Pick<SiteRecord, 'field'>) => {
  const query = useRead(passerelles.list, {});
  return (
    <SelectField
      {...field('IDPasserelleDMS')}
      placeholder="Aucune"
      options={query.data?.map(({ IDPasserelleDMS, Libelle }) => ({ value: IDPasserelleDMS, label: Libelle }))}
      failure={query}
    />
  );
};

export const RattachementPanel = ({ record, isReduced, isStored }: RattachementPanelProps) => {
  const { field, form } = record;
  const companies = useRead(societes.list, {});
  const types = useRead(sites.types, {});
  const products = useRead(sites.products, {});
  const activities = useRead(activites.list, {});
  const lie = useLinkedActivity(record);
  const IDPlaque = useWatch({ control: form.control, name: 'IDPlaque' });
  const IDActivite = useWatch({ control: form.control, name: 'IDActivite' });
  const company = companies.data?.find((row) => row.IDPlaque === IDPlaque);
  const effective = lie ? company?.IDActivite : IDActivite;
  useBrandsOf(record, effective);
  const seesGateways = mayCall(passerelles.list, useStanding());
  return (
    <>
      <SelectField
        {...field('IDPlaque', isStored ? 'Un site garde sa société.' : null)}
        options={companies.data?.map((row) => ({ value: row.IDPlaque, label: row.Libelle }))}
        failure={companies}
      />
      <TickField
        {...field('lie')}
        label="Lié à la société"
        {...(lie && company?.Activite_Descr ? { help: `Activité de la société\u00a0: ${company.Activite_Descr}` } : {})}
      />
      <SelectField
        {...field('IDActivite', lie ? 'Un site lié à sa société en a l’activité.' : null)}
        required={!lie}
        placeholder={lie ? 'Celle de la société' : 'Choisir…'}
        options={activities.data?.map((row) => ({ value: row.IDActivite, label: row.Descr }))}
        failure={activities}
      />
      {!isReduced && (
        <MarquesPicker
          {...field('Marques')}
          label="Marques"
          required={false}
          IDActivite={effective}
          before={lie ? 'une société' : 'une activité'}
        />
      )}
      <SelectField
        {...field('IDTypeSite')}
        options={types.data?.map((row) => ({ value: row.IDTypeSite, label: row.Descr }))}
        failure={types}
      />
      <SelectField
        {...field('TPR_IDTypeProduit')}
        placeholder="Aucun"
        options={products.data?.map((row) => ({ value: row.TPR_IDTypeProduit, label: row.TPR_Descr }))}
        failure={products}
      />
      {seesGateways && <Gateway field={field} />}
      {!isStored && (
        <PersonnesPicker
          {...field('Personnes')}
          required={false}
          help="Elles ont accès au site dès son ajout. Une liste de logins se colle."
        />
      )}
    </>
  );
};
