import type { ReactNode } from 'react';

interface ToneBadgeProps {
  tone: 'failed' | 'warning' | undefined;
  children: ReactNode;
}

/** The content of a cell; the colour is the whole row's. It is in the first cell, the only one that cannot be hidden. */
export const ToneBadge = ({ tone, children }: ToneBadgeProps) => <span data-tone={tone}>{children}</span>;
