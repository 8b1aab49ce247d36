import { IconHistoryToggle } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { MomentForm } from '../../../kit/past/moment-form.tsx';
import { retourPath } from '../journal.links.ts';

/** The evening before a day, as a field of date and time holds it. */
const eveningBefore = (day: string) => `${new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)}T23:59`;

interface MomentPanelProps {
  /** The evening before it is offered. */
  day: string;
  /** The screen that goes back; absent, everything. */
  ecran: string | undefined;
}

/** Leads to the plan of going back to a date and time. */
export const MomentPanel = ({ day, ecran }: MomentPanelProps) => {
  const navigate = useNavigate();
  return (
    <MomentForm
      label="Revenir au"
      act="Voir ce qui serait remis…"
      icon={IconHistoryToggle}
      initial={eveningBefore(day)}
      isFine
      onFound={(instant) => navigate({ to: retourPath, search: { instant, ecran } })}
    />
  );
};
