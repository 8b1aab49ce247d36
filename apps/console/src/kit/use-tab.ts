import { useSearchValue } from './use-param.ts';

/** The tab in the address, or the first one, and the tabs as links. */
export const useTab = <const Name extends string>(tabs: Readonly<Record<Name, string>>) => {
  const onglet = useSearchValue('onglet');
  // The keys of the object are its names.
  const names = Object.keys(tabs) as Name[];
  const tab = names.find((name) => name === onglet) ?? names[0]!;
  const links = names.map((name, at) => ({ name, title: tabs[name], href: at === 0 ? '?' : `?onglet=${name}` }));
  return { tab, links };
};
