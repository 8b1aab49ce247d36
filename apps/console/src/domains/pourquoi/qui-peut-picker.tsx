import { nomDuDroit, pourquoi } from '@comptoir/contract/domains/pourquoi/pourquoi.calls';
import type { Right } from '@comptoir/contract/domains/profils/profils.calls';
import { useMemo } from 'react';
import { useRead } from '../../kit/queries.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { keyOfDroit } from '../profils/profils.links.ts';
import { PeoplePanel, QuiPeutPanel, readAnew, useLesquels } from './qui-peut-panel.tsx';

type Asked = Pick<Right, 'DRFUNCTION_ID' | 'DRTYPE_PRIVILEGE_ID'>;

const People = ({ droit: { DRFUNCTION_ID, DRTYPE_PRIVILEGE_ID }, IDSite }: { droit: Asked; IDSite: number | undefined }) => {
  const lesquels = useLesquels(IDSite);
  const query = useRead(pourquoi.quiPeut, { params: { DRFUNCTION_ID, DRTYPE_PRIVILEGE_ID }, query: lesquels.asked }, readAnew);
  return <PeoplePanel query={query} lesquels={lesquels} what="ce droit" />;
};

interface QuiPeutPickerProps {
  rights: readonly Right[];
  /** The right that is asked for first. */
  asked?: string | null;
  opened: boolean;
  onClose: () => void;
}

const Chosen = ({ rights, asked = null }: Pick<QuiPeutPickerProps, 'rights' | 'asked'>) => {
  const choices = useMemo(
    () =>
      rights.map((right) => ({
        value: keyOfDroit(right),
        label: `${nomDuDroit(right.DRFUNCTION_DESCR, right.DRTYPE_PRIVILEGE_ID)}, ${right.DRMODULE_DESCR}`,
      })),
    [rights],
  );
  return (
    <QuiPeutPanel
      label="Droit"
      placeholder="Choisir un droit…"
      nothing="Aucun droit ne correspond."
      choices={choices}
      asked={asked}
      people={(key, IDSite) => {
        const droit = rights.find((right) => keyOfDroit(right) === key);
        return droit && <People key={`${key} ${IDSite}`} droit={droit} IDSite={IDSite} />;
      }}
    />
  );
};

/** Who has a right, whatever their profile, and who has not. */
export const QuiPeutPicker = ({ rights, asked = null, opened, onClose }: QuiPeutPickerProps) => (
  <Dialog opened={opened} onClose={onClose} title={'Qui peut\u00a0?'} size="lg">
    <Chosen rights={rights} asked={asked} />
  </Dialog>
);
