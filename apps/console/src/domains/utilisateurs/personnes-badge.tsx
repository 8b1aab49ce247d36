import type { PersonnesLiees } from '@comptoir/contract/fiches';
import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { counted } from '@comptoir/contract/texts/counted';
import { NeighbourCard, NeighbourList } from '../../kit/record/neighbours.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { utilisateurPath } from './utilisateurs.links.ts';

interface PersonnesBadgeProps {
  personnes: PersonnesLiees;
  none: string;
  /** The list of all of them. */
  href?: string | undefined;
  act?: ReactNode;
}

/** Who works there, active people first. */
export const PersonnesBadge = ({ personnes: { nb, nbActives, premieres }, none, href, act }: PersonnesBadgeProps) => {
  const all = `Les ${counted(nb, 'personne')}, dont ${counted(nbActives, 'active')}`;
  return (
    <NeighbourCard title={`Personnes (${nb})`} act={act}>
      {nb === 0 && <Text size="sm">{none}</Text>}
      <NeighbourList>
        {premieres.map(({ IDPeople, Name, Profil, Actif }) => (
          <li key={IDPeople}>
            <Anchor href={utilisateurPath(IDPeople)} size="sm">
              {Name}
            </Anchor>
            <Text size="xs" c="dimmed">
              {Profil}
            </Text>
            {!Actif && <StatusBadge tone="off">Suspendu</StatusBadge>}
          </li>
        ))}
      </NeighbourList>
      {nb > premieres.length &&
        (href === undefined ? (
          <Text size="sm">{all}</Text>
        ) : (
          <Anchor href={href} size="sm">
            {all}
          </Anchor>
        ))}
    </NeighbourCard>
  );
};
