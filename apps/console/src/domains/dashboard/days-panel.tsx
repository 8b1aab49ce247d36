import { dashboard } from '@comptoir/contract/domains/dashboard/dashboard.calls';
import { sante } from '@comptoir/contract/domains/sante/sante.calls';
import { ofName } from '@comptoir/contract/texts/elision';
import { presentDay } from '../../kit/months/months.ts';
import { useDayCount } from '../../kit/months/day-count.tsx';
import { useRead } from '../../kit/queries.ts';
import { DayTable } from '../../ui/days/day-table.tsx';
import { TrendLine } from '../../ui/days/trend-line.tsx';
import { JoursBadge } from '../sante/jours-badge.tsx';
import css from './dashboard.module.css';
import { trendOf } from './trend.ts';
import { useMayOpenScreens } from './use-may-open-screens.ts';

interface PartnerDaysProps {
  title: string;
  partner: string | undefined;
  count: number;
}

/** How the checks of an interface went; only operators may read them. */
const PartnerDays = ({ title, partner, count }: PartnerDaysProps) => {
  const { data } = useRead(sante.historique, {}, { enabled: partner !== undefined });
  if (partner === undefined) return <p className={css.noDays}>Pas de contrôle pour cette interface</p>;
  if (!data) return null;
  const jours = data.filter(({ Interface }) => Interface === partner);
  if (jours.length === 0) return <p className={css.noDays}>Aucun contrôle pour l’instant</p>;
  return <JoursBadge titre={title} jours={jours} count={count} />;
};

interface DaysPanelProps {
  /** The title of the card. */
  title: string;
  partner: string | undefined;
  /** The figure of the card that is counted each day. */
  mesure: string | undefined;
}

/** The last days of an interface: how many sites or companies were active, and how its checks went. */
export const DaysPanel = ({ title, partner, mesure }: DaysPanelProps) => {
  const [count] = useDayCount();
  const mayOpen = useMayOpenScreens();
  const { data = [] } = useRead(dashboard.tendances, {});
  const trend = mesure ? trendOf(data, mesure, presentDay(), count) : undefined;
  return (
    <div className={css.lastDays}>
      {trend && <TrendLine points={trend.points} words={trend.words} />}
      {trend && (
        <DayTable
          label={`Actifs ${ofName(title)}`}
          headings={['Jour', 'Actifs']}
          rows={trend.points.toReversed().map(({ day, value }) => ({ day, cells: [value] }))}
        />
      )}
      {mayOpen && <PartnerDays title={title} partner={partner} count={count} />}
    </div>
  );
};
