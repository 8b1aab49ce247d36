import { randomBytes } from 'node:crypto';
import { Refusal } from '@comptoir/contract/errors';
import type { operateurs } from '@comptoir/contract/domains/operateurs/operateurs.calls';
import { existing } from '../../db/existing.ts';
import { routesOf } from '../../http/call.ts';
import { hashedPassword } from '../../http/sessions/new-password.ts';
import { endLiens } from '../../registry/liens.store.ts';
import { insertOperateur, listLimites, listOperateurs, lockOperators, updateOperateur } from '../../registry/operators.store.ts';
import { reaches } from '../securite/acces.rules.ts';
import { envoyerInvitation, invitedDetails } from './envoyer-invitation.ts';
import { suspensionFault } from './operateurs.rules.ts';

export const operateursRoutes = routesOf<typeof operateurs>()({
  list: async ({ app, registry, session }) => {
    await app.sessions.presence.write();
    const open = new Set((await listLimites(registry)).filter((one) => reaches(session.limites, one)).map(({ IDOperator }) => IDOperator));
    return (await listOperateurs(registry)).filter(({ IDOperator }) => open.has(IDOperator) || IDOperator === session.id);
  },

  create: async ({ app, registry, session, say, body }) => {
    const { Serveurs, Clients } = session.limites;
    // Nobody gives what he does not have: rights beyond reading are given at « Accès ».
    const limits = { Serveurs: Serveurs && [...Serveurs], Clients: Clients && [...Clients] };
    // Until the link is used there is a password that nobody knows.
    const passwordHash = await hashedPassword(randomBytes(32).toString('base64url'));
    const operator = await insertOperateur(registry, { ...body, passwordHash, Role: 'lecture', ...limits });
    await envoyerInvitation({ registry, vault: app.vault, publicUrl: app.config.publicUrl, by: session.name }, operator);
    say({ Details: invitedDetails(operator.login) });
    app.outbox.wake('registry');
    return { IDOperator: operator.IDOperator };
  },

  update: async ({ registry, session, say, params: { IDOperator }, body }) => {
    const all = await lockOperators(registry);
    const { login, Courriel } = existing(all.find((one) => one.IDOperator === IDOperator && reaches(session.limites, one)));
    const fault = body.Actif === false ? suspensionFault(all, IDOperator, session.id) : null;
    if (fault !== null) throw new Refusal('rule', fault);
    const { name, Courriel: nouveau, Actif } = body;
    await updateOperateur(registry, IDOperator, {
      ...(name === undefined ? {} : { name }),
      ...(nouveau === undefined ? {} : { Courriel: nouveau }),
      ...(Actif === undefined ? {} : { Actif }),
    });
    const isMoved = nouveau !== undefined && nouveau !== Courriel;
    // What went to the former address opens nothing any more.
    if (isMoved) await endLiens(registry, IDOperator);
    // The database itself notes who was suspended.
    say(isMoved ? { Details: `${login}\u00a0: Adresse e-mail changée` } : null);
    return { IDOperator };
  },

  inviter: async ({ app, registry, session, say, params: { IDOperator } }) => {
    const operator = existing(
      (await lockOperators(registry)).find((one) => one.IDOperator === IDOperator && reaches(session.limites, one)),
    );
    await envoyerInvitation({ registry, vault: app.vault, publicUrl: app.config.publicUrl, by: session.name }, operator);
    say({ Details: invitedDetails(operator.login) });
    app.outbox.wake('registry');
    return { IDOperator };
  },
});
