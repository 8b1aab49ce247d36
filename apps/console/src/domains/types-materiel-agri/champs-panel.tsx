import type { ChampMateriel } from '@comptoir/contract/domains/types-materiel-agri/types-materiel-agri.calls';
import { Button, Card, Checkbox, Group, Text, TextInput, Title, VisuallyHidden } from '@mantine/core';
import { useId, useState, type ReactNode } from 'react';
import { fold, matcherOf } from '../../kit/list/filters/fold.ts';
import css from './types-materiel-agri.module.css';

/** A field without a column in the vehicles' table. */
const Star = () => (
  <span className={css.star} title="Champ sans colonne dans la table des véhicules">
    <span aria-hidden>★</span>
    <VisuallyHidden> (sans colonne dans la table)</VisuallyHidden>
  </span>
);

interface ChampsPanelProps {
  title: string;
  /** In the order shown; without a title they form one group. */
  groups: readonly { title: string; champs: readonly ChampMateriel[] }[];
  empty: string;
  /** The action on the ticked fields: 'Ajouter'. */
  act: string;
  icon: ReactNode;
  disabled: boolean;
  onMove: (ids: readonly number[]) => void;
}

/** One of the two lists of fields, with filter, ticks and a button that moves the ticked ones. A double-click moves one. */
export const ChampsPanel = ({ title, groups, empty, act, icon, disabled, onMove }: ChampsPanelProps) => {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [text, setText] = useState('');
  const titleId = useId();
  const matches = matcherOf(text);
  const shown = groups
    .map((group) => ({ ...group, champs: group.champs.filter(({ Descr }) => matches(fold(Descr))) }))
    .filter(({ champs }) => champs.length > 0);
  const chosen = shown.flatMap(({ champs }) => champs.map(({ IDFieldMat }) => IDFieldMat)).filter((id) => ticked.has(id));
  const tick = (id: number, on: boolean) => setTicked((before) => new Set(on ? [...before, id] : [...before].filter((one) => one !== id)));
  const moveAll = (ids: readonly number[]) => {
    setTicked((before) => new Set([...before].filter((one) => !ids.includes(one))));
    onMove(ids);
  };
  const count = groups.reduce((sum, { champs }) => sum + champs.length, 0);
  return (
    <Card withBorder component="section" aria-labelledby={titleId} className={css.list ?? ''}>
      <Group justify="space-between" gap="xs" mb="xs">
        <Title order={2} id={titleId}>
          {title} <Text span c="dimmed">{`(${count})`}</Text>
        </Title>
        <Button variant="default" leftSection={icon} disabled={disabled || chosen.length === 0} onClick={() => moveAll(chosen)}>
          {act}
        </Button>
      </Group>
      <TextInput
        aria-label={`Filtrer\u00a0: ${title}`}
        placeholder="Filtrer"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        autoComplete="off"
        mb="xs"
      />
      <div className={css.box}>
        {shown.map((group) => (
          <fieldset key={group.title} className={css.group}>
            <legend>{group.title}</legend>
            {group.champs.map(({ IDFieldMat, Descr, MaterialTableCol }) => (
              <div key={IDFieldMat} className={css.champ} onDoubleClick={() => !disabled && moveAll([IDFieldMat])}>
                <Checkbox
                  label={
                    <>
                      {Descr} {MaterialTableCol === null && <Star />}
                    </>
                  }
                  checked={ticked.has(IDFieldMat)}
                  disabled={disabled}
                  onChange={(event) => tick(IDFieldMat, event.currentTarget.checked)}
                />
              </div>
            ))}
          </fieldset>
        ))}
        {shown.length === 0 && <Text c="dimmed">{count === 0 ? empty : 'Aucun champ ne correspond au filtre.'}</Text>}
      </div>
    </Card>
  );
};
