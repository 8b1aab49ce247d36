import { Suspense, useState } from 'react';
import type { DialogProps } from './dialog-window.tsx';
import { late } from '../late.tsx';

const DialogWindow = late(() => import('./dialog-window.tsx').then(({ DialogWindow: component }) => component));

/** A dialog. Its code is loaded when the first one opens. */
export const Dialog = (props: DialogProps) => {
  const [needed, setNeeded] = useState(props.opened);
  if (props.opened && !needed) setNeeded(true);
  return needed ? (
    <Suspense>
      <DialogWindow {...props} />
    </Suspense>
  ) : null;
};
