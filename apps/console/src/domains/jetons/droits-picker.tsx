import type { jetons } from '@comptoir/contract/domains/jetons/jetons.calls';
import { jetonFields } from '@comptoir/contract/domains/jetons/jetons.fields';
import type { Answer } from '@comptoir/contract/kit';
import { Button, Checkbox, Group, Input, Text } from '@mantine/core';
import { Fragment, useId } from 'react';
import { chapitreName, verbeNames } from '../../kit/jetons/jeton-words.ts';
import css from './jetons.module.css';

interface DroitsPickerProps {
  /** What there is to give. */
  droits: Answer<typeof jetons.list>['droits'];
  value: readonly string[];
  error: string | undefined;
  disabled: boolean;
  onChange: (value: readonly string[]) => void;
}

/** Rights of a token, by chapter: what it reads, what it changes, whose passwords it sees. */
export const DroitsPicker = ({ droits, value, error, disabled, onChange }: DroitsPickerProps) => {
  const id = useId();
  const reads = droits.filter(({ Verbes }) => Verbes.includes('lire')).map(({ Chapitre }) => `${Chapitre}:lire`);
  const toggle = (portee: string, isOn: boolean) => onChange(isOn ? [...value, portee] : value.filter((one) => one !== portee));
  return (
    <Input.Wrapper
      component="fieldset"
      style={{ border: 0, margin: 0, padding: 0 }}
      label={jetonFields.Portees.label}
      labelElement="div"
      labelProps={{ id }}
      aria-labelledby={id}
      error={error}
    >
      <Group justify="space-between" pb="xs">
        <Text size="sm" c="dimmed">
          Donnez seulement ce dont le programme a besoin.
        </Text>
        <Button size="xs" variant="default" disabled={disabled} onClick={() => onChange([...new Set([...value, ...reads])])}>
          Tout consulter
        </Button>
      </Group>
      <div className={css.droits}>
        {droits.map(({ Chapitre, Verbes }) => (
          <Fragment key={Chapitre}>
            <Text size="sm">{chapitreName(Chapitre)}</Text>
            <Group gap="md" wrap="nowrap">
              {Verbes.map((verbe) => (
                <Checkbox
                  key={verbe}
                  label={verbeNames[verbe]}
                  aria-label={`${verbeNames[verbe]}\u00a0: ${chapitreName(Chapitre)}`}
                  checked={value.includes(`${Chapitre}:${verbe}`)}
                  disabled={disabled}
                  onChange={({ currentTarget }) => toggle(`${Chapitre}:${verbe}`, currentTarget.checked)}
                />
              ))}
            </Group>
          </Fragment>
        ))}
      </div>
    </Input.Wrapper>
  );
};
