import { Anchor } from '@mantine/core';
import { useState } from 'react';
import { CallError } from '../client.ts';
import { notify } from '../notify.ts';
import { goTo, instantBefore } from './past.ts';

interface SeeBeforeProps {
  moment: string;
  path: string;
  label: string;
}

const noState = 'L’historique de ce client ne remonte pas avant cette date.';

/** Leads to a page as it was just before a moment. */
export const SeeBefore = ({ moment, path, label }: SeeBeforeProps) => {
  const [isComing, setIsComing] = useState(false);
  const see = async () => {
    setIsComing(true);
    try {
      const found = await instantBefore(moment);
      if (found === null) notify.failed(new CallError(404, noState));
      else return goTo(found, path);
    } catch (error) {
      notify.failed(error);
    }
    setIsComing(false);
  };
  return (
    <Anchor component="button" type="button" inherit aria-busy={isComing} onClick={() => isComing || void see()}>
      {label}
    </Anchor>
  );
};
