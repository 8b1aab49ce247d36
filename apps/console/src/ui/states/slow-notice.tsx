import { Button, Group, Text } from '@mantine/core';
import { createContext, useContext, useEffect, useState } from 'react';

/** Milliseconds after which people wonder whether anything still happens, and after which they want to do something. */
const longAfter = 5_000;
const tooLongAfter = 15_000;

interface SlowReads {
  /** Whether it is data that is waited for. */
  isReading: () => boolean;
  giveUp: () => void;
  again: () => void;
}

export const SlowReadContext = createContext<SlowReads | null>(null);

const useWait = () => {
  const [wait, setWait] = useState<'short' | 'long' | 'tooLong'>('short');
  const [round, setRound] = useState(0);
  useEffect(() => {
    const timers = [setTimeout(() => setWait('long'), longAfter), setTimeout(() => setWait('tooLong'), tooLongAfter)];
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [round]);
  const restart = () => {
    setWait('short');
    setRound(round + 1);
  };
  return { wait, restart };
};

/** What to know while a read takes long, and then what to do about it; nothing before. */
export const SlowNotice = () => {
  const reads = useContext(SlowReadContext);
  const { wait, restart } = useWait();
  if (wait === 'short') return null;
  return (
    <>
      <Text mb="sm">Le serveur tarde à répondre. La lecture continue&nbsp;; rien de ce qui est enregistré n’est en jeu.</Text>
      {wait === 'tooLong' && reads?.isReading() && (
        <Group gap="xs" mb="sm">
          <Button variant="default" onClick={reads.giveUp}>
            Abandonner
          </Button>
          <Button
            variant="default"
            onClick={() => {
              restart();
              reads.again();
            }}
          >
            Réessayer
          </Button>
        </Group>
      )}
    </>
  );
};
