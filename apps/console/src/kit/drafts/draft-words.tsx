const mostNamed = 8;

const names = (all: readonly string[]) => new Intl.ListFormat('fr').format(all);

/** The names of fields in a sentence, each once; of many the first ones. */
export const listed = (all: readonly string[]) => {
  const each = [...new Set(all)];
  const more = each.length - mostNamed;
  return names(more > 1 ? [...each.slice(0, mostNamed), `${more} autres`] : each);
};

/** What is never kept with a draft, as a sentence after another one. */
export const LeftFields = ({ names: left }: { names: readonly string[] }) =>
  left.length > 0 && <> Ne sont pas gardés et sont à saisir de nouveau&nbsp;: {names([...new Set(left)])}.</>;
