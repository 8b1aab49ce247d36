/** A browser's host name, without port and in lower case. */
export const hostOf = (url: string) =>
  url
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[/?#].*$/, '')
    .replace(/:\d+$/, '');

/**
 * Customer access when the second label is the back-office one and the first is not `dev`,
 * or when the first label is the back-office one (decision 8).
 */
export const isCustomerHost = (host: string, backofficeLabel: string) => {
  const [first, second] = host.split('.');
  return first === backofficeLabel || (second === backofficeLabel && first !== 'dev');
};
