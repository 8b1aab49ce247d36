/** The host of a `Host` header, without port; of an IPv6 address without its brackets. */
const nameIn = (header: string) => {
  const [whole = '', bracketed] = /^\[([^\]]*)\]|^[^:]*/.exec(header.toLowerCase()) ?? [];
  return bracketed ?? whole;
};

/** Whether a request names a host that is ours: one of these, or below one that is written `*.example.org`. */
export const isKnownHost = (known: readonly string[], header = '') => {
  const name = nameIn(header);
  return known.some((host) => (host.startsWith('*.') ? name.endsWith(host.slice(1)) : name === host));
};
