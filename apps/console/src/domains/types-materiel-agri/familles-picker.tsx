import {
  typesMaterielAgri,
  type FamilleMateriel,
  type TypeMaterielAgri,
} from '@comptoir/contract/domains/types-materiel-agri/types-materiel-agri.calls';
import { ofName } from '@comptoir/contract/texts/elision';
import { Loader, MultiSelect } from '@mantine/core';
import { useState } from 'react';
import { filterChoices } from '../../kit/form/fields/options.ts';
import { notify } from '../../kit/notify.ts';
import { useClosed, useWrite } from '../../kit/queries.ts';
import { Reason } from '../../ui/reason.tsx';

interface FamillesPickerProps {
  type: TypeMaterielAgri;
  familles: readonly FamilleMateriel[];
}

/** The families of one type, saved when the list closes. Those of another type are not offered: a family has one type. */
export const FamillesPicker = ({ type: { IDTypeMaterialAgri, Descr }, familles }: FamillesPickerProps) => {
  const save = useWrite(typesMaterielAgri.updateFamilles, { touches: [typesMaterielAgri.familles] });
  const closed = useClosed(typesMaterielAgri.updateFamilles);
  const stored = familles.filter((famille) => famille.IDTypeMaterialAgri === IDTypeMaterialAgri).map((famille) => famille.Descr);
  const free = familles.filter((famille) => famille.IDTypeMaterialAgri === null).map((famille) => famille.Descr);
  const [draft, setDraft] = useState<string[] | null>(null);
  const [opened, setOpened] = useState(false);
  const send = async (wanted: string[]) => {
    const isSame = wanted.length === stored.length && wanted.every((one) => stored.includes(one));
    if (!isSame) {
      try {
        await save.mutateAsync({ params: { IDTypeMaterialAgri }, body: { familles: wanted } });
      } catch (error) {
        notify.failed(error);
      }
    }
    setDraft(null);
  };
  return (
    <Reason text={closed}>
      {(describedBy) => (
        <MultiSelect
          aria-label={`Familles ${ofName(Descr)}`}
          data={[...stored, ...free].toSorted((a, b) => a.localeCompare(b, 'fr'))}
          value={draft ?? stored}
          onChange={(next) => {
            setDraft(next);
            // A family removed by its cross while the list is closed.
            if (!opened) void send(next);
          }}
          onDropdownOpen={() => setOpened(true)}
          onDropdownClose={() => {
            setOpened(false);
            if (draft) void send(draft);
          }}
          placeholder={(draft ?? stored).length === 0 ? 'Aucune famille' : ''}
          nothingFoundMessage="Aucune famille libre"
          searchable
          filter={filterChoices}
          hidePickedOptions
          disabled={save.isPending}
          readOnly={closed !== null}
          aria-describedby={describedBy}
          rightSection={save.isPending ? <Loader size={16} role="status" aria-label="Enregistrement…" /> : undefined}
          maw="32rem"
        />
      )}
    </Reason>
  );
};
