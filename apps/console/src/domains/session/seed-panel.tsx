import { groupedKey } from '@comptoir/contract/domains/session/facteurs';
import { Code, Stack, Text } from '@mantine/core';
import { encode } from 'uqr';
import { CopyButton } from '../../kit/copy-button.tsx';
import css from './facteurs.module.css';

/** One path for all dark squares: nothing of the address is ever read as markup. */
const pathOf = (rows: readonly (readonly boolean[])[]) =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');

const QrCode = ({ text }: { text: string }) => {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      className={css.qr}
      role="img"
      aria-label="Code QR à lire avec votre application"
      shapeRendering="crispEdges"
    >
      <path d={pathOf(data)} fill="#000" />
    </svg>
  );
};

/** What an application of codes needs: to scan, or to type. */
export const SeedPanel = ({ Cle, Adresse }: { Cle: string; Adresse: string }) => (
  <Stack gap="sm">
    <Text>
      Dans votre application de codes (Google Authenticator, Microsoft Authenticator, FreeOTP…), ajoutez un compte et lisez ce code&nbsp;:
    </Text>
    <QrCode text={Adresse} />
    <div className={css.key}>
      <Text size="sm">Ou saisissez-y cette clé&nbsp;:</Text>
      <Code className={css.secret}>{groupedKey(Cle)}</Code>
      <CopyButton label="Copier la clé" text={() => Cle} />
    </div>
  </Stack>
);
