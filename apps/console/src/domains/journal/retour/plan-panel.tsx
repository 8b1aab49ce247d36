import { valueInWords, tableLabel } from '@comptoir/contract/domains/journal/phrases';
import type { LigneRetour } from '@comptoir/contract/domains/retour/retour-plan';
import { Anchor, Group, Radio, Text } from '@mantine/core';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { askedOf, changesPlanned, etatWords, placeOf, type Choices } from './plan.ts';
import css from './plan.module.css';

const fates = { I: 'sera remis', U: 'redevient', D: 'sera retiré' } as const;

const said = (value: unknown) => valueInWords(value).text;

interface ChoiceProps {
  row: LigneRetour;
  champ: string | undefined;
  choices: Choices;
  onChoose: (key: string, choice: 'remettre' | 'garder') => void;
}

/** A field that somebody has changed since: as it is now, or as it was. */
const Choice = ({ row, champ, choices, onChoose }: ChoiceProps) => {
  const key = placeOf({ ...row, ...(champ === undefined ? {} : { champ }) });
  const field = row.champs.find((one) => one.champ === champ);
  const label = field ? `${field.mot}, modifié depuis` : (row.raison ?? etatWords.conflit);
  return (
    <Radio.Group
      label={label}
      {...(field && field.laisse !== undefined ? { description: `L’opération avait mis «\u00a0${said(field.laisse)}\u00a0»` } : {})}
      value={choices.get(key)?.choix ?? null}
      onChange={(value) => onChoose(key, value === 'remettre' ? 'remettre' : 'garder')}
    >
      <Group gap="md" mt={4}>
        <Radio value="garder" label={field ? `Garder «\u00a0${said(field.present)}\u00a0»` : 'Garder'} />
        <Radio value="remettre" label={field ? `Remettre «\u00a0${said(field.remis)}\u00a0»` : 'Remettre'} />
      </Group>
    </Radio.Group>
  );
};

const Row = ({ row, choices, onChoose }: Omit<ChoiceProps, 'champ'>) => {
  const { table, id, nom, operation, etat, raison, lien, champs } = row;
  const named = nom ?? `n°\u00a0${id}`;
  const asked = askedOf(row);
  const conflicting = new Set(asked.map(({ champ }) => champ));
  const changes = changesPlanned(row).filter(({ field }) => !conflicting.has(field));
  const states = new Map(champs.map((field) => [field.champ, field.etat]));
  return (
    <li className={css.row}>
      <Group gap="xs">
        <span>
          <strong>{lien && operation !== 'I' ? <Anchor href={lien}>{named}</Anchor> : named}</strong> ({tableLabel(table)})
          {etat === 'pret' && ` ${fates[operation]}`}
        </span>
        {etat !== 'pret' && <StatusBadge tone={etat === 'conflit' ? 'warning' : 'off'}>{etatWords[etat]}</StatusBadge>}
      </Group>
      {raison && asked.length === 0 && (
        <Text size="sm" c="dimmed">
          {raison}
        </Text>
      )}
      {operation === 'U' && changes.length > 0 && (
        <ul>
          {changes.map(({ field, label, before, after }) => (
            <li key={field}>
              {label ?? field}&nbsp;: <del>{before?.text}</del> → <ins>{after?.text}</ins>
              {etat === 'pret' && states.get(field) !== 'pret' && ` (${etatWords[states.get(field) ?? 'pret'].toLowerCase()})`}
            </li>
          ))}
        </ul>
      )}
      {asked.map(({ champ }) => (
        <Choice key={champ ?? ''} row={row} champ={champ} choices={choices} onChoose={onChoose} />
      ))}
    </li>
  );
};

export interface PlanPanelProps {
  rows: readonly LigneRetour[];
  /** How many there are in all. */
  total: number;
  choices: Choices;
  onChoose: ChoiceProps['onChoose'];
}

/** What putting back would do, row by row; where somebody has changed a field since, which side to keep. */
export const PlanPanel = ({ rows, total, choices, onChoose }: PlanPanelProps) => (
  <>
    <ul className={css.rows}>
      {rows.map((row) => (
        <Row key={placeOf(row)} row={row} choices={choices} onChoose={onChoose} />
      ))}
    </ul>
    {total > rows.length && <Text size="sm">{`Et ${(total - rows.length).toLocaleString('fr-FR')} autres.`}</Text>}
  </>
);
