import type { FicheOrigine } from '@comptoir/contract/domains/origines/origines.calls';
import { sourcesRegle, typesWorkflow } from '@comptoir/contract/domains/workflows-leads/suivi';
import { wallyCrms } from '@comptoir/contract/interfaces/wally/wally-crms';
import { Anchor, Text } from '@mantine/core';
import { counted } from '@comptoir/contract/texts/counted';
import { NeighbourCard, NeighbourList, Neighbours } from '../../kit/record/neighbours.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { AskOption } from '../pourquoi/ask-option-badge.tsx';
import { ReceptionSitePicker } from '../workflows-leads/reception-site-picker.tsx';
import { PourquoiLeadLink } from '../workflows-leads/pourquoi-lead-badge.tsx';
import { simulationHref, workflowsLeadsPath } from '../workflows-leads/workflows-leads.links.ts';
import { lineText } from './origine-words.ts';
import { originesDefautPath } from './origines.links.ts';

type Fiche = Pick<FicheOrigine, 'origine' | 'recus'>;

const namesIn = ({ nbPersonnes, personnes }: NonNullable<Fiche['recus']>['premiers'][number]) =>
  nbPersonnes > personnes.length ? `${personnes.join(', ')} et ${nbPersonnes - personnes.length} autres` : personnes.join(', ');

/** Why no workflow applies; undefined where only the group's option is missing. */
const excluded = ({ EstInactif, type }: Fiche['origine']) => {
  if (EstInactif) return 'Cette origine est inactive\u00a0: aucun workflow ne s’y applique.';
  if (!typesWorkflow.some((one) => one === type?.Description)) {
    return `Les workflows s’appliquent aux origines de type ${typesWorkflow.join(', ')}, et celle-ci n’en est pas.`;
  }
  return undefined;
};

const RecusAct = ({ origine, recus }: Fiche) => {
  if (recus) return <PourquoiLeadLink known="origine" value={origine.IDOrigineAction} of="les leads de cette origine" />;
  return excluded(origine) === undefined && <AskOption option="workflowsLeads" of="les leads de cette origine" />;
};

const Recus = ({ origine, recus }: Fiche) => (
  <NeighbourCard title="Qui reçoit ses leads" act={<RecusAct origine={origine} recus={recus} />}>
    {recus === null && <Text size="sm">{excluded(origine) ?? 'Les workflows des leads ne sont pas activés pour ce groupe.'}</Text>}
    {recus?.nb === 0 && <Text size="sm">Aucun site ne vend ce que cette origine apporte.</Text>}
    <NeighbourList>
      {recus?.premiers.map((recu) => (
        <li key={recu.IDSite}>
          <Anchor href={simulationHref(origine.IDOrigineAction, recu.IDSite)} size="sm">
            {recu.Descr}
          </Anchor>
          <div>
            <ReceptionSitePicker IDOrigineAction={origine.IDOrigineAction} recu={recu} />
          </div>
          <Text size="xs" c="dimmed">
            {sourcesRegle[recu.source]}
          </Text>
          {recu.nbPersonnes > 0 ? <Text size="xs">{namesIn(recu)}</Text> : <StatusBadge tone="failed">N’atteint personne</StatusBadge>}
        </li>
      ))}
    </NeighbourList>
    {recus && recus.nb > recus.premiers.length && (
      <Anchor href={`${workflowsLeadsPath}?q=${encodeURIComponent(origine.Libelle)}`} size="sm">
        {`Ses workflows, pour ${counted(recus.nb, 'site')}`}
      </Anchor>
    )}
  </NeighbourCard>
);

const Defauts = ({ contextes }: Pick<FicheOrigine, 'contextes'>) => (
  <NeighbourCard title="Origine par défaut">
    <Text size="sm">
      {contextes.length === 0
        ? 'Elle n’est l’origine par défaut d’aucune alerte véhicule.'
        : `Des alertes véhicule\u00a0: ${contextes.join(', ')}.`}
    </Text>
    <Anchor href={originesDefautPath} size="sm">
      Origines par défaut
    </Anchor>
  </NeighbourCard>
);

const Utilisation = ({ uses, comptesWally }: Pick<FicheOrigine, 'uses' | 'comptesWally'>) => (
  <NeighbourCard title="Ce qui l’utilise">
    {uses.length === 0 && <Text size="sm">Rien n’utilise cette origine.</Text>}
    <NeighbourList>
      {uses.map((use) => (
        <li key={use.table}>{lineText(use)}</li>
      ))}
      {comptesWally.map(({ IdWallyCompte, crm_name, Identifiant, nb }) => (
        <li key={`compte ${IdWallyCompte}`}>{`Wally ${wallyCrms[crm_name]}, ${Identifiant}\u00a0: ${counted(nb, 'correspondance')}`}</li>
      ))}
    </NeighbourList>
  </NeighbourCard>
);

/** What stands around an origin. */
export const FichePanel = ({ origine, recus, contextes, uses, comptesWally }: FicheOrigine) => (
  <Neighbours label="Autour de cette origine">
    <Recus origine={origine} recus={recus} />
    <Defauts contextes={contextes} />
    <Utilisation uses={uses} comptesWally={comptesWally} />
  </Neighbours>
);
