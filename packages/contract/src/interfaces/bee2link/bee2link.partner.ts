import { z } from 'zod';
import { call, commonFailures, fields, partner } from '../../partners/kit.ts';

const sites = z.object({ sites: z.array(z.object({ id: fields.id, libelle: z.string(), active: fields.active })) });

/** Bee2Link, in its two variants. A client it does not know has no sites. */
export const bee2Link = partner({
  name: 'bee2link',
  title: 'Bee2Link',
  guide: 'Bee2Link, Wafy and Openflex',
  calls: {
    wafySites: call({ method: 'GET', path: '/wafy/clients/{client}/sites', action: 'Lire les sites Wafy', answer: sites }),
    openflexSites: call({ method: 'GET', path: '/openflex/entities/{client}/sites', action: 'Lire les sites Openflex', answer: sites }),
  },
  failures: commonFailures,
});
