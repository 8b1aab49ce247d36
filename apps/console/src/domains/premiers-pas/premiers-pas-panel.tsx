import { Button, Title } from '@mantine/core';
import { countInWords, PremiersPasList } from './premiers-pas-list.tsx';
import { usePremiersPas } from './use-premiers-pas.ts';

/** In the help: also after they were hidden at home, with the way back. */
export const PremiersPasPanel = ({ className }: { className: string | undefined }) => {
  const { data, hide, isPending } = usePremiersPas();
  if (!data) return null;
  const title = countInWords(data.etapes);
  return (
    <section className={className} aria-label={title}>
      <Title order={3} size="h4">
        {title}
      </Title>
      <PremiersPasList etapes={data.etapes} />
      {data.masque && (
        <Button variant="default" size="xs" mt="xs" loading={isPending} onClick={() => hide(false)}>
          Afficher de nouveau à l’accueil
        </Button>
      )}
    </section>
  );
};
