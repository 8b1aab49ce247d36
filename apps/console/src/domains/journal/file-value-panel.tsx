import { journal } from '@comptoir/contract/domains/journal/journal.calls';
import { mayCall } from '@comptoir/contract/rights';
import { Button } from '@mantine/core';
import { useCallback, useState } from 'react';
import { call } from '../../kit/client.ts';
import { useStanding } from '../../kit/session.ts';
import { blobOf } from '../../kit/files/base64.ts';
import { FileDialog } from '../../kit/files/file-dialog.tsx';

interface FileValueProps {
  name: string;
  Empreinte: string;
  /** What it was before the change. */
  isFormer: boolean;
}

/** A file that was replaced, added or taken away, which can be opened as it was. */
export const FileValue = ({ name, Empreinte, isFormer }: FileValueProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const load = useCallback(async () => {
    const { Type, Contenu } = await call(journal.contenu, { params: { Empreinte } });
    return blobOf(Contenu, Type);
  }, [Empreinte]);
  const mayOpen = mayCall(journal.contenu, useStanding());
  const title = `${name} (${isFormer ? 'avant' : 'après'})`;
  return (
    <>
      <span>{name}</span>{' '}
      {mayOpen && (
        <Button variant="subtle" size="compact-sm" aria-label={`Ouvrir\u00a0: ${title}`} onClick={() => setIsOpen(true)}>
          Ouvrir
        </Button>
      )}
      {isOpen && <FileDialog name={title} load={load} onClose={() => setIsOpen(false)} />}
    </>
  );
};
