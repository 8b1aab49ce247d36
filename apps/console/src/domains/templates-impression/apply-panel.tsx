import { impressionFields, type TemplateImpression } from '@comptoir/contract/domains/templates-impression/templates-impression.calls';
import { categorieWords, categories, type Categorie } from '@comptoir/contract/domains/templates-impression/categories';
import { Button, Group, NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import { templatesFor } from './impression-values.ts';
import css from './templates-impression.module.css';

interface ApplyPanelProps {
  /** How many sites are ticked. */
  count: number;
  templates: readonly TemplateImpression[];
  onApply: (categorie: Categorie, value: number | null) => void;
  onClear: () => void;
}

const inWords = (count: number) => (count > 1 ? `${count.toLocaleString('fr-FR')} sites sélectionnés` : '1 site sélectionné');

/** One template for all ticked sites; saved with the rest. */
export const ApplyPanel = ({ count, templates, onApply, onClear }: ApplyPanelProps) => {
  const [categorie, setCategorie] = useState<Categorie>('offre');
  const [value, setValue] = useState('');
  const choose = (name: string) => {
    setCategorie(categories.find((one) => one === name) ?? 'offre');
    setValue('');
  };
  return (
    <Group className={css.apply} gap="sm" align="flex-end" role="group" aria-label="Sélection">
      <Text role="status">{inWords(count)}</Text>
      <NativeSelect
        label={impressionFields.Categorie.label}
        size="xs"
        value={categorie}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        data={categories.map((one) => ({ value: one, label: categorieWords[one] }))}
      />
      <NativeSelect
        label="Modèle"
        size="xs"
        value={value}
        onChange={({ currentTarget }) => setValue(currentTarget.value)}
        data={[
          { value: '', label: 'Celui du groupe' },
          ...templatesFor(templates, categorie, null).map((one) => ({ value: String(one.value), label: one.label })),
        ]}
      />
      <Button size="xs" onClick={() => onApply(categorie, value === '' ? null : Number(value))}>
        Appliquer aux sites sélectionnés
      </Button>
      <Button size="xs" variant="default" onClick={onClear}>
        Effacer la sélection
      </Button>
    </Group>
  );
};
