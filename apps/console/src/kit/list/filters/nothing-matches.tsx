import { Button, Group } from '@mantine/core';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { narrowingsOf, type Narrowed } from './narrowed-by.ts';

interface NothingMatchesProps {
  /** Where the list knows what narrows it: each is named, and can be taken away alone. */
  narrowed: Narrowed | undefined;
  onClear: () => void;
}

/** In place of the rows that a filter keeps out: which one it is, and how to be rid of it. */
export const NothingMatches = ({ narrowed, onClear }: NothingMatchesProps) => {
  const narrowings = narrowed ? narrowingsOf(narrowed) : [];
  const named = narrowings.length > 0 ? ` (${narrowings.map(({ label }) => label).join(', ')})` : '';
  return (
    <EmptyState
      message={`Aucune ligne ne correspond aux filtres${named}.`}
      action={
        <Group gap="xs" justify="center">
          {narrowings.length > 1 &&
            narrowings.map(({ label, clear }) => (
              <Button key={label} variant="default" onClick={clear}>
                {`Sans\u00a0: ${label}`}
              </Button>
            ))}
          <Button variant="default" onClick={onClear}>
            Effacer les filtres
          </Button>
        </Group>
      }
    />
  );
};
