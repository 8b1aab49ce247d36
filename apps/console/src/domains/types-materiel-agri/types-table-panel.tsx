import { longestLibelleAgri } from '@comptoir/contract/domains/categories-agri/categories-agri.calls';
import {
  typeMaterielFields,
  typesMaterielAgri,
  type FamilleMateriel,
  type TypeMaterielAgri,
} from '@comptoir/contract/domains/types-materiel-agri/types-materiel-agri.calls';
import { ofName } from '@comptoir/contract/texts/elision';
import { Anchor, Card, Table } from '@mantine/core';
import { InlineEdit } from '../../kit/inline/inline-edit.tsx';
import { useWrite } from '../../kit/queries.ts';
import { FamillesPicker } from './familles-picker.tsx';
import { champsMaterielPath } from './types-materiel-agri.links.ts';
import css from './types-materiel-agri.module.css';

const champsText = (count: number) => (count === 0 ? 'Aucun champ' : count === 1 ? '1 champ' : `${count} champs`);

interface TypesTablePanelProps {
  rows: readonly TypeMaterielAgri[];
  familles: readonly FamilleMateriel[] | undefined;
}

export const TypesTablePanel = ({ rows, familles }: TypesTablePanelProps) => {
  const rename = useWrite(typesMaterielAgri.update);
  return (
    <Card withBorder p={0} className={css.scroll ?? ''}>
      <Table aria-label="Types de matériel agricole" miw={720}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col" w="4rem">
              #
            </Table.Th>
            <Table.Th scope="col">{typeMaterielFields.Descr.heading}</Table.Th>
            <Table.Th scope="col">Familles</Table.Th>
            <Table.Th scope="col" w="9rem">
              Champs
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.IDTypeMaterialAgri}>
              <Table.Td>{row.IDTypeMaterialAgri}</Table.Td>
              <Table.Td>
                <InlineEdit
                  value={row.Descr}
                  label="libellé du type de matériel"
                  max={longestLibelleAgri}
                  write={typesMaterielAgri.update}
                  onSave={(Descr) =>
                    rename.mutateAsync({ params: { IDTypeMaterialAgri: row.IDTypeMaterialAgri }, body: { ...row, Descr } })
                  }
                />
              </Table.Td>
              <Table.Td>{familles && <FamillesPicker type={row} familles={familles} />}</Table.Td>
              <Table.Td>
                <Anchor href={champsMaterielPath(row.IDTypeMaterialAgri)} aria-label={`${champsText(row.NbChamps)} ${ofName(row.Descr)}`}>
                  {champsText(row.NbChamps)}
                </Anchor>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  );
};
