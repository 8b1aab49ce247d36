import { AccueilPanel } from '../../domains/accueil/accueil-panel.tsx';
import { PremiersPasCard } from '../../domains/premiers-pas/premiers-pas-card.tsx';

/** What stands under the chooser. */
export const OperatorHome = () => (
  <AccueilPanel>
    <PremiersPasCard />
  </AccueilPanel>
);
