import { isFailure } from '@comptoir/contract/domains/sante/etats';
import { Anchor } from '@mantine/core';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { AskInterface } from '../pourquoi/ask-interface-badge.tsx';
import { santeOf } from '../sante/sante.links.ts';
import { VerdictBadge } from '../sante/verdict-badge.tsx';
import css from './dashboard.module.css';
import { useHealth } from './use-health.ts';

interface HealthPanelProps {
  /** The title of the card. */
  title: string;
  /** The partner's name. */
  partner: string;
}

/** Why logins of an interface fail, with a link; nothing while they work. */
export const HealthPanel = ({ title, partner }: HealthPanelProps) => {
  const etat = useHealth().data?.find(({ Interface }) => Interface === partner);
  if (!etat || !isFailure(etat.Verdict)) return null;
  return (
    <div className={css.health}>
      <VerdictBadge verdict={etat.Verdict} />
      <p>
        {etat.EnEchec} accès sur {etat.Cibles} en échec. {etat.Message}
      </p>
      <AskInterface partner={partner} title={title} />
      <Anchor href={santeOf(partner)} aria-label={`Voir les vérifications\u00a0: ${title}`}>
        Voir les vérifications
      </Anchor>
    </div>
  );
};

/** Says once for all cards that the state of the logins could not be read. */
export const HealthFailurePanel = () => (
  <ReadFailure isPart title="L’état des accès aux partenaires n’a pas pu être lu" query={useHealth()} />
);
