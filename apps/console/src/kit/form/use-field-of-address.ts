import { useRouterState } from '@tanstack/react-router';
import { useEffect, type RefObject } from 'react';

/** An address whose anchor is a field's name leads to that field. */
export const useFieldOfAddress = (form: RefObject<HTMLFormElement | null>) => {
  const name = useRouterState({ select: ({ location }) => location.hash });
  useEffect(() => {
    const named = name ? form.current?.elements.namedItem(name) : null;
    if (!(named instanceof HTMLElement)) return;
    named.scrollIntoView({ block: 'center' });
    named.focus({ preventScroll: true });
  }, [name, form]);
};
