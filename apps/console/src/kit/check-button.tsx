import { Button, Text } from '@mantine/core';
import { IconPlugConnected } from '@tabler/icons-react';
import { useState } from 'react';
import { CallError } from './client.ts';
import { StatusBadge } from '../ui/status-badge.tsx';

interface CheckButtonProps {
  /** 'Essayer la connexion' */
  label: string;
  /** Asks the partner. Answers what to say, or what is wrong with the answer; rejects when there is none. */
  check: () => Promise<string | { wrong: string }>;
  disabled?: boolean;
}

type Outcome = { tone: 'ok' | 'failed'; word: string; message: string };
const notDone = { tone: 'failed', word: 'Échec' } as const;

/** Tries typed credentials with a partner before they are saved, and shows the answer. */
export const CheckButton = ({ label, check, disabled = false }: CheckButtonProps) => {
  const [checking, setChecking] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const run = async () => {
    setChecking(true);
    setOutcome(null);
    try {
      const said = await check();
      setOutcome(typeof said === 'string' ? { tone: 'ok', word: 'Réussi', message: said } : { ...notDone, message: said.wrong });
    } catch (error) {
      const message = error instanceof CallError ? error.message : 'Une erreur inattendue est survenue.';
      setOutcome({ ...notDone, message });
    } finally {
      setChecking(false);
    }
  };
  return (
    <div>
      <Button
        variant="default"
        leftSection={<IconPlugConnected size={18} aria-hidden />}
        loading={checking}
        disabled={disabled}
        onClick={() => void run()}
      >
        {label}
      </Button>
      <Text size="sm" mt="xs" role="status">
        {outcome && (
          <>
            <StatusBadge tone={outcome.tone}>{outcome.word}</StatusBadge> {outcome.message}
          </>
        )}
      </Text>
    </div>
  );
};
