import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { tabOf, type TabName } from './record-tabs.ts';
import type { UtilisateurRecord } from './utilisateur-values.ts';

/** After a refusal of fields in other tabs only, shows the first of these tabs. */
export const useRefusedTab = ({ form }: UtilisateurRecord, tab: TabName) => {
  const { errors, submitCount } = useFormState({ control: form.control });
  const navigate = useNavigate();
  const seen = useRef(submitCount);
  const moved = useRef(false);
  const show = useEffectEvent(() => {
    const [first, ...others] = Object.keys(errors).map(tabOf);
    if (seen.current === submitCount || first === undefined) return;
    seen.current = submitCount;
    if (first === tab || others.includes(tab)) return;
    moved.current = true;
    void navigate({ to: '.', search: first === 'general' ? {} : { onglet: first }, replace: true });
  });
  useEffect(() => show(), [errors, submitCount]);
  useEffect(() => {
    if (moved.current) document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus();
    moved.current = false;
  }, [tab]);
};
