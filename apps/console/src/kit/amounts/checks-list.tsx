import { Alert, Text } from '@mantine/core';
import css from './amounts.module.css';

interface ChecksListProps {
  /** What is or may be wrong, a sentence each. */
  sentences: readonly string[];
  /** Shown when nothing is wrong. */
  fine: string;
  /** Why the form refuses the table. */
  refusal: string | undefined;
}

/** What to know about a table of amounts before saving it. */
export const ChecksList = ({ sentences, fine, refusal }: ChecksListProps) => (
  <>
    {refusal && (
      <Alert color="red" variant="light" role="alert" tabIndex={-1}>
        {refusal}
      </Alert>
    )}
    <output>
      {sentences.length === 0 ? (
        <Text c="dimmed">{fine}</Text>
      ) : (
        <ul className={css.checks}>
          {sentences
            .filter((sentence) => sentence !== `${refusal}.`)
            .map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
        </ul>
      )}
    </output>
  </>
);
