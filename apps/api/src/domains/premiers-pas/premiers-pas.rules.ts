import { etapesClient, etapesOperateur, type CleEtape } from '@comptoir/contract/domains/premiers-pas/premiers-pas.calls';
import { profils } from '@comptoir/contract/domains/profils/profils.calls';
import { mayCall, type Standing } from '@comptoir/contract/rights';

/** The steps of a person, without those that they may not take. */
export const etapesOf = (standing: Standing): readonly CleEtape[] =>
  standing.kind === 'operator'
    ? etapesOperateur
    : etapesClient.filter((cle) => cle !== 'droits' || mayCall(profils.updateRights, standing));
