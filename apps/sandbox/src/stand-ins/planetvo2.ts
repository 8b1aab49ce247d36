import { planetVO2 } from '@comptoir/contract/interfaces/planetvo2/planetvo2.partner';
import type { SandboxClock } from '../clock.ts';
import { numberOf } from '../numbers.ts';
import { standIn } from '../stand-in.ts';
import { sitesOf } from './towns.ts';

const actions = ['Envoi du véhicule', 'Mise à jour du prix', 'Retrait du véhicule', 'Lecture du stock'];

const exchangeOf = (site: string, at: string) => {
  const words = `${site}/${at}`;
  const reference = `PVO-${String(numberOf(words, 1_000_000_000)).padStart(9, '0')}`;
  const isRefused = numberOf(`${words}/refus`, 10) === 0;
  return {
    at,
    person: 'Automate PlanetVO 2',
    email: '',
    action: actions[numberOf(`${words}/action`, actions.length)]!,
    request: JSON.stringify({ site, reference, prix: 9000 + numberOf(`${words}/prix`, 20_000) }),
    response: JSON.stringify(isRefused ? { statut: 'erreur', message: 'Véhicule déjà transmis' } : { statut: 'ok', reference }),
  };
};

/** The sites of a group and, once somebody asks for them, what is exchanged for a site by the sandbox's clock. */
export const planetVO2StandIn = (clock: SandboxClock) =>
  standIn(planetVO2, {
    sites: ({ params: { group = '' } }) => ({
      sites: sitesOf(`pvo2/${group}`).map(({ id, town, active }) => ({
        id,
        companyName: group.replace('BDGp', ''),
        label: `VO ${town}`,
        active,
      })),
    }),
    exchanges: ({ params: { group = '', site = '' } }) => ({
      exchanges: clock.momentsOf(`planetvo2/${group}/${site}`).map((at) => exchangeOf(`${group}/${site}`, at)),
    }),
  });
