import { Button, Title } from '@mantine/core';
import { notify } from '../../kit/notify.ts';
import { countInWords, PremiersPasList } from './premiers-pas-list.tsx';
import css from './premiers-pas.module.css';
import { usePremiersPas } from './use-premiers-pas.ts';

/** On the home of a new person, until all is done or they want it no more. */
export const PremiersPasCard = () => {
  const { data, hide, isPending } = usePremiersPas();
  if (!data || data.masque) return null;
  return (
    <section className={css.card} aria-labelledby="premiers-pas">
      <div className={css.head}>
        <Title order={2} size="h4" id="premiers-pas">
          {countInWords(data.etapes)}
        </Title>
        <Button
          variant="subtle"
          size="compact-sm"
          loading={isPending}
          onClick={() => hide(true, () => notify.done('Les premiers pas restent dans l’aide (touche\u00a0?).'))}
        >
          Ne plus afficher
        </Button>
      </div>
      <PremiersPasList etapes={data.etapes} />
    </section>
  );
};
