import { useId, useRef, type ReactNode } from 'react';
import classes from './reason.module.css';

interface ReasonProps {
  /** `null`: there is nothing to say, and the control may come to do something without being drawn anew. */
  text: string | null;
  /** The control that does nothing. It takes the focus all the same: `aria-disabled`, never `disabled`. */
  children: (describedBy: string | undefined) => ReactNode;
  className?: string | undefined;
}

/** Why a control does nothing: described to screen readers, shown to eyes on hover, on focus and on a click. */
export const Reason = ({ text, children, className = '' }: ReasonProps) => {
  const id = useId();
  const tip = useRef<HTMLSpanElement>(null);
  const show = () => tip.current?.showPopover();
  const hide = () => tip.current?.hidePopover();
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- it watches the control that it holds
    <span className={`${classes.root} ${className}`} onMouseEnter={show} onMouseLeave={hide} onFocus={show} onBlur={hide} onClick={show}>
      {children(text === null ? undefined : id)}
      {text !== null && (
        <span ref={tip} id={id} role="tooltip" popover="auto" className={classes.tip}>
          {text}
        </span>
      )}
    </span>
  );
};
