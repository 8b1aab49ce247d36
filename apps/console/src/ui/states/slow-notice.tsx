import { Text } from '@mantine/core';
import { useEffect, useState } from 'react';

/** Milliseconds after which people wonder whether anything still happens. */
const longAfter = 5_000;

/** What to know while a read takes long; nothing before. */
export const SlowNotice = () => {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), longAfter);
    return () => clearTimeout(timer);
  }, []);
  return isLong && <Text mb="sm">Le serveur tarde à répondre. La lecture continue ; rien de ce qui est enregistré n’est en jeu.</Text>;
};
