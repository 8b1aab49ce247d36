import { useRouterState } from '@tanstack/react-router';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { RecordForm } from './use-record-form.ts';

/** A field without an input of its own, a file or an image: its first button, or its section while that is still to come. */
const goToDrawn = (form: HTMLElement, name: string) => {
  const field = form.querySelector(`[data-field="${CSS.escape(name)}"]`);
  const target = field?.querySelector<HTMLElement>('button:not(:disabled)') ?? field?.closest<HTMLElement>('section[tabindex]');
  field?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
};

/** An address whose anchor is a field's name leads to that field; one that names a section, to that section. */
export const useFieldOfAddress = <In extends FieldValues, Out>(root: RefObject<HTMLFormElement | null>, record: RecordForm<In, Out>) => {
  const name = useRouterState({ select: ({ location }) => location.hash });
  const isThere = record.has(name);
  const lead = useEffectEvent(() => {
    const { current: form } = root;
    if (!form || name === '') return;
    if (isThere) {
      const before = document.activeElement;
      // The schema has this name, so it is one of the form's.
      record.form.setFocus(name as FieldPath<In>);
      // The form sets the focus in a turn of its own.
      setTimeout(() => {
        const focused = document.activeElement;
        if (focused === before) return goToDrawn(form, name);
        if (form.contains(focused)) focused?.scrollIntoView({ block: 'center' });
      });
      return;
    }
    const section = form.parentElement?.querySelector<HTMLElement>(`#${CSS.escape(name)}[tabindex]`);
    section?.scrollIntoView({ block: 'start' });
    section?.focus({ preventScroll: true });
  });
  useEffect(() => lead(), [name, isThere]);
};
