import type { InterfaceLiee } from '@comptoir/contract/domains/sante/etats';
import { Anchor, Text } from '@mantine/core';
import { counted } from '@comptoir/contract/texts/counted';
import { NeighbourCard, NeighbourList } from '../../kit/record/neighbours.tsx';
import { Failing } from '../../kit/record/record-summary.tsx';
import { santeOf } from './sante.links.ts';
import { VerdictBadge } from './verdict-badge.tsx';

interface InterfacesLieesProps {
  /** Null for those who may not read the state of interfaces. */
  interfaces: readonly InterfaceLiee[] | null;
  none: string;
}

/** The interfaces that a site or a person depends on, and how their accesses stand. */
export const InterfacesLiees = ({ interfaces, none }: InterfacesLieesProps) =>
  interfaces && (
    <NeighbourCard title={`Interfaces (${interfaces.length})`}>
      {interfaces.length === 0 && <Text size="sm">{none}</Text>}
      <NeighbourList>
        {interfaces.map(({ Interface, Titre, Ecran, Verdict, Message, Cibles, EnEchec }) => (
          <li key={Interface}>
            <Anchor href={Ecran} size="sm">
              {Titre}
            </Anchor>{' '}
            <VerdictBadge verdict={Verdict} />
            {Message !== '' && (
              <Text size="xs" c="dimmed">
                {Cibles > 1 ? `${Message} (${EnEchec} sur ${counted(Cibles, 'accès', 'accès')})` : Message}
              </Text>
            )}
            {EnEchec > 0 && (
              <Anchor href={santeOf(Interface)} size="xs">
                Voir les vérifications
              </Anchor>
            )}
          </li>
        ))}
      </NeighbourList>
    </NeighbourCard>
  );

/** The same as one figure of the record's head. */
export const interfacesFigure = ({ interfaces }: Pick<InterfacesLieesProps, 'interfaces'>) => {
  if (!interfaces || interfaces.length === 0) return null;
  const failing = interfaces.filter(({ EnEchec }) => EnEchec > 0).length;
  return (
    <>
      {counted(interfaces.length, 'interface')}
      {failing > 0 && ', '}
      {failing > 0 && <Failing>{`${failing} en échec`}</Failing>}
    </>
  );
};
