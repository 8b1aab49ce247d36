import { useRouter } from '@tanstack/react-router';

/** The address of a path of the console: the router may stand below a path of its own. */
export const useAddress = () => {
  const { basepath } = useRouter();
  const below = basepath.replace(/\/+$/, '');
  return (path: string) => `${below}${path}`;
};
