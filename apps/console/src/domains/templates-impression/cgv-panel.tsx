import {
  cgvDocument,
  cgvFields,
  templatesImpression,
  type Cgv,
} from '@comptoir/contract/domains/templates-impression/templates-impression.calls';
import { withoutPdf } from '@comptoir/contract/texts/pdf';
import { Button, Group, Table, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { useController } from 'react-hook-form';
import { blobOf } from '../../kit/files/base64.ts';
import { callFile } from '../../kit/files/file-call.ts';
import { sizeInWords } from '../../kit/form/fields/file-rules.ts';
import { FileDialog } from '../../kit/files/file-dialog.tsx';
import { ActOpener } from '../../kit/record/closed-act.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { AddCgvDialog } from './add-cgv-dialog.tsx';
import type { Ajout, GroupeRecord } from './impression-values.ts';

type Line = { kind: 'stored' | 'removed'; cgv: Cgv } | { kind: 'added'; cgv: Ajout };

/** The stored conditions of sale with the pending changes; what was just saved is no longer pending. */
const linesOf = (stored: readonly Cgv[], ajouts: readonly Ajout[], retraits: readonly number[]): Line[] => {
  const known = new Set(stored.map(({ Document }) => Document));
  return [
    ...stored.map((cgv): Line => ({ kind: retraits.includes(cgv.IDCGV) ? 'removed' : 'stored', cgv })),
    ...ajouts.filter(({ Document }) => !known.has(Document)).map((cgv): Line => ({ kind: 'added', cgv })),
  ];
};

const Viewed = ({ line: { kind, cgv }, onClose }: { line: Line; onClose: () => void }) => {
  const load = useCallback(
    () =>
      'file' in cgv
        ? Promise.resolve(blobOf(cgv.file, 'application/pdf'))
        : callFile(templatesImpression.pdf, { params: { IDCGV: cgv.IDCGV } }),
    [cgv],
  );
  return <FileDialog key={kind} name={withoutPdf(cgv.Document)} load={load} onClose={onClose} />;
};

interface LineRowProps {
  line: Line;
  onView: () => void;
  /** Removes it from the list, or restores it. */
  onToggle: () => void;
}

const LineRow = ({ line: { kind, cgv }, onView, onToggle }: LineRowProps) => (
  <Table.Tr>
    <Table.Td>
      <Group gap="xs">
        <Text span td={kind === 'removed' ? 'line-through' : undefined}>
          {cgv.Nom}
        </Text>
        {kind === 'added' && <StatusBadge tone="info">À ajouter</StatusBadge>}
        {kind === 'removed' && <StatusBadge tone="warning">À retirer</StatusBadge>}
      </Group>
    </Table.Td>
    <Table.Td>{cgv.Document}</Table.Td>
    <Table.Td>{sizeInWords(cgv.Taille)}</Table.Td>
    <Table.Td>
      <Group gap="xs" justify="flex-end">
        <Button variant="default" size="xs" onClick={onView} aria-label={`Voir le PDF\u00a0: ${cgv.Nom}`}>
          Voir le PDF
        </Button>
        <ActOpener
          call={templatesImpression.updateGroupe}
          variant="default"
          size="xs"
          onClick={onToggle}
          aria-label={`${kind === 'removed' ? 'Garder' : 'Retirer'}\u00a0: ${cgv.Nom}`}
        >
          {kind === 'removed' ? 'Garder' : 'Retirer'}
        </ActOpener>
      </Group>
    </Table.Td>
  </Table.Tr>
);

interface CgvPanelProps {
  record: GroupeRecord;
  stored: readonly Cgv[];
}

/** The group's conditions of sale: changes here are saved with the page. */
export const CgvPanel = ({ record: { form }, stored }: CgvPanelProps) => {
  const ajouts = useController({ control: form.control, name: 'ajouts' }).field;
  const retraits = useController({ control: form.control, name: 'retraits' }).field;
  const [viewed, setViewed] = useState<Line | null>(null);
  const [isAdding, setIsAdding] = useState(false);
  const lines = linesOf(stored, ajouts.value, retraits.value);
  const toggle = ({ kind, cgv }: Line) => {
    if (kind === 'added') ajouts.onChange(ajouts.value.filter((one) => one !== cgv));
    else if (kind === 'removed') retraits.onChange(retraits.value.filter((one) => one !== cgv.IDCGV));
    else retraits.onChange([...retraits.value, cgv.IDCGV]);
  };
  return (
    <>
      {lines.length === 0 ? (
        <Text c="dimmed">{'Aucune condition générale de vente n’est enregistrée.'}</Text>
      ) : (
        <Table.ScrollContainer minWidth={480}>
          <Table aria-label="Conditions générales de vente">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{cgvFields.Nom.label}</Table.Th>
                <Table.Th>{cgvDocument.Document.label}</Table.Th>
                <Table.Th>Taille</Table.Th>
                <Table.Th ta="right">Actions</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {lines.map((line) => (
                <LineRow key={line.cgv.Document} line={line} onView={() => setViewed(line)} onToggle={() => toggle(line)} />
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      <div>
        <ActOpener
          call={templatesImpression.updateGroupe}
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          adds
          onClick={() => setIsAdding(true)}
        >
          Ajouter un document
        </ActOpener>
      </div>
      {viewed && <Viewed line={viewed} onClose={() => setViewed(null)} />}
      {isAdding && (
        <AddCgvDialog
          present={lines.filter(({ kind }) => kind !== 'removed').map(({ cgv }) => cgv)}
          room={ajouts.value.reduce((sum, { Taille }) => sum + Taille, 0)}
          onAdd={(ajout) => ajouts.onChange([...ajouts.value, ajout])}
          onClose={() => setIsAdding(false)}
        />
      )}
    </>
  );
};
