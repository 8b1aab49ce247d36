import { useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { afterPaint } from '../../after-paint.ts';
import { CallError, onVersion } from '../../client.ts';
import { motifHeaders } from '../../motif/motif-headers.ts';
import { notify } from '../../notify.ts';
import { isModified } from '../../queries.ts';
import { changedValues } from './changes.ts';
import { useConflict } from './use-conflict.ts';
import { useFocusOnRefusal } from './use-focus-on-refusal.ts';
import type { RecordForm } from '../use-record-form.ts';

/** Where a save leads: it stays on the record, goes back to the list, or begins another record. */
export type SaveWay = 'stay' | 'list' | 'again';

/**
 * Makes the calls of a save. `changed` are the fields that an update sends; `headers` name the version of the record that
 * they stand on and say why it is changed: they belong on the call that changes it.
 */
export type OnSave<Out, Saved> = (values: Out, changed: Partial<Out>, headers: Record<string, string>, way: SaveWay) => Promise<Saved>;

interface Options<In extends FieldValues, Out, Saved> {
  record: RecordForm<In, Out>;
  onSave: OnSave<Out, Saved>;
  onSaved: (saved: Saved, way: SaveWay) => unknown;
  /** Why the record is changed. */
  motif?: string;
}

/** Saves a form, once at a time. A refused save loses nothing typed. */
export const useSave = <In extends FieldValues, Out extends object, Saved>({
  record,
  onSave,
  onSaved,
  motif = '',
}: Options<In, Out, Saved>) => {
  const { form, marks } = record;
  const root = useRef<HTMLFormElement>(null);
  const refused = useFocusOnRefusal(root);
  const busy = useRef(false);
  /** The save stood on an older version of the record. */
  const stale = useRef(false);
  /** The record is saved and the page is about to leave: leaving asks nothing. */
  const leaving = useRef(false);

  const showRefusal = (error: unknown) => {
    if (!(error instanceof CallError)) return notify.failed(error);
    for (const [name, message] of Object.entries(error.fields)) {
      // The schema has this name, so it is one of the form's.
      if (record.has(name)) form.setError(name as Parameters<typeof form.setError>[0], { type: 'server', message });
    }
    refused();
  };
  const save = async (values: Out, way: SaveWay) => {
    const typed = form.getValues();
    try {
      const headers = { ...onVersion(record.base.version), ...motifHeaders(motif) };
      const saved = await onSave(values, changedValues(values, marks()), headers, way);
      // Whatever was typed meanwhile is still a change.
      form.resetDefaultValues(typed);
      record.rebase();
      leaving.current = true;
      await onSaved(saved, way);
    } catch (error) {
      showRefusal(error);
      stale.current = isModified(error);
    } finally {
      leaving.current = false;
    }
  };
  /** The save as it would be made, for whoever tries it; a form that is not filled in shows so. */
  const attempt = () =>
    new Promise<unknown>((resolve, reject) => {
      const made = async (values: Out) => {
        const headers = { ...onVersion(record.base.version), ...motifHeaders(motif) };
        await onSave(values, changedValues(values, marks()), headers, 'stay').then(resolve, reject);
      };
      const faulty = () => {
        refused();
        reject(new CallError(0, 'Corrigez d’abord les champs signalés.'));
      };
      void form.handleSubmit(made, faulty)();
    });
  /** Calls back once the form is filled in; one that is not shows so. */
  const whenReady = (then: () => void) => void form.handleSubmit(then, refused)();
  const submit = async (way: SaveWay) => {
    if (busy.current) return;
    busy.current = true;
    try {
      // A form of many fields is checked, and drawn as being saved, once the press is on screen.
      await new Promise<void>(afterPaint);
      await form.handleSubmit((values) => save(values, way), refused)();
    } finally {
      busy.current = false;
      // Only now: a conflict that merges by itself is saved again at once.
      if (stale.current) conflict.ask(way);
      stale.current = false;
    }
  };
  const conflict = useConflict(record, (way: SaveWay) => void submit(way));
  return { root, conflict, leaving, attempt, whenReady, submit: (way: SaveWay) => void submit(way) };
};
