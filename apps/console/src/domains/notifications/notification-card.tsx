import type { Notification } from '@comptoir/contract/domains/notifications/notifications.calls';
import { ActionIcon, Text, VisuallyHidden } from '@mantine/core';
import {
  IconAlertTriangle,
  IconAt,
  IconCheck,
  IconDoorExit,
  IconFileImport,
  IconListCheck,
  IconMail,
  IconMailOpened,
  IconUserCheck,
} from '@tabler/icons-react';
import { shownText } from '../../kit/list/rows/cell-value.ts';
import { addressAt } from '../../kit/place.ts';
import { agoInWords, detailOf, notificationInWords, timeOf } from './notification-words.ts';
import css from './notifications.module.css';

const icons = {
  mention: IconAt,
  alerte: IconAlertTriangle,
  import: IconFileImport,
  lot: IconListCheck,
  demande: IconMail,
  reponse: IconMailOpened,
  acces: IconUserCheck,
  depart: IconDoorExit,
};

/** An operator's may be another customer's: a link with its name. */
const hrefOf = ({ client, Ecran }: Notification) => (client ? addressAt(client.BDGp, Ecran) : Ecran);

interface NotificationCardProps {
  told: Notification;
  now: number;
  onRead: (told: Notification) => void;
  /** Its link was followed. */
  onLeave: () => void;
}

/** One notification: what happened as a sentence that leads there, at which customer, and when. */
export const NotificationCard = ({ told, now, onRead, onLeave }: NotificationCardProps) => {
  const { Nature, Etat, Lue, DateH, client } = told;
  const Icon = icons[Nature];
  const sentence = notificationInWords(told);
  const follow = () => {
    if (!Lue) onRead(told);
    onLeave();
  };
  return (
    <li
      className={css.card}
      data-unread={Lue ? undefined : true}
      data-grave={Etat === 'ouverte' || Etat === 'arrete' || Nature === 'depart' ? true : undefined}
    >
      <Icon size={18} aria-hidden className={css.icon} />
      <div className={css.told}>
        <a href={hrefOf(told)} className={css.link} onClick={follow}>
          {sentence}
        </a>
        {!Lue && <VisuallyHidden> Non lue</VisuallyHidden>}
        <p className={css.detail} data-whole={Nature === 'reponse' ? true : undefined}>
          {detailOf(told)}
        </p>
        <Text size="xs" c="dimmed">
          {client && <span className={css.client}>{client.label}</span>}
          <time dateTime={DateH} title={shownText('dateTime', DateH)}>
            {agoInWords(DateH, now)} · {timeOf(DateH)}
          </time>
        </Text>
      </div>
      {!Lue && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={28}
          title="Marquer comme lue"
          aria-label={`Marquer comme lue\u00a0: ${sentence}`}
          onClick={() => onRead(told)}
        >
          <IconCheck size={16} aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
};
