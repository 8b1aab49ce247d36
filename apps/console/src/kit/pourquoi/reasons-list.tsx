import type { Changement } from '@comptoir/contract/changement';
import { everyone, type Endpoint } from '@comptoir/contract/kit';
import type { Explication, Pourquoi } from '@comptoir/contract/pourquoi';
import { Anchor, Text, VisuallyHidden } from '@mantine/core';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { z } from 'zod';
import { call } from '../client.ts';
import { EffectsWithin } from '../essai/see-effects.tsx';
import { shownText } from '../list/rows/cell-value.ts';
import { instantAtHand } from '../place.ts';
import css from './pourquoi.module.css';

/** The write of a reason, which names its call itself. It is only tried here: it is made on its own screen. */
const callOf = ({ methode, chemin }: Changement): Endpoint => ({
  method: methode,
  path: chemin,
  who: everyone,
  on: 'customer',
  action: '',
  answer: z.unknown(),
});

const sinceInWords = ({ DateH, Auteur }: NonNullable<Explication['depuis']>) =>
  `Depuis le ${shownText('dateTime', DateH)}${Auteur === '' ? '' : `, par ${Auteur}`}`;

interface ReasonsListProps {
  pourquoi: Pourquoi;
  /** The history of the record where a reason stands; undefined for those who may not read it. */
  historyHref: (sujet: NonNullable<Explication['sujet']>) => string | undefined;
}

const Since = ({ reason: { sujet, depuis }, historyHref }: { reason: Explication } & Pick<ReasonsListProps, 'historyHref'>) => {
  if (!depuis) return null;
  const href = sujet ? historyHref(sujet) : undefined;
  const words = sinceInWords(depuis);
  return href === undefined ? (
    <span>{words}</span>
  ) : (
    <Anchor href={href} inherit>
      {words}
    </Anchor>
  );
};

const Reason = ({ reason, historyHref }: { reason: Explication } & Pick<ReasonsListProps, 'historyHref'>) => {
  const { tient, phrase, lien, change } = reason;
  const Sign = tient ? IconCircleCheck : IconCircleX;
  return (
    <li className={css.reason} data-missing={!tient || undefined}>
      <Sign size={18} aria-hidden />
      <span className={css.phrase}>
        <VisuallyHidden>{tient ? 'Rempli\u00a0: ' : 'Manque\u00a0: '}</VisuallyHidden>
        {phrase}
      </span>
      <div className={css.more}>
        <Since reason={reason} historyHref={historyHref} />
        {lien !== null && !tient && (
          <Anchor href={lien} inherit>
            Ouvrir l’écran
          </Anchor>
        )}
      </div>
      {change && instantAtHand() === null && (
        <div className={css.change}>
          <Text size="sm">{`Ce qui le changerait\u00a0: ${change.phrase.charAt(0).toLowerCase()}${change.phrase.slice(1)}.`}</Text>
          <EffectsWithin act={() => call(callOf(change), { body: change.corps })} />
        </div>
      )}
    </li>
  );
};

/** All that a decision stands on: what is missing first, then what holds, in the order in which it is judged. */
export const ReasonsList = ({ pourquoi: { raisons }, historyHref }: ReasonsListProps) => (
  <ul className={css.reasons} aria-label="Raisons">
    {raisons
      .toSorted((a, b) => Number(a.tient) - Number(b.tient))
      .map((reason) => (
        <Reason key={reason.code} reason={reason} historyHref={historyHref} />
      ))}
  </ul>
);
