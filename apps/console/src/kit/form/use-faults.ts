import { useRef, useState } from 'react';
import type { z } from 'zod';
import { useFocusOnRefusal } from './saving/use-focus-on-refusal.ts';

/** A sentence for each refused field. */
export type Faults = Partial<Record<string, string>>;

/** What a schema refuses: of each field, the first of it. */
export const faultsOf = ({ issues }: z.ZodError): Faults =>
  Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));

/** What is refused in a form that holds its values itself; the first refused field gets the focus. */
export const useFaults = () => {
  const form = useRef<HTMLFormElement>(null);
  const refused = useFocusOnRefusal(form);
  const [faults, setFaults] = useState<Faults>({});
  return {
    form,
    faults,
    /** Says anew what is refused, or that nothing is any more. */
    refuse: (found: Faults) => {
      setFaults(found);
      if (Object.keys(found).length > 0) refused();
    },
    /** Somebody changes the field. */
    forget: (name: string) => setFaults((before) => ({ ...before, [name]: undefined })),
  };
};
