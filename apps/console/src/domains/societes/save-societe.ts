import { societes } from '@comptoir/contract/domains/societes/societes.calls';
import { call, onVersion, versionOf } from '../../kit/client.ts';
import { part } from '../../kit/essai/trying.ts';
import { motifIn } from '../../kit/motif/motif-headers.ts';
import { notify } from '../../kit/notify.ts';
import type { SocieteOut } from './societe-values.ts';

/** Adds a company, then its brands; answers its id. If its brands are refused the company stays, and its page says what is missing. */
export const createSociete = async ({ Marques, ...body }: SocieteOut) => {
  const { IDPlaque } = await call(societes.create, { body });
  if (Marques.length > 0) {
    await call(societes.updateMarques, { params: { idPlaque: IDPlaque }, body: Marques }).catch((error: unknown) =>
      notify.failed(error, 'La société est ajoutée, mais ses marques n’ont pas été enregistrées'),
    );
  }
  return IDPlaque;
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
export const updateSociete = async ({ IDPlaque, changed, headers, onSection }: Saving) => {
  const params = { idPlaque: IDPlaque };
  const { Marques, ...body } = changed;
  let standing = headers;
  if (Object.keys(body).length > 0) {
    const saved = await part(call(societes.update, { params, body, headers }));
    standing = { ...motifIn(headers), ...onVersion(versionOf(saved)) };
    if (saved) onSection(body);
  }
  if (Marques) await call(societes.updateMarques, { params, body: Marques, headers: standing });
  return IDPlaque;
};
