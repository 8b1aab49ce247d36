import type { JournalContenu } from '@comptoir/contract/domains/journal/journal.calls';

const image = 'data:image/png;base64,';

/** A file as it is stored, told by its first bytes: an image is kept as the address of data that pages show. */
export const fileOf = (stored: Buffer): JournalContenu => {
  if (stored.subarray(0, 5).toString('latin1') === '%PDF-') return { Type: 'application/pdf', Contenu: stored.toString('base64') };
  const text = stored.toString('latin1');
  if (text.startsWith(image)) return { Type: 'image/png', Contenu: text.slice(image.length) };
  return { Type: 'application/octet-stream', Contenu: stored.toString('base64') };
};
