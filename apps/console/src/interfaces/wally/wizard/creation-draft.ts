import type { WallyCrm } from '@comptoir/contract/interfaces/wally/wally-crms';
import { stepNames, type WizardStep } from './wizard-steps.ts';

/** An account that is being created. The password is not kept: the server has it. */
export interface CreationDraft {
  IdWallyCompte: number;
  Identifiant: string;
  crm: WallyCrm;
  /** The furthest step reached. */
  step: WizardStep;
}

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const parsed = (text: string | null): CreationDraft | null => {
  try {
    const found: unknown = JSON.parse(text ?? 'null');
    const isDraft = typeof found === 'object' && found !== null && 'IdWallyCompte' in found && 'step' in found;
    // Only this file writes these keys.
    return isDraft && stepNames.some((step) => step === found.step) ? (found as CreationDraft) : null;
  } catch {
    return null;
  }
};

/** The drafts of one customer in this browser, each under its account's key. */
export const draftsOf = (BDGp: string, kept: Kept = localStorage) => {
  const prefix = `comptoir.wally.${BDGp}.`;
  const keys = () => Array.from({ length: kept.length }, (_, at) => kept.key(at) ?? '').filter((key) => key.startsWith(prefix));
  const read = (IdWallyCompte: number) => parsed(kept.getItem(prefix + IdWallyCompte));
  return {
    read,
    /** The latest draft for this tool. */
    last: (crm: WallyCrm) =>
      keys()
        .flatMap((key) => parsed(kept.getItem(key)) ?? [])
        .filter((draft) => draft.crm === crm)
        .toSorted((one, other) => other.IdWallyCompte - one.IdWallyCompte)[0] ?? null,
    /** A new creation replaces earlier ones. */
    begin: (draft: Omit<CreationDraft, 'step'>) => {
      for (const key of keys()) kept.removeItem(key);
      kept.setItem(prefix + draft.IdWallyCompte, JSON.stringify({ ...draft, step: 'mapping-point-de-vente' }));
    },
    /** Never goes back a step; an account without a draft gets none. */
    reach: (IdWallyCompte: number, step: WizardStep) => {
      const draft = read(IdWallyCompte);
      if (draft && stepNames.indexOf(step) > stepNames.indexOf(draft.step))
        kept.setItem(prefix + IdWallyCompte, JSON.stringify({ ...draft, step }));
    },
    forget: (IdWallyCompte: number) => kept.removeItem(prefix + IdWallyCompte),
  };
};
