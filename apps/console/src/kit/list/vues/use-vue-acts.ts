import { vues } from '@comptoir/contract/domains/vues/vues.calls';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call } from '../../client.ts';
import { notify } from '../../notify.ts';
import { invalidate } from '../../queries.ts';
import { offerUndo } from '../../undo/undo.ts';
import { printListState } from '../list-state.ts';
import { etatOf } from './lens.ts';
import type { OpenVue, VueProps } from './open-vue.ts';
import { vueOf } from './use-vue.ts';

/** Reads a view before it is opened, so that the list does not wait for it. */
export const readAhead = (client: QueryClient, ecran: string, IDVue: number) =>
  client.query({ ...vueOf(ecran, IDVue), staleTime: 0 }).catch(() => undefined);

/** What may be done with views from their menu. A refusal is a notice. */
export const useVueActs = ({ ecran, shape, control: { state, open } }: VueProps) => {
  const client = useQueryClient();
  const refresh = () => invalidate(client, [vues.list]);
  const attempt = (failure: string, act: () => Promise<unknown>) => void act().catch((error: unknown) => notify.failed(error, failure));
  const say = (answer: unknown, done: string, undone: string) =>
    offerUndo(answer, done, async () => {
      await refresh();
      return undone;
    });
  const show = async (IDVue: number) => {
    await readAhead(client, ecran, IDVue);
    open(IDVue);
  };
  const change = (vue: OpenVue, body: { Etat: string } | { ParDefaut: boolean } | { Ordre: number }) =>
    call(vues.update, { params: { IDVue: vue.IDVue }, body });
  return {
    show: (IDVue: number) => void show(IDVue),
    save: (vue: OpenVue) =>
      attempt('La vue n’est pas enregistrée', async () => {
        const answer = await change(vue, { Etat: etatOf(printListState(state, shape)) });
        await refresh();
        await show(vue.IDVue);
        say(answer, `La vue «\u00a0${vue.Nom}\u00a0» est enregistrée.`, `La vue «\u00a0${vue.Nom}\u00a0» est comme avant.`);
      }),
    setDefault: (vue: OpenVue, ParDefaut: boolean) =>
      attempt('La vue n’est pas modifiée', async () => {
        const answer = await change(vue, { ParDefaut });
        await refresh();
        const done = ParDefaut ? 's’ouvre désormais d’elle-même' : 'ne s’ouvre plus d’elle-même';
        say(answer, `La vue «\u00a0${vue.Nom}\u00a0» ${done}.`, `La vue «\u00a0${vue.Nom}\u00a0» est comme avant.`);
      }),
    /** `Ordre`: its place among those of its kind, from 1. */
    move: (vue: OpenVue, Ordre: number) =>
      attempt('La vue n’est pas déplacée', async () => {
        const answer = await change(vue, { Ordre });
        await refresh();
        say(answer, `La vue «\u00a0${vue.Nom}\u00a0» est déplacée.`, `La vue «\u00a0${vue.Nom}\u00a0» est de nouveau à sa place.`);
      }),
    remove: (vue: OpenVue) =>
      attempt('La suppression a échoué', async () => {
        const answer = await call(vues.remove, { params: { IDVue: vue.IDVue } });
        open(null);
        await refresh();
        say(answer, `La vue «\u00a0${vue.Nom}\u00a0» est supprimée.`, `La vue «\u00a0${vue.Nom}\u00a0» est de nouveau là.`);
      }),
  };
};
