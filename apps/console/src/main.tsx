import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import './ui/theme/theme.css';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { setNonce } from 'get-nonce';
import { createRoot } from 'react-dom/client';
import { Root } from './app/root.tsx';
import { cssVariables, theme } from './ui/theme/theme.ts';

/** Style elements added at run time need the page's nonce, or its security policy drops them. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';
setNonce(nonce);

// The provider sets every variable of the theme, so the style sheet that repeats them is left out.
const schemes = localStorageColorSchemeManager({ key: 'comptoir.theme' });

createRoot(document.getElementById('root')!).render(
  <MantineProvider
    theme={theme}
    cssVariablesResolver={cssVariables}
    colorSchemeManager={schemes}
    defaultColorScheme="auto"
    getStyleNonce={() => nonce}
    deduplicateCssVariables={false}
  >
    <Root />
  </MantineProvider>,
);
