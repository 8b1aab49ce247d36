import { nissanSiebel } from '@comptoir/contract/interfaces/nissan-siebel/nissan-siebel.partner';
import type { SandboxClock } from '../clock.ts';
import { numberOf } from '../numbers.ts';
import { standIn } from '../stand-in.ts';
import { leadAt, leadsOf } from './leads.ts';

const cycles = ['Contact établi', 'Rendez-vous pris', 'Essai effectué', 'Offre remise', 'Vente'];
const comments = ['', 'Client rappelé', 'Attend la reprise de son véhicule', 'Rappeler la semaine prochaine', 'Financement à l’étude'];

const toldAt = (leads: readonly string[], group: string, at: string) => {
  const words = `${group}/${at}`;
  const lead = leadAt(leads, words);
  if (lead === undefined) return [];
  const cycle = cycles[numberOf(`${words}/cycle`, cycles.length)]!;
  const isReturned = cycle === 'Contact établi' && numberOf(`${words}/retour`, 4) === 0;
  return [
    {
      lead,
      at,
      cycle,
      returned: isReturned ? at : null,
      testDrive: cycle === 'Essai effectué' ? at : null,
      closed: cycle === 'Vente' ? at : null,
      comments: comments[numberOf(`${words}/commentaire`, comments.length)]!,
    },
  ];
};

/** Once somebody asks for a group, one thing is told at each moment of the sandbox's clock. */
export const nissanSiebelStandIn = (clock: SandboxClock) =>
  standIn(nissanSiebel, {
    told: ({ params: { group = '' }, body }) => {
      const leads = leadsOf(body);
      return { told: clock.momentsOf(`nissansiebel/${group}`).flatMap((at) => toldAt(leads, group, at)) };
    },
  });
