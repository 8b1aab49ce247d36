import type { ReactNode } from 'react';
import css from './field-group.module.css';

/** Fields that belong together, under the name that a screen reader says before each of them. */
export const FieldGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className={css.group}>
    <legend>{title}</legend>
    {children}
  </fieldset>
);
