/** A browser's host name, without port and in lower case. */
export const hostOf = (url: string) =>
  url
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[/?#].*$/, '')
    .replace(/:\d+$/, '');

/** docs/regles/acces.md#host-of-customer-access */
export const isCustomerHost = (host: string, backofficeLabel: string) => {
  const [first, second] = host.split('.');
  return first === backofficeLabel || (second === backofficeLabel && first !== 'dev');
};
