import { departs, type CleEtape, type PlanDepart } from '@comptoir/contract/domains/departs/departs.calls';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../kit/client.ts';
import { dropDraft } from '../../kit/drafts/store.ts';
import { useDraftKey } from '../../kit/drafts/use-draft.ts';
import { isDay } from '../../kit/form/typed/typed-day.ts';
import { shownText } from '../../kit/list/rows/cell-value.ts';
import type { LotTyped } from '../../kit/lot/lot-draft.tsx';
import { instantInParis } from '../../kit/months/paris-moment.ts';
import { useWrite } from '../../kit/queries.ts';
import { offerUndo } from '../../kit/undo/undo.ts';
import { utilisateurPath } from '../utilisateurs/utilisateurs.links.ts';
import { choixInitial, isTicked, typedOf, type ChoixSaisi } from './depart-choix.ts';
import { mots } from './depart-words.ts';
import { departSection } from './departs.links.ts';

/** What the person is told: all that was done, and what does not come back. */
const doneText = (name: string, faits: readonly { cle: CleEtape; nb: number }[]) => {
  const done = faits.map(({ cle, nb }) => mots[cle].done(nb)).join(', ');
  const staying = faits.flatMap(({ cle }) => mots[cle].stays ?? []);
  return `Départ de «\u00a0${name}\u00a0»\u00a0: ${done}.${staying.length > 0 ? ` Ne reviennent pas\u00a0: ${staying.join(', ')}.` : ''}`;
};

const notADay: Readonly<Record<string, string>> = { DateH: 'Date attendue, comme 31/03/2026' };

/** What is chosen for a departure, kept as a draft until it is done or planned. */
export const useDepart = (IDPeople: number, plan: PlanDepart) => {
  const { Name, etapes } = plan;
  const client = useQueryClient();
  const navigate = useNavigate();
  const place = useDraftKey('section', departSection);
  const [initial] = useState(() => choixInitial(plan));
  const [choix, setChoix] = useState(initial);
  const leave = useWrite(departs.partir);
  const planning = useWrite(departs.prevoir);
  const change = (part: Partial<ChoixSaisi>) => setChoix((before) => ({ ...before, ...part }));
  const chosen = etapes.map(({ cle }) => cle).filter((cle) => isTicked(choix, cle));
  const isLater = choix.jour !== '';
  const DateH = isDay(choix.jour) ? instantInParis(choix.jour, choix.heure) : undefined;

  const settle = (answer: unknown, text: string, back: string) => {
    dropDraft(place);
    const refresh = () => client.invalidateQueries();
    offerUndo(answer, text, async () => {
      await refresh();
      return back;
    });
    void refresh();
    void navigate({ to: utilisateurPath(IDPeople), replace: true });
  };
  const params = { idPeople: IDPeople };
  const body = { etapes: chosen, remplacant: choix.remplacant === '' ? null : Number(choix.remplacant), motif: choix.motif };
  // The form is drawn anew once the plan is read again: what follows must not depend on it.
  const submit = async () => {
    leave.reset();
    planning.reset();
    if (!isLater) {
      const done = await leave.mutateAsync({ params, body });
      settle(done, doneText(Name, done.faits), `Le départ de «\u00a0${Name}\u00a0» est annulé, pour ce qui peut l’être.`);
    } else if (DateH !== undefined) {
      const done = await planning.mutateAsync({ params, body: { ...body, DateH } });
      const when = shownText('dateTime', done.DateH);
      settle(
        done,
        `Le départ de «\u00a0${Name}\u00a0» est prévu le ${when}.`,
        `Le départ de «\u00a0${Name}\u00a0» n’est plus prévu ainsi.`,
      );
    }
  };
  const typed: LotTyped = { values: typedOf(choix, initial), resume: (read) => setChoix((before) => ({ ...before, ...read })) };
  const error = leave.error ?? planning.error;
  return {
    choix,
    change,
    chosen,
    tick: (cle: CleEtape, on: boolean) => setChoix((before) => ({ ...before, ticks: { ...before.ticks, [cle]: on } })),
    // A refusal stands in the form.
    submit: () => void submit().catch(() => undefined),
    /** The departure itself, also where it is only planned: that is what one wants to see. */
    attempt: () => call(departs.partir, { params, body }),
    isLater,
    isReady: !isLater || DateH !== undefined,
    isPending: leave.isPending || planning.isPending,
    error,
    faults: isLater && DateH === undefined ? notADay : (error?.fields ?? {}),
    draft: { place, typed },
  };
};
export type Depart = ReturnType<typeof useDepart>;
