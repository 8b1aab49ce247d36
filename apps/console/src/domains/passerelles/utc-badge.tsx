import { utcText } from './utc-moment.ts';

/** A moment as every gateway screen shows it: in French, in UTC. */
export const UtcBadge = ({ moment }: { moment: string | null }) => (moment ? <time dateTime={moment}>{utcText(moment)}</time> : null);
