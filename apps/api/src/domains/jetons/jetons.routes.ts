import { mostJetons, type jetons } from '@comptoir/contract/domains/jetons/jetons.calls';
import { Refusal } from '@comptoir/contract/errors';
import { couvre } from '@comptoir/contract/portees';
import { routesOf } from '../../http/call.ts';
import { personOf } from '../../http/session.ts';
import { apercuOf, jetonFingerprint, newJeton } from '../../http/sessions/jeton.ts';
import { listCustomersOpenTo } from '../../http/sessions/limites.ts';
import { countJetons, cutJeton, insertJeton, listJetons } from '../../registry/jetons/jetons.store.ts';
import { droitsOf, etatOf, motifsOf } from './jetons.rules.ts';

const refusedField = (field: string, sentence: string) => new Refusal('invalid', `${sentence}.`, { [field]: sentence });

export const jetonsRoutes = routesOf<typeof jetons>()({
  list: async ({ app, registry, session }) => {
    await app.jetons.presence.write();
    const open = session.kind === 'operator' ? await listCustomersOpenTo(registry, session) : [];
    const names = new Map(open.map(({ IDCustomer, name }) => [IDCustomer, name]));
    const rows = await listJetons(registry, personOf(session), session.Epoque);
    return {
      jetons: rows.map(({ Clients, isOver, isCurrent, ...row }) => ({
        ...row,
        Clients: Clients?.flatMap((id) => names.get(id) ?? []) ?? null,
        Etat: etatOf({ ...row, isOver, isCurrent }),
      })),
      droits: droitsOf(session),
      clients: open.map(({ name, label }) => ({ BDGp: name, label })),
    };
  },

  create: async ({ registry, session, body: { Nom, Jours, Portees, Clients, Adresses } }) => {
    if (!couvre(motifsOf(session), Portees)) throw refusedField('Portees', 'Un jeton ne peut pas avoir un droit que vous n’avez pas');
    const open = Clients && session.kind === 'operator' ? await listCustomersOpenTo(registry, session) : [];
    const ids = Clients?.map((name) => open.find((customer) => customer.name === name)?.IDCustomer);
    if (ids?.includes(undefined))
      throw refusedField(
        'Clients',
        session.kind === 'customer' ? 'Un jeton est pour votre groupe' : 'Un de ces clients ne vous est pas ouvert',
      );
    const account = personOf(session);
    if ((await countJetons(registry, account, session.Epoque)) >= mostJetons)
      throw new Refusal('rule', `Vous avez déjà ${mostJetons} jetons\u00a0: coupez-en un d’abord.`);
    const Jeton = newJeton();
    const IDJeton = await insertJeton(registry, {
      ...account,
      Qui: session.login,
      Epoque: session.Epoque,
      // Made just now, in the shape of ours.
      Empreinte: jetonFingerprint(Jeton)!,
      Apercu: apercuOf(Jeton),
      Nom,
      Portees,
      Clients: ids?.filter((id) => id !== undefined) ?? null,
      Jours,
      Adresses,
    });
    return { IDJeton, Jeton };
  },

  couper: async ({ registry, session, params: { IDJeton } }) => {
    if (!(await cutJeton(registry, IDJeton, session.login, personOf(session))))
      throw new Refusal('unknown', 'Ce jeton n’existe pas, ou il est déjà coupé.');
    return { success: true };
  },
});
