import { societes } from '@comptoir/contract/domains/societes/societes.calls';
import { call, onVersion, versionOf } from '../../kit/client.ts';
import { part } from '../../kit/essai/trying.ts';
import { motifIn } from '../../kit/motif/motif-headers.ts';
import { notify } from '../../kit/notify.ts';
import type { SavedBy } from '../../kit/undo/undo.ts';
import type { SocieteOut } from './societe-values.ts';

/** Adds a company, then its brands. If its brands are refused the company stays, and its page says what is missing. */
export const createSociete = async ({ Marques, ...body }: SocieteOut): Promise<SavedBy> => {
  const societe = await call(societes.create, { body });
  const { IDPlaque } = societe;
  const answers: unknown[] = [societe];
  if (Marques.length > 0) {
    const marques = await call(societes.updateMarques, { params: { idPlaque: IDPlaque }, body: Marques }).catch((error: unknown) =>
      notify.failed(error, 'La société est ajoutée, mais ses marques n’ont pas été enregistrées'),
    );
    answers.push(marques);
  }
  return { id: IDPlaque, answers };
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
