import { useId, useRef, type ReactNode } from 'react';
import classes from './reason.module.css';

interface ReasonProps {
  /** `null`: nothing to explain. The control may change between the two without being mounted again. */
  text: string | null;
  /** The blocked control. It still takes the focus: `aria-disabled`, never `disabled`. */
  children: (describedBy: string | undefined) => ReactNode;
  className?: string | undefined;
}

/** Explains why a control is blocked: to screen readers by description, to the eye on hover, focus and click. */
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
