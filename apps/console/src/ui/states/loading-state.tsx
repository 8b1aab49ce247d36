import { Skeleton, Text, VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';
import classes from './loading-state.module.css';

/** Milliseconds after which people wonder whether anything still happens. */
const longAfter = 5_000;

const useIsLong = () => {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), longAfter);
    return () => clearTimeout(timer);
  }, []);
  return isLong;
};

/** Grey lines while something loads. Nothing for the first 150 ms, so that a fast answer does not flicker; after 5 s a sentence. */
export const LoadingState = ({ label = 'Chargement en cours…', lines = 6 }: { label?: string; lines?: number }) => {
  const isLong = useIsLong();
  return (
    <output className={classes.late}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {isLong && <Text mb="sm">Le serveur tarde à répondre. La lecture continue ; rien de ce qui est enregistré n’est en jeu.</Text>}
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} height={20} mb="sm" width={line % 3 === 2 ? '60%' : '100%'} />
      ))}
    </output>
  );
};
