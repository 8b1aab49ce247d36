import { DateInput, type DateInputProps } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import dayjs from 'dayjs';
import 'dayjs/locale/fr.js';
import css from './day-input.module.css';
import { isoDayOf } from './typed-day.ts';

const names = {
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  previousYear: 'Année précédente',
  nextYear: 'Année suivante',
  previousDecade: 'Décennie précédente',
  nextDecade: 'Décennie suivante',
  monthLevelControl: 'Choisir un mois',
  yearLevelControl: 'Choisir une année',
};

/** A day, typed as 09/03/2026 or chosen in a French calendar; its value is `2026-03-09`, or `null` for none. */
export const DayInput = (props: Omit<DateInputProps, 'clearButtonProps'> & { clearLabel: string }) => {
  const { clearLabel, ...input } = props;
  return (
    <DateInput
      dateParser={(typed) => isoDayOf(typed)}
      valueFormat="DD/MM/YYYY"
      placeholder="JJ/MM/AAAA"
      locale="fr"
      firstDayOfWeek={1}
      clearButtonProps={{ 'aria-label': clearLabel }}
      // axe: the calendar's popover is a dialog without a name, and days of other months are too pale.
      popoverProps={{ withRoles: false }}
      hideOutsideDates
      classNames={{ day: css.day ?? '' }}
      ariaLabels={names}
      getDayProps={(day) => ({ 'aria-label': dayjs(day).locale('fr').format('dddd D MMMM YYYY') })}
      autoComplete="off"
      {...input}
    />
  );
};
