const time = /^([01]?\d|2[0-3])\s?[:hH.]\s?([0-5]\d)$/;
const fineTime = /^([01]?\d|2[0-3])\s?[:hH.]\s?([0-5]\d)\s?[:mM.]\s?([0-5]\d)\s?s?$/;

/** '22:30' from a typed text: `22:30`, `22h30`, `8.05`; null when it is no time. */
export const typedTime = (text: string) => {
  const [, hours, minutes] = time.exec(text.trim()) ?? [];
  return hours && minutes ? `${hours.padStart(2, '0')}:${minutes}` : null;
};

/** The same, to the second where one is typed: '22:30:05'. */
export const typedFineTime = (text: string) => {
  const [, hours, minutes, seconds] = fineTime.exec(text.trim()) ?? [];
  return hours && minutes && seconds ? `${hours.padStart(2, '0')}:${minutes}:${seconds}` : typedTime(text);
};
