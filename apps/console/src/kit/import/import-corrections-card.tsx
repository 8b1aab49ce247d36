import type { ImportResult } from '@comptoir/contract/imports/result';
import { Button, Card, Group, PasswordInput, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { counted } from '@comptoir/contract/texts/counted';
import { placeOf, type Corrections } from './corrections.ts';
import css from './import.module.css';

type Line = ImportResult['aCorriger'][number];

/** Lines that are shown at once: each has fields of its own. */
const shownAtOnce = 20;

interface CellFieldProps {
  line: Line;
  cell: Line['cellules'][number];
  typed: string | undefined;
  onChange: (valeur: string) => void;
}

const CellField = ({ line: { ligne }, cell: { colonne, valeur, messages }, typed, onChange }: CellFieldProps) => {
  const field = {
    label: colonne,
    'aria-label': `${colonne}, ligne ${ligne}`,
    error: messages.join(' '),
    value: typed ?? valeur ?? '',
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  // A secret of the file is told to nobody: it is typed again, or left.
  return valeur === null ? <PasswordInput {...field} autoComplete="off" /> : <TextInput {...field} />;
};

interface ImportCorrectionsCardProps {
  lines: ImportResult['aCorriger'];
  corrections: Corrections;
  onCorrect: (ligne: number, colonne: string, valeur: string) => void;
  /** What the button does with the corrected lines. */
  act: string;
  onAct: () => void;
}

/** The lines that something is wrong with, each with its cells at fault to be typed again. */
export const ImportCorrectionsCard = ({ lines, corrections, onCorrect, act, onAct }: ImportCorrectionsCardProps) => {
  const [shown, setShown] = useState(shownAtOnce);
  if (lines.length === 0) return null;
  const left = lines.length - shown;
  return (
    <Card withBorder component="section" aria-labelledby="a-corriger">
      <form
        noValidate
        aria-label="Lignes à corriger"
        onSubmit={(event) => {
          event.preventDefault();
          onAct();
        }}
      >
        <Group justify="space-between" mb="xs">
          <Title order={2} id="a-corriger">
            {`Lignes à corriger (${lines.length})`}
          </Title>
          <Button type="submit" variant="default">
            {act}
          </Button>
        </Group>
        <Text size="sm" c="dimmed" mb="sm">
          Corrigez ici ce que les messages disent&nbsp;: le fichier reste comme il est, ces valeurs prennent la place des siennes.
        </Text>
        <ul className={css.corrections}>
          {lines.slice(0, shown).map((line) => (
            <li key={line.ligne}>
              <div role="group" aria-label={`Ligne ${line.ligne} ${line.cle}`} className={css.correction}>
                <div>
                  <Text size="sm" fw={600}>{`Ligne ${line.ligne}`}</Text>
                  <Text size="xs" c="dimmed">
                    {[line.nom, line.cle].filter(Boolean).join(', ')}
                  </Text>
                </div>
                {line.cellules.map((cell) => (
                  <CellField
                    key={cell.colonne}
                    line={line}
                    cell={cell}
                    typed={corrections.get(placeOf(line.ligne, cell.colonne))?.valeur}
                    onChange={(valeur) => onCorrect(line.ligne, cell.colonne, valeur)}
                  />
                ))}
              </div>
            </li>
          ))}
        </ul>
        {left > 0 && (
          <Button variant="default" mt="sm" onClick={() => setShown(shown + shownAtOnce)}>
            {`Afficher ${counted(Math.min(left, shownAtOnce), 'autre ligne', 'autres lignes')}`}
          </Button>
        )}
      </form>
    </Card>
  );
};
