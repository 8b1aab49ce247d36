import type { ReactNode } from 'react';
import css from './field-group.module.css';

/** Fields that belong together; a screen reader says their name before each of them. */
export const FieldGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className={css.group}>
    <legend>{title}</legend>
    {children}
  </fieldset>
);
