import { Input, Text, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { choiceInWords } from '../filters/filters.ts';
import { fold, matcherOf } from '../filters/fold.ts';
import { TickBox } from '../rows/tick-box.tsx';
import { asChoice } from './choices.ts';
import css from './conditions.module.css';

interface ChoiceTicksProps {
  /** The texts of the column; '' is nothing. */
  values: readonly { text: string; count: number }[];
  ticked: readonly string[];
  fault: string | null;
  onChange: (ticked: readonly string[]) => void;
}

/** Drawn at a time: the rest is found by typing. */
const drawn = 100;
/** As many are seen at a glance. */
const glance = 8;

const number = new Intl.NumberFormat('fr-FR');

/** The values of a column, each with its count. */
export const ChoiceTicks = ({ values, ticked, fault, onChange }: ChoiceTicksProps) => {
  const [query, setQuery] = useState('');
  const id = useId();
  const matches = matcherOf(query);
  // What an address asks may have no row any more; it stays, to be taken off.
  const gone = ticked.filter((text) => !values.some((one) => asChoice(one.text) === asChoice(text))).map((text) => ({ text, count: 0 }));
  const found = [...gone, ...values].filter(({ text }) => matches(fold(choiceInWords(text))));
  const isTicked = (text: string) => ticked.some((one) => asChoice(one) === asChoice(text));
  return (
    <div role="group" aria-label="Valeurs" aria-describedby={fault === null ? undefined : id}>
      {values.length > glance && (
        <TextInput
          aria-label="Chercher une valeur"
          placeholder="Chercher une valeur"
          value={query}
          autoComplete="off"
          spellCheck={false}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        />
      )}
      <div className={css.values}>
        {found.slice(0, drawn).map(({ text, count }) => (
          <TickBox
            key={text}
            label={`${choiceInWords(text)} (${number.format(count)})`}
            checked={isTicked(text)}
            onChange={(on) => onChange(on ? [...ticked, text] : ticked.filter((one) => asChoice(one) !== asChoice(text)))}
          />
        ))}
      </div>
      {found.length > drawn && (
        <Text size="xs" c="dimmed">
          {number.format(found.length - drawn)} autres valeurs&nbsp;: cherchez-les par leur texte.
        </Text>
      )}
      {found.length === 0 && (
        <Text size="xs" c="dimmed">
          Aucune valeur de ce texte.
        </Text>
      )}
      {fault !== null && <Input.Error id={id}>{fault}</Input.Error>}
    </div>
  );
};
