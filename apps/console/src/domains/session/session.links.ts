export const dashboard = '/dashboard';
export const databaseSelect = '/DatabaseSelect';

/** Where to go after the choice: the page that asked for it, always inside this console, whatever the address says. */
export const landingOf = (search: string) => {
  const asked = new URLSearchParams(search).get('retour') ?? '/';
  const isInside = /^\/(?![/\\])/.test(asked) && !asked.toLowerCase().startsWith(databaseSelect.toLowerCase());
  return isInside && asked !== '/' ? asked : dashboard;
};
