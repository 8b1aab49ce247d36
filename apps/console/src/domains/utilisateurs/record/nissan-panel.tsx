import type { SiteRow } from '@comptoir/contract/domains/sites/sites.calls';
import { Table, TextInput } from '@mantine/core';
import { memo, useCallback } from 'react';
import { useController, type FieldErrors } from 'react-hook-form';
import { afterPress } from '../../../kit/form/fields/after-press.ts';
import { filledNissan, type Nissan, type UtilisateurIn, type UtilisateurRecord } from './utilisateur-values.ts';

type Code = 'CodeVendeur' | 'VecturyID';
type Faults = Partial<Record<Code, { message?: string | undefined }>> | undefined;

interface NissanRowProps {
  IDSite: number;
  Descr: string;
  row: Nissan | undefined;
  faults: Faults;
  onChange: (IDSite: number, code: Code, text: string) => void;
  onBlur: () => void;
}

/** Only the row being typed in is rendered again. */
const NissanRow = memo(({ IDSite, Descr, row, faults, onChange, onBlur }: NissanRowProps) => {
  const cell = (code: Code, name: string) => (
    <Table.Td>
      <TextInput
        aria-label={`${name}\u00a0: ${Descr}`}
        value={row?.[code] ?? ''}
        error={faults?.[code]?.message}
        onChange={(event) => onChange(IDSite, code, event.currentTarget.value)}
        onBlur={() => afterPress(onBlur)}
        autoComplete="off"
        size="xs"
      />
    </Table.Td>
  );
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={400}>
        {Descr}
      </Table.Th>
      {cell('CodeVendeur', 'Code vendeur')}
      {cell('VecturyID', 'Vectury ID')}
    </Table.Tr>
  );
});

/** `errors.ConfigNissan` is indexed by place, like the value. */
const faultsOf = (errors: FieldErrors<UtilisateurIn>, place: number): Faults => (place < 0 ? undefined : errors.ConfigNissan?.[place]);

interface NissanPanelProps {
  record: UtilisateurRecord;
  /** Ticked sites with Nissan's product type. */
  sites: readonly SiteRow[];
}

/** The person's identification on each Nissan site. */
export const NissanPanel = ({ record: { form }, sites }: NissanPanelProps) => {
  const { field, formState } = useController({ control: form.control, name: 'ConfigNissan' });
  const { onChange, onBlur } = field;
  const change = useCallback(
    (IDSite: number, code: Code, text: string) => {
      const rows = form.getValues('ConfigNissan');
      const row = rows.find((one) => one.IDSite === IDSite) ?? { IDSite, CodeVendeur: '', VecturyID: '' };
      onChange(filledNissan([...rows.filter((one) => one !== row), { ...row, [code]: text }]));
    },
    [form, onChange],
  );
  return (
    <Table.ScrollContainer minWidth={480}>
      <Table verticalSpacing={4} aria-label="Identification Nissan">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Site</Table.Th>
            <Table.Th>Code vendeur</Table.Th>
            <Table.Th>Vectury ID</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {sites.map(({ IDSite, Descr }) => {
            const place = field.value.findIndex((row) => row.IDSite === IDSite);
            return (
              <NissanRow
                key={IDSite}
                IDSite={IDSite}
                Descr={Descr}
                row={field.value[place]}
                faults={faultsOf(formState.errors, place)}
                onChange={change}
                onBlur={onBlur}
              />
            );
          })}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
};
