import { requiredText } from '../../fields/kit.ts';

/** Whoever signs in, or has forgotten the password. */
export const loginField = requiredText('Nom d’utilisateur');
