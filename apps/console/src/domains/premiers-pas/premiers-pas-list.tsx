import { lieux } from '@comptoir/contract/domains/lieux/lieux.calls';
import type { premiersPas } from '@comptoir/contract/domains/premiers-pas/premiers-pas.calls';
import type { Answer } from '@comptoir/contract/kit';
import { Anchor } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { addressAt, placeAtHand, tabCustomer } from '../../kit/place.ts';
import { useRead } from '../../kit/queries.ts';
import { useSessionInfo } from '../../kit/session.ts';
import { etapesInWords } from './etapes.ts';
import css from './premiers-pas.module.css';

export type Etapes = Answer<typeof premiersPas.read>['etapes'];

export const countInWords = (etapes: Etapes) => `Premiers pas ${etapes.filter(({ faite }) => faite).length}/${etapes.length}`;

/** At the customer at hand, else at the last one. */
const useAddress = () => {
  const { kind } = useSessionInfo();
  const { data } = useRead(lieux.list, {}, { enabled: kind === 'operator' });
  if (kind === 'customer') return (href: string) => href;
  const BDGp = placeAtHand() ?? tabCustomer() ?? data?.recents[0]?.BDGp;
  return (href: string) => (BDGp === undefined ? undefined : addressAt(BDGp, href));
};

/** Each step with what the data says of it. What is done in the banner has no link; without any customer opened yet, nothing has. */
export const PremiersPasList = ({ etapes }: { etapes: Etapes }) => {
  const addressOf = useAddress();
  return (
    <ol className={css.etapes}>
      {etapes.map(({ cle, faite }) => {
        const { texte, href } = etapesInWords[cle];
        const address = href === null ? undefined : addressOf(href);
        const Icon = faite ? IconCircleCheckFilled : IconCircle;
        return (
          <li key={cle} className={css.etape}>
            <Icon size={18} className={css.sign} data-done={faite || undefined} role="img" aria-label={faite ? 'Fait' : 'À faire'} />
            {address === undefined ? <span>{texte}</span> : <Anchor href={address}>{texte}</Anchor>}
          </li>
        );
      })}
    </ol>
  );
};
