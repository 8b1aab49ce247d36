import { useEffect } from 'react';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import { useDraft } from '../drafts/use-draft.ts';

/** What is chosen for many rows, by field: what stays as it is has no entry. */
export interface LotTyped {
  values: Readonly<Record<string, unknown>>;
  resume: (values: Readonly<Record<string, unknown>>) => void;
}

/** Keeps the fields chosen for many rows, and offers those of an earlier visit of this tab. */
export const LotDraft = ({ place, typed: { values, resume } }: { place: string; typed: LotTyped }) => {
  const draft = useDraft(place);
  const { keep } = draft;
  const text = JSON.stringify(values);
  useEffect(() => {
    const chosen = Object.entries(JSON.parse(text) as LotTyped['values']);
    keep({ fields: Object.fromEntries(chosen.map(([name, value]) => [name, [null, value]])), left: [] }, null);
  }, [text, keep]);
  // Many rows have no one stored value to compare with.
  return (
    <DraftNotice
      draft={draft}
      version={null}
      standing={(name) => ({ value: values[name] })}
      apply={(read) => resume(Object.fromEntries(read))}
    />
  );
};
