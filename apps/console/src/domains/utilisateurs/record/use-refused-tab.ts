import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { FormState } from 'react-hook-form';
import { tabOf, type TabName } from './record-tabs.ts';
import type { UtilisateurIn, UtilisateurRecord } from './utilisateur-values.ts';

/** After a refusal of fields in other tabs only, shows the first of these tabs. */
export const useRefusedTab = ({ form }: UtilisateurRecord, tab: TabName) => {
  const { subscribe } = form;
  const navigate = useNavigate();
  const seen = useRef(0);
  const moved = useRef(false);
  const show = useEffectEvent(({ errors = {}, submitCount = 0 }: Partial<FormState<UtilisateurIn>>) => {
    if (seen.current === submitCount) return;
    // A reset counts from 0 again.
    seen.current = submitCount;
    const [first, ...others] = Object.keys(errors).map(tabOf);
    if (first === undefined || first === tab || others.includes(tab)) return;
    moved.current = true;
    void navigate({ to: '.', search: first === 'general' ? {} : { onglet: first }, replace: true });
  });
  // Not the form's state: the page would be drawn with what is said of any field.
  useEffect(() => subscribe({ formState: { errors: true }, callback: (state) => show(state) }), [subscribe]);
  useEffect(() => {
    if (moved.current) document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus();
    moved.current = false;
  }, [tab]);
};
