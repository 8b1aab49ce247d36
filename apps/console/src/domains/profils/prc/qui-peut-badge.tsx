import { permissions } from '@comptoir/contract/domains/permissions/permissions.calls';
import { AskButton } from '../../../kit/pourquoi/ask-button.tsx';
import { useRead } from '../../../kit/queries.ts';
import { useSearchValue } from '../../../kit/use-param.ts';
import { late } from '../../../ui/late.tsx';

const PermissionPicker = late(() => import('../../pourquoi/permission-picker.tsx').then(({ PermissionPicker: component }) => component));

const Answered = ({ asked, opened, onClose }: { asked: string | null; opened: boolean; onClose: () => void }) => {
  const { data } = useRead(permissions.list, {});
  return data ? <PermissionPicker permissions={data} asked={asked} opened={opened} onClose={onClose} /> : null;
};

/** Asks who has a permission, whatever their profile; the address may name the permission. */
export const AskPermission = () => {
  const permission = useSearchValue('permission');
  // A code of digits is a number in a search.
  const asked = typeof permission === 'string' || typeof permission === 'number' ? String(permission) : null;
  return (
    <AskButton
      key={asked}
      of="une permission"
      asked={asked !== null}
      dialog={(opened, close) => <Answered asked={asked} opened={opened} onClose={close} />}
    >
      {'Qui peut\u00a0?'}
    </AskButton>
  );
};
