import { InputWrapperContext } from '@mantine/core';
import { useContext, useMemo, type ReactNode } from 'react';
import { Reason } from '../../ui/reason.tsx';
import css from './form.module.css';

/** An input names what describes it by its wrapper alone, which knows of help and error only. */
const DescribedBy = ({ id, children }: { id: string | undefined; children: ReactNode }) => {
  const wrapper = useContext(InputWrapperContext);
  const value = useMemo(() => ({ ...wrapper, describedBy: [wrapper.describedBy, id].filter(Boolean).join(' ') }), [wrapper, id]);
  return <InputWrapperContext value={value}>{children}</InputWrapperContext>;
};

/** Around the input of a field that may not be changed: it still takes the focus, and says why. */
export const lockedBy = (raison: string) => (input: ReactNode) => (
  <Reason text={raison} className={css.locked}>
    {(describedBy) => <DescribedBy id={describedBy}>{input}</DescribedBy>}
  </Reason>
);
