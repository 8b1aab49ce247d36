import { Anchor } from '@mantine/core';
import { Suspense } from 'react';
import { late } from '../ui/late.tsx';
import { EmptyState } from '../ui/states/empty-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';

const WhyClosedPanel = late(() => import('./raisons/why-closed-panel.tsx').then(({ WhyClosedPanel: component }) => component), {
  isExtra: true,
});

/** Also shown for pages that this session may not open. */
export const NotFoundPage = () => (
  <>
    <PageHeader title="Page not found" purpose="Cette page n’existe pas, ou votre accès ne permet pas de l’ouvrir." />
    <Suspense>
      <WhyClosedPanel />
    </Suspense>
    <EmptyState message="Vérifiez l’adresse, ou repartez de l’accueil." action={<Anchor href="/">Retour à l’accueil</Anchor>} />
  </>
);
