import { AccueilPanel } from '../../domains/accueil/accueil-panel.tsx';
import { PremiersPasCard } from '../../domains/premiers-pas/premiers-pas-card.tsx';
import { usePremiersPas } from '../../domains/premiers-pas/use-premiers-pas.ts';

/** What stands under the chooser: what is to do, and before it the first steps of somebody who has taken none. */
export const OperatorHome = () => {
  const { data, isComing } = usePremiersPas();
  const isBegun = data?.etapes.some(({ faite }) => faite) ?? false;
  return <AccueilPanel isComing={isComing} before={!isBegun && <PremiersPasCard />} after={isBegun && <PremiersPasCard />} />;
};
