import type { ChampImage } from '@comptoir/contract/domains/sites/sites.fields';
import { sites, type Site } from '@comptoir/contract/domains/sites/sites.calls';
import { useRead } from '../../kit/queries.ts';

/** The stored images of a site as data URLs; not read if the site has none. */
export const useImages = (stored: Site | undefined) => {
  const hasImages = stored !== undefined && Object.values(stored).some((value) => typeof value === 'string' && value.endsWith('.png'));
  const query = useRead(sites.images, { params: { idSite: stored?.IDSite ?? 0 } }, { enabled: hasImages });
  const contents = new Map(query.data?.map(({ Champ, Contenu }) => [Champ, Contenu]));
  return { query, contentOf: (champ: ChampImage) => contents.get(champ) };
};
export type Images = ReturnType<typeof useImages>;
