import Bowser from 'bowser';

/** Names as people know them. */
const systems: Readonly<Record<string, string>> = { macOS: 'Mac', iOS: 'iPhone ou iPad' };

/** What a browser says of itself, in words: 'Chrome sur Windows'. */
export const appareilOf = (userAgent: string) => {
  // An empty text is refused.
  const { browser, os } = Bowser.parse(userAgent || ' ');
  const system = os.name && (systems[os.name] ?? os.name);
  if (!browser.name) return system ?? 'Appareil inconnu';
  return system ? `${browser.name} sur ${system}` : browser.name;
};
