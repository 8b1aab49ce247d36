import type { Reply } from './reply.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escape = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

interface HtmlPage {
  status: number;
  title: string;
  /** Markup, with every text in it escaped. */
  main: string;
}

/** A page of the sandbox, in French. */
export const htmlPage = ({ status, title, main }: HtmlPage): Reply => ({
  status,
  type: 'text/html; charset=utf-8',
  body: `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="referrer" content="no-referrer">
<title>${escape(title)} – bac à sable</title>
<style>
  :root { color-scheme: light dark; background: Canvas; color: CanvasText }
  a { color: inherit }
  body { font: 16px/1.5 system-ui, sans-serif; margin: 3rem auto; max-width: 40rem; padding: 0 1rem }
  table { border-collapse: collapse; width: 100% }
  caption { text-align: left; font-weight: bold; padding: .5rem 0 }
  th, td { border-top: 1px solid; padding: .4rem 1rem .4rem 0; text-align: left; overflow-wrap: anywhere }
  details { border-top: 1px solid; padding: .4rem 0 }
  summary { cursor: pointer; overflow-wrap: anywhere }
  fieldset { border: 1px solid; margin: 1rem 0 }
  label { display: block; margin: .4rem 0 }
  select, input, button { font: inherit; min-height: 2.5rem; max-width: 100% }
  pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
</style>
<main>
<h1>${escape(title)}</h1>
${main}
</main>
</html>
`,
});
