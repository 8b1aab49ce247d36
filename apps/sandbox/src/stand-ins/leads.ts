import { numberOf } from '../numbers.ts';

/** The lead of which something is told at this moment: the same one as long as it is among them, whatever comes or goes beside it. */
export const leadAt = (leads: readonly string[], moment: string): string | undefined => {
  const weigh = (lead: string) => numberOf(`${moment}/${lead}`, 0x1_0000_0000);
  let chosen: string | undefined;
  for (const lead of leads) if (chosen === undefined || weigh(lead) > weigh(chosen)) chosen = lead;
  return chosen;
};

/** The leads of a body. */
export const leadsOf = ({ leads }: Record<string, unknown>) => (Array.isArray(leads) ? leads.map(String) : []);
