import { createElement } from 'react';
import { showNotice } from '../ui/notifications.tsx';
import { CallError } from './client.ts';
import { isTried } from './essai/trying.ts';
import { Reasons } from './raisons/reasons.tsx';

/** Long enough to read what was done and to think better of it. */
const undoableFor = 8_000;

/** Outcomes of actions. Errors of forms and of reads are shown in their place, not here. */
export const notify = {
  /** `lasts`: milliseconds, if not the usual time. */
  done: (message: string, lasts?: number) => void showNotice({ kind: 'done', message, lasts }),
  /** What was done, with the way back: a button, and Ctrl+Z. `undo` answers what there is to say of it. */
  undoable: (message: string, undo: () => Promise<string>, lasts = undoableFor) => {
    const takeBack = () => void undo().then(notify.done, (error: unknown) => notify.failed(error, 'L’annulation a échoué'));
    showNotice({ kind: 'done', message, lasts, undo: takeBack });
  },
  /** `title` says what was attempted: 'La suppression a échoué'. It stays until it is closed. */
  failed: (error: unknown, title?: string) => {
    const refused = error instanceof CallError;
    // When a session ends, the login covers the screen: one fault, one message.
    if (refused && error.status === 401) return;
    if (isTried(error)) return;
    const message = refused ? error.message : 'Une erreur inattendue est survenue.';
    const details = refused && createElement(Reasons, { raisons: error.raisons, message });
    showNotice({ kind: 'failed', title, message, requestId: refused && error.status >= 500 ? error.requestId : null, details });
  },
};
