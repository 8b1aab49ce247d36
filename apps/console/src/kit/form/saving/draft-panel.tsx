import { Alert, Button, Group } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useFormState, useWatch, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { shownText } from '../../list/rows/cell-value.ts';
import { placeAtHand } from '../../place.ts';
import { currentSession, ownerOf } from '../../session.ts';
import { useSearchValue } from '../../use-param.ts';
import type { RecordForm } from '../use-record-form.ts';
import { draftKey, draftOf, dropDraft, keepDraft, readDraft, type Draft } from '../../drafts.ts';

/** Where the draft of this form is kept: by person, customer and page. The address moves on before the form has gone. */
export const useDraftKey = (tabKey: string | undefined) => {
  const { pathname } = useLocation();
  const tab = useSearchValue(tabKey ?? '');
  const { own } = currentSession();
  const owner = own ? ownerOf(own) : null;
  const [key] = useState(() =>
    draftKey(
      owner?.kind ?? null,
      owner?.name ?? null,
      owner?.BDGp ?? placeAtHand(),
      pathname.toLowerCase(),
      typeof tab === 'string' ? tab : null,
    ),
  );
  return key;
};

interface DraftPanelProps<In extends FieldValues, Out> {
  record: RecordForm<In, Out>;
  /** Its own, until the form is left. */
  place: string;
}

/** Keeps what is typed as long as it is not saved, and offers what an earlier visit of this tab left. */
export const DraftPanel = <In extends FieldValues, Out>({ record, place }: DraftPanelProps<In, Out>) => {
  const { form, base, isSecret } = record;
  const { control } = form;
  const values = useWatch({ control });
  const { dirtyFields } = useFormState({ control });
  const [offered, setOffered] = useState<Draft | null>(() => readDraft(place));
  const wasChanged = useRef(false);
  useEffect(() => {
    const typed = draftOf(values, dirtyFields, isSecret);
    const isChanged = Object.keys(typed).length > 0;
    if (isChanged) {
      const kept = { ...offered?.values, ...typed };
      keepDraft(place, { at: new Date().toISOString(), version: base.version ?? null, values: kept });
    } else if (wasChanged.current && !offered) dropDraft(place);
    wasChanged.current = isChanged;
  }, [values, dirtyFields, offered, place, base.version, isSecret]);
  if (!offered) return null;

  const resume = () => {
    // Paths that this form had when they were typed; one that it has no more changes nothing.
    const set = form.setValue as unknown as UseFormReturn['setValue'];
    for (const [path, value] of Object.entries(offered.values))
      if (record.has(path)) set(path, value, { shouldDirty: true, shouldTouch: true });
    setOffered(null);
  };
  const discard = () => {
    dropDraft(place);
    setOffered(null);
  };
  const isOlder = offered.version !== null && offered.version !== (base.version ?? null);
  return (
    <Alert color="yellow" variant="light" role="status" mb="md" title="Un brouillon vous attend">
      Ce que vous aviez saisi le {shownText('dateTime', offered.at)} n&apos;a pas été enregistré.
      {isOlder && ' La fiche a été modifiée depuis.'}
      <Group gap="xs" mt="xs">
        <Button size="compact-sm" onClick={resume}>
          Reprendre le brouillon
        </Button>
        <Button size="compact-sm" variant="default" onClick={discard}>
          Jeter le brouillon
        </Button>
      </Group>
    </Alert>
  );
};
