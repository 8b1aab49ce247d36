/** Reads a growing text and hands each complete line over once. */
export const lineReader = (onLine: (line: string) => void) => {
  let read = 0;
  return (text: string) => {
    for (let end = text.indexOf('\n', read); end >= 0; end = text.indexOf('\n', read)) {
      const line = text.slice(read, end);
      read = end + 1;
      if (line !== '') onLine(line);
    }
  };
};
