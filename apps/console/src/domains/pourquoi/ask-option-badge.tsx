import type { OptionDuGroupe } from '@comptoir/contract/domains/pourquoi/pourquoi.calls';
import { AskButton } from '../../kit/pourquoi/ask-button.tsx';
import { late } from '../../ui/late.tsx';

const OptionPicker = late(() => import('./option-picker.tsx').then(({ OptionPicker: component }) => component));

/** Asks why a screen is closed by an option of the group. */
export const AskOption = ({ option, of }: { option: OptionDuGroupe; of: string }) => (
  <AskButton of={of} dialog={(opened, close) => <OptionPicker option={option} opened={opened} onClose={close} />}>
    {'Pourquoi\u00a0?'}
  </AskButton>
);
