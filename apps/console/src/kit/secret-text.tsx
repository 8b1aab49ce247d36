import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { IconButton } from '../ui/icon-button.tsx';
import { lostNotice, lostWord } from './a-ressaisir.ts';
import { CopyButton } from './copy-button.tsx';

interface SecretTextProps {
  label: string;
  secret: string;
  /** It is stored but can no longer be read. */
  isLost: boolean;
}

/** A read-only secret: dots until shown. */
export const SecretText = ({ label, secret, isLost }: SecretTextProps) => {
  const [shown, setShown] = useState(false);
  if (isLost) return <span title={lostNotice}>{lostWord}</span>;
  if (secret === '') return null;
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 4, minWidth: 0 }}>
      <code>{shown ? secret : '••••••••'}</code>
      <IconButton
        label={`${shown ? 'Masquer' : 'Afficher'}\u00a0: ${label}`}
        size={28}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        {shown ? <IconEyeOff size={16} aria-hidden /> : <IconEye size={16} aria-hidden />}
      </IconButton>
      <CopyButton label={`Copier\u00a0: ${label}`} text={() => secret} />
    </span>
  );
};
