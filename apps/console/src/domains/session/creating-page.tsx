import { Loader, Stack, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { usePageTitle } from '../../ui/page-title.ts';
import classes from './login-form.module.css';

const useSeconds = () => {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((past) => past + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  return seconds;
};

/**
 * Nobody has opened this customer yet: its sample data are being made. Either the server says so, and the session is read
 * again each second; or it does not answer before they are ready, since the embedded engine does one thing at a time.
 */
export const CreatingPage = ({ label }: { label: string }) => {
  usePageTitle('Préparation de la base');
  const seconds = useSeconds();
  return (
    <main className={classes.page}>
      <Stack align="center" gap="sm" maw={480} ta="center">
        <Loader size="lg" aria-hidden />
        <Title order={1}>Préparation de la base</Title>
        <Text component="output">
          La base de données du client {label} s’ouvre. La première fois, elle est d’abord créée, ce qui peut prendre une minute. La console
          s’affichera d’elle-même dès qu’elle sera prête.
        </Text>
        <Text c="dimmed">{seconds > 0 ? `Depuis ${seconds}\u00a0s` : '\u00a0'}</Text>
      </Stack>
    </main>
  );
};
