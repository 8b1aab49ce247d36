import { wallyMessages } from '@comptoir/contract/interfaces/wally/wally.calls';
import type { WallyCrm } from '@comptoir/contract/interfaces/wally/wally-crms';
import { Alert, Button, Group, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useSessionInfo } from '../../../kit/session.ts';
import { draftsOf } from './creation-draft.ts';
import { useHoles } from '../correspondances/use-holes.ts';
import css from '../wally.module.css';
import { stepPath } from '../wally.links.ts';
import { stepNames, stepState, wizardSteps, type WizardStep } from './wizard-steps.ts';

interface StepsProps {
  crm: WallyCrm;
  /** Absent before there is an account. */
  IdWallyCompte?: number | undefined;
  current: WizardStep;
}

/** The steps of a creation: the current one, what is missing in each, and the links. */
export const StepsPanel = ({ crm, IdWallyCompte, current }: StepsProps) => {
  const holes = useHoles(IdWallyCompte);
  return (
    <nav aria-label="Étapes de la création">
      <ol className={css.steps}>
        {stepNames.map((step, at) => {
          const { note, isClosed } = stepState(step, holes);
          const isCurrent = step === current;
          const content = (
            <>
              <span className={css.number} aria-hidden>
                {at + 1}
              </span>
              <span className={css.name}>{wizardSteps[step]}</span>
              {IdWallyCompte !== undefined && note !== '' && (
                <Text span size="sm" c="dimmed">
                  {note}
                </Text>
              )}
            </>
          );
          const isLink = IdWallyCompte !== undefined && !isClosed && !isCurrent;
          return (
            <li key={step}>
              {isLink ? (
                <a className={css.step} href={stepPath(crm, IdWallyCompte, step)}>
                  {content}
                </a>
              ) : (
                <span className={css.step} aria-current={isCurrent ? 'step' : undefined}>
                  {content}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
};

/** The steps of an account's creation; its points of sale come first. */
export const WizardPanel = ({ crm, IdWallyCompte, current }: StepsProps & { IdWallyCompte: number }) => {
  const navigate = useNavigate();
  const { sites } = useHoles(IdWallyCompte);
  const BDGp = useSessionInfo().customer?.BDGp ?? '';
  useEffect(() => draftsOf(BDGp).reach(IdWallyCompte, current), [BDGp, IdWallyCompte, current]);
  const [isRefused, setIsRefused] = useState(false);
  const at = stepNames.indexOf(current);
  const [before, after] = [stepNames[at - 1], stepNames[at + 1]];
  const go = () => {
    if (after === undefined) return;
    if (sites !== 0) setIsRefused(true);
    else void navigate({ to: stepPath(crm, IdWallyCompte, after) });
  };
  return (
    <>
      <div className={css.wizard}>
        <StepsPanel crm={crm} IdWallyCompte={IdWallyCompte} current={current} />
        <Group gap="sm">
          {before && (
            <Button component="a" variant="default" href={stepPath(crm, IdWallyCompte, before)}>
              Précédent
            </Button>
          )}
          {after && (
            <Button onClick={go} aria-disabled={sites === undefined}>
              Suivant
            </Button>
          )}
        </Group>
      </div>
      {isRefused && sites !== 0 && (
        <Alert color="red" role="alert" mb="md">
          {wallyMessages.unmapped}
        </Alert>
      )}
    </>
  );
};

/** Shown instead of a step that is still closed. */
export const HeldBackPanel = ({ crm, IdWallyCompte }: { crm: WallyCrm; IdWallyCompte: number }) => (
  <Alert color="yellow" title={wallyMessages.unmapped}>
    <Text mb="sm">Chaque point de vente de Wally doit avoir un site, ou ne pas être intégré, avant de passer à la suite.</Text>
    <Button component="a" variant="default" href={stepPath(crm, IdWallyCompte, 'mapping-point-de-vente')}>
      Renseigner les points de vente
    </Button>
  </Alert>
);
