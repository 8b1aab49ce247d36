import { planetVO, type PlanetVOUser } from '@comptoir/contract/interfaces/planetvo/planetvo.calls';
import { useRead } from '../../kit/queries.ts';
import { accessOf, type Access } from './access.ts';

/** Asks PlanetVO about one user, and again when the configuration was saved or removed. */
export const useAccess = ({ IDPeople, BasePVO, LoginInterface, PasswordInterface }: PlanetVOUser): Access => {
  const enabled = LoginInterface !== '' && PasswordInterface !== '';
  const { data, error } = useRead(planetVO.check, { params: { IDPeople }, body: {} }, { enabled, retry: false, staleTime: 60_000 });
  if (!enabled) return { state: 'none', message: 'Aucun identifiant PlanetVO' };
  if (error) return { state: 'failed', message: error.message };
  return data ? accessOf(data, BasePVO) : { state: 'checking', message: '' };
};
