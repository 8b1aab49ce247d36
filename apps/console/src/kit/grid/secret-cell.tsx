import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { Reason } from '../../ui/reason.tsx';
import { lostWord } from '../a-ressaisir.ts';
import { CopyButton } from '../copy-button.tsx';
import listCss from '../list/list.module.css';
import type { CellProps } from './cell-props.ts';
import css from './grid.module.css';

interface SecretCellProps extends CellProps<string> {
  onUndo: () => void;
  /** The stored value can no longer be read. */
  isLost: boolean;
}

const placeholderOf = (isLost: boolean, isEmpty: boolean) => {
  if (isLost) return lostWord;
  return isEmpty ? undefined : '••••••••';
};

/** A secret in a row, not in the page until shown. Typing in the masked cell replaces it. */
export const SecretCell = (props: SecretCellProps) => {
  const { label, value, onChange, onLeave, reason, isClosed, isRefused, isChanged, onUndo, isLost } = props;
  const [isShown, setIsShown] = useState(false);
  // Typed text may become equal to the stored one: it must not vanish while typing.
  const [isTyping, setIsTyping] = useState(false);
  const isThere = isShown || isChanged || isTyping;
  return (
    <>
      <Reason text={reason} className={css.fill}>
        {(describedBy) => (
          <input
            className={css.input}
            data-cell
            data-changed={isChanged || undefined}
            type={isShown ? 'text' : 'password'}
            aria-label={label}
            aria-describedby={describedBy}
            aria-invalid={isRefused || undefined}
            readOnly={isClosed}
            placeholder={placeholderOf(isLost, isThere || value === '')}
            autoComplete="new-password"
            spellCheck={false}
            value={isThere ? value : ''}
            onChange={(event) => {
              setIsTyping(true);
              onChange(event.currentTarget.value);
            }}
            onBlur={() => {
              setIsTyping(false);
              onLeave();
            }}
            onKeyDown={(event) => {
              if (event.key === 'Escape' && isChanged) onUndo();
            }}
          />
        )}
      </Reason>
      <button
        type="button"
        className={listCss.action}
        aria-label={`${isShown ? 'Masquer' : 'Afficher'}\u00a0: ${label}`}
        aria-pressed={isShown}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? <IconEyeOff size={16} aria-hidden /> : <IconEye size={16} aria-hidden />}
      </button>
      <CopyButton label={`Copier\u00a0: ${label}`} text={() => value} />
    </>
  );
};
