import type { Reference } from '@comptoir/contract/references/kit';
import { Alert } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useSearchValue } from '../kit/use-param.ts';

/** Announces what was just done, as the address says: `?success=create`. */
export const SuccessBanner = ({ spec: { texts } }: { spec: Reference }) => {
  const success = useSearchValue('success');
  const navigate = useNavigate();
  const message = success === 'create' ? texts.created : success === 'update' ? texts.updated : null;
  const close = () =>
    navigate({
      to: '.',
      search: (search: Record<string, unknown>) => ({ ...search, success: undefined }),
      replace: true,
      resetScroll: false,
    });
  return (
    <div role="status">
      {message && (
        <Alert
          role="presentation"
          color="green"
          variant="light"
          mb="sm"
          icon={<IconCircleCheck aria-hidden />}
          withCloseButton
          closeButtonLabel="Fermer le message"
          onClose={() => void close()}
        >
          {message}
        </Alert>
      )}
    </div>
  );
};
