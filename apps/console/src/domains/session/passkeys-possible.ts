/** What asks for a passkey, loaded when it is used. */
export const loadPasskey = () => import('./passkey.ts');
