import { santeDays, type SanteJour } from '@comptoir/contract/domains/sante/sante.calls';
import { presentDay } from '../../kit/months/months.ts';
import css from './sante.module.css';
import { daysInWords, lastDays } from './verdict-words.ts';

/** Ninety days of an interface, one mark a day. */
export const JoursPanel = ({ jours }: { jours: readonly SanteJour[] }) => {
  const days = lastDays(jours, presentDay(), santeDays);
  return (
    <svg className={css.days} viewBox={`0 0 ${santeDays * 4} 20`} preserveAspectRatio="none" role="img" aria-label={daysInWords(days)}>
      <rect y={9} width={santeDays * 4} height={2} />
      {days.map(({ jour, tone }, at) => tone !== 'none' && <rect key={jour} data-tone={tone} x={at * 4} width={3} height={20} />)}
    </svg>
  );
};
