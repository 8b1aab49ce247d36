import type { DepartAVenir } from '@comptoir/contract/domains/departs/prevu';
import { Anchor } from '@mantine/core';
import { Suspense } from 'react';
import { Failing } from '../../kit/record/record-summary.tsx';
import { late } from '../../ui/late.tsx';
import { departPath } from './departs.links.ts';
import { prevuText } from './prevu-words.ts';

// The calls of a departure bring those of all its steps: a record loads them only where one is planned.
const RenoncerBadge = late(() => import('./renoncer-badge.tsx').then(({ RenoncerBadge: component }) => component));

interface DepartPrevuBadgeProps {
  IDPeople: number;
  name: string;
  depart: DepartAVenir;
}

/** In the head of a person: that they leave, and when. */
export const DepartPrevuBadge = ({ IDPeople, name, depart }: DepartPrevuBadgeProps) => (
  <>
    {depart.Refus === null ? prevuText(depart) : <Failing>{prevuText(depart)}</Failing>}{' '}
    <Anchor href={departPath(IDPeople)} inherit underline="always" aria-label="Modifier le départ prévu">
      Modifier
    </Anchor>{' '}
    <Suspense fallback={null}>
      <RenoncerBadge IDPeople={IDPeople} name={name} />
    </Suspense>
  </>
);
