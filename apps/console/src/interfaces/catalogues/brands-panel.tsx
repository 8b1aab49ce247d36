import { Alert, MultiSelect } from '@mantine/core';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import type { Brands } from './references.ts';

interface BrandsPanelProps {
  title: string;
  brands: Brands;
  /** Shown while no brand is chosen; null as long as no site uses the catalogue. */
  required: string | null;
}

/** The group's brands in a catalogue. They are saved with the page. */
export const BrandsPanel = ({ title, brands: { label, stored, offered, names, field, chosen }, required }: BrandsPanelProps) => {
  if (stored.error) return <ReadFailure query={stored} />;
  if (!field || offered.isPending) return <LoadingState lines={2} />;
  return (
    <>
      {offered.error && (
        <Alert color="red" title={`Les marques du ${title} n’ont pas été reçues`} mb="md">
          {offered.error.message}
        </Alert>
      )}
      <MultiSelect
        label={label}
        data={[...names].map(([value, name]) => ({ value, label: name }))}
        value={[...chosen]}
        onChange={field.set}
        searchable
        clearable
        maw="40rem"
        mb="md"
        error={required}
        comboboxProps={{ withinPortal: false }}
        clearButtonProps={{ 'aria-label': `Retirer toutes les marques du ${title}` }}
      />
    </>
  );
};
