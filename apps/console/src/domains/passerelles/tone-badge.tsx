import type { ReactNode } from 'react';

interface ToneBadgeProps {
  tone: 'failed' | 'warning' | undefined;
  children: ReactNode;
}

/** What a cell shows; the tone is the whole row's. It stands in the first cell, the only one that cannot be hidden. */
export const ToneBadge = ({ tone, children }: ToneBadgeProps) => <span data-tone={tone}>{children}</span>;
