import { mayCall } from '@comptoir/contract/rights';
import { session } from '@comptoir/contract/domains/session/session.calls';
import type { SessionInfo } from '@comptoir/contract/domains/session/session.calls';
import { sites as siteCalls } from '@comptoir/contract/domains/sites/sites.calls';
import { utilisateurs as utilisateurCalls } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import type { QueryClient } from '@tanstack/react-query';
import type { RouterHistory } from '@tanstack/react-router';
import { dashboard } from '../../domains/session/session.links.ts';
import { sitePath } from '../../domains/sites/sites.links.ts';
import { byName } from '../../domains/utilisateurs/list/utilisateur-rows.ts';
import { utilisateurPath } from '../../domains/utilisateurs/utilisateurs.links.ts';
import { call } from '../../kit/client.ts';
import { sortedBy } from '../../kit/list/sorted-by.ts';
import { readOf } from '../../kit/queries.ts';
import { goToCustomer } from '../../kit/session.ts';
import { leaveThen } from '../leave.ts';
import type { MenuGroup } from '../frame/menu.ts';
import { openingOf } from '../routes/opening.ts';

export interface PaletteItem {
  id: string;
  label: string;
  /** What kind of thing it is, and where it belongs. */
  detail: string;
  /** Further words to find it by. */
  words?: string;
  /** Rejects when it cannot be done. */
  run: () => void | Promise<void>;
}

export interface PaletteContext {
  info: SessionInfo;
  menu: readonly MenuGroup[];
  /** A customer is chosen. */
  selected: boolean;
  client: QueryClient;
  history: RouterHistory;
}

/** A kind of thing that the palette finds. `name` completes « La recherche ne porte pas sur … » when it cannot be read. */
export interface PaletteProvider {
  name: string;
  /** Read only after this many characters: long lists are not fetched for nothing. */
  after: number;
  isOpen: (context: PaletteContext) => boolean;
  items: (context: PaletteContext) => readonly PaletteItem[] | Promise<readonly PaletteItem[]>;
}

const pages: PaletteProvider = {
  name: 'les pages',
  after: 0,
  isOpen: () => true,
  items: ({ menu, history }) =>
    menu.flatMap(({ label: group, entries }) =>
      entries.map(({ label, href, outside }) => ({
        id: `page ${href}`,
        label,
        detail: group,
        words: group,
        run: () => (outside ? void window.open(href, '_blank', 'noreferrer') : history.push(href)),
      })),
    ),
};

const customers: PaletteProvider = {
  name: 'les clients',
  after: 0,
  isOpen: ({ info }) => info.kind === 'operator',
  items: async ({ client, history }) => {
    const databases = await client.query({ ...readOf(session.databases, { headers: {} }), staleTime: 60_000 });
    return databases.map(({ name, label, serverName, serverIP }) => ({
      id: `client ${serverIP}/${name}`,
      label: `${name} (${serverName} - ${serverIP})`,
      detail: `Client · ${label}`,
      words: `client ${label}`,
      run: async () => {
        const { token } = await call(session.select, { headers: { server: serverIP, bdgp: name } });
        leaveThen(history, dashboard, () => goToCustomer(name, token, dashboard));
      },
    }));
  },
};

const utilisateurs: PaletteProvider = {
  name: 'les utilisateurs',
  after: 2,
  isOpen: ({ info, selected }) => selected && mayCall(utilisateurCalls.list, openingOf(info)),
  items: async ({ client, history }) => {
    const rows = await client.query({ ...readOf(utilisateurCalls.list, {}), staleTime: 60_000 });
    return byName(rows).map(({ IDPeople, Name, LoginWEB }) => ({
      id: `utilisateur ${IDPeople}`,
      label: Name,
      detail: `Utilisateur · ${LoginWEB}`,
      words: `utilisateur ${LoginWEB}`,
      run: () => history.push(utilisateurPath(IDPeople)),
    }));
  },
};

const sites: PaletteProvider = {
  name: 'les sites',
  after: 2,
  isOpen: ({ info, selected }) => selected && mayCall(siteCalls.list, openingOf(info)),
  items: async ({ client, history }) => {
    const rows = await client.query({ ...readOf(siteCalls.list, {}), staleTime: 60_000 });
    return sortedBy(rows, ({ Descr }) => Descr).map(({ IDSite, Descr, Code, Ville, Libelle_Societe }) => ({
      id: `site ${IDSite}`,
      label: Descr,
      detail: `Site · ${Libelle_Societe}`,
      words: `site ${Code} ${Ville} ${Libelle_Societe}`,
      run: () => history.push(sitePath(IDSite)),
    }));
  },
};

/** In the order in which their results are shown. */
export const providers: readonly PaletteProvider[] = [pages, customers, utilisateurs, sites];
