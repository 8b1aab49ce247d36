import type { Endpoint } from '@comptoir/contract/kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showNotice } from '../../ui/notifications.tsx';
import { CallError } from '../client.ts';
import type { RowActivity } from '../list/rows/row-activity.ts';
import { part } from '../essai/trying.ts';
import { motifHeaders } from '../motif/motif-headers.ts';
import { notify } from '../notify.ts';
import { invalidate } from '../queries.ts';
import { useSayDone } from '../undo/undo.ts';
import { changedBeside, type Beside } from './beside.ts';
import type { Drafts } from './drafts.ts';
import type { SendWhen } from './grid-context.ts';
import { inTurns } from './in-turns.ts';
import type { OpenRows } from './open-rows.ts';

/** A row to send: its new values, and which of them changed. */
export interface Changed<Row> {
  row: Row;
  changes: Partial<Row>;
}

/** Say why the rows are changed: they belong on each call that changes one. */
type Headers = Readonly<Record<string, string>>;

interface Outcome {
  /** The call that saves a row: why it may not be made is said in each cell. */
  write: Endpoint;
  /** Reads to refresh after sending. */
  reads: readonly Endpoint[];
  /** The message for saved rows, from their number and the first answer. */
  done?: (rows: number, answer: unknown) => string;
  /** The title of the message for refused rows. */
  failed?: string;
  /** How long the message for saved rows stays, in milliseconds, if not the usual time. */
  lasts?: number;
}
/** One call for each row: some may be saved and others refused. */
export interface EachSaving<Row> extends Outcome {
  when: SendWhen;
  each: (changed: Changed<Row>, headers: Headers) => Promise<unknown>;
}
/** One call for all of them. */
export interface AllSaving<Row> extends Outcome {
  when: 'page';
  /** What the page has beside its rows, and `all` sends as well. Make it once, in a memo. */
  beside?: Beside;
  all: (changed: readonly Changed<Row>[], headers: Headers) => Promise<unknown>;
}
export type GridSaving<Row> = EachSaving<Row> | AllSaving<Row>;

interface Options<Row extends object> {
  saving: GridSaving<Row> | undefined;
  drafts: Drafts<Row>;
  activity: RowActivity;
  opened: OpenRows;
  storedOf: (id: string) => Row | undefined;
  nameOf: (row: Row) => string;
  /** Why the rows of the page are changed. */
  motif: string;
  /** Every row of the page is saved. */
  onPageSaved: () => void;
}

interface Sent<Row> extends Changed<Row> {
  id: string;
}

const atOnce = 4;
const unexpected = 'Une erreur inattendue est survenue.';
/** The same refusal, with what was attempted. */
const attempted = ({ status, message, code, requestId, fields }: CallError, what: string | undefined) =>
  new CallError(status, what ? `${what}\u00a0: ${message}` : message, code, requestId, fields);
const reasonOf = (error: unknown) => (error instanceof CallError ? error.message : unexpected);

/** Sends the changed rows of a grid. A refused row keeps its typed values and says why. */
export const useGridSaving = <Row extends object>(options: Options<Row>) => {
  const { saving, drafts, activity, opened, storedOf, nameOf, motif, onPageSaved } = options;
  const client = useQueryClient();
  const sayDone = useSayDone();
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const [error, setError] = useState<CallError | null>(null);

  const changedOf = (ids: readonly string[]) =>
    ids.flatMap((id): Sent<Row>[] => {
      const stored = storedOf(id);
      const { changes } = drafts.of(id);
      const isWaiting = activity.of(id).calls === 0 && Object.keys(changes).length > 0;
      return stored && isWaiting ? [{ id, changes, row: { ...stored, ...changes } }] : [];
    });

  /** `answers`: of the calls that saved them, in their order; none where all were refused. */
  const settle = async (kept: readonly Sent<Row>[], answers: readonly unknown[] = []) => {
    await invalidate(client, saving?.reads ?? []);
    for (const { id, changes } of kept) drafts.saved(id, changes);
    opened.close(kept.map(({ id }) => id));
    if (answers.length === 0 || !saving?.done) return;
    sayDone(answers, saving.done(kept.length, answers[0]), saving.lasts);
  };

  const refuse = ({ id, row }: Sent<Row>, failure: unknown, isAlone: boolean) => {
    if (saving?.when === 'change') drafts.drop([id]);
    else drafts.refuse(id, reasonOf(failure), failure instanceof CallError ? failure.fields : {});
    if (isAlone) notify.failed(failure, saving?.failed ?? `Rien n’est enregistré pour «\u00a0${nameOf(row)}\u00a0»`);
  };

  /** Locks the rows until the stored values are shown: changes made in between would be lost. */
  const holding = async (sent: readonly Sent<Row>[], work: () => Promise<void>) => {
    let release = () => {};
    const underWay = new Promise<void>((resolve) => {
      release = resolve;
    });
    for (const { id } of sent) void activity.run(id, () => underWay);
    try {
      await work();
    } finally {
      release();
    }
  };

  const sendEach = async ({ each }: EachSaving<Row>, sent: readonly Sent<Row>[], headers: Headers) => {
    const kept: Sent<Row>[] = [];
    const answers: unknown[] = [];
    const refused: { changed: Sent<Row>; failure: unknown }[] = [];
    await inTurns(sent, atOnce, async (changed) => {
      try {
        answers.push(await each(changed, headers));
        kept.push(changed);
      } catch (failure) {
        refused.push({ changed, failure });
      }
      setProgress((before) => before && { ...before, done: before.done + 1 });
    });
    await settle(kept, answers);
    for (const { changed, failure } of refused) refuse(changed, failure, refused.length === 1);
    if (refused.length > 1) {
      const message = `${refused.length} lignes ne sont pas enregistrées. Chacune dit pourquoi.`;
      showNotice({ kind: 'failed', title: saving?.failed, message });
    }
  };

  const sendAll = async ({ all }: AllSaving<Row>, sent: readonly Sent<Row>[], headers: Headers) => {
    try {
      const answer = await all(sent, headers);
      await settle(sent, [answer]);
    } catch (failure) {
      await settle([]);
      if (failure instanceof CallError) setError(attempted(failure, saving?.failed));
      else notify.failed(failure);
    }
  };

  const send = async (ids: readonly string[], isPage = false) => {
    const sent = changedOf(ids);
    const beside = isPage && saving && 'all' in saving ? changedBeside(saving.beside).length : 0;
    if (!saving || sent.length + beside === 0) return;
    setError(null);
    if (isPage) setProgress({ done: 0, of: sent.length + beside });
    const headers = isPage ? motifHeaders(motif) : {};
    await holding(sent, () => ('all' in saving ? sendAll(saving, sent, headers) : sendEach(saving, sent, headers)));
    if (isPage) setProgress(null);
    if (isPage && drafts.changed().length === 0) onPageSaved();
  };

  /** The save of the page, for whoever tries it; each row has its call, and none waits for another. */
  const attempt = async () => {
    const sent = changedOf(drafts.changed());
    const headers = motifHeaders(motif);
    if (!saving) return;
    if ('all' in saving) await saving.all(sent, headers);
    else for (const changed of sent) await part(saving.each(changed, headers));
  };

  return {
    progress,
    error,
    attempt,
    send: (ids: readonly string[]) => void send(ids),
    sendPage: () => {
      if (progress === null) void send(drafts.changed(), true);
    },
    clearError: () => setError(null),
  };
};
