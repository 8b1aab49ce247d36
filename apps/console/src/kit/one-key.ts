import { useLocalStorage } from '@mantine/hooks';
import { useSessionInfo } from './session.ts';

/** Where a person's browser keeps that keys of one character do nothing. */
export const charactersOffOf = (person: string) => `comptoir.touches.${person}`;

/** What a button announces as its key of one character: nothing to somebody who has switched those off. */
export const useOneKey = (key: string) => {
  const { login } = useSessionInfo();
  const [isOff] = useLocalStorage({ key: charactersOffOf(login), defaultValue: false, getInitialValueInEffect: false });
  return isOff ? undefined : key;
};
