import { profils, type Right } from '@comptoir/contract/domains/profils/profils.calls';
import { Alert, List, Text } from '@mantine/core';
import { IconCopy, IconLock } from '@tabler/icons-react';
import { counted } from '@comptoir/contract/texts/counted';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { isHeld } from './rights/rights-tree.ts';

/** Names shown; nobody reads more. */
const most = 8;

const Beyond = ({ rights }: { rights: readonly Right[] }) => {
  const names = [...new Set(rights.map(({ DRFUNCTION_DESCR }) => DRFUNCTION_DESCR))];
  return (
    <Alert color="yellow" variant="light" icon={<IconLock aria-hidden />} title="Ce profil ne peut pas être dupliqué avec votre accès">
      <Text>{'Il détient des droits que votre profil n’a pas\u00a0:'}</Text>
      <List size="sm">
        {names.slice(0, most).map((name) => (
          <List.Item key={name}>{name}</List.Item>
        ))}
        {names.length > most && <List.Item>et {counted(names.length - most, 'autre fonction', 'autres fonctions')}</List.Item>}
      </List>
    </Alert>
  );
};

const accessWords = (opensBackOffice: boolean | undefined) => {
  if (opensBackOffice === undefined) return 'Elle n’ouvrira pas le back-office\u00a0: seul l’éditeur donne cet accès.';
  return opensBackOffice
    ? 'Elle donnera aussi accès au back-office, comme ce profil\u00a0: retirez-le sur sa fiche si ce n’est pas voulu.'
    : '';
};

/** What a copy of this profile will hold, or why it cannot be made. */
export const CopyCard = ({ source }: { source: number }) => {
  const params = { idProfile: source };
  const profil = useRead(profils.readESellerTeam, { params });
  const rights = useRead(profils.rights, { params });
  if (!profil.data || !rights.data) {
    const failed = profil.error ? profil : rights;
    return failed.error ? <ReadFailure query={failed} /> : <LoadingState lines={2} />;
  }
  const held = rights.data.filter(isHeld);
  const beyond = held.filter(({ PeutDonner }) => !PeutDonner);
  if (beyond.length > 0) return <Beyond rights={beyond} />;
  return (
    <Alert color="blue" variant="light" icon={<IconCopy aria-hidden />} title="Ce que la copie reprend">
      <Text>
        {counted(held.length, 'droit')} et le tableau de bord. {accessWords(profil.data.AccesBackOffice)}
      </Text>
    </Alert>
  );
};
