import { sites } from '@comptoir/contract/domains/sites/sites.calls';
import { call, onVersion, versionOf } from '../../kit/client.ts';
import { part } from '../../kit/essai/trying.ts';
import { motifIn } from '../../kit/motif/motif-headers.ts';
import type { SavedBy } from '../../kit/undo/undo.ts';
import type { SiteOut } from './site-values.ts';

/** Adds a site with its brands and its people. */
export const createSite = async (values: SiteOut): Promise<SavedBy> => {
  const { lie: _, ...body } = values;
  const site = await call(sites.create, { body });
  return { id: site.IDSite, answers: [site] };
};

interface Saving {
  IDSite: number;
  changed: Partial<SiteOut>;
  /** The version that the changes stand on. */
  headers: Record<string, string>;
  /** Called once the site is saved: a later refusal of its brands does not undo that. */
  onSection: (saved: Partial<SiteOut>) => void;
}

/** The site first: its activity decides its brands. */
export const updateSite = async ({ IDSite, changed, headers, onSection }: Saving): Promise<SavedBy> => {
  const params = { idSite: IDSite };
  const { Marques, Personnes: _people, lie: _lie, ...body } = changed;
  const answers: unknown[] = [];
  let standing = headers;
  if (Object.keys(body).length > 0) {
    const saved = await part(call(sites.update, { params, body, headers }));
    answers.push(saved);
    standing = { ...motifIn(headers), ...onVersion(versionOf(saved)) };
    if (saved) onSection(body);
  }
  if (Marques) answers.push(await call(sites.updateMarques, { params, body: Marques, headers: standing }));
  return { id: IDSite, answers };
};
