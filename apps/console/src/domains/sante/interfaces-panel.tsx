import { sante, type SanteCible } from '@comptoir/contract/domains/sante/sante.calls';
import type { Answer } from '@comptoir/contract/kit';
import { Group, Text, Title } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { DayCountControl, useDayCount } from '../../kit/months/day-count.tsx';
import { shownText } from '../../kit/list/rows/cell-value.ts';
import { useRead } from '../../kit/queries.ts';
import { ReadFailure } from '../../kit/read-failure.tsx';
import { ActOpener } from '../../kit/record/closed-act.tsx';
import { ComingInterfacesPanel } from './coming-interfaces-panel.tsx';
import { InterfaceCard } from './interface-card.tsx';
import css from './sante.module.css';
import { useVerifications } from './use-verifications.ts';

interface Settings {
  IntervalleMinutes: number;
  Seuil: number;
  Destinataires: readonly string[];
  ProchaineVerification: string | null;
}

const clockInWords = ({ IntervalleMinutes, ProchaineVerification }: Settings) => {
  if (IntervalleMinutes === 0) return 'Rien n’est vérifié automatiquement.';
  const next = ProchaineVerification ? `, la prochaine fois le ${shownText('dateTime', ProchaineVerification)}` : '';
  return `Chaque accès est vérifié toutes les ${IntervalleMinutes} minutes${next}.`;
};

const toldInWords = ({ Seuil, Destinataires }: Settings) => {
  const after = `Après ${Seuil} échec${Seuil > 1 ? 's' : ''} de suite`;
  return Destinataires.length > 0
    ? `${after}, sont prévenus\u00a0: ${Destinataires.join(', ')}.`
    : `${after}, une alerte est ouverte ici, et personne n’est prévenu par e-mail.`;
};

interface InterfacesPanelProps {
  query: UseQueryResult<Answer<typeof sante.interfaces>>;
  cibles: readonly SanteCible[] | undefined;
}

/** Every interface, each with the state of its logins together. */
export const InterfacesPanel = ({ query, cibles }: InterfacesPanelProps) => {
  const historique = useRead(sante.historique, {}, { staleTime: 0 });
  const { running, verify, verifyAll } = useVerifications();
  const [count, setCount] = useDayCount();
  if (!query.data || !cibles) return query.error ? <ReadFailure query={query} /> : <ComingInterfacesPanel />;
  const { interfaces, ...settings } = query.data;
  const configuredOf = (Interface: string) => cibles.filter((cible) => cible.Interface === Interface).length;
  const checkable = interfaces.filter(({ Interface }) => configuredOf(Interface) > 0);
  return (
    <section aria-labelledby="interfaces">
      <Group justify="space-between" align="flex-start">
        <div>
          <Title order={2} id="interfaces">
            Interfaces
          </Title>
          <Text size="sm">{clockInWords(settings)}</Text>
          <Text size="sm">{toldInWords(settings)}</Text>
        </div>
        <Group>
          <DayCountControl count={count} onCount={setCount} />
          <ActOpener
            call={sante.verifier}
            variant="default"
            disabled={checkable.length === 0 || running.size > 0}
            onClick={() => verifyAll(checkable)}
          >
            Tout vérifier maintenant
          </ActOpener>
        </Group>
      </Group>
      <ReadFailure query={query} />
      <ReadFailure query={historique} />
      <div className={css.cards}>
        {interfaces.map((etat) => (
          <InterfaceCard
            key={etat.Interface}
            etat={etat}
            configured={configuredOf(etat.Interface)}
            jours={historique.data?.filter(({ Interface }) => Interface === etat.Interface)}
            count={count}
            progress={running.get(etat.Interface)}
            onVerify={() => verify(etat)}
          />
        ))}
      </div>
    </section>
  );
};
