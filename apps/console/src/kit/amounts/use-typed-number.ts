import { useState, type ChangeEvent } from 'react';
import { shownNumber, textOfNumber, typedNumber, type NumberLook, type Typed } from './typed-number.ts';

/** For an input of a number: it shows the keys as they were typed until it is left, and hands on what they mean. */
export const useTypedNumber = (value: Typed, onTyped: (value: Typed) => void, look?: NumberLook) => {
  const [typed, setTyped] = useState<string | null>(null);
  return {
    value: typed === null ? shownNumber(value, look) : textOfNumber(typed, value, look),
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      setTyped(currentTarget.value);
      onTyped(typedNumber(currentTarget.value));
    },
    onBlur: () => setTyped(null),
  };
};
