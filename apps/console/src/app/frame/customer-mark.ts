import { useEffect } from 'react';

/** Away from the hues of states; white is readable on each (4.5 and more). */
const colours = ['#2f6bb3', '#0f766e', '#5a55c4', '#8b3a8f', '#a83279', '#1f6a7a', '#7a5548', '#55606e'] as const;

/** Words that many names of groups share. */
const common = /^(groupe|sas|sarl|automobiles?|de|du|des|la|le|les|et)$/i;

/** A colour and two letters by which people distinguish tabs; the name always stands beside them. */
export const customerMark = (BDGp: string, label: string) => {
  const sum = [...BDGp.toLowerCase()].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7);
  const words = label.split(/[\s'’-]+/).filter((word) => /^\p{L}/u.test(word));
  const own = words.filter((word) => !common.test(word));
  const [first = '?', second] = own.length > 0 ? own : words;
  const initials = second ? (first[0] ?? '') + (second[0] ?? '') : first.slice(0, 2);
  return { colour: colours[sum % colours.length] ?? colours[0], initials: initials.toUpperCase() };
};

/** The icon of the browser's tab. */
export const markIcon = ({ colour, initials }: ReturnType<typeof customerMark>) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="3" fill="${colour}"/><text x="8" y="11.5" font-family="sans-serif" font-size="9" font-weight="700" text-anchor="middle" fill="#fff">${initials}</text></svg>`,
  )}`;

/** Shows the customer in the browser's tab. */
export const useTabIcon = (mark: ReturnType<typeof customerMark> | null) => {
  const href = mark && markIcon(mark);
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
    if (!href || !link) return undefined;
    const before = link.href;
    link.href = href;
    return () => {
      link.href = before;
    };
  }, [href]);
};
