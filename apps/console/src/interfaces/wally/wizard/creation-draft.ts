import type { WallyCrm } from '@comptoir/contract/interfaces/wally';
import { stepNames, type WizardStep } from './wizard-steps.ts';

/** An account that is being created. Its password is not kept: the server has it. */
export interface CreationDraft {
  IdWallyCompte: number;
  Identifiant: string;
  crm: WallyCrm;
  /** The furthest step gone to. */
  step: WizardStep;
}

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const parsed = (text: string | null): CreationDraft | null => {
  try {
    const found: unknown = JSON.parse(text ?? 'null');
    const isDraft = typeof found === 'object' && found !== null && 'IdWallyCompte' in found && 'step' in found;
    // Only this file writes under its keys.
    return isDraft && stepNames.some((step) => step === found.step) ? (found as CreationDraft) : null;
  } catch {
    return null;
  }
};

/** The drafts that a browser keeps for one customer, each under the account's own key. */
export const draftsOf = (BDGp: string, kept: Kept = localStorage) => {
  const prefix = `comptoir.wally.${BDGp}.`;
  const keys = () => Array.from({ length: kept.length }, (_, at) => kept.key(at) ?? '').filter((key) => key.startsWith(prefix));
  const read = (IdWallyCompte: number) => parsed(kept.getItem(prefix + IdWallyCompte));
  return {
    read,
    /** The one that was begun last for this tool. */
    last: (crm: WallyCrm) =>
      keys()
        .flatMap((key) => parsed(kept.getItem(key)) ?? [])
        .filter((draft) => draft.crm === crm)
        .toSorted((one, other) => other.IdWallyCompte - one.IdWallyCompte)[0] ?? null,
    /** A new creation takes the place of those before it. */
    begin: (draft: Omit<CreationDraft, 'step'>) => {
      for (const key of keys()) kept.removeItem(key);
      kept.setItem(prefix + draft.IdWallyCompte, JSON.stringify({ ...draft, step: 'mapping-point-de-vente' }));
    },
    /** Goes no step back; an account that has no draft gets none. */
    reach: (IdWallyCompte: number, step: WizardStep) => {
      const draft = read(IdWallyCompte);
      if (draft && stepNames.indexOf(step) > stepNames.indexOf(draft.step))
        kept.setItem(prefix + IdWallyCompte, JSON.stringify({ ...draft, step }));
    },
    forget: (IdWallyCompte: number) => kept.removeItem(prefix + IdWallyCompte),
  };
};
