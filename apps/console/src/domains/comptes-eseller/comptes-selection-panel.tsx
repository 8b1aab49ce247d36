import type { Acte } from '@comptoir/contract/domains/comptes-eseller/comptes-eseller.calls';
import { Button, Group, Text } from '@mantine/core';
import css from '../../kit/lot/lot.module.css';
import { words } from './comptes-words.ts';

interface ComptesSelectionPanelProps {
  acte: Acte;
  count: number;
  onBegin: () => void;
  onClear: () => void;
}

/** With the list: the number of ticked accounts, and the one action for their state. */
export const ComptesSelectionPanel = ({ acte, count, onBegin, onClear }: ComptesSelectionPanelProps) => (
  <Group className={css.bar} gap="sm" role="group" aria-label="Sélection">
    <Text role="status">{count > 1 ? `${count.toLocaleString('fr-FR')} comptes sélectionnés` : '1 compte sélectionné'}</Text>
    <Button size="xs" onClick={onBegin}>
      {words[acte].begin}
    </Button>
    <Button size="xs" variant="default" onClick={onClear}>
      Effacer la sélection
    </Button>
  </Group>
);
