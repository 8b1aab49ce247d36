import css from './amounts.module.css';
import { stepPath, type Step } from './step-points.ts';

interface StepCurveProps {
  steps: readonly Step[];
  /** Where the last step ends. */
  end: number;
  /** Describes the curve to screen readers. */
  label: string;
  /** Unit of the places: 'g/km'. */
  unit: string;
}

const box = { width: 320, height: 160 };
const figures = new Intl.NumberFormat('fr-FR');
const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });

/** The curve beside a table of amounts. */
export const StepCurve = ({ steps, end, label, unit }: StepCurveProps) => {
  const known = steps.flatMap(({ value }) => value ?? []);
  const most = known.reduce((high, value) => Math.max(high, value), 0);
  const start = steps[0]?.from ?? 0;
  const last = steps.at(-1)?.from ?? start;
  return (
    <figure className={css.curve}>
      <figcaption>{label}</figcaption>
      <svg
        viewBox={`-2 -4 ${box.width + 4} ${box.height + 8}`}
        role="img"
        aria-label={`${label}, de ${figures.format(start)} à ${figures.format(last)} ${unit}, jusqu’à ${euros.format(most)}`}
      >
        {[0, 0.5, 1].map((share) => (
          <line key={share} x1={0} x2={box.width} y1={box.height * share} y2={box.height * share} />
        ))}
        <path d={stepPath(steps, end, box)} vectorEffect="non-scaling-stroke" />
      </svg>
      <div className={css.scale} aria-hidden>
        <span>{`${figures.format(start)}\u00a0${unit}`}</span>
        <span>{`au plus ${euros.format(most)}`}</span>
        <span>{`${figures.format(last)}\u00a0${unit} et plus`}</span>
      </div>
    </figure>
  );
};
