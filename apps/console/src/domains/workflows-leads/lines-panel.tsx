import { receptions, workflowFields } from '@comptoir/contract/domains/workflows-leads/workflows-leads.fields';
import { Alert, Table, Text, VisuallyHidden } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { counted } from '@comptoir/contract/texts/counted';
import { IconButton } from '../../ui/icon-button.tsx';
import type { Line } from './workflow-lines.ts';
import type { Known } from './workflow-rows.ts';
import { destinationOf, sansConfiguration, siteText } from './workflow-words.ts';

interface LinesPanelProps {
  lines: readonly Line[];
  known: Known;
  nbOrigines: number;
  replaced: number;
  /** Why they cannot be saved. */
  refusal: string | null;
  onRemove: (line: Line) => void;
}

/** The lines to save, and their effect. */
export const LinesPanel = ({ lines, known: { sites, config }, nbOrigines, replaced, refusal, onRemove }: LinesPanelProps) => {
  const nameOf = (IDSite: number | null) => {
    const site = sites.find((row) => row.IDSite === IDSite);
    return site ? siteText(site) : sansConfiguration;
  };
  return (
    <section aria-label="Lignes à enregistrer">
      <div role="status">
        {lines.length === 0 && <Text c="dimmed">Ajoutez au moins une ligne pour enregistrer.</Text>}
        {lines.length > 0 && <Text>{`${counted(lines.length, 'ligne')} pour ${counted(nbOrigines, 'origine')}.`}</Text>}
        {replaced > 0 && (
          <Alert color="yellow" variant="light" mt="xs">
            {replaced > 1
              ? `${counted(replaced, 'workflow existant', 'workflows existants')} seront remplacés.`
              : '1 workflow existant sera remplacé.'}
          </Alert>
        )}
        {refusal && (
          <Alert color="red" variant="light" mt="xs">
            {refusal}
          </Alert>
        )}
      </div>
      {lines.length > 0 && (
        <Table mt="xs" aria-label="Lignes à enregistrer">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{workflowFields.IDSite.label}</Table.Th>
              <Table.Th>{workflowFields.ReceptionLeads.heading}</Table.Th>
              <Table.Th>{workflowFields.WorkflowBDC.heading}</Table.Th>
              <Table.Th>
                <VisuallyHidden>Actions</VisuallyHidden>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {lines.map((line) => (
              <Table.Tr key={line.IDSite ?? 'autres'}>
                <Table.Td>{nameOf(line.IDSite)}</Table.Td>
                <Table.Td>{receptions[line.ReceptionLeads]}</Table.Td>
                <Table.Td>{destinationOf(line, config)}</Table.Td>
                <Table.Td>
                  <IconButton label={`Retirer la ligne\u00a0: ${nameOf(line.IDSite)}`} onClick={() => onRemove(line)}>
                    <IconTrash size={18} aria-hidden />
                  </IconButton>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </section>
  );
};
