import { accesCalls, type AccesOperateur } from '@comptoir/contract/domains/securite/acces.calls';
import { roleNames, roles } from '@comptoir/contract/portees';
import { ofName } from '@comptoir/contract/texts/elision';
import { Button, Checkbox, MultiSelect, Radio, Stack } from '@mantine/core';
import { useId, useState, type SubmitEvent } from 'react';
import { notify } from '../../kit/notify.ts';
import { useWrite } from '../../kit/queries.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';

interface Choice {
  value: string;
  label: string;
}

interface LimitsProps {
  /** What is limited, in the plural: 'serveurs'. */
  what: string;
  label: string;
  choices: Choice[];
  value: number[] | null;
  error: string | undefined;
  onChange: (value: number[] | null) => void;
}

/** All of them, or those that are chosen. */
const Limits = ({ what, label, choices, value, error, onChange }: LimitsProps) => {
  // Who ticks « tous » and unticks it again finds what was chosen.
  const [chosen, setChosen] = useState(value ?? []);
  const choose = (ids: number[]) => {
    setChosen(ids);
    onChange(ids);
  };
  return (
    <Stack gap={6}>
      <Checkbox
        label={`Tous les ${what}`}
        checked={value === null}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? null : chosen)}
      />
      {value !== null && (
        <MultiSelect
          label={label}
          data={choices}
          value={value.map(String)}
          onChange={(ids) => choose(ids.map(Number))}
          searchable
          clearable
          placeholder={value.length === 0 ? `Aucun\u00a0: choisissez des ${what}` : ''}
          nothingFoundMessage="Aucun résultat"
          comboboxProps={{ withinPortal: false }}
          clearButtonProps={{ 'aria-label': `Retirer tous les ${what}` }}
          error={error}
        />
      )}
    </Stack>
  );
};

interface RoleDialogProps {
  operateur: AccesOperateur;
  serveurs: Choice[];
  clients: Choice[];
  onClose: () => void;
}

/** Gives an operator another role or other limits: both hold at the next request, and the session goes on. */
export const RoleDialog = ({ operateur, serveurs, clients, onClose }: RoleDialogProps) => {
  const { IDOperator, name } = operateur;
  const formId = useId();
  const [body, setBody] = useState({ Role: operateur.Role, Serveurs: operateur.Serveurs, Clients: operateur.Clients });
  const write = useWrite(accesCalls.role, { touches: [accesCalls.acces] });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (write.isPending) return;
    write.mutate(
      { params: { IDOperator }, body },
      {
        onSuccess: () => {
          notify.done(`Les droits ${ofName(name)} sont changés. Ils valent dès sa prochaine action.`);
          onClose();
        },
      },
    );
  };
  const footer = (
    <>
      <Button variant="default" onClick={onClose} disabled={write.isPending}>
        Annuler
      </Button>
      <Button type="submit" form={formId} loading={write.isPending}>
        Changer les droits
      </Button>
    </>
  );
  const fields = write.error?.fields ?? {};
  const isSaid = Object.keys(fields).length > 0;
  return (
    <Dialog opened onClose={onClose} title={`Droits ${ofName(name)}`} size="lg" busy={write.isPending} footer={footer}>
      <form id={formId} aria-label={`Droits ${ofName(name)}`} noValidate onSubmit={submit}>
        <Stack gap="md">
          {write.error && !isSaid && <ErrorState message={write.error.message} requestId={write.error.requestId} />}
          <Radio.Group
            label="Rôle"
            value={body.Role}
            onChange={(value) => setBody({ ...body, Role: roleNames.find((role) => role === value) ?? body.Role })}
          >
            <Stack gap="xs" mt={6}>
              {roleNames.map((role) => (
                <Radio key={role} value={role} label={roles[role].titre} description={roles[role].description} />
              ))}
            </Stack>
          </Radio.Group>
          <Limits
            what="serveurs"
            label="Serveurs ouverts"
            choices={serveurs}
            value={body.Serveurs}
            error={fields['Serveurs']}
            onChange={(Serveurs) => setBody({ ...body, Serveurs })}
          />
          <Limits
            what="clients"
            label="Clients ouverts"
            choices={clients}
            value={body.Clients}
            error={fields['Clients']}
            onChange={(Clients) => setBody({ ...body, Clients })}
          />
        </Stack>
      </form>
    </Dialog>
  );
};
