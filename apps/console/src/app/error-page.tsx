import { useState } from 'react';
import { CallError } from '../kit/client.ts';
import { NotLoaded } from '../ui/late.tsx';
import { ErrorState } from '../ui/states/error-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { serverAnswers } from './server-answers.ts';

const isMissingFile = (error: Error) => /dynamically imported module|Importing a module script failed|preload CSS/i.test(error.message);

const sentenceOf = (error: Error) => {
  if (error instanceof CallError) return error.message;
  if (error instanceof NotLoaded) return 'Le serveur ne répond pas. Ce qui a été saisi ailleurs est gardé.';
  if (isMissingFile(error)) return 'La page n’a pas pu être chargée. Une nouvelle version de la console vient peut-être d’être installée.';
  return 'Une erreur inattendue empêche d’afficher cette page.';
};

/** Begins the page anew once the server answers: a browser does not ask again for code that did not come. */
const useReload = () => {
  const [asking, setAsking] = useState(false);
  const reload = async () => {
    setAsking(true);
    if (await serverAnswers()) location.reload();
    else setAsking(false);
  };
  return { asking, reload: () => void reload() };
};

/** Shown in place of a page that failed. */
export const ErrorPage = ({ error, onRetry }: { error: Error; onRetry: () => void }) => {
  const { asking, reload } = useReload();
  return (
    <>
      <PageHeader title="Erreur" purpose="Cette page n’a pas pu être affichée." />
      <ErrorState
        message={sentenceOf(error)}
        requestId={error instanceof CallError ? error.requestId : null}
        onRetry={error instanceof NotLoaded || isMissingFile(error) ? reload : onRetry}
        retrying={asking}
      />
    </>
  );
};
