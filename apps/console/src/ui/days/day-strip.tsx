import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import css from './day-strip.module.css';

/** The shape of a day: all went well, some of it, nothing did, nobody looked. */
export type DayTone = 'none' | 'ok' | 'some' | 'failed';

export interface StripDay {
  id: string;
  /** The day and what it came to. */
  name: string;
  tone: DayTone;
}

export interface DayStripProps {
  label: string;
  /** Oldest first. */
  days: readonly StripDay[];
  /** Said while no day is looked at. */
  summary: string;
  /** A day was pressed. */
  onPick?: (id: string) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -7, PageDown: 7, Home: -Infinity, End: Infinity };

/**
 * A bar for each day, which differ in shape and not in colour alone. One stop of the Tab key; arrows go from day to day,
 * and what the day came to stands below.
 */
export const DayStrip = ({ label, days, summary, onPick }: DayStripProps) => {
  const [at, setAt] = useState(days.length - 1);
  const [looked, setLooked] = useState<number | null>(null);
  const stop = Math.min(at, days.length - 1);
  const look = (index: number) => {
    setAt(index);
    setLooked(index);
  };
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(days.length - 1, Math.max(0, stop + step));
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setLooked(null);
  };
  return (
    <div className={css.strip}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its bars take the focus, one after the other */}
      <div role="toolbar" aria-label={label} className={css.days} onKeyDown={onKey} onBlur={onBlur} onPointerLeave={() => setLooked(null)}>
        {days.map(({ id, name, tone }, index) => (
          <button
            key={id}
            type="button"
            className={css.day}
            data-tone={tone}
            tabIndex={index === stop ? 0 : -1}
            aria-label={name}
            onFocus={() => look(index)}
            {...(onPick ? { onClick: () => onPick(id) } : {})}
            onPointerEnter={() => setLooked(index)}
          />
        ))}
      </div>
      <p className={css.said}>{looked === null ? summary : days[looked]?.name}</p>
    </div>
  );
};
