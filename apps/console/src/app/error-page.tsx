import { CallError } from '../kit/client.ts';
import { ErrorState } from '../ui/states/error-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';

const isMissingFile = (error: Error) => /dynamically imported module|Importing a module script failed|preload CSS/i.test(error.message);

const sentenceOf = (error: Error) => {
  if (error instanceof CallError) return error.message;
  if (isMissingFile(error)) return 'La page n’a pas pu être chargée. Une nouvelle version de la console vient peut-être d’être installée.';
  return 'Une erreur inattendue empêche d’afficher cette page.';
};

/** Shown in place of a page that failed. */
export const ErrorPage = ({ error, onRetry }: { error: Error; onRetry: () => void }) => (
  <>
    <PageHeader title="Erreur" purpose="Cette page n’a pas pu être affichée." />
    <ErrorState
      message={sentenceOf(error)}
      requestId={error instanceof CallError ? error.requestId : null}
      onRetry={isMissingFile(error) ? () => location.reload() : onRetry}
    />
  </>
);
