import type { Endpoint } from '@comptoir/contract/kit';
import { messages } from '@comptoir/contract/messages';
import { Loader } from '@mantine/core';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { showNotice } from '../../ui/notifications.tsx';
import { Reason } from '../../ui/reason.tsx';
import { notify } from '../notify.ts';
import { useClosed } from '../queries.ts';
import css from './inline.module.css';

interface InlineEditProps {
  value: string;
  /** Names the label: 'Libellé de la famille'. */
  label: string;
  max: number;
  /** The call that saves: why this session may not is said. */
  write: Endpoint;
  /** Resolves once the screen has the new value. A rejection restores the old one and is shown. */
  onSave: (value: string) => Promise<unknown>;
}

/** A label edited in place: double-click, Enter or F2 to edit; Enter or leaving saves, Escape restores. A text that is too long stays. */
export const InlineEdit = ({ value, label, max, write, onSave }: InlineEditProps) => {
  const closed = useClosed(write);
  const [draft, setDraft] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLButtonElement>(null);
  /** The typed text may still be saved: browsers fire blur when the box is removed. */
  const open = useRef(false);
  const backToText = useRef(false);
  const faultId = useId();
  const editing = draft !== null;
  const fault = draft !== null && draft.trim().length > max ? messages.tooLong(max) : null;

  useEffect(() => {
    if (editing) box.current?.select();
    else if (backToText.current) text.current?.focus();
    backToText.current = false;
  }, [editing]);

  const edit = () => {
    open.current = true;
    setDraft(value);
  };
  const send = async (next: string) => {
    setSaving(true);
    try {
      await onSave(next);
    } catch (error) {
      notify.failed(error);
    } finally {
      setSaving(false);
      setDraft(null);
    }
  };
  const finish = () => {
    if (!open.current || draft === null || fault !== null) return;
    open.current = false;
    const next = draft.trim();
    if (next === '') showNotice({ kind: 'failed', message: 'Le libellé ne peut pas être vide' });
    if (next === '' || next === value) setDraft(null);
    else void send(next);
  };
  const onBoxKey = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    if (!open.current || (event.key === 'Enter' && fault !== null)) return;
    backToText.current = true;
    if (event.key === 'Enter') return finish();
    open.current = false;
    setDraft(null);
  };

  if (closed !== null)
    return (
      <Reason text={closed} className={css.closed}>
        {(describedBy) => (
          <button
            type="button"
            className={css.text}
            aria-label={`${value}, ${label}\u00a0: modifier`}
            aria-disabled
            aria-describedby={describedBy}
          >
            {value}
          </button>
        )}
      </Reason>
    );
  if (!editing) {
    return (
      <button
        ref={text}
        type="button"
        className={css.text}
        title="Double-cliquez pour modifier"
        aria-label={`${value}, ${label}\u00a0: modifier`}
        onDoubleClick={edit}
        // The space bar and screen readers click without a mouse.
        onClick={({ detail }) => detail === 0 && edit()}
        onKeyDown={({ key }) => key === 'F2' && edit()}
      >
        {value}
      </button>
    );
  }
  return (
    <span className={css.edit}>
      <input
        ref={box}
        className={css.box}
        aria-label={label}
        value={draft}
        aria-invalid={fault !== null || undefined}
        aria-describedby={fault === null ? undefined : faultId}
        readOnly={saving}
        aria-busy={saving}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={() => {
          backToText.current = false;
          finish();
        }}
        onKeyDown={onBoxKey}
        autoComplete="off"
      />
      {fault !== null && (
        <span id={faultId} className={css.fault} role="alert">
          {fault}
        </span>
      )}
      {saving && <Loader size={14} role="status" aria-label="Enregistrement…" />}
    </span>
  );
};
