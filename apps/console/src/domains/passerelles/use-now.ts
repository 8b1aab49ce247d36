import { useEffect, useState } from 'react';

const minuteMillis = 60_000;

/** The time, updated each minute, so that an open page does not keep an old state. */
export const useNow = () => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMillis);
    return () => clearInterval(timer);
  }, []);
  return now;
};
