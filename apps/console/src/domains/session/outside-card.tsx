import { Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode, SubmitEvent } from 'react';
import classes from './login-form.module.css';

interface OutsideCardProps {
  title: string;
  /** A form, where it can be sent. */
  onSubmit?: ((event: SubmitEvent) => void) | undefined;
  children: ReactNode;
}

/** What stands alone on a page without a session: the login, and what leads to it. */
export const OutsideCard = ({ title, onSubmit, children }: OutsideCardProps) => {
  const content = (
    <Stack gap="md">
      <div>
        <Text className={classes.brand}>Comptoir</Text>
        <Title order={1}>{title}</Title>
      </div>
      {children}
    </Stack>
  );
  return (
    <main className={classes.page}>
      {onSubmit ? (
        <Paper component="form" withBorder noValidate className={classes.card} onSubmit={onSubmit} aria-label={title}>
          {content}
        </Paper>
      ) : (
        <Paper withBorder className={classes.card}>
          {content}
        </Paper>
      )}
    </main>
  );
};
