import { mostPersonnes, type Simulation } from '@comptoir/contract/domains/workflows-leads/workflows-leads.calls';
import { destinatairesText, raisons } from '@comptoir/contract/domains/workflows-leads/suivi';
import { Anchor, Table, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { counted } from '@comptoir/contract/texts/counted';
import { AskButton } from '../../../kit/pourquoi/ask-button.tsx';
import { late } from '../../../ui/late.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import type { EtapeDuLead } from '../../pourquoi/lead-picker.tsx';
import { utilisateurPath } from '../../utilisateurs/utilisateurs.links.ts';
import css from './simulation.module.css';

type Etape = Simulation['etapes'][number];
type Personne = Etape['retenus'][number] & { raisons?: Etape['ecartes'][number]['raisons'] };

const LeadPicker = late(() => import('../../pourquoi/lead-picker.tsx').then(({ LeadPicker: component }) => component));

interface PersonnesProps {
  label: string;
  rows: readonly Personne[];
  lead: EtapeDuLead;
}

const Personnes = ({ label, rows, lead }: PersonnesProps) => (
  <div className={css.scroll}>
    <Table aria-label={label} verticalSpacing={4}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Nom</Table.Th>
          <Table.Th>Profil eSeller Lead</Table.Th>
          <Table.Th>Raisons</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.IDPeople}>
            <Table.Td>
              <Anchor href={utilisateurPath(row.IDPeople)}>{row.Name}</Anchor>
            </Table.Td>
            <Table.Td>{row.Profil ?? 'Aucun'}</Table.Td>
            <Table.Td>
              <span className={css.reasons}>
                {row.raisons?.map((raison) => (
                  <StatusBadge key={raison} tone={raison === 'autreSite' || raison === 'autreProfil' ? 'off' : 'warning'}>
                    {raisons[raison]}
                  </StatusBadge>
                ))}
                <AskButton
                  of={row.Name}
                  dialog={(opened, close) => <LeadPicker person={row} lead={lead} opened={opened} onClose={close} />}
                >
                  {'Pourquoi\u00a0?'}
                </AskButton>
              </span>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </div>
);

/** Says how many names are left out. */
const Rest = ({ shown, all, nom }: { shown: number; all: number; nom: string }) => {
  if (shown === all) return null;
  if (nom.trim() !== '') return <Text size="sm" c="dimmed">{`${counted(shown, 'nom trouvé', 'noms trouvés')} sur ${all}.`}</Text>;
  return <Text size="sm" c="dimmed">{`Les ${mostPersonnes} premiers\u00a0: cherchez une personne pour la trouver parmi les autres.`}</Text>;
};

interface EtapeCardProps {
  etape: Etape;
  /** This step of the lead's way. */
  lead: EtapeDuLead;
  steps: number;
  /** The search text of the shown names. */
  nom: string;
}

/** One step: who receives the lead, then who does not. */
export const EtapeCard = ({ etape, lead, steps, nom }: EtapeCardProps) => {
  const { destinataires, nbRetenus, retenus, nbEcartes, ecartes } = etape;
  const id = useId();
  const words = destinatairesText(destinataires);
  return (
    <section className={css.etape} aria-labelledby={id} data-empty={nbRetenus === 0 || undefined}>
      <Title order={2} id={id}>
        {steps > 1 ? `Étape ${lead.etape + 1}\u00a0: ${words}` : words}
      </Title>
      {nbRetenus === 0 ? <StatusBadge tone="failed">Personne</StatusBadge> : <Text fw={600}>{counted(nbRetenus, 'personne')}</Text>}
      {retenus.length > 0 && <Personnes label={`${words}, destinataires`} rows={retenus} lead={lead} />}
      <Rest shown={retenus.length} all={nbRetenus} nom={nom} />
      {nbEcartes > 0 && (
        <details open>
          <summary>{counted(nbEcartes, 'personne écartée', 'personnes écartées')}</summary>
          {ecartes.length > 0 && <Personnes label={`${words}, personnes écartées`} rows={ecartes} lead={lead} />}
          <Rest shown={ecartes.length} all={nbEcartes} nom={nom} />
        </details>
      )}
    </section>
  );
};
