import { DashboardPage } from '../../domains/dashboard/dashboard-page.tsx';
import { PremiersPasCard } from '../../domains/premiers-pas/premiers-pas-card.tsx';
import { useSessionInfo } from '../../kit/session.ts';

/** A customer's home; operators have their first steps on their own. */
export const CustomerHome = () => {
  const { kind } = useSessionInfo();
  return <DashboardPage>{kind === 'customer' && <PremiersPasCard />}</DashboardPage>;
};
