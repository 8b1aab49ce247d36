import type { SiteChoice, SiteText, SiteTick } from '@comptoir/contract/domains/sites/sites-import.fields';
import { textKey, type ImportLine } from '../../../imports/lines.rules.ts';

/** Choices and brands are names as written. */
type Given = Partial<Record<SiteText | SiteChoice, string> & Record<SiteTick, boolean> & { Marques: readonly string[] }>;

export type SiteLine = ImportLine<Given>;

export const keyOf = ({ given: { Code } }: SiteLine) => (Code === undefined ? undefined : textKey(Code));
