import { everyone, type Endpoint } from '@comptoir/contract/kit';
import { mayCall, type Caller, type Condition, type Guarded, type Standing } from '@comptoir/contract/rights';
import type { ComponentType } from 'react';
import type { importPages } from './import-pages.ts';
import type { interfacePages } from './interface-pages.ts';
import type { settingPages } from './setting-pages.ts';

/** A customer's own flag that opens a screen, beside the conditions that the server knows. */
export type Flag = 'importFidelite';

/** Pages that are opened less often: the frame holds a line for each group of them, not one for each file. */
export const importPage = (name: keyof typeof importPages) => () => import('./import-pages.ts').then((pages) => pages.importPages[name]());
export const interfacePage = (name: keyof typeof interfacePages) => () =>
  import('./interface-pages.ts').then((pages) => pages.interfacePages[name]());
export const settingPage = (name: keyof typeof settingPages) => () =>
  import('./setting-pages.ts').then((pages) => pages.settingPages[name]());

interface Described {
  /** Parameters in braces: `/sites/{idSite}`. Links keep its case. */
  path: `/${string}`;
  title: string;
  /** A Tabler icon: the screen then has its entry in the group of interfaces, at its place in their list. */
  icon?: string;
  /** May be left out when `reads` says enough. */
  who?: readonly Caller[];
  when?: readonly Condition[];
  flag?: Flag;
  /** The calls that the screen needs: whoever may not make them may not open it. */
  reads?: readonly Endpoint[];
  /** The values that a parameter may have, whatever their case; any other value is an unknown page. */
  values?: Readonly<Record<string, readonly string[]>>;
  /** The screen needs no customer database. */
  on?: 'registry';
}

/** Its own screen, or the address of another. */
type Shown = { load: () => Promise<ComponentType>; redirect?: never } | { redirect: `/${string}`; load?: never };

/** One screen as data: router, menus, palette and the printed list come from it. */
export type RouteEntry = Described & Shown;

export interface Opening extends Standing {
  flags: Readonly<Record<Flag, boolean>>;
}

const guards = ({ who, when, reads }: RouteEntry): Guarded[] => [{ who: who ?? (reads ? everyone : []), when }, ...(reads ?? [])];

/** Whether the parameters of an address have known values. */
export const namesKnown = ({ values = {} }: RouteEntry, params: Readonly<Record<string, string | undefined>>) =>
  Object.entries(values).every(([name, known]) => known.includes(params[name]?.toLowerCase() ?? ''));

/** Whether a session may open a screen; the server decides again on each of its calls. */
export const mayOpen = (entry: RouteEntry, opening: Opening) =>
  guards(entry).every((guarded) => mayCall(guarded, opening)) && (entry.flag === undefined || opening.flags[entry.flag]);

/** Paths compare without regard to case, trailing slash and the names of parameters. */
export const samePathKey = (path: string) =>
  path
    .replace(/[?#].*$/, '')
    .replace(/\{\w+\}/g, '{}')
    .replace(/\/+$/, '')
    .toLowerCase() || '/';
