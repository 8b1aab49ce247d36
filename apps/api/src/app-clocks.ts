import { figuresClock } from './domains/accueil/figures.ts';
import { departsClock } from './domains/departs/departs-clock.ts';
import { Health } from './domains/sante/health.ts';
import type { App } from './http/parts.ts';
import { postTo } from './domains/webhooks/envois/post.ts';
import { Webhooks } from './domains/webhooks/envois/webhooks.ts';
import { Sealer } from './jobs/sealer.ts';
import type { Report } from './app-parts.ts';

/** What goes on while nobody asks. Nothing runs before it is started. */
export const makeClocks = (app: App, report: Report) => {
  const { config, customers, vault } = app;
  const health = new Health(app, report('checking interfaces failed'));
  const figures = figuresClock(app, report('counting figures failed'));
  const departures = departsClock(app, report('carrying out planned departures failed'));
  const servers = () => customers.reachableServers(report('reaching a server failed'));
  const hooks = new Webhooks({
    registry: app.database.registry,
    customers,
    vault,
    post: postTo(config.outboundAllowedHosts),
    onError: report('sending events failed'),
  });
  const onSealed = (IDCustomer: number) => {
    app.newInstants.tell(IDCustomer);
    hooks.wake(IDCustomer);
  };
  const sealer = new Sealer({ servers, onSealed, onError: report('sealing the journal failed') });
  return { health, figures, departures, sealer, hooks };
};
