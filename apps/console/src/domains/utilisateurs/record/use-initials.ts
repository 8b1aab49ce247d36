import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { initialsOf } from './initials.ts';
import type { UtilisateurRecord } from './utilisateur-values.ts';

/** Derives the initials from the names until somebody types others. */
export const useInitials = ({ form }: UtilisateurRecord) => {
  const [Firstname, Lastname] = useWatch({ control: form.control, name: ['Firstname', 'Lastname'] });
  const derived = initialsOf(Firstname, Lastname);
  const previous = useRef(derived);
  useEffect(() => {
    const before = previous.current;
    previous.current = derived;
    const { Initial } = form.getValues();
    const isOwn = Initial === '' || Initial === before;
    if (derived !== before && isOwn) form.setValue('Initial', derived, { shouldDirty: true, shouldValidate: Initial !== '' });
  }, [derived, form]);
};
