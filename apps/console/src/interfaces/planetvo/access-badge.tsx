import { Loader } from '@mantine/core';
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx';
import type { Access } from './access.ts';

const looks: Record<Exclude<Access['state'], 'checking'>, { tone: Tone; word: string }> = {
  none: { tone: 'off', word: 'Non configuré' },
  ok: { tone: 'ok', word: 'Accès valide' },
  otherBase: { tone: 'warning', word: 'Base non liée' },
  refused: { tone: 'failed', word: 'Identifiants refusés' },
  failed: { tone: 'off', word: 'Non vérifié' },
};

/** Whether PlanetVO accepts a user; the tooltip says why. */
export const AccessBadge = ({ access, name }: { access: Access; name: string }) => {
  if (access.state === 'checking') return <Loader size={16} role="status" aria-label={`Vérification\u00a0: ${name}`} />;
  const { tone, word } = looks[access.state];
  return (
    <span title={access.message}>
      <StatusBadge tone={tone}>{word}</StatusBadge>
    </span>
  );
};
