import { sites } from '@comptoir/contract/domains/sites/sites.calls';
import { call, onVersion, versionOf } from '../../kit/client.ts';
import { motifIn } from '../../kit/motif/motif-headers.ts';
import { notify } from '../../kit/notify.ts';
import type { SiteOut } from './site-values.ts';

/** Adds a site, then its brands; answers its id. If its brands are refused the site stays, and its page says what is missing. */
export const createSite = async (values: SiteOut) => {
  const { Marques, lie: _, ...body } = values;
  const { IDSite } = await call(sites.create, { body });
  if (Marques.length > 0) {
    await call(sites.updateMarques, { params: { idSite: IDSite }, body: Marques }).catch((error: unknown) =>
      notify.failed(error, 'Le site est ajouté, mais ses marques n’ont pas été enregistrées'),
    );
  }
  return IDSite;
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
export const updateSite = async ({ IDSite, changed, headers, onSection }: Saving) => {
  const params = { idSite: IDSite };
  const { Marques, lie: _, ...body } = changed;
  let standing = headers;
  if (Object.keys(body).length > 0) {
    standing = { ...motifIn(headers), ...onVersion(versionOf(await call(sites.update, { params, body, headers }))) };
    onSection(body);
  }
  if (Marques) await call(sites.updateMarques, { params, body: Marques, headers: standing });
  return IDSite;
};
