import type { CatalogueBrand, refMoto } from '@comptoir/contract/interfaces/catalogues/catalogues.calls';
import { Alert, Button, Group, MultiSelect, Text } from '@mantine/core';
import { useState } from 'react';
import { LeaveGuard } from '../../kit/form/saving/leave-guard.tsx';
import { notify } from '../../kit/notify.ts';
import { useRead, useWrite } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/record-coming.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';

interface BrandsPanelProps {
  title: string;
  calls: typeof refMoto;
  /** Shown while no brand is chosen; null as long as no site uses the catalogue. */
  required: string | null;
}

interface ChosenProps extends BrandsPanelProps {
  stored: readonly CatalogueBrand[];
  offered: readonly CatalogueBrand[];
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((code) => other.includes(code));

const Chosen = ({ title, calls, required, stored, offered }: ChosenProps) => {
  const before = stored.map(({ code }) => code);
  const [typed, setTyped] = useState<string[] | null>(null);
  const chosen = typed ?? before;
  const changed = !isSame(chosen, before);
  const sync = useWrite(calls.syncGroup, { touches: [calls.groupBrands] });
  const save = async () => {
    try {
      await sync.mutateAsync({ body: { brands: chosen, regenerate_token: false } });
      setTyped(null);
      notify.done(`Les marques du ${title} sont synchronisées.`);
    } catch (error) {
      notify.failed(error, `Erreur lors de la synchronisation des marques actives sur le ${title}`);
    }
  };
  const names = new Map([...stored, ...offered].map(({ code, name }) => [code, name]));
  return (
    <Group align="end" mb="md">
      <MultiSelect
        label={`Marques du ${title}`}
        data={[...names].map(([value, label]) => ({ value, label }))}
        value={chosen}
        onChange={setTyped}
        searchable
        clearable
        miw={{ base: '100%', xs: '26rem' }}
        error={chosen.length === 0 ? required : null}
        comboboxProps={{ withinPortal: false }}
        clearButtonProps={{ 'aria-label': `Retirer toutes les marques du ${title}` }}
      />
      {changed && (
        <Button onClick={() => void save()} loading={sync.isPending} disabled={required !== null && chosen.length === 0}>
          Enregistrer les marques
        </Button>
      )}
      {changed && <Text role="status">Les marques choisies ne sont pas encore enregistrées.</Text>}
      <LeaveGuard mayLeave={() => !changed} />
    </Group>
  );
};

/** The group's brands in a catalogue. */
export const BrandsPanel = (props: BrandsPanelProps) => {
  const stored = useRead(props.calls.groupBrands, {});
  const offered = useRead(props.calls.brands, {}, { retry: false, staleTime: 60_000 });
  if (stored.error) return <ReadFailure query={stored} />;
  if (!stored.data || offered.isPending) return <LoadingState lines={2} />;
  return (
    <>
      {offered.error && (
        <Alert color="red" title={`Les marques du ${props.title} n’ont pas été reçues`} mb="md">
          {offered.error.message}
        </Alert>
      )}
      <Chosen {...props} stored={stored.data} offered={offered.data ?? []} />
    </>
  );
};
