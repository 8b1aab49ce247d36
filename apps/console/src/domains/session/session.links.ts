export const dashboard = '/dashboard';
export const databaseSelect = '/DatabaseSelect';

/** Where a person lands after the choice: the page that asked for it, in this console only, whatever the address says. */
export const landingOf = (search: string) => {
  const asked = new URLSearchParams(search).get('retour') ?? '/';
  const isInside = /^\/(?![/\\])/.test(asked) && !asked.toLowerCase().startsWith(databaseSelect.toLowerCase());
  return isInside && asked !== '/' ? asked : dashboard;
};
