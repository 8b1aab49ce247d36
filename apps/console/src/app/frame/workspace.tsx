// oxlint-disable-next-line import/no-unassigned-import -- settles in which words zod refuses
import '../../kit/zod-setup.ts';
import { session } from '@comptoir/contract/domains/session/session.calls';
import type { SessionInfo } from '@comptoir/contract/domains/session/session.calls';
import { Button, Title } from '@mantine/core';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { CreatingPage } from '../../domains/session/creating-page.tsx';
import { databaseSelect } from '../../domains/session/session.links.ts';
import { call, CallError, earlyAnswer, signOut } from '../../kit/client.ts';
import { useConsentRefused } from '../../kit/proof/consent-refused.ts';
import { giveUpReads } from '../../kit/patience.ts';
import { createQueryClient, isComing, readAgain, readOf } from '../../kit/queries.ts';
import { inside, leavePlace, placeAtHand } from '../../kit/place.ts';
import { currentSession, rememberApiBase, SessionInfoContext } from '../../kit/session.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { SlowReadContext } from '../../ui/states/slow-notice.tsx';
import { WaitingPage } from '../../ui/states/waiting-page.tsx';
import { forgetNotices, Notifications } from '../../ui/notifications.tsx';
import { PageTitleContext } from '../../ui/page-title.ts';
import { followAnchors } from '../anchors.ts';
import { createConsoleRouter } from '../router.tsx';
import { entryAt } from '../routes/routes.ts';

/** Shown while the session is read. On failure the router reads it again. */
void entryAt(inside(location.pathname))
  ?.load?.()
  .catch(() => undefined);

const readInfo = async (signal: AbortSignal) => {
  const info = await call(session.info, {}, { signal });
  // Must run before any page makes a request.
  rememberApiBase(info.apiBase);
  return info;
};

/** Asked early, if nothing has to be remembered of it: nothing is written while something is drawn. */
const infoAtHand = () => {
  const info = earlyAnswer(session.info, {});
  return info?.apiBase === currentSession().apiBase ? info : undefined;
};

const isCreating = (info: SessionInfo | undefined) => info?.customer?.state === 'creating';

const useInfo = () =>
  useQuery({
    ...readOf(session.info, {}),
    queryFn: ({ signal }) => readInfo(signal),
    initialData: infoAtHand,
    staleTime: 60_000,
    refetchInterval: ({ state }) => (isCreating(state.data) ? 1_000 : false),
  });

const Pages = ({ info }: { info: SessionInfo }) => {
  const [router] = useState(() => createConsoleRouter(info));
  useEffect(() => followAnchors(router), [router]);
  return (
    <SessionInfoContext value={info}>
      <RouterProvider router={router} context={{ info }} />
    </SessionInfoContext>
  );
};

/** Nothing, so that a fast answer does not flicker. */
const longAfter = 400;

/** Shown before the server has answered; after a while it says what is loading. */
const Opening = () => {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), longAfter);
    return () => clearTimeout(timer);
  }, []);
  const BDGp = placeAtHand();
  if (isLong && BDGp) return <CreatingPage label={BDGp} />;
  return <WaitingPage />;
};

/** The address names a customer that the registry does not know, or not to this person. */
const leaveUnknown = (BDGp: string) => {
  leavePlace();
  location.replace(`${databaseSelect}?${new URLSearchParams({ inconnu: BDGp })}`);
};

/** The customer keeps this operator out: the chooser says what is missing, and leads back here. */
const leaveClosed = (BDGp: string) => {
  const retour = inside(location.pathname) + location.search;
  leavePlace();
  location.replace(`${databaseSelect}?${new URLSearchParams({ acces: BDGp, retour })}`);
};

/** Nothing is shown before the server has said whose session this is and on which customer. */
const Gate = () => {
  const { data: info, error, refetch, isFetching } = useInfo();
  const place = placeAtHand();
  const isUnknown = place !== null && error instanceof CallError && error.status === 404;
  useEffect(() => {
    if (isUnknown) leaveUnknown(place);
  }, [isUnknown, place]);
  const isClosed = useConsentRefused() && place !== null;
  useEffect(() => {
    if (isClosed) leaveClosed(place);
  }, [isClosed, place]);
  const { label = '', isPprod = false } = info?.customer ?? {};
  const title = useMemo(() => ({ customer: label, isPprod }), [label, isPprod]);
  // Nothing more of the customer may be shown.
  if (isClosed) return <WaitingPage />;
  if (info) {
    const { customer } = info;
    return (
      <PageTitleContext value={title}>
        {customer && isCreating(info) ? <CreatingPage label={customer.label} /> : <Pages info={info} />}
      </PageTitleContext>
    );
  }
  if (!error || isUnknown) return <Opening />;
  return (
    <WaitingPage>
      <Title order={1} mb="md">
        Connexion au serveur
      </Title>
      <ErrorState message={error.message} requestId={error.requestId} onRetry={() => void refetch()} retrying={isFetching} />
      <Button variant="subtle" mt="md" onClick={signOut}>
        Déconnexion
      </Button>
    </WaitingPage>
  );
};

/** Everything behind the login. It is made anew for each person and customer, so nothing read for one is ever shown to another. */
export const Workspace = () => {
  const [client] = useState(createQueryClient);
  useEffect(() => forgetNotices, []);
  const slow = useMemo(() => ({ isReading: () => isComing(client), giveUp: giveUpReads, again: () => void readAgain(client) }), [client]);
  return (
    <QueryClientProvider client={client}>
      <SlowReadContext value={slow}>
        <Gate />
      </SlowReadContext>
      <Notifications />
    </QueryClientProvider>
  );
};
