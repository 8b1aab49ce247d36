import { Button, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.layer.css';
import { useRef } from 'react';
import css from '../form.module.css';

interface FileDropProps {
  /** Names the file that is wanted, for the button. */
  label: string;
  extension: `.${string}`;
  onFile: (file: File) => void;
}

/** Loaded only where a file is wanted. The area takes dropped files; the button is for everybody else. */
export const FileDrop = ({ label, extension, onFile }: FileDropProps) => {
  const open = useRef<() => void>(null);
  return (
    <Dropzone
      openRef={open}
      activateOnClick={false}
      activateOnKeyboard={false}
      multiple={false}
      onDropAny={(accepted, rejected) => {
        const file = accepted[0] ?? rejected[0]?.file;
        if (file) onFile(file);
      }}
      onDrop={() => undefined}
      inputProps={{ accept: extension, 'aria-label': label }}
    >
      <div className={css.drop}>
        <Text>Déposez le fichier ici</Text>
        <Button variant="default" size="xs" onClick={() => open.current?.()}>
          Choisir un fichier
        </Button>
      </div>
    </Dropzone>
  );
};
