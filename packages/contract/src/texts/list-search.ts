const isPart = /^[\w.*%+~-]+=[\w.*%+~-]*$/;

const isReadable = (text: string) => {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
};

/** Whether a text is the search of an address, each key once; a view is not made of another one. */
export const isListSearch = (text: string) => {
  if (text === '') return true;
  const parts = text.split('&');
  const keys = parts.map((part) => part.slice(0, part.indexOf('=')));
  return parts.every((part) => isPart.test(part) && isReadable(part)) && new Set(keys).size === keys.length && !keys.includes('vue');
};
