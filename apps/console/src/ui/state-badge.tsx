import { IconCircleFilled, IconPlayerPauseFilled } from '@tabler/icons-react';
import classes from './state-badge.module.css';

export interface StateBadgeProps {
  isOn: boolean;
  /** The word for it: 'Actif', 'Suspendu'. */
  word: string;
}

/** Whether something is in use: a word and a shape, which the colour only repeats. Native, since lists draw one on each row. */
export const StateBadge = ({ isOn, word }: StateBadgeProps) => (
  <span className={classes.badge} data-off={!isOn || undefined}>
    {isOn ? <IconCircleFilled size={8} aria-hidden /> : <IconPlayerPauseFilled size={10} aria-hidden />}
    {word}
  </span>
);
