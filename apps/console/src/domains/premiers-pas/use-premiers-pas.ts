import { premiersPas } from '@comptoir/contract/domains/premiers-pas/premiers-pas.calls';
import { notify } from '../../kit/notify.ts';
import { useRead, useWrite } from '../../kit/queries.ts';

/** The steps of this person as long as one is left; what cannot be read is not shown, nor waited for. */
export const usePremiersPas = () => {
  const { data, isPending: isUnread, failureCount } = useRead(premiersPas.read, {}, { staleTime: 0 });
  const { mutate, isPending } = useWrite(premiersPas.masquer);
  const hide = (masque: boolean, onDone?: () => void) =>
    mutate(
      { body: { masque } },
      { onSuccess: () => onDone?.(), onError: (error) => notify.failed(error, 'Le choix n’a pas pu être enregistré') },
    );
  return { data: data?.etapes.every(({ faite }) => faite) ? undefined : data, isComing: isUnread && failureCount === 0, hide, isPending };
};
