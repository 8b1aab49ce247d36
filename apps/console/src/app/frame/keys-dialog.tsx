import { Kbd, Table, Title } from '@mantine/core';
import { Dialog } from '../../ui/dialogs/dialog.tsx';

const keys: { label: string; rows: [keys: string[], act: string][] }[] = [
  {
    label: 'Partout',
    rows: [
      [['Ctrl', 'K'], 'Aller à un écran, un réglage, une fiche, un client, ou faire un acte'],
      [['Ctrl', 'Z'], 'Annuler ce que dit le dernier message'],
      [['Ctrl', 'B'], 'Réduire ou déplier le menu'],
      [['?'], 'Afficher cette aide'],
      [['Échap'], 'Fermer une fenêtre'],
    ],
  },
  {
    label: 'Dans une liste',
    rows: [
      [['↑', '↓'], "Aller d'une ligne à l'autre"],
      [['←', '→'], "Aller d'une commande de la ligne à l'autre"],
      [['Début'], 'Aller à la première ligne'],
      [['Fin'], 'Aller à la dernière ligne'],
      [['Espace'], 'Cocher, décocher'],
      [['Entrée'], 'Ouvrir'],
    ],
  },
  {
    label: 'Dans un formulaire',
    rows: [[['Ctrl', 'S'], 'Enregistrer']],
  },
  {
    label: 'Dans une cellule',
    rows: [
      [['Entrée'], 'Terminer la saisie'],
      [['Échap'], 'Rétablir la valeur'],
    ],
  },
];

export const KeysDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog opened onClose={onClose} title="Raccourcis clavier">
    {keys.map(({ label, rows }) => (
      <section key={label}>
        <Title order={3} size="sm">
          {label}
        </Title>
        <Table mb="sm" withRowBorders={false} verticalSpacing={4}>
          <Table.Tbody>
            {rows.map(([combination, act]) => (
              <Table.Tr key={act}>
                <Table.Th scope="row" w="8rem">
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
  </Dialog>
);
