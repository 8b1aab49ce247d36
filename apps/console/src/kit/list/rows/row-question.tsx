import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { CallError } from '../../client.ts';
import { ActDialog } from '../../essai/act-dialog.tsx';
import { MotifConfirmDialog } from '../../motif/motif-confirm-dialog.tsx';
import { Reasons } from '../../raisons/reasons.tsx';
import type { CallAction } from './row-actions.tsx';

export interface Asked<Row> {
  action: CallAction<Row>;
  row: Row;
}

interface RowQuestionProps<Row> {
  asked: Asked<Row> | null;
  onClose: () => void;
  /** Where the focus goes if its row is gone. */
  list: RefObject<HTMLElement | null>;
}

/** The focus goes back to the button that asked, or to the list. */
const useFocusBack = (open: boolean, list: RefObject<HTMLElement | null>) => {
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (open) {
      opener.current = document.activeElement;
      return;
    }
    const from = opener.current;
    if (!from) return;
    opener.current = null;
    // After the dialog has released the focus.
    const timer = setTimeout(() => {
      const active = document.activeElement;
      if (active !== document.body && !active?.closest('[role="dialog"]')) return;
      (from instanceof HTMLElement && from.isConnected ? from : list.current)?.focus();
    }, 20);
    return () => clearTimeout(timer);
  }, [open, list]);
};

const Refused = ({ error: { message, raisons } }: { error: CallError }) => (
  <>
    {message}
    <Reasons raisons={raisons} message={message} />
  </>
);

/** Asks before an act on a row, and stays open to show a refusal. */
export const RowQuestion = <Row,>({ asked, onClose, list }: RowQuestionProps<Row>) => {
  useFocusBack(asked !== null, list);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ReactNode>(null);
  const [last, setLast] = useState(asked);
  // The closing dialog keeps its text while it fades.
  if (asked && asked !== last) setLast(asked);
  const words = last?.action.confirm?.(last.row);
  if (!last || !words) return null;

  const close = () => {
    setError(null);
    onClose();
  };
  const act = async (headers: Record<string, string>) => {
    setBusy(true);
    setError(null);
    try {
      await last.action.act(last.row, headers);
      close();
    } catch (failure) {
      setError(failure instanceof CallError ? <Refused error={failure} /> : 'Une erreur inattendue est survenue.');
    } finally {
      setBusy(false);
    }
  };
  const question = { ...words, opened: asked !== null, destructive: last.action.destructive ?? false, busy, error, onCancel: close };
  // A refused trial says so itself.
  return last.action.motif ? (
    <MotifConfirmDialog {...question} onConfirm={(headers) => void act(headers)} onTry={(headers) => last.action.act(last.row, headers)} />
  ) : (
    <ActDialog {...question} onConfirm={() => void act({})} onTry={() => last.action.act(last.row, {})} />
  );
};
