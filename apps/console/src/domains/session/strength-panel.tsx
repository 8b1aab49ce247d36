import type { Force } from '@comptoir/contract/domains/session/mot-de-passe';
import { Progress, Text } from '@mantine/core';

const forces: Record<Force, { label: string; share: number; color: string }> = {
  faible: { label: 'Faible', share: 15, color: 'red' },
  correcte: { label: 'Correct', share: 45, color: 'yellow' },
  bonne: { label: 'Bon', share: 75, color: 'teal' },
  forte: { label: 'Fort', share: 100, color: 'green' },
};

/** How long somebody would guess a new password, in a bar and a word. */
export const StrengthPanel = ({ force }: { force: Force }) => {
  const { label, share, color } = forces[force];
  return (
    <div>
      <Progress value={share} color={color} size="sm" aria-hidden />
      <Text size="sm" role="status">
        {`Solidité\u00a0: ${label}`}
      </Text>
    </div>
  );
};
