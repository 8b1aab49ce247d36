import { Button, SimpleGrid, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { Workflow } from '@comptoir/contract/domains/workflows-leads/workflows-leads.calls';
import { workflowFields } from '@comptoir/contract/domains/workflows-leads/workflows-leads.fields';
import type { Choice } from '../../kit/form/fields/options.ts';
import { MultiSelectField } from '../../kit/form/fields/multi-select-field.tsx';
import { SelectField } from '../../kit/form/fields/select-field.tsx';
import { sortText } from '../../kit/list/filters/fold.ts';
import type { LineRecord } from './line-values.ts';
import { ReceptionPicker } from './reception-picker.tsx';
import { all, takenSites, type Line } from './workflow-lines.ts';
import type { Known } from './workflow-rows.ts';
import { isOfferedOrigine, isOfferedSite, sansConfiguration, siteText, sousFamilleText } from './workflow-words.ts';

const inOrder = (options: readonly Choice[]) =>
  options
    .map((option) => ({ option, key: sortText(option.label) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ option }) => option);

/** Sub-families with an origin that may have a workflow, then those origins; 'all' comes first in both. */
const useOrigineOptions = ({ origines }: Known, sousFamille: number) =>
  useMemo(() => {
    const offered = origines.filter(isOfferedOrigine);
    const inside = offered.filter((row) => sousFamille === all || row.IDSousFamilleOrigineAction === sousFamille);
    const sousFamilles = new Map(offered.map((row) => [row.IDSousFamilleOrigineAction, sousFamilleText(row)]));
    const labelOf = (row: (typeof offered)[number]) => (sousFamille === all ? `${row.Libelle} (${sousFamilleText(row)})` : row.Libelle);
    return {
      sousFamilles: [
        { value: all, label: 'Toutes les sous-familles' },
        ...inOrder([...sousFamilles].map(([value, label]) => ({ value, label }))),
      ],
      origines: [
        { value: all, label: `Toutes les origines (${inside.length})` },
        ...inOrder(inside.map((row) => ({ value: row.IDOrigineAction, label: `${labelOf(row)} – ${row.type?.Description}` }))),
      ],
    };
  }, [origines, sousFamille]);

const useSiteOptions = ({ sites }: Known, taken: ReadonlySet<number | null>) =>
  useMemo(() => {
    const free = sites.filter((row) => isOfferedSite(row) && !taken.has(row.IDSite));
    const others = taken.has(null) ? [] : [{ value: all, label: sansConfiguration }];
    return [...others, ...inOrder(free.map((row) => ({ value: row.IDSite, label: siteText(row) })))];
  }, [sites, taken]);

interface LinePickerProps {
  record: LineRecord;
  origines: readonly number[];
  lines: readonly Line[];
  stored: readonly Workflow[];
  known: Known;
}

/** The choices of a line. The origins are those of every line: they are locked once there is one. */
export const LinePicker = ({ record, origines, lines, stored, known }: LinePickerProps) => {
  const { field, form } = record;
  const { control } = form;
  const [sousFamille, origine, sites, reception] = useWatch({ control, name: ['sousFamille', 'origine', 'sites', 'ReceptionLeads'] });
  const options = useOrigineOptions(known, sousFamille);
  const key = origines.join();
  // oxlint-disable-next-line react/exhaustive-deps -- the key stands for the list, which is a new object each time
  const taken = useMemo(() => takenSites(stored, origines, lines), [stored, key, lines]);
  const siteOptions = useSiteOptions(known, taken);
  const isStray = origine > 0 && options.origines.every(({ value }) => value !== origine);
  const kept = sites.filter((site) => siteOptions.some(({ value }) => value === site));
  const isTaken = kept.length < sites.length;
  useEffect(() => {
    if (isStray) form.setValue('origine', 0);
  }, [isStray, form]);
  useEffect(() => {
    if (isTaken) form.setValue('sites', kept);
  });
  const locked = lines.length > 0 ? 'Retirez les lignes pour changer d’origine.' : null;
  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <SelectField {...field('sousFamille', locked)} label="Sous-famille" options={options.sousFamilles} />
        <SelectField {...field('origine', locked)} label={workflowFields.IDOrigineAction.label} options={options.origines} />
      </SimpleGrid>
      <MultiSelectField
        {...field('sites')}
        label="Sites"
        options={siteOptions}
        placeholder={siteOptions.length === 0 ? 'Tous les sites ont une ligne' : 'Choisir…'}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <ReceptionPicker
          ReceptionLeads={field('ReceptionLeads')}
          WorkflowBDC={field('WorkflowBDC')}
          isBDC={reception === 'BDC'}
          config={known.config}
        />
      </SimpleGrid>
      <div>
        <Button type="submit" variant="light" leftSection={<IconPlus size={18} aria-hidden />}>
          Ajouter la ligne
        </Button>
      </div>
    </Stack>
  );
};
