import { Button, Text, Textarea } from '@mantine/core';
import { parseTexteEmail, tokenOf, variablesEmail, type VariableEmail } from '@comptoir/contract/texts/texte-email';
import { useEffect, useId, useRef } from 'react';
import { useField } from '../../kit/form/fields/use-field.tsx';
import { groupsOfVariables, inserted } from './insert-variable.ts';
import type { SocieteRecord } from './societe-values.ts';
import css from './societes.module.css';

const Preview = ({ text, onGoTo }: { text: string; onGoTo: (position: number) => void }) => {
  const read = parseTexteEmail(text);
  if (!read.ok) {
    return (
      <div className={css.preview} role="status">
        <Text c="var(--mantine-color-error)">{read.message}</Text>
        <Button variant="subtle" size="compact-sm" mt={4} onClick={() => onGoTo(read.position)}>
          Aller à la faute
        </Button>
      </div>
    );
  }
  if (text === '') return <div className={css.preview}>{'Aucun texte\u00a0: l’offre part sans message.'}</div>;
  return (
    <div className={css.preview}>
      {read.value.map((part, place) =>
        'texte' in part ? (
          part.texte
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- a part is identified by its place
          <span key={place} className={css.sample} title={variablesEmail[part.variable][0]}>
            {variablesEmail[part.variable][1]}
          </span>
        ),
      )}
    </div>
  );
};

/** The text of an offer's e-mail: variables are inserted at the caret, and the preview fills in samples. */
export const TexteEmailPanel = ({ field }: Pick<SocieteRecord, 'field'>) => {
  // The section's title says which text.
  const { value, onChange, look } = useField({ ...field('TexteEmailOffre'), label: 'Texte' });
  const { ref, ...rest } = look;
  const text = typeof value === 'string' ? value : '';
  const area = useRef<HTMLTextAreaElement | null>(null);
  /** The caret to set once the field has the new text. */
  const caret = useRef<number | null>(null);
  const title = useId();
  const goTo = (position: number) => {
    area.current?.focus();
    area.current?.setSelectionRange(position, position);
  };
  useEffect(() => {
    if (caret.current !== null) goTo(caret.current);
    caret.current = null;
  }, [text]);
  const insert = (variable: VariableEmail) => {
    const { selectionStart = text.length, selectionEnd = text.length } = area.current ?? {};
    const next = inserted(text, { from: selectionStart, to: selectionEnd }, tokenOf(variable));
    caret.current = next.caret;
    onChange(next.text);
  };
  return (
    <>
      <div className={css.variables}>
        {groupsOfVariables.map(({ title: group, variables }) => (
          <div key={group} role="group" aria-label={`Insérer une variable\u00a0: ${group}`}>
            <span className={css.group}>{group}</span>
            {variables.map((variable) => (
              <Button key={variable} variant="default" size="compact-xs" onClick={() => insert(variable)}>
                {variablesEmail[variable][0]}
              </Button>
            ))}
          </div>
        ))}
      </div>
      <Textarea
        {...rest}
        ref={(element) => {
          area.current = element;
          ref(element);
        }}
        rows={10}
        resize="vertical"
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <section aria-labelledby={title}>
        <Text id={title} fw={600} size="sm" mb={4}>
          Aperçu, avec des valeurs d’exemple
        </Text>
        <Preview text={text} onGoTo={goTo} />
      </section>
    </>
  );
};
