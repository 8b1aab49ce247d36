import type { RouterHistory } from '@tanstack/react-router';

let lastLeave = 0;

/** Goes to a page first, so that a changed form can ask; acts only if the person really left. */
export const leaveThen = (history: RouterHistory, href: string, act: () => void) => {
  const leave = ++lastLeave;
  const stop = history.subscribe(({ location }) => {
    stop();
    if ('leave' in location.state && location.state.leave === leave) act();
  });
  history.push(href, { leave });
};
