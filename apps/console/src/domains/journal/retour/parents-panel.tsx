import { Checkbox } from '@mantine/core';

interface ParentsPanelProps {
  parents: { isAsked: boolean; isOn: boolean; set: (isOn: boolean) => void };
}

/** Offered where rows belong to something that is gone. */
export const ParentsPanel = ({ parents: { isAsked, isOn, set } }: ParentsPanelProps) =>
  isAsked && (
    <Checkbox
      my="xs"
      label="Remettre aussi ce qui manque"
      description="Ce à quoi ces lignes appartenaient et qui a été supprimé depuis revient avec elles."
      checked={isOn}
      onChange={({ currentTarget }) => set(currentTarget.checked)}
    />
  );
