import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../ui/icon-button.tsx';
import { notify } from './notify.ts';

interface CopyButtonProps {
  label: string;
  /** Read only on copying, so that a secret need not be in the page. */
  text: () => string;
}

export const CopyButton = ({ label, text }: CopyButtonProps) => {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () =>
    navigator.clipboard.writeText(text()).then(
      () => setCopied(true),
      () => notify.failed(null, 'La copie a été refusée par le navigateur'),
    );
  return (
    <IconButton label={copied ? 'Copié' : label} size={28} onClick={() => void copy()}>
      {copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
    </IconButton>
  );
};
