import { Kbd, Table, Text } from '@mantine/core';

const keys: { label: string; rows: [keys: string[], act: string][] }[] = [
  {
    label: 'Partout',
    rows: [
      [['Ctrl', 'K'], 'Aller à un écran, un réglage, une fiche, un client, ou faire un acte'],
      [['Ctrl', 'Z'], 'Annuler ce que dit le dernier message'],
      [['Alt', 'N'], 'Ouvrir ou fermer les notifications'],
      [['Ctrl', 'B'], 'Réduire ou déplier le menu'],
      [['?'], 'Afficher ou fermer cette aide'],
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

/** What the keyboard does, by where one is. */
export const Keys = () => (
  <>
    {keys.map(({ label, rows }) => (
      <section key={label} aria-label={label}>
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
    ))}
  </>
);
