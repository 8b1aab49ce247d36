import { profils, type Right } from '@comptoir/contract/domains/profils/profils.calls';
import type { QueryClient } from '@tanstack/react-query';
import { call, onVersion, versionOf } from '../../../kit/client.ts';
import { isModified, readOf } from '../../../kit/queries.ts';
import { rightsWith } from '../rights/rights-tree.ts';
import type { Ticks } from '../rights/ticks.ts';

const tries = 3;

/**
 * Sends the whole list of a profile's rights with the version that the changes stand on. If somebody else saved meanwhile,
 * the same changes are applied to that version: each is one box, so nothing is lost. `isMerged` says whether this happened.
 */
export const saveRights = async (client: QueryClient, idProfile: number, known: readonly Right[], ticks: Ticks) => {
  const params = { idProfile };
  let rights = known;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const answer = await call(profils.updateRights, { params, body: rightsWith(rights, ticks), headers: onVersion(versionOf(rights)) });
      return { answer, isMerged: attempt > 1 };
    } catch (error) {
      if (!isModified(error) || attempt === tries) throw error;
      rights = await client.query({ ...readOf(profils.rights, { params }), staleTime: 0 });
    }
  }
};
