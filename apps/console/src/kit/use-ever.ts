import { useState } from 'react';

/** Whether it has been so once: what is loaded when it is first needed stays, and may fade away. */
export const useEver = (is: boolean) => {
  const [ever, setEver] = useState(is);
  if (is && !ever) setEver(true);
  return ever;
};
