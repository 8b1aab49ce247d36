import { motifHeader } from '@comptoir/contract/motif';

export { motifHeader };

/** The headers that say why a write is made; none for an empty reason. */
export const motifHeaders = (reason: string): Record<string, string> => {
  // Half a pair is no character: an address could not hold it.
  const said = reason.replace(/\p{Cs}/gu, '\uFFFD').trim();
  return said === '' ? {} : { [motifHeader]: encodeURIComponent(said) };
};

/** Of the headers of a save that makes several calls: what each of them carries. */
export const motifIn = ({ [motifHeader]: said }: Readonly<Record<string, string>>): Record<string, string> =>
  said === undefined ? {} : { [motifHeader]: said };
