import { showNotice } from '../ui/notifications.tsx';
import { CallError } from './client.ts';

/** Outcomes of actions. Errors of forms and of reads are shown in their place, not here. */
export const notify = {
  /** `lasts`: milliseconds, if not the usual time. */
  done: (message: string, lasts?: number) => void showNotice({ kind: 'done', message, lasts }),
  /** `title` says what was attempted: 'La suppression a échoué'. It stays until it is closed. */
  failed: (error: unknown, title?: string) => {
    const refused = error instanceof CallError;
    // When a session ends, the login covers the screen: one fault, one message.
    if (refused && error.status === 401) return;
    const message = refused ? error.message : 'Une erreur inattendue est survenue.';
    showNotice({ kind: 'failed', title, message, requestId: refused && error.status >= 500 ? error.requestId : null });
  },
};
