import { AskButton } from '../../kit/pourquoi/ask-button.tsx';
import { late } from '../../ui/late.tsx';

const InterfacePicker = late(() => import('./interface-picker.tsx').then(({ InterfacePicker: component }) => component));

interface AskInterfaceProps {
  /** The partner's name. */
  partner: string;
  title: string;
}

/** Asks why an interface that fails does; its state stands beside it. */
export const AskInterface = ({ partner, title }: AskInterfaceProps) => (
  <AskButton of={title} dialog={(opened, close) => <InterfacePicker partner={partner} title={title} opened={opened} onClose={close} />}>
    {'Pourquoi\u00a0?'}
  </AskButton>
);
