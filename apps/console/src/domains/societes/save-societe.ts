import { societes } from '@comptoir/contract/domains/societes/societes.calls';
import { call, onVersion, versionOf } from '../../kit/client.ts';
import { part } from '../../kit/essai/trying.ts';
import { motifIn } from '../../kit/motif/motif-headers.ts';
import type { SavedBy } from '../../kit/undo/undo.ts';
import type { SocieteOut } from './societe-values.ts';

/** Adds a company with its brands. */
export const createSociete = async (body: SocieteOut): Promise<SavedBy> => {
  const societe = await call(societes.create, { body });
  return { id: societe.IDPlaque, answers: [societe] };
};

interface Saving {
  IDPlaque: number;
  changed: Partial<SocieteOut>;
  /** The version that the changes stand on. */
  headers: Record<string, string>;
  /** Called once the company is saved: a later refusal of its brands does not undo that. */
  onSection: (saved: Partial<SocieteOut>) => void;
}

/** The company first: its activity decides its brands. */
export const updateSociete = async ({ IDPlaque, changed, headers, onSection }: Saving): Promise<SavedBy> => {
  const params = { idPlaque: IDPlaque };
  const { Marques, ...body } = changed;
  const answers: unknown[] = [];
  let standing = headers;
  if (Object.keys(body).length > 0) {
    const saved = await part(call(societes.update, { params, body, headers }));
    answers.push(saved);
    standing = { ...motifIn(headers), ...onVersion(versionOf(saved)) };
    if (saved) onSection(body);
  }
  if (Marques) answers.push(await call(societes.updateMarques, { params, body: Marques, headers: standing }));
  return { id: IDPlaque, answers };
};
