import type { ImportReading, ReadColumn } from '@comptoir/contract/imports/reading';
import { NativeSelect, Text } from '@mantine/core';
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx';

/** What the select says of a column that is not read. */
const ignored = 'Ignorer';

const reasons: Record<ReadColumn['raison'], { word: string; tone: Tone }> = {
  documente: { word: 'Place du modèle', tone: 'ok' },
  reconnu: { word: 'Titre reconnu', tone: 'ok' },
  memorise: { word: 'Mémorisé', tone: 'info' },
  devine: { word: 'Deviné, à vérifier', tone: 'warning' },
  inconnu: { word: 'Titre inconnu', tone: 'off' },
};

interface ColumnRowProps {
  column: ReadColumn;
  champs: ImportReading['champs'];
  chosen: string | null;
  onChoose: (champ: string | null) => void;
}

/** One column of a file: what stands in it, and what it becomes. */
export const ColumnRow = ({ column: { colonne, titre, champ, raison, valeurs }, champs, chosen, onChoose }: ColumnRowProps) => {
  const reason = chosen === champ ? reasons[raison] : { word: 'Choisi', tone: 'info' as const };
  return (
    <tr>
      <th scope="row">
        {titre === '' ? <Text c="dimmed">Sans titre</Text> : titre}
        <Text size="xs" c="dimmed">{`Colonne ${colonne}`}</Text>
      </th>
      <td>
        <NativeSelect
          aria-label={`Colonne ${colonne}, ${titre || 'sans titre'}, devient`}
          value={chosen ?? ''}
          onChange={({ currentTarget: { value } }) => onChoose(value === '' ? null : value)}
          data={[{ value: '', label: ignored }, ...champs.map((field) => ({ value: field.champ, label: field.champ }))]}
        />
      </td>
      <td>
        {valeurs === null ? (
          <Text size="sm" c="dimmed">
            Valeurs masquées
          </Text>
        ) : (
          <Text size="sm">{valeurs.length > 0 ? valeurs.join(', ') : '—'}</Text>
        )}
      </td>
      <td>
        <StatusBadge tone={reason.tone}>{reason.word}</StatusBadge>
      </td>
    </tr>
  );
};
