/** Whether this page may use passkeys: browsers make none for an address that is an IP. */
export const arePasskeysPossible = () =>
  typeof globalThis.PublicKeyCredential === 'function' && !/^\[|^\d+(\.\d+){3}$/.test(location.hostname);
