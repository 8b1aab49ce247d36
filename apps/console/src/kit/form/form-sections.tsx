import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import css from './form.module.css';

export interface FormSection {
  /** Also its anchor in the address. */
  id: string;
  /** May be empty if the form has only one section. */
  title: string;
  help?: string;
  content: ReactNode;
}

export const FormSections = ({ sections }: { sections: readonly FormSection[] }) => (
  <div className={css.sections}>
    {sections.map(({ id, title, help, content }) => (
      <section key={id} id={id} className={css.section} tabIndex={-1} {...(title ? { 'aria-labelledby': `${id}-title` } : {})}>
        {title && (
          <Title order={2} id={`${id}-title`}>
            {title}
          </Title>
        )}
        {help && <Text c="dimmed">{help}</Text>}
        <div className={css.fields}>{content}</div>
      </section>
    ))}
  </div>
);
