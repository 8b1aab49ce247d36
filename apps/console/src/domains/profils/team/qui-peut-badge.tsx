import { profils } from '@comptoir/contract/domains/profils/profils.calls';
import { AskButton } from '../../../kit/pourquoi/ask-button.tsx';
import { useRead } from '../../../kit/queries.ts';
import { useSearchValue } from '../../../kit/use-param.ts';
import { late } from '../../../ui/late.tsx';

const QuiPeutPicker = late(() => import('../../pourquoi/qui-peut-picker.tsx').then(({ QuiPeutPicker: component }) => component));

/** Any profile lists all the rights that there are; until one is known, the question waits. */
const Answered = ({
  idProfil,
  asked,
  opened,
  onClose,
}: {
  idProfil: number | undefined;
  asked: string | null;
  opened: boolean;
  onClose: () => void;
}) => {
  const { data } = useRead(profils.rights, { params: { idProfile: idProfil ?? 0 } }, { enabled: idProfil !== undefined });
  return data ? <QuiPeutPicker rights={data} asked={asked} opened={opened} onClose={onClose} /> : null;
};

/** Asks who has a right, whatever their profile; the address may name the right. */
export const AskQuiPeut = ({ idProfil }: { idProfil: number | undefined }) => {
  const droit = useSearchValue('droit');
  const asked = typeof droit === 'string' ? droit : null;
  return (
    <AskButton
      key={asked}
      of="un droit"
      asked={asked !== null}
      dialog={(opened, close) => <Answered idProfil={idProfil} asked={asked} opened={opened} onClose={close} />}
    >
      {'Qui peut\u00a0?'}
    </AskButton>
  );
};
