import type { Permission } from '@comptoir/contract/domains/permissions/permissions.calls';
import { pourquoi } from '@comptoir/contract/domains/pourquoi/pourquoi.calls';
import { useMemo } from 'react';
import { useRead } from '../../kit/queries.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { PeoplePanel, QuiPeutPanel, readAnew, useLesquels } from './qui-peut-panel.tsx';

const People = ({ Code, IDSite }: { Code: string; IDSite: number | undefined }) => {
  const lesquels = useLesquels(IDSite);
  const query = useRead(pourquoi.quiPeutPermission, { params: { Code }, query: lesquels.asked }, readAnew);
  return <PeoplePanel query={query} lesquels={lesquels} what="cette permission" />;
};

interface PermissionPickerProps {
  permissions: readonly Permission[];
  /** The permission that is asked for first. */
  asked?: string | null;
  opened: boolean;
  onClose: () => void;
}

const Chosen = ({ permissions, asked = null }: Pick<PermissionPickerProps, 'permissions' | 'asked'>) => {
  const choices = useMemo(
    () =>
      permissions.map(({ Code, Libelle, LibelleCategoriePermission }) => ({
        value: Code,
        label: `${Libelle}, ${LibelleCategoriePermission}`,
      })),
    [permissions],
  );
  return (
    <QuiPeutPanel
      label="Permission"
      placeholder="Choisir une permission…"
      nothing="Aucune permission ne correspond."
      choices={choices}
      asked={permissions.some(({ Code }) => Code === asked) ? asked : null}
      people={(Code, IDSite) => <People key={`${Code} ${IDSite}`} Code={Code} IDSite={IDSite} />}
    />
  );
};

/** Who has a permission of the customer-relations workstation, whatever their profile, and who has not. */
export const PermissionPicker = ({ permissions, asked = null, opened, onClose }: PermissionPickerProps) => (
  <Dialog opened={opened} onClose={onClose} title={'Qui peut\u00a0?'} size="lg">
    <Chosen permissions={permissions} asked={asked} />
  </Dialog>
);
