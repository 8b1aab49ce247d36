import { IconHistory } from '@tabler/icons-react';
import { MomentForm } from './moment-form.tsx';
import { goTo } from './past.ts';

/** Shows the whole customer as of a date and time that somebody chooses, beginning with the page of this documented path. */
export const SeeAtForm = ({ path = '/' }: { path?: string }) => (
  <MomentForm label="Voir le client au" act="Voir à cette date" icon={IconHistory} onFound={(found) => goTo(found, path)} />
);
