import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';

export type Tone = 'ok' | 'info' | 'warning' | 'expired' | 'failed' | 'off';

const colors: Record<Tone, string> = { ok: 'green', info: 'blue', warning: 'yellow', expired: 'orange', failed: 'red', off: 'gray' };

/** A state in a word; the colour only repeats it. It may stand in a sentence. */
export const StatusBadge = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <Badge component="span" variant="light" color={colors[tone]} tt="none" fw={600}>
    {children}
  </Badge>
);
