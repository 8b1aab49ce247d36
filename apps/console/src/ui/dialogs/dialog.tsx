import { lazy, Suspense, useState, type ReactNode } from 'react';

export interface DialogProps {
  opened: boolean;
  /** Escape, the cross, and a click outside. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons, at the bottom right; the main one last. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** While something is under way, the dialog cannot be left. */
  busy?: boolean;
}

const DialogWindow = lazy(() => import('./dialog-window.tsx').then(({ DialogWindow: component }) => ({ default: component })));

/** A dialog, whose code comes with the first one that opens. */
export const Dialog = (props: DialogProps) => {
  const [needed, setNeeded] = useState(props.opened);
  if (props.opened && !needed) setNeeded(true);
  return needed ? (
    <Suspense>
      <DialogWindow {...props} />
    </Suspense>
  ) : null;
};
