import { Refusal } from '@comptoir/contract/errors';
import { instantHeader, takesInstant, type Endpoint } from '@comptoir/contract/kit';
import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import type { Db } from '../../db/tables.ts';
import { findInstant, momentOf } from '../../journal/past/past.store.ts';
import { invalid } from '../invalid.ts';

const schema = z.object({
  [instantHeader]: z
    .string()
    .regex(/^[1-9]\d{0,9}$/, 'Le numéro d’un instant est attendu')
    .transform(Number)
    .optional(),
});

/** The instant as of which a call is to be answered, where it can be. @throws Refusal 400 */
export const instantOf = (endpoint: Endpoint, headers: IncomingHttpHeaders): number | undefined => {
  if (!takesInstant(endpoint)) return undefined;
  const read = schema.safeParse({ [instantHeader]: headers[instantHeader] });
  if (!read.success) throw invalid(schema, read.error);
  return read.data[instantHeader];
};

/** @throws Refusal 409 for a write while a past state is shown: it would be written on the present one */
export const refuseInPast = async (open: () => Promise<Db>, headers: IncomingHttpHeaders) => {
  const asked = headers[instantHeader];
  if (asked === undefined) return;
  const { success, data } = schema.safeParse({ [instantHeader]: asked });
  const IDInstant = success ? data[instantHeader] : undefined;
  const found = IDInstant === undefined ? undefined : await findInstant(await open(), IDInstant);
  const when = found ? `au ${momentOf(found.DateH)}` : 'à un instant passé';
  throw new Refusal('passe', `Vous voyez ce client ${when}\u00a0: rien ne s’enregistre.`);
};
