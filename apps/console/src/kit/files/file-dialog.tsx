import { Anchor, Group } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { CallError } from '../client.ts';
import css from './file-dialog.module.css';

interface FileDialogProps {
  /** Title of the document. */
  name: string;
  /** Reads it. Must keep its identity between renders. */
  load: () => Promise<Blob>;
  onClose: () => void;
}

/** The object URL of the file, until it is read again or closed. */
const useAddress = (load: () => Promise<Blob>) => {
  const [state, setState] = useState<{ url?: string; type?: string; error?: unknown }>({});
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let url: string | undefined;
    let gone = false;
    const read = async () => {
      try {
        const blob = await load();
        if (gone) return;
        url = URL.createObjectURL(blob);
        setState({ url, type: blob.type });
      } catch (error) {
        if (!gone) setState({ error });
      }
    };
    void read();
    return () => {
      gone = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [load, tries]);
  const retry = useCallback(() => {
    setState({});
    setTries((before) => before + 1);
  }, []);
  return { ...state, retry };
};

const extensions: Readonly<Record<string, string>> = { 'application/pdf': '.pdf', 'image/png': '.png' };

/** An image, or a PDF in the browser's own viewer; what the browser cannot show it offers in another tab or as a file. */
export const FileDialog = ({ name, load, onClose }: FileDialogProps) => {
  const { url, type = '', error, retry } = useAddress(load);
  const known = error instanceof CallError ? error : null;
  return (
    <Dialog opened onClose={onClose} title={name} size="xl">
      {error !== undefined && (
        <ErrorState message={known?.message ?? 'Une erreur inattendue est survenue.'} requestId={known?.requestId} onRetry={retry} />
      )}
      {!url && error === undefined && <LoadingState />}
      {url && (
        <>
          <Group gap="md" mb="sm">
            <Anchor href={url} target="_blank" rel="noopener">
              Ouvrir dans un nouvel onglet
            </Anchor>
            <Anchor href={url} download={`${name}${extensions[type] ?? ''}`}>
              Télécharger
            </Anchor>
          </Group>
          {type.startsWith('image/') && <img src={url} alt={name} className={css.image} />}
          {type === 'application/pdf' && (
            // oxlint-disable-next-line react/iframe-missing-sandbox -- browsers show no PDF in a sandbox; what is shown is a blob that is typed as one
            <iframe src={`${url}#navpanes=0&view=FitH`} title={`Document\u00a0: ${name}`} className={css.frame} />
          )}
        </>
      )}
    </Dialog>
  );
};
