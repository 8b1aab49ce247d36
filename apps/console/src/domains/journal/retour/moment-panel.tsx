import { IconHistoryToggle } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { MomentForm } from '../../../kit/past/moment-form.tsx';
import { retourPath } from '../journal.links.ts';

const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

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
      initialDay={dayBefore(day)}
      onFound={(instant) => navigate({ to: retourPath, search: { instant, ecran } })}
    />
  );
};
