import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { signAnchor } from '../../journal/anchors.ts';
import type { Vault } from '../../secrets/vault.ts';
import type { readRevue } from './review-acces.ts';

/** What an anchor calls the lines of a review; no chain has a name like it. */
const baseOf = (IDRevue: number) => `revue des accès n° ${IDRevue}`;

const lineOf = (value: object) => `${JSON.stringify(value)}\n`;

/** The review, its lines, and an anchor that signs the digest of all of them. */
export const exportRevue = ({ lignes, ...revue }: Awaited<ReturnType<typeof readRevue>>, vault: Pick<Vault, 'keyFor'>) => {
  const { IDRevue, FinLe, DateH } = revue;
  const kept = lignes.map((ligne) => {
    const { estSoi: _, ...said } = ligne;
    return lineOf(said);
  });
  const content = lineOf({ Revue: IDRevue, ...revue }) + kept.join('');
  const Empreinte = createHash('sha256').update(content).digest('hex');
  const anchor = signAnchor(vault, [{ base: baseOf(IDRevue), IDInstant: lignes.length, DateH: FinLe ?? DateH, Empreinte }]);
  return Readable.from([content, lineOf(anchor)]);
};
