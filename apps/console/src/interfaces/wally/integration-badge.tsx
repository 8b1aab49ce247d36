import { Anchor } from '@mantine/core';
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx';

/** The outcomes of a lead or an offer. */
export const statuts: Readonly<Record<string, Tone>> = { Intégré: 'ok', Ignoré: 'warning', 'En erreur': 'failed' };

export const IntegrationBadge = ({ statut }: { statut: string }) => <StatusBadge tone={statuts[statut] ?? 'off'}>{statut}</StatusBadge>;

const isAddress = (text: string) => /^https?:\/\//.test(text);

/** A web address becomes a link; anything else is a name. */
export const OutsideBadge = ({ text, label }: { text: string; label: string }) =>
  isAddress(text) ? (
    <Anchor href={text} target="_blank" rel="noopener noreferrer" size="sm">
      {label}
    </Anchor>
  ) : (
    text
  );
