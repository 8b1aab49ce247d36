import { expect, test } from 'vitest';
import { actifLock } from './actif-lock.ts';

test.each([
  { isReduced: true, isEDatavoice: true, IsAccountOpened: true, locked: true },
  { isReduced: false, isEDatavoice: true, IsAccountOpened: true, locked: false },
  { isReduced: true, isEDatavoice: false, IsAccountOpened: true, locked: false },
  { isReduced: true, isEDatavoice: true, IsAccountOpened: false, locked: false },
])('%o', ({ IsAccountOpened, locked, ...standing }) => {
  expect(actifLock({ IsAccountOpened }, standing) !== null).toBe(locked);
});
