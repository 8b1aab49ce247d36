import { Group, TextInput } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { IconButton } from '../../../ui/icon-button.tsx';
import { CopyButton } from '../../copy-button.tsx';
import css from '../form.module.css';
import { useField, type FieldWords } from './use-field.tsx';
import type { FieldBinding } from '../use-record-form.ts';
import { memoized } from '../../../ui/memoized.ts';

const masked = (value: unknown) => (value === '' ? 'Vide' : 'Valeur masquée');

/**
 * A secret that is not in the page until it is shown: neither in the field nor in its markup.
 * Typing in the masked field replaces it.
 */
export const SecretField = memoized(<In extends FieldValues, Out>(props: FieldBinding<In, Out> & FieldWords) => {
  const [shown, setShown] = useState(false);
  // A count under the field would give away the secret's length.
  const { value, dirty, onChange, look } = useField({ ...props, max: shown ? props.max : null }, masked);
  const [typing, setTyping] = useState(false);
  const secret = typeof value === 'string' ? value : '';
  const visible = shown || dirty || typing;
  return (
    <TextInput
      {...look}
      classNames={{ input: css.secret ?? '' }}
      type={shown ? 'text' : 'password'}
      value={visible ? secret : ''}
      placeholder={visible || secret === '' ? '' : '••••••••'}
      onChange={(event) => {
        setTyping(true);
        onChange(event.currentTarget.value);
      }}
      onBlur={() => {
        setTyping(false);
        look.onBlur();
      }}
      autoComplete="new-password"
      autoCapitalize="off"
      spellCheck={false}
      maw="36rem"
      rightSectionWidth={72}
      rightSection={
        <Group gap={2} wrap="nowrap">
          <IconButton
            label={`${shown ? 'Masquer' : 'Afficher'}\u00a0: ${props.label}`}
            size={28}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? <IconEyeOff size={16} aria-hidden /> : <IconEye size={16} aria-hidden />}
          </IconButton>
          <CopyButton label={`Copier\u00a0: ${props.label}`} text={() => secret} />
        </Group>
      }
    />
  );
});
