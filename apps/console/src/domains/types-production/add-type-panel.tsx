import type { CategorieProduction, VolumeProduction } from '@comptoir/contract/domains/categories-agri/categories-agri.calls';
import { typeProductionFields, typesProduction } from '@comptoir/contract/domains/types-production/types-production.calls';
import { labelsOf } from '@comptoir/contract/fields/shapes';
import { Button, Card, Group, Select, Title } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import { filterChoices } from '../../kit/form/fields/options.ts';
import { notify } from '../../kit/notify.ts';
import { useSayDone } from '../../kit/undo/undo.ts';
import { useWrite } from '../../kit/queries.ts';
import { asErreur } from './type-rows.ts';

interface Chosen {
  IDCategorieProduction: number | null;
  IDSousCategorieProduction: number | null;
  IDVolumeProduction: number | null;
}
const nothing: Chosen = { IDCategorieProduction: null, IDSousCategorieProduction: null, IDVolumeProduction: null };

const labels = labelsOf(typeProductionFields);

interface AddTypePanelProps {
  categories: readonly CategorieProduction[];
  volumes: readonly VolumeProduction[];
}

const select = {
  searchable: true,
  clearable: true,
  filter: filterChoices,
  clearButtonProps: { 'aria-label': 'Effacer le choix' },
  w: '16rem',
};

/** Adds an association: a category, perhaps with a sub-category and a volume. */
export const AddTypePanel = ({ categories, volumes }: AddTypePanelProps) => {
  const [chosen, setChosen] = useState(nothing);
  const sayDone = useSayDone();
  const create = useWrite(typesProduction.create);
  const { IDCategorieProduction, IDSousCategorieProduction, IDVolumeProduction } = chosen;
  const own = categories.find((row) => row.IDCategorieProduction === IDCategorieProduction)?.sousCategoriesProduction ?? [];
  const add = async (event: SubmitEvent) => {
    event.preventDefault();
    if (IDCategorieProduction === null || create.isPending) return;
    try {
      const added = await create.mutateAsync({ body: { ...chosen, IDCategorieProduction } });
      sayDone(added, 'Le type de production est ajouté.');
      setChosen(nothing);
    } catch (error) {
      notify.failed(asErreur(error));
    }
  };
  return (
    <Card
      withBorder
      component="form"
      aria-label="Ajouter un type de production"
      onSubmit={(event: SubmitEvent) => void add(event)}
      noValidate
    >
      <Title order={2} mb="xs">
        Ajouter un type de production
      </Title>
      <Group align="flex-end" gap="sm">
        <Select<number>
          {...select}
          label={`${labels.IDCategorieProduction} (obligatoire)`}
          placeholder="Choisir…"
          data={categories.map((row) => ({ value: row.IDCategorieProduction, label: row.Libelle }))}
          value={IDCategorieProduction}
          onChange={(value) => setChosen({ ...chosen, IDCategorieProduction: value, IDSousCategorieProduction: null })}
        />
        <Select<number>
          {...select}
          label={labels.IDSousCategorieProduction}
          placeholder={IDCategorieProduction === null ? 'Choisir une catégorie' : own.length === 0 ? 'Aucune' : 'Toutes'}
          disabled={own.length === 0}
          data={own.map((row) => ({ value: row.IDSousCategorieProduction, label: row.Libelle }))}
          value={IDSousCategorieProduction}
          onChange={(value) => setChosen({ ...chosen, IDSousCategorieProduction: value })}
        />
        <Select<number>
          {...select}
          label={labels.IDVolumeProduction}
          placeholder="Aucun"
          data={volumes.map((row) => ({ value: row.IDVolumeProduction, label: row.Libelle }))}
          value={IDVolumeProduction}
          onChange={(value) => setChosen({ ...chosen, IDVolumeProduction: value })}
        />
        <Button type="submit" disabled={IDCategorieProduction === null} loading={create.isPending}>
          Ajouter
        </Button>
      </Group>
    </Card>
  );
};
