import { hondaKpi } from '@comptoir/contract/interfaces/honda-kpi/honda-kpi.partner';
import type { SandboxClock } from '../clock.ts';
import { numberOf } from '../numbers.ts';
import { standIn } from '../stand-in.ts';
import { leadAt, leadsOf } from './leads.ts';

const actions = ['creation', 'rappel', 'essai', 'achat'];
const ok = { message: 'OK', errors: [] };
const refused = { message: 'Refusé', errors: [{ code: 'E12', message: 'Date antérieure au lead' }] };

const sentAt = (leads: readonly string[], code: string, at: string) => {
  const words = `${code}/${at}`;
  const lead = leadAt(leads, words);
  if (lead === undefined) return [];
  const action = actions[numberOf(`${words}/action`, actions.length)]!;
  const day = at.slice(0, 10);
  const dateOf = (of: string) => (action === of ? day : null);
  const datas = {
    'date-rappel': dateOf('rappel'),
    'date-essai': dateOf('essai'),
    'date-achat': dateOf('achat'),
    'dernier-contact': day,
  };
  const response = numberOf(`${words}/refus`, 8) === 0 ? refused : ok;
  return [{ lead, at, action, datas: JSON.stringify(datas), response: JSON.stringify(response) }];
};

/** Any key opens; from the first time that somebody asks with it, one thing is sent at each moment of the sandbox's clock. */
export const hondaKpiStandIn = (clock: SandboxClock) =>
  standIn(hondaKpi, {
    verify: ({ login, password }) => (login === '' || password === '' ? { error: 'INVALID_CREDENTIALS' } : { ok: true as const }),
    sent: ({ login, password, body }) => {
      if (login === '' || password === '') return { error: 'INVALID_CREDENTIALS' };
      const leads = leadsOf(body);
      return { sent: clock.momentsOf(`hondakpi/${login}/${password}`).flatMap((at) => sentAt(leads, login, at)) };
    },
  });
