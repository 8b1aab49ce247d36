import { sites } from '@comptoir/contract/domains/sites/sites.calls';
import { societes } from '@comptoir/contract/domains/societes/societes.calls';
import { useWatch } from 'react-hook-form';
import { MultiSelectField } from '../../kit/form/fields/multi-select-field.tsx';
import { useRead } from '../../kit/queries.ts';
import { ChoiceField } from '../../kit/form/fields/choice-field.tsx';
import type { RelanceRecord } from './relance-values.ts';
import { modes, modeWords } from './relance-words.ts';

const options = modes.map((value) => ({ value, label: modeWords[value] }));

const Plaques = ({ field }: Pick<RelanceRecord, 'field'>) => {
  const query = useRead(societes.list, {});
  const choices = query.data?.map(({ IDPlaque, Libelle }) => ({ value: IDPlaque, label: Libelle }));
  return <MultiSelectField {...field('Plaques')} required options={choices} failure={query} />;
};

const Sites = ({ field }: Pick<RelanceRecord, 'field'>) => {
  const query = useRead(sites.list, {});
  const choices = query.data?.map(({ IDSite, Descr, Libelle_Societe }) => ({ value: IDSite, label: `${Descr} (${Libelle_Societe})` }));
  return <MultiSelectField {...field('Sites')} required options={choices} failure={query} />;
};

/** The availability of a follow-up. A choice clears the lists of the others. */
export const DisponibilitePanel = ({ record: { form, field } }: { record: RelanceRecord }) => {
  const mode = useWatch({ control: form.control, name: 'disponibilite' });
  const clear = (chosen: string) => {
    for (const [name, owner] of [
      ['Plaques', 'Societe'],
      ['Sites', 'Site'],
    ] as const) {
      if (chosen === owner) continue;
      form.setValue(name, [], { shouldDirty: true });
      form.clearErrors(name);
    }
  };
  return (
    <>
      <ChoiceField {...field('disponibilite')} label="Disponible pour" options={options} onChosen={clear} />
      {mode === 'Groupe' && <span>La relance vaut pour toutes les sociétés et tous les sites du groupe.</span>}
      {mode === 'Societe' && <Plaques field={field} />}
      {mode === 'Site' && <Sites field={field} />}
    </>
  );
};
