import { jetonForm, jetons } from '@comptoir/contract/domains/jetons/jetons.calls';
import { jetonFields } from '@comptoir/contract/domains/jetons/jetons.fields';
import type { Answer } from '@comptoir/contract/kit';
import { Checkbox, Group, MultiSelect, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { SubmitDialog } from '../../kit/form/submit-dialog.tsx';
import { faultsOf, useFaults } from '../../kit/form/use-faults.ts';
import { useWrite } from '../../kit/queries.ts';
import { DroitsPicker } from './droits-picker.tsx';

const durees = [
  { value: '30', label: '30 jours' },
  { value: '90', label: '90 jours' },
  { value: '365', label: 'Un an' },
];

interface JetonDialogProps {
  given: Pick<Answer<typeof jetons.list>, 'droits' | 'clients'>;
  onClose: () => void;
  /** It is told this once. */
  onMade: (jeton: string) => void;
}

/** What a new token may do, where, from where and for how long. */
export const JetonDialog = ({ given: { droits, clients }, onClose, onMade }: JetonDialogProps) => {
  const [typed, setTyped] = useState({ Nom: '', Jours: '90', Adresses: '' });
  const [portees, setPortees] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<string[] | null>(null);
  const { form, faults, refuse, forget } = useFaults();
  const create = useWrite(jetons.create, { touches: [jetons.list] });
  const busy = create.isPending;
  const type = (name: keyof typeof typed) => ({
    value: typed[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      setTyped({ ...typed, [name]: value });
      forget(name);
    },
    error: faults[name],
    disabled: busy,
  });
  const submit = () => {
    const read = jetonForm.safeParse({
      Nom: typed.Nom,
      Jours: Number(typed.Jours),
      Portees: portees,
      Clients: chosen,
      Adresses: typed.Adresses.split(/[\s,;]+/).filter(Boolean),
    });
    if (!read.success) {
      refuse(faultsOf(read.error));
      return;
    }
    create.mutate({ body: read.data }, { onSuccess: ({ Jeton }) => onMade(Jeton), onError: ({ fields }) => refuse(fields) });
  };
  return (
    <SubmitDialog
      title="Créer un jeton d’API"
      size="xl"
      submit="Créer le jeton"
      busy={busy}
      error={create.error}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <Group align="flex-start" grow>
        <TextInput
          label={jetonFields.Nom.label}
          description={jetonFields.Nom.help}
          maxLength={jetonFields.Nom.max}
          autoComplete="off"
          required
          withAsterisk={false}
          data-autofocus
          {...type('Nom')}
        />
        <NativeSelect label={jetonFields.Jours.label} description="Ensuite il ne sert plus" data={durees} {...type('Jours')} />
      </Group>
      <DroitsPicker
        droits={droits}
        value={portees}
        error={faults['Portees']}
        disabled={busy}
        onChange={(all) => {
          setPortees(all);
          forget('Portees');
        }}
      />
      {clients.length > 0 && (
        <Stack gap={6}>
          <Checkbox
            label="Tous les clients qui me sont ouverts, aussi plus tard"
            checked={chosen === null}
            disabled={busy}
            onChange={({ currentTarget }) => setChosen(currentTarget.checked ? null : [])}
          />
          {chosen !== null && (
            <MultiSelect
              label={jetonFields.Clients.label}
              data={clients.map(({ BDGp, label }) => ({ value: BDGp, label }))}
              value={chosen}
              onChange={setChosen}
              searchable
              clearable
              placeholder={chosen.length === 0 ? 'Aucun\u00a0: choisissez des clients' : ''}
              nothingFoundMessage="Aucun résultat"
              comboboxProps={{ withinPortal: false }}
              clearButtonProps={{ 'aria-label': 'Retirer tous les clients' }}
              error={faults['Clients']}
              disabled={busy}
            />
          )}
        </Stack>
      )}
      <Textarea
        label={jetonFields.Adresses.label}
        description="Une par ligne, comme 192.0.2.7 ou 192.0.2.0/24. Sans adresse, le jeton sert de partout."
        autosize
        minRows={2}
        spellCheck={false}
        {...type('Adresses')}
      />
      <Text size="sm" c="dimmed">
        Un jeton agit en votre nom et ne peut jamais plus que vous. Ce qui demande de confirmer votre identité lui reste fermé.
      </Text>
    </SubmitDialog>
  );
};
