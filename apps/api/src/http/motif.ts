import { text } from '@comptoir/contract/kit';
import { motifHeader } from '@comptoir/contract/motif';
import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import { invalid } from './invalid.ts';

const decoded = z.string().transform((given, context) => {
  try {
    return decodeURIComponent(given);
  } catch {
    context.addIssue({ code: 'custom', message: 'Ce texte n’est pas encodé comme dans une adresse (UTF-8)' });
    return z.NEVER;
  }
});
const schema = z.object({ [motifHeader]: decoded.pipe(text()).optional() });

/** Why somebody makes a change: what the call's own body says, else the header. @throws Refusal 400 */
export const motifOf = (headers: IncomingHttpHeaders, inBody: unknown) => {
  const read = schema.safeParse({ [motifHeader]: headers[motifHeader] });
  if (!read.success) throw invalid(schema, read.error);
  return typeof inBody === 'string' && inBody !== '' ? inBody : read.data[motifHeader];
};
