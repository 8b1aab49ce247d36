import { Kbd, Switch, Table, Text } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { useMemo } from 'react';
import { charactersOffOf } from '../../kit/one-key.ts';
import { useSessionInfo } from '../../kit/session.ts';
import { menuOf } from '../frame/menu.ts';
import { placesIn } from '../frame/keys/quick-keys.ts';
import { openingOf } from '../routes/opening.ts';

interface Keyed {
  label: string;
  rows: readonly (readonly [keys: readonly string[], act: string])[];
}

const keys: readonly Keyed[] = [
  {
    label: 'Partout',
    rows: [
      [['Ctrl', 'K'], 'Aller à un écran, un réglage, une fiche, un client, ou faire un acte'],
      [['Ctrl', 'Z'], 'Annuler ce que dit le dernier message'],
      [['Alt', 'N'], 'Ouvrir ou fermer les notifications'],
      [['Ctrl', 'B'], 'Réduire ou déplier le menu'],
      [['F6'], 'Aller du bandeau au menu, à la page, à l’aide\u00a0; avec Maj, en sens inverse'],
      [['Échap'], 'Fermer une fenêtre, ou cette aide'],
    ],
  },
  {
    label: 'Dans une liste',
    rows: [
      [['↑', '↓'], 'Aller d’une ligne à l’autre'],
      [['←', '→'], 'Aller d’une commande de la ligne à l’autre'],
      [['Début'], 'Aller à la première ligne'],
      [['Fin'], 'Aller à la dernière ligne'],
      [['Espace'], 'Cocher, décocher'],
      [['Entrée'], 'Ouvrir'],
    ],
  },
  {
    label: 'Dans un formulaire',
    rows: [
      [['Ctrl', 'S'], 'Enregistrer'],
      [['Ctrl', '.'], 'Ouvrir les actions de la fiche'],
    ],
  },
  {
    label: 'Dans une cellule',
    rows: [
      [['Entrée'], 'Terminer la saisie'],
      [['Échap'], 'Rétablir la valeur'],
    ],
  },
];

const KeyTable = ({ label, rows }: Keyed) => (
  <section aria-label={label}>
    <Text size="xs" c="dimmed" fw={600} mt="xs">
      {label}
    </Text>
    <Table withRowBorders={false} verticalSpacing={2} horizontalSpacing={0}>
      <Table.Tbody>
        {rows.map(([combination, act]) => (
          <Table.Tr key={act}>
            <Table.Th scope="row" w="6.5rem">
              {combination.map((key) => (
                <Kbd key={key} mr={4}>
                  {key}
                </Kbd>
              ))}
            </Table.Th>
            <Table.Td>{act}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </section>
);

const characters: Keyed['rows'] = [
  [['?'], 'Afficher ou fermer cette aide'],
  [['/'], 'Aller à la recherche de la liste'],
  [['N'], 'Ajouter ce que montre la page, ou la carte où l’on est'],
];

/** Keys that are texts where somebody types; whoever speaks to the computer, or slips, is better off without them. */
const CharacterKeys = () => {
  const info = useSessionInfo();
  const [charactersOff, setCharactersOff] = useLocalStorage({
    key: charactersOffOf(info.login),
    defaultValue: false,
    getInitialValueInEffect: false,
    deserialize: (stored) => stored === 'true',
  });
  const places = useMemo(() => placesIn(menuOf(info, openingOf(info), info.customer !== null)), [info]);
  return (
    <>
      <Switch
        mt="xs"
        label="Touches d’un seul caractère"
        description="Sans elles, le bouton Aide ouvre encore cette aide."
        checked={!charactersOff}
        onChange={({ currentTarget: { checked } }) => setCharactersOff(!checked)}
      />
      {!charactersOff && (
        <>
          <KeyTable label="Hors d’un champ" rows={characters} />
          {places.length > 0 && (
            <KeyTable label="G, puis une lettre" rows={places.map(({ letter, entry }) => [[letter.toUpperCase()], entry.label] as const)} />
          )}
        </>
      )}
    </>
  );
};

/** What the keyboard does, by where one is. */
export const Keys = () => (
  <>
    {keys.map((keyed) => (
      <KeyTable key={keyed.label} {...keyed} />
    ))}
    <CharacterKeys />
  </>
);
