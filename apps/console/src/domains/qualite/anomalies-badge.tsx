import { niveaux } from '@comptoir/contract/domains/qualite/niveaux';
import type { AnomaliesLiees } from '@comptoir/contract/fiches';
import { Anchor, Text } from '@mantine/core';
import { NeighbourCard, NeighbourList } from '../../kit/record/neighbours.tsx';
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx';
import { controlePath } from './qualite.links.ts';

const tones: Record<AnomaliesLiees[number]['niveau'], Tone> = { erreur: 'failed', avertissement: 'warning', information: 'info' };

/** What the checks of the configuration find about a record; `none` where they find nothing. */
export const AnomaliesBadge = ({ anomalies, none }: { anomalies: AnomaliesLiees; none: string }) => (
  <NeighbourCard title={`Anomalies (${anomalies.length})`}>
    {anomalies.length === 0 && <Text size="sm">{none}</Text>}
    <NeighbourList>
      {anomalies.map(({ cle, niveau, titre }) => (
        <li key={cle}>
          <div>
            <StatusBadge tone={tones[niveau]}>{niveaux[niveau]}</StatusBadge>
          </div>
          <Anchor href={controlePath(cle)} size="sm">
            {titre}
          </Anchor>
        </li>
      ))}
    </NeighbourList>
  </NeighbourCard>
);
