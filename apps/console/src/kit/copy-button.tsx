import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../ui/icon-button.tsx';
import { CallError } from './client.ts';
import { notify } from './notify.ts';

const byHand = 'Affichez le texte, sélectionnez-le et copiez-le à la main.';

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
  const copy = async () => {
    try {
      // Not there at all over plain HTTP.
      await navigator.clipboard.writeText(text());
      setCopied(true);
    } catch {
      notify.failed(new CallError(0, byHand), 'La copie a été refusée par le navigateur');
    }
  };
  return (
    <IconButton label={copied ? 'Copié' : label} size={28} onClick={() => void copy()}>
      {copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
    </IconButton>
  );
};
