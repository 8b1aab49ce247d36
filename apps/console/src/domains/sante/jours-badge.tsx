import type { SanteJour } from '@comptoir/contract/domains/sante/sante.calls';
import { ofName } from '@comptoir/contract/texts/elision';
import { presentDay } from '../../kit/months/months.ts';
import { DayStrip } from '../../ui/days/day-strip.tsx';
import { DayTable } from '../../ui/days/day-table.tsx';
import css from './jours-badge.module.css';
import { availability, dayInWords, daysInWords, lastDays } from './verdict-words.ts';

interface JoursBadgeProps {
  /** The interface, as people call it. */
  titre: string;
  jours: readonly SanteJour[];
  /** How many days. */
  count: number;
}

/** The days of an interface: how its checks went, the share of those that went well, and the table of them. */
export const JoursBadge = ({ titre, jours, count }: JoursBadgeProps) => {
  const days = lastDays(jours, presentDay(), count);
  const share = availability(days);
  return (
    <div className={css.jours}>
      <div className={css.strip}>
        <DayStrip
          key={count}
          label={`${titre}\u00a0: les ${count} derniers jours`}
          days={days.map((day) => ({ id: day.jour, name: dayInWords(day), tone: day.tone }))}
          summary={daysInWords(days)}
        />
        <span className={css.share}>{share ?? ''}</span>
      </div>
      {share && (
        <DayTable
          label={`Vérifications ${ofName(titre)}`}
          headings={['Jour', 'Succès', 'Échecs', 'Dernier échec']}
          rows={days
            .filter(({ tone }) => tone !== 'none')
            .toReversed()
            .map(({ jour, succes, echecs, motif }) => ({ day: jour, cells: [succes, echecs, motif] }))}
        />
      )}
    </div>
  );
};
