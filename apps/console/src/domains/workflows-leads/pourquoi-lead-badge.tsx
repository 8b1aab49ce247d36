import { Anchor } from '@mantine/core';
import { pourquoiLeadHref } from './workflows-leads.links.ts';

interface PourquoiLeadLinkProps {
  known: Parameters<typeof pourquoiLeadHref>[0];
  value: number | string;
  /** Whose leads, for those who do not see the page. */
  of: string;
}

/** Leads to why leads go where they go, where one thing of them is known. */
export const PourquoiLeadLink = ({ known, value, of }: PourquoiLeadLinkProps) => (
  <Anchor href={pourquoiLeadHref(known, value)} size="sm" aria-label={`Pourquoi\u00a0? (${of})`}>
    {'Pourquoi\u00a0?'}
  </Anchor>
);
