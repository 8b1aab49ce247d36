import { useCallback, useRef, useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { PageHeader, type PageHeaderProps } from '../../ui/page-header.tsx';
import { afterPaint } from '../after-paint.ts';
import type { CallError } from '../client.ts';
import { isClosed } from '../queries.ts';
import { ActDialog } from '../essai/act-dialog.tsx';
import { countChanges } from './saving/changes.ts';
import { ConflictDialog } from './saving/conflict-dialog.tsx';
import { FormMessage } from './form-message.tsx';
import { FormSections, type FormSection } from './form-sections.tsx';
import css from './form.module.css';
import { dropDraft } from '../drafts/store.ts';
import { useDraftKey } from '../drafts/use-draft.ts';
import { PageIndex, type IndexEntry } from './page-index.ts';
import { FormDraft } from './saving/form-draft.tsx';
import { speechAt } from '../motif/motif-draft.ts';
import { SectionIndex } from './section-index.tsx';
import { LeaveGuard } from './saving/leave-guard.tsx';
import { SaveBar } from './saving/save-bar.tsx';
import type { RecordForm } from './use-record-form.ts';
import { useFieldOfAddress } from './use-field-of-address.ts';
import { useSaveKey } from './saving/use-save-key.ts';
import { useSave, type OnSave, type SaveWay } from './saving/use-save.ts';

export interface FormPageProps<In extends FieldValues, Out extends object, Saved> extends PageHeaderProps {
  record: RecordForm<In, Out>;
  sections: readonly FormSection[];
  /** The write is running. */
  saving: boolean;
  /** Why the last write was refused. */
  error: CallError | null;
  /** An update sends only `changed` with `headers`; a creation sends `values`. */
  onSave: OnSave<Out, Saved>;
  /** Return the navigation, if there is one: until it is over, leaving asks nothing. */
  onSaved: (saved: Saved, way: SaveWay) => unknown;
  /** Adds the button 'Enregistrer et revenir à la liste'. */
  listToo?: boolean;
  /** Of a new record: adds the button that saves it and begins another, with this label. */
  again?: string | undefined;
  /** What is saved is dangerous, always or only `when` this is true as it is saved: it is asked for first, with its effects. */
  asks?: { title: string; message: string; when?: () => boolean };
  /** The word of the button that saves, where it is not 'Enregistrer'. */
  submitLabel?: string;
  /** Between the page's title and the form. */
  notice?: ReactNode;
  /** Beside the form where there is room, else below: what stands around the record. */
  beside?: ReactNode;
  /** Below the form: the record's history. */
  after?: ReactNode;
  /** The search key of the tab that holds only this form. */
  tabKey?: string;
  /**
   * The form is one of several steps: its bar is always there and names the step, and its 'Annuler' leaves the whole.
   * `other` is a second way to save, passed on as `list`.
   */
  step?: { status: string; onCancel: () => unknown; other?: string };
}

const indexAbove = 3;
const around: IndexEntry = { id: 'autour', title: 'Autour de la fiche', isNear: true };

/** A page with one form: its sections, save bar, refusals, and the question before leaving. */
export const FormPage = <In extends FieldValues, Out extends object, Saved>(props: FormPageProps<In, Out, Saved>) => {
  const {
    title,
    badge,
    purpose,
    actions,
    parents,
    record,
    sections,
    saving,
    error,
    onSave,
    onSaved,
    listToo = false,
    again,
    asks,
    submitLabel,
    notice,
    beside,
    after,
    tabKey,
    step,
  } = props;
  const draft = useDraftKey(tabKey);
  const closed = isClosed(error);
  // Only a call on a stored version takes the headers.
  const [motif, setMotif] = useState<string | null>(null);
  const mayTell = record.base.version !== undefined && !step;
  const saved = (result: Saved, way: SaveWay) => {
    dropDraft(draft);
    setMotif(null);
    return onSaved(result, way);
  };
  const { changes, marks } = record;
  const { root, conflict, leaving, attempt, whenReady, submit } = useSave({ record, onSave, onSaved: saved, motif: motif ?? '' });
  const isChanged = () => countChanges(marks()) > 0;
  const hasSide = Boolean(beside) || sections.length > indexAbove;
  const [below, setBelow] = useState<readonly IndexEntry[]>([]);
  const enter = useCallback((entry: IndexEntry) => {
    setBelow((all) => [...all, entry]);
    return () => setBelow((all) => all.filter((one) => one !== entry));
  }, []);
  const labelOf = (path: string) => speechAt(record.speech, path)?.label;
  const hasBar = changes > 0 || saving || step !== undefined;
  const [asked, setAsked] = useState<SaveWay | null>(null);
  const asker = useRef<Element>(null);
  const begin = (way: SaveWay) => {
    if (!asks || asks.when?.() === false) return submit(way);
    // The trial may disable it before the question has noted where the focus was.
    asker.current = document.activeElement;
    whenReady(() => setAsked(way));
  };
  const answer = (then: () => void) => {
    setAsked(null);
    // Once the question is gone; a save that disables the field keeps its focus.
    setTimeout(() => {
      if (asker.current instanceof HTMLElement) asker.current.focus({ preventScroll: true });
      then();
    });
  };
  useSaveKey(() => isChanged() && begin('stay'));
  useFieldOfAddress(root, record);
  const cancel = () => {
    setMotif(null);
    root.current?.focus();
    // The form's own option would keep the draft.
    afterPaint(() => record.form.reset(undefined, { keepDirtyValues: false }));
  };
  return (
    <>
      <PageHeader title={title} badge={badge} purpose={purpose} actions={actions} {...(parents ? { parents } : {})} />
      {notice}
      <FormDraft key={draft} record={record} place={draft} {...(mayTell ? { motif, onMotif: setMotif } : {})} />
      <div className={css.page} data-index={hasSide || undefined}>
        <form
          ref={root}
          className={css.form}
          tabIndex={-1}
          aria-label={title}
          aria-busy={saving}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (isChanged() || step) begin('stay');
          }}
        >
          <div className={css.sections}>
            <FormMessage error={error} has={record.has} />
            <fieldset className={css.whole} disabled={closed}>
              <FormSections sections={sections} />
            </fieldset>
          </div>
          {hasBar && (
            <SaveBar
              changes={changes}
              saving={saving}
              closed={closed}
              {...(mayTell ? { motif, onMotif: setMotif } : {})}
              again={again}
              listToo={listToo || step?.other !== undefined}
              {...(step?.other ? { listLabel: step.other } : {})}
              {...(submitLabel ? { submit: submitLabel } : {})}
              {...(step ? {} : { onTry: attempt })}
              onSave={begin}
              {...(step && !saving ? { status: step.status } : {})}
              onCancel={step ? () => void step.onCancel() : cancel}
            />
          )}
        </form>
        {hasSide && (
          <div className={css.side}>
            <SectionIndex entries={[...sections, ...(beside ? [around] : []), ...below]} />
            {beside && (
              <div id={around.id} className={css.beside} tabIndex={-1}>
                {beside}
              </div>
            )}
          </div>
        )}
        {after && (
          <PageIndex value={enter}>
            <div className={css.after}>{after}</div>
          </PageIndex>
        )}
      </div>
      <ConflictDialog {...conflict} speech={record.speech} />
      {asks && (
        <ActDialog
          title={asks.title}
          message={asks.message}
          opened={asked !== null}
          confirm={submitLabel ?? 'Enregistrer'}
          onTry={attempt}
          onConfirm={() => answer(() => submit(asked ?? 'stay'))}
          onCancel={() => answer(() => undefined)}
        />
      )}
      <LeaveGuard mayLeave={() => !isChanged() || leaving.current} draft={{ place: draft, labelOf }} {...(tabKey ? { tabKey } : {})} />
    </>
  );
};
