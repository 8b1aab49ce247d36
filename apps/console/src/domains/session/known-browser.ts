const key = 'comptoir.appareil';

/** A random number by which this browser is known again; nobody is told of a sign-in from it. It says nothing of the person. */
const appareil = () => {
  const known = localStorage.getItem(key);
  if (known) return known;
  const made = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  localStorage.setItem(key, made);
  return made;
};

/** For every call that begins a session. */
export const knownBrowser = () => ({ 'x-appareil': appareil() });
