// oxlint-disable-next-line import/no-unassigned-import -- a server that is gone must not keep the question away
import '../../../ui/dialogs/dialog-window.tsx';
import { Stack, Text } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { LeftFields, listed } from '../../drafts/draft-words.tsx';
import { dropDraft, readDraft, type Draft } from '../../drafts/store.ts';

interface LeaveGuardProps {
  mayLeave: () => boolean;
  /** Where what is typed is kept, and how its fields are called: the person chooses whether it stays. */
  draft?: { place: string; labelOf: (path: string) => string | undefined };
  /** A search key whose change also leaves the form: that of tabs that do not keep each other's drafts. */
  tabKey?: string;
  /** What is said where nothing is kept, in words of the screen. */
  message?: string;
  /** The screen's own question, asked whether something is kept or not. */
  question?: string;
}

const lost = 'Les modifications de cette page ne sont pas enregistrées\u00a0: elles seront perdues.';
const throwAway = 'Quitter sans enregistrer';

interface Place {
  pathname: string;
  search: object;
}

const tabOf = ({ search }: Place, key: string | undefined): unknown =>
  key === undefined ? undefined : new Map<string, unknown>(Object.entries(search)).get(key);
const isElsewhere = (current: Place, next: Place, tabKey: string | undefined) =>
  current.pathname !== next.pathname || tabOf(current, tabKey) !== tabOf(next, tabKey);

/** The page of the login: whoever signs out leaves nothing on this machine. */
const isSigningOut = ({ pathname }: Place) => pathname === '/';

interface WhatIsKeptProps {
  question: string | undefined;
  kept: Draft;
  labelOf: (path: string) => string | undefined;
}

const WhatIsKept = ({ question, kept: { fields, left }, labelOf }: WhatIsKeptProps) => (
  <Stack gap="xs">
    {question && <Text>{question}</Text>}
    <Text>
      Ne sont pas enregistrés&nbsp;: {listed(Object.keys(fields).flatMap((path) => labelOf(path) ?? []))}. Gardé dans cet onglet, votre
      brouillon vous sera proposé quand vous reviendrez.
      <LeftFields names={left} />
    </Text>
  </Stack>
);

/** Asks before leaving a changed form: by a link, by going back, by closing the tab. */
export const LeaveGuard = ({ mayLeave, draft, tabKey, question, message = question ?? lost }: LeaveGuardProps) => {
  const blocked = useBlocker({
    shouldBlockFn: ({ current, next }) => isElsewhere(current, next, tabKey) && !mayLeave(),
    enableBeforeUnload: () => !mayLeave(),
    withResolver: true,
  });
  const isAsked = blocked.status === 'blocked';
  // As it was when the question came: the words stay until it has gone.
  const [standing, setStanding] = useState<{ isAsked: boolean; kept: Draft | null }>({ isAsked: false, kept: null });
  if (isAsked !== standing.isAsked) {
    setStanding({ isAsked, kept: isAsked ? (draft && !isSigningOut(blocked.next) ? readDraft(draft.place) : null) : standing.kept });
  }
  const { kept } = standing;
  const leave = () => {
    blocked.proceed?.();
    if (draft) dropDraft(draft.place);
  };
  const asked = {
    opened: isAsked,
    title: `${throwAway}\u00a0?`,
    cancel: 'Rester sur la page',
    onCancel: () => blocked.reset?.(),
  };
  return draft && kept ? (
    <ConfirmDialog
      {...asked}
      message={<WhatIsKept question={question} kept={kept} labelOf={draft.labelOf} />}
      confirm="Quitter, garder le brouillon"
      other={{ label: 'Jeter', onChoice: leave }}
      onConfirm={() => blocked.proceed?.()}
    />
  ) : (
    <ConfirmDialog {...asked} message={message} confirm={throwAway} destructive onConfirm={leave} />
  );
};
