import { Alert, Button, Group } from '@mantine/core';
import { IconPlus, IconRefresh } from '@tabler/icons-react';
import { useOneKey } from '../../../kit/one-key.ts';
import type { RefreshBanner, useRefresh } from './use-refresh.ts';

interface MappingToolsProps {
  refresh: ReturnType<typeof useRefresh>;
  onAdd: () => void;
}

/** Actions on the whole mapping. */
export const MappingToolsPanel = ({ refresh, onAdd }: MappingToolsProps) => (
  <Group gap="sm">
    <Button variant="default" leftSection={<IconRefresh size={18} aria-hidden />} loading={refresh.isPending} onClick={refresh.run}>
      Actualiser depuis Wally
    </Button>
    <Button leftSection={<IconPlus size={18} aria-hidden />} aria-keyshortcuts={useOneKey('N')} onClick={onAdd}>
      Ajouter une correspondance
    </Button>
  </Group>
);

/** The last refresh, if it failed. */
export const RefreshBannerPanel = ({ banner }: { banner: RefreshBanner | null }) =>
  banner && (
    <Alert color={banner.color} role="alert">
      {banner.text}
    </Alert>
  );
