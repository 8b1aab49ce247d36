import type { FicheProfil } from '@comptoir/contract/domains/profils/profils.calls';
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { counted } from '@comptoir/contract/texts/counted';
import { Neighbours } from '../../kit/record/neighbours.tsx';
import { lastChange, RecordSummary } from '../../kit/record/record-summary.tsx';
import { ReadFailure, type ReadQuery } from '../../kit/read-failure.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { journalWith } from '../journal/journal.links.ts';
import { PersonnesBadge } from '../utilisateurs/personnes-badge.tsx';

export interface FicheQuery extends ReadQuery {
  data: FicheProfil | undefined;
}

interface SummaryProps {
  fiche: FicheProfil | undefined;
  /** What it is and what it allows. */
  belongs: readonly ReactNode[];
  /** The list of the people who have it, where there is one. */
  href?: string;
  /** The profile's table, and that of its rights. */
  tables: readonly [table: string, droits: string];
  id: number;
}

/** The head of a profile: what it allows, to how many people. */
export const ProfilSummary = ({ fiche, belongs, href, tables: [table, parties], id }: SummaryProps) => {
  const people = fiche && counted(fiche.personnes.nbActives, 'personne active', 'personnes actives');
  return (
    <RecordSummary
      belongs={belongs}
      figures={
        fiche
          ? [
              href === undefined ? (
                people
              ) : (
                <Anchor key="personnes" href={href} inherit>
                  {people}
                </Anchor>
              ),
              lastChange({ modification: fiche.modification, href: journalWith({ table, ligne: String(id), parties }) }),
            ]
          : []
      }
    />
  );
};

/** Who has the profile, beside its form. A failure here leaves the form alone. */
export const FichePanel = ({ query, href }: { query: FicheQuery; href?: string }) => {
  if (!query.data) return query.error ? <ReadFailure query={query} /> : <LoadingState lines={6} />;
  return (
    <Neighbours label="Autour de ce profil">
      <PersonnesBadge personnes={query.data.personnes} none="Personne n’a ce profil." href={href} />
    </Neighbours>
  );
};
