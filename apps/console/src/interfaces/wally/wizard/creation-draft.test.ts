import { expect, it } from 'vitest';
import { draftsOf } from './creation-draft.ts';

const storage = () => {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    key: (at: number) => [...items.keys()][at] ?? null,
    get length() {
      return items.size;
    },
  };
};
const draft = (IdWallyCompte: number) => ({ IdWallyCompte, Identifiant: `compte${IdWallyCompte}`, crm: 'hway' as const });

it('a draft belongs to an account and only moves forward', () => {
  const drafts = draftsOf('BDGpUn', storage());
  drafts.begin(draft(3));
  drafts.reach(3, 'activation');
  drafts.reach(3, 'mapping-origines');
  expect(drafts.read(3)).toEqual({ ...draft(3), step: 'activation' });
  drafts.reach(4, 'activation');
  expect(drafts.read(4)).toBeNull();
});

it('a new creation clears earlier drafts of this customer', () => {
  const kept = storage();
  draftsOf('BDGpDeux', kept).begin(draft(1));
  const drafts = draftsOf('BDGpUn', kept);
  drafts.begin(draft(3));
  drafts.begin(draft(5));
  expect([drafts.read(3), drafts.last('hway')?.IdWallyCompte, drafts.last('mysales')]).toEqual([null, 5, null]);
  expect(draftsOf('BDGpDeux', kept).read(1)).not.toBeNull();
  drafts.forget(5);
  expect(drafts.last('hway')).toBeNull();
});

it('an unreadable value is ignored', () => {
  const kept = storage();
  kept.setItem('comptoir.wally.BDGpUn.7', '{"IdWallyCompte":7,"step":"ailleurs"}');
  kept.setItem('comptoir.wally.BDGpUn.8', 'x');
  expect([draftsOf('BDGpUn', kept).read(7), draftsOf('BDGpUn', kept).read(8)]).toEqual([null, null]);
});
