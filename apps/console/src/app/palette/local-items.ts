import { session } from '@comptoir/contract/domains/session/session.calls';
import { useQuery } from '@tanstack/react-query';
import { useRouter, type RouterHistory } from '@tanstack/react-router';
import { useMemo } from 'react';
import settingsAddress from 'virtual:settings.json?url';
import { dashboard } from '../../domains/session/session.links.ts';
import { call } from '../../kit/client.ts';
import { useRead } from '../../kit/queries.ts';
import { goToCustomer, useSessionInfo } from '../../kit/session.ts';
import { leaveThen } from '../leave.ts';
import type { MenuGroup } from '../frame/menu.ts';
import { openingOf } from '../routes/opening.ts';
import { acteItems, itemOf, screenItems, settingItems, type PaletteItem } from './items.ts';
import type { SettingsOf } from './settings.ts';

const readSettings = async (signal: AbortSignal) => {
  const answer = await fetch(settingsAddress, { signal });
  if (!answer.ok) throw new Error(`${settingsAddress}: ${answer.status}`);
  // The build writes this file from the same type.
  return (await answer.json()) as readonly SettingsOf[];
};

interface Database {
  name: string;
  label: string;
  serverName: string;
  serverIP: string;
}

const customerItem = ({ name, label, serverName, serverIP }: Database, history: RouterHistory): PaletteItem =>
  itemOf(
    {
      id: `client ${serverIP}/${name}`,
      group: 'Clients',
      label: `${name} (${serverName} - ${serverIP})`,
      detail: `Client · ${label}`,
      target: {
        run: async () => {
          const { token } = await call(session.select, { headers: { server: serverIP, bdgp: name }, body: {} });
          leaveThen(history, dashboard, () => goToCustomer(name, token, dashboard));
        },
      },
    },
    label,
  );

/** Screens, acts, settings and customers: all that is found without asking for each key. */
export const useLocalItems = (menu: readonly MenuGroup[]) => {
  const info = useSessionInfo();
  const isAtCustomer = info.customer !== null;
  const { history } = useRouter();
  const isOperator = info.kind === 'operator';
  const customers = useRead(session.databases, { headers: {} }, { enabled: isOperator, staleTime: 60_000 });
  const settings = useQuery({
    queryKey: ['réglages'],
    queryFn: ({ signal }) => readSettings(signal),
    enabled: isAtCustomer,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const items = useMemo(() => {
    const opening = openingOf(info);
    const chosen = isAtCustomer
      ? [...screenItems(menu, opening), ...acteItems(menu, opening), ...settingItems(settings.data ?? [], opening)]
      : screenItems(menu, opening).filter(({ detail }) => menu.some(({ label }) => label === detail));
    return [...chosen, ...(customers.data ?? []).map((database) => customerItem(database, history))];
  }, [info, isAtCustomer, menu, settings.data, customers.data, history]);
  return {
    items,
    isLoading: customers.isLoading || settings.isLoading,
    unread: [...(customers.isError ? ['les clients'] : []), ...(settings.isError ? ['les réglages'] : [])],
  };
};
