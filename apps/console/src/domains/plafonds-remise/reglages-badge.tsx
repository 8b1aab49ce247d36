import { profilsPlafonnes } from '@comptoir/contract/domains/plafonds-remise/profils-plafonnes';
import type { PlafondsLies } from '@comptoir/contract/fiches';
import { Anchor, Text } from '@mantine/core';
import { shownText } from '../../kit/list/rows/cell-value.ts';
import { NeighbourCard, NeighbourList } from '../../kit/record/neighbours.tsx';
import { plafondsRemisePath } from './plafonds-remise.links.ts';

export interface Reglage {
  key: string | number;
  text: string;
  href: string;
  /** Where it was chosen, as a phrase. */
  source: string;
}

interface ReglagesBadgeProps {
  /** The templates that count; null for those who may not read them. */
  modeles: readonly Reglage[] | null;
  noModele: string;
  plafonds: PlafondsLies;
}

const sources = { societe: 'de la société', groupe: 'du groupe' } as const;

const plafonneWord = (id: number) =>
  profilsPlafonnes.find(({ IDDRProfileEsellerLead }) => IDDRProfileEsellerLead === id)?.label.toLowerCase() ?? '';

const ofPlafonds = (plafonds: NonNullable<PlafondsLies>) =>
  plafonds.map(({ IDDRProfileEsellerLead, Plafond, niveau }) => ({
    key: IDDRProfileEsellerLead,
    text: `Remise, ${plafonneWord(IDDRProfileEsellerLead)}\u00a0: ${shownText('number', Plafond)}\u00a0%`,
    href: plafondsRemisePath,
    source: sources[niveau],
  }));

/** The templates and ceilings that count here, with the level each comes from. */
export const ReglagesBadge = ({ modeles, noModele, plafonds }: ReglagesBadgeProps) => {
  if (!modeles && !plafonds) return null;
  return (
    <NeighbourCard title="Modèles et plafonds">
      {modeles?.length === 0 && <Text size="sm">{noModele}</Text>}
      <NeighbourList>
        {[...(modeles ?? []), ...ofPlafonds(plafonds ?? [])].map(({ key, text, href, source }) => (
          <li key={key}>
            <Anchor href={href} size="sm">
              {text}
            </Anchor>
            <Text size="xs" c="dimmed">
              {source}
            </Text>
          </li>
        ))}
      </NeighbourList>
      {plafonds?.length === 0 && <Text size="sm">Aucun plafond de remise.</Text>}
    </NeighbourCard>
  );
};
